"""A copied table shares nothing that can change: field by field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.build import GAME, act, activation
from tests.kit.copies import change, slots
from wardround.core.steps import BOARD_FIELDS, Board
from wardround.dicehospital.actions import Space
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.state import (
    HOSPITAL_FIELDS,
    PLACEMENT_FIELDS,
    TABLE_FIELDS,
    Hospital,
    Placement,
    Table,
)  # fmt: skip

SHARED = {"options", "content", "space"}
"""What never changes in a game is shared on purpose."""


def busy_table() -> Table:
    """Return a table in the middle of an effect, with something in as many fields as can be."""
    table = activation(
        "R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1",
        "Y5 Y5 G1 / nurse nurse / urology / 2",
    )
    act(table, "place surgeon cardiology", "treat R3")
    assert table.hospitals[0].placement is not None
    return table


def instead() -> dict[str, object]:
    """Return what fields that hold no numbers can hold instead."""
    options = DiceHospitalOptions("italian", frozenset(), -1, {})
    return {
        "hospitals": Hospital(),
        "journal": [],
        "options": options,
        "content": options.content,
        "space": Space(options.content),
    }


def plain(table: Table) -> list[Any]:
    """Return everything in a table, what `dump` leaves out included."""
    return [GAME.dump(table), table.options, table.content, table.space, table.journal]


@pytest.mark.parametrize("field", sorted(BOARD_FIELDS + TABLE_FIELDS))
def test_changing_a_copied_table_leaves_the_original(field: str) -> None:
    table = busy_table()
    before = plain(table)
    twin = table.copy()
    assert plain(twin) == before
    change(twin, field, instead())

    assert plain(twin) != before
    assert plain(table) == before


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("field", HOSPITAL_FIELDS)
def test_changing_a_copied_hospital_leaves_the_original(field: str, seat: int) -> None:
    table = busy_table()
    before = plain(table)
    twin = table.copy()
    others = {"placement": None if twin.hospitals[seat].placement else Placement(0, 0)}
    change(twin.hospitals[seat], field, others)

    assert plain(twin) != before
    assert plain(table) == before


@pytest.mark.parametrize("field", PLACEMENT_FIELDS)
def test_changing_a_copied_placement_leaves_the_original(field: str) -> None:
    table = busy_table()
    before = plain(table)
    placement = table.copy().hospitals[0].placement
    assert placement is not None
    twin = table.copy()
    assert twin.hospitals[0].placement is not None
    change(twin.hospitals[0].placement, field, instead())

    assert plain(twin) != before
    assert plain(table) == before


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Board, BOARD_FIELDS),
        (Table, TABLE_FIELDS),
        (Hospital, HOSPITAL_FIELDS),
        (Placement, PLACEMENT_FIELDS),
    ],
)
def test_the_lists_of_fields_leave_nothing_out(kind: type, fields: tuple[str, ...]) -> None:
    """Both builds: what a class can hold is what is copied, dumped and tested here."""
    assert slots(kind) == set(fields)
    assert list(fields) == sorted(set(fields))


@pytest.mark.parametrize("field", sorted({*BOARD_FIELDS, *TABLE_FIELDS} - SHARED))
def test_no_list_is_one_and_the_same_in_both(field: str) -> None:
    table = busy_table()
    value, twin = getattr(table, field), getattr(table.copy(), field)

    assert not isinstance(value, list) or value is not twin
