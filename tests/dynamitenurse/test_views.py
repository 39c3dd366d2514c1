"""Every field of a position of Dynamite Nurse is shown to who may see it, or accounted for."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.kit.copies import change
from tests.kit.nurse_fields import busy_table
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import HOSPITAL_FIELDS, TABLE_VALUES, Table
from wardround.dynamitenurse.town import TOWN_FIELDS
from wardround.dynamitenurse.work import MAIN_FIELDS, WORK_FIELDS

NOT_SHOWN = {
    "table.seats": "never changes; it is the number of Hospitals",
    "table.chance": "luck is told by the contract's own verb",
    "table.chance_seat": "luck is told by the contract's own verb",
    "table.stage": "how far a step has come is in what is asked and what has been chosen",
    "table.later": "the phase follows from it",
    "table.lucks": "counted in the key of the luck that is next",
    "work.by_dynamite_nurse": "who held the card as it was played is in the events",
    "work.drawer": "whoever draws is told by the luck that is next",
    "work.draws": "how many are drawn is told when they are",
    "work.hires": "how many Nurses come is told when they do",
    "work.left": "a card that has left play is shown where it is",
    "work.loser": "a Kill Mark that went back is in the events",
    "work.first": "who picks first is who waits first",
    "main.played": "bookkeeping for texts that count copies: the cards are in play or told",
    "town.nurse_knower": "shown as the top of the Nurse pile to whom may know it",
}


HOLDERS: dict[str, tuple[Callable[[Table], object], tuple[str, ...]]] = {
    "table": (lambda table: table, TABLE_VALUES),
    "town": (lambda table: table.town, TOWN_FIELDS),
    "main": (lambda table: table.main, MAIN_FIELDS),
    "work": (lambda table: table.work, WORK_FIELDS),
    "hospital": (lambda table: table.hospitals[1], HOSPITAL_FIELDS),
}
FIELDS = [
    (holder, field)
    for holder, (_, fields) in HOLDERS.items()
    for field in fields
    if f"{holder}.{field}" not in NOT_SHOWN
]
NEW_VALUES: dict[str, object] = {
    "waiting": 1, "step": 21, "active": 1, "first": 1, "ended": 0, "nurses": ((20,), (21,)),
    "events": ((13,),), "dynamite_nurse": 1, "gave": 3, "on_acquire": 3,
}  # fmt: skip
"""What a field can be instead, where one more is no value of it."""


def seen(table: Table, viewer: int | None) -> str:
    """Return a view as text."""
    return json.dumps(GAME.view(table, viewer))


def changed(holder: str, field: str) -> Table:
    """Return the busy table with one field changed."""
    table = busy_table()
    part = HOLDERS[holder][0](table)
    if field == "on_acquire":
        table.main.on_acquire[0] += 1
    elif field == "gave":
        table.work.gave[0] = 3
    elif field == "piles":
        table.town.piles[table.content.sold[0]] += 1
    else:
        change(part, field, NEW_VALUES)
    return table


@pytest.mark.parametrize(("holder", "field"), FIELDS)
def test_a_change_of_any_field_is_seen_by_those_who_may_see_it(holder: str, field: str) -> None:
    """A new field must be shown to the players, or named above with the reason why not."""
    before, after = busy_table(), changed(holder, field)

    for viewer in (None, 0, 1, 2):
        assert seen(after, viewer) != seen(before, viewer)


def test_the_fields_that_are_not_shown_are_fields() -> None:
    every = {f"{holder}.{name}" for holder, (_, fields) in HOLDERS.items() for name in fields}

    assert set(NOT_SHOWN) <= every


def test_how_hand_and_deck_divide_is_seen_by_the_owner_alone() -> None:
    before, after = busy_table(), busy_table()
    one = after.hospitals[1]
    one.hand[0], one.deck[-1] = one.deck[-1], one.hand[0]

    assert [seen(after, viewer) == seen(before, viewer) for viewer in (None, 0, 1, 2)] == [
        True,
        True,
        False,
        True,
    ]
