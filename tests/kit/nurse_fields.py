"""A full position of Dynamite Nurse, its parts by name, and what their fields can be instead."""

from __future__ import annotations

from tests.kit.dynamitenurse import LONG_PACK
from tests.kit.nurse import act, admit, main, transport
from wardround.dynamitenurse.actions import Space
from wardround.dynamitenurse.options import from_settings
from wardround.dynamitenurse.state import HOSPITAL_FIELDS, Hospital, Table
from wardround.dynamitenurse.town import TOWN_FIELDS, Town
from wardround.dynamitenurse.work import MAIN_FIELDS, WORK_FIELDS, Main, Work

FIELDS_OF_PARTS = [
    *[(seat, field) for seat in ("0", "1", "2") for field in HOSPITAL_FIELDS],
    *[("town", field) for field in TOWN_FIELDS],
    *[("main", field) for field in MAIN_FIELDS],
    *[("work", field) for field in WORK_FIELDS],
]
"""The name of each part of `busy_table`, with each of its fields."""


def busy_table() -> Table:
    """Return a table in the middle of an effect, with something in as many fields as can be."""
    table = main("this-is-all-wrong black-magic", deck="examination")
    admit(table, 0, "P01 P10!")
    transport(table, ("P02", 1), ("P03!", 0))
    act(table, "play this-is-all-wrong", "send back 1", "choose P01")
    return table


def instead() -> dict[str, object]:
    """Return what fields that hold no numbers can hold instead."""
    options = from_settings({}, {"long.toml": LONG_PACK})
    return {
        "content": options.content,
        "hospitals": Hospital(),
        "journal": [],
        "main": Main(),
        "options": options,
        "space": Space(options.content),
        "town": Town(),
        "work": Work(),
    }


def part(table: Table, name: str) -> object:
    """Return a part of a table by name, a Hospital by its seat."""
    return table.hospitals[int(name)] if name.isdecimal() else getattr(table, name)
