"""Whose seats are whose: what a table remembers of that changes with who sits where."""

from __future__ import annotations

from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.live import Live
from wardround.tables.rows import SeatRight, TableRow


def table() -> Live:
    """Return a table of four open seats, of which someone holds one without sitting there."""
    laid = TableSetup(game="dice-hospital", seed="s" * 43, places=(Place(OPEN),) * 4)
    row = TableRow(
        "t", laid.record(), 0, "waiting", listed=False, summary={}, updated_at=0, last_seq=0
    )
    return Live(row, [], [SeatRight(3, "bob", "Bob")])


def sits(live: Live, seat: int, person: str) -> None:
    """Let a person sit down."""
    body = {"name": person, "person": person}
    live.follow(Entry(live.table.seq + 1, 0, "sit", seat, body))


def test_seats_are_theirs_who_sit_there_or_hold_them() -> None:
    live = table()
    assert (live.seats_of("ann"), live.seats_of("bob"), live.seats_of("")) == ([], [3], [])

    sits(live, 1, "ann")
    sits(live, 0, "bob")
    assert (live.seats_of("ann"), live.seats_of("bob")) == ([1], [0, 3])

    live.follow(Entry(3, 0, "stand", 1))
    assert (live.seats_of("ann"), live.seats_of("bob")) == ([], [0, 3])


def test_a_seat_that_was_granted_or_taken_away_is_known_at_once() -> None:
    live = table()
    sits(live, 0, "bob")
    assert live.seats_of("bob") == [0, 3]

    live.revoke(3)
    assert live.seats_of("bob") == [0]
    live.grant("bob", 2)
    assert live.seats_of("bob") == [0, 2]
    live.read_again([])
    assert live.seats_of("bob") == []


def test_nobody_changes_what_is_remembered() -> None:
    live = table()
    live.seats_of("bob").append(0)

    assert live.seats_of("bob") == [3]
