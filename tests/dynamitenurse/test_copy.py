"""A copied table shares nothing that can change: field by field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.copies import change, slots
from tests.kit.nurse_fields import FIELDS_OF_PARTS, busy_table, instead, part
from wardround.core.steps import BOARD_FIELDS, Board
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import HOSPITAL_FIELDS, TABLE_FIELDS, Hospital, Table
from wardround.dynamitenurse.town import TOWN_FIELDS, Town
from wardround.dynamitenurse.work import MAIN_FIELDS, WORK_FIELDS, Main, Work

FIXED = ("content", "options", "space")
"""What never changes in a game is shared on purpose."""
PARTS = ("hospitals", "main", "town", "work")


def plain(table: Table) -> list[Any]:
    """Return everything in a table, what `dump` leaves out included."""
    return [GAME.dump(table), table.options, table.content, table.space, table.journal]


@pytest.mark.parametrize("field", sorted((*BOARD_FIELDS, *TABLE_FIELDS, *FIXED, *PARTS)))
def test_changing_a_copied_table_leaves_the_original(field: str) -> None:
    table = busy_table()
    before = plain(table)
    twin = table.copy()
    assert plain(twin) == before
    change(twin, field, instead())

    assert plain(twin) != before
    assert plain(table) == before


@pytest.mark.parametrize(
    ("name", "field"),
    FIELDS_OF_PARTS,
)
def test_changing_a_part_of_a_copied_table_leaves_the_original(name: str, field: str) -> None:
    table = busy_table()
    before = plain(table)
    twin = table.copy()
    change(part(twin, name), field, {})

    assert plain(twin) != before
    assert plain(table) == before


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Board, BOARD_FIELDS),
        (Table, tuple(sorted((*TABLE_FIELDS, *FIXED, *PARTS)))),
        (Hospital, HOSPITAL_FIELDS),
        (Town, TOWN_FIELDS),
        (Main, MAIN_FIELDS),
        (Work, WORK_FIELDS),
    ],
)
def test_the_lists_of_fields_leave_nothing_out(kind: type, fields: tuple[str, ...]) -> None:
    """Both builds: what a class can hold is what is copied, dumped and tested here."""
    assert slots(kind) == set(fields)
    assert list(fields) == sorted(set(fields))


@pytest.mark.parametrize("name", ["0", "1", "2", "town", "main", "work"])
def test_no_list_is_one_and_the_same_in_both(name: str) -> None:
    table = busy_table()
    one, other = part(table, name), part(table.copy(), name)
    lists = [field for field in slots(type(one)) if isinstance(getattr(one, field), list)]

    assert one is not other
    assert lists
    assert all(getattr(one, field) is not getattr(other, field) for field in lists)
