"""Many people who want one seat at the same moment."""

from __future__ import annotations

from tests.kit.racing import race_for_a_link, race_for_seats
from tests.kit.server import Server


def test_of_eight_who_use_one_link_at_once_one_gets_the_seat(server: Server) -> None:
    race_for_a_link([server])


def test_of_eight_who_join_at_once_as_many_sit_as_there_are_seats(server: Server) -> None:
    race_for_seats([server])
