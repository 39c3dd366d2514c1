"""The watch over games of Dynamite Nurse sees what must not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from tests.kit.drive import Play
from tests.kit.dynamitenurse import DynamiteNurseKit, sensible
from wardround.core.records import Terms
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table

KIT = DynamiteNurseKit()


def lose_a_card(table: Table) -> None:
    """Take a card of a deck out of the game."""
    table.hospitals[0].deck.pop()


def double_a_card(table: Table) -> None:
    """Put one more card on a pile of the Town."""
    table.town.piles[table.content.sold[0]] += 1


def turn_one_card_into_another(table: Table) -> None:
    """Let a pile have one more and another one less."""
    table.town.piles[table.content.sold[0]] += 1
    table.town.piles[table.content.sold[1]] -= 1


def lose_a_patient(table: Table) -> None:
    """Take a Patient out of the Dungeon."""
    table.town.dungeon.pop()


def lose_a_marker(table: Table) -> None:
    """Take an unused marker away."""
    table.hospitals[1].markers -= 1


def mark_for_nothing(table: Table) -> None:
    """Give a Kill Mark from the pile that no event tells of."""
    table.town.kill_marks -= 1
    table.hospitals[1].kill_marks += 1


def find_a_kill_mark(table: Table) -> None:
    """Put one more Kill Mark on the pile."""
    table.town.kill_marks += 1


def move_the_title(table: Table) -> None:
    """Give the Dynamite Nurse card to somebody else, unseen."""
    table.town.dynamite_nurse = (table.town.dynamite_nurse + 1) % table.seats


def put_into_disorder(table: Table) -> None:
    """Lay a discard pile down in another order."""
    table.hospitals[table.active].deck.reverse()


def show_what_is_not_there(table: Table) -> None:
    """Let everybody know a card in hand that is not there."""
    table.hospitals[0].shown = [table.content.nurses[0]]


def draw_unseen(table: Table) -> None:
    """Let a card of the deck be in the hand."""
    table.hospitals[0].hand = sorted([*table.hospitals[0].hand, table.hospitals[0].deck.pop()])


def gain_gold_for_nothing(table: Table) -> None:
    """Give Gold that no event tells of."""
    table.main.gold += 1


def owe_points(table: Table) -> None:
    """Let a number of the phase be negative."""
    table.main.purchases = -1


def let_nobody_act(table: Table) -> None:
    """Let everybody wait for everybody."""
    table.waiting = []


def let_another_act(table: Table) -> None:
    """Ask somebody whose turn it is not."""
    table.waiting = [(table.active + 1) % table.seats]


def heal_unseen(table: Table) -> None:
    """Turn a Patient in transport or in a Hospital over, unseen."""
    hospital = next(one for one in table.hospitals if one.admitted)
    hospital.admitted[0] ^= 1


SPOILERS = [
    lose_a_card, double_a_card, turn_one_card_into_another, lose_a_patient, lose_a_marker,
    mark_for_nothing, find_a_kill_mark, move_the_title, put_into_disorder, show_what_is_not_there,
    draw_unseen, gain_gold_for_nothing, owe_points, let_nobody_act, let_another_act, heal_unseen,
]  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILERS)
def test_a_watch_sees_what_must_not_be(spoil: Callable[[Table], None]) -> None:
    """Otherwise games that are watched would prove nothing."""
    play = Play(Terms(GAME, {}, {}), 3, "spoilt", sensible)
    watch = KIT.watch(play.state)
    while KIT.chapter(play.state)[0] < 13 or KIT.moment(play.state) != "main":
        told = [GAME.event_record(play.state, event) for event in play.step()]
        watch.see(play.state, told)
    watch.see(play.state, [])
    spoil(cast(Table, play.state))

    with pytest.raises(AssertionError):
        watch.see(play.state, [])
