"""Positions as plain values and back, and checks of untrusted ones.

A position's fields are numbers, or lists and tuples of them. A game leaves other fields (its
options, players, anything that reads better as text) out of `fields` and writes them itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from wardround.core.errors import BadNotation
from wardround.core.game import Options
from wardround.core.ints import i64
from wardround.core.json_types import JsonObject, JsonValue
from wardround.core.steps import BOARD_FIELDS, Board

BOARD_VALUES: Final = tuple([name for name in BOARD_FIELDS if name != "journal"])
"""The fields of every board that belong to the position."""
MOST: Final = 1 << 31
"""Beyond every number of a position."""


def plain(value: object) -> JsonValue:
    """Return tuples as lists, all the way down."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return cast(JsonValue, value)


def frozen(value: object) -> object:
    """Return lists as tuples, all the way down."""
    return tuple([frozen(one) for one in value]) if isinstance(value, list) else value


def nested_to(value: object, depth: int) -> bool:
    """Return whether a value is numbers in lists of this depth; 0 is a number by itself."""
    if depth == 0:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST
    return isinstance(value, list) and all(nested_to(one, depth - 1) for one in value)


def alike(value: object, usual: object, depth: int) -> bool:
    """Return whether a value can stand where another does; lists are nested to `depth`."""
    if isinstance(usual, bool):
        return isinstance(value, bool)
    return nested_to(value, depth if isinstance(usual, list | tuple) else 0)


def values(target: object, fields: Sequence[str]) -> JsonObject:
    """Return fields by name, as plain values."""
    return {name: plain(getattr(target, name)) for name in fields}


def key(target: object, fields: Sequence[str]) -> tuple[object, ...]:
    """Return fields as one comparable and hashable value; lists in them hold only numbers."""
    told = [getattr(target, name) for name in fields]
    return tuple([tuple(value) if isinstance(value, list) else value for value in told])


def fill(target: object, fields: Sequence[str], data: object, nested: Sequence[str] = ()) -> None:
    """Set fields from what `values` gave, keeping lists and tuples as the target has them.

    `nested` are the fields that hold lists of lists.
    """
    if not isinstance(data, dict):
        raise BadNotation("bad-position", field=fields[0])
    for name in fields:
        value = data.get(name)
        usual = getattr(target, name)
        if not alike(value, usual, 2 if name in nested else 1):
            raise BadNotation("bad-position", field=name)
        if isinstance(usual, tuple):
            value = frozen(value)
        elif isinstance(value, list):
            value = list(value)
        setattr(target, name, value)


def terms(options: Options) -> JsonObject:
    """Return the content and options of a dumped position."""
    return {"pack": options.pack_digest(), "options": dict(options.settings())}


def check_terms(options: Options, data: JsonObject) -> None:
    """Refuse a position of other content or other options."""
    if any(data.get(name) != value for name, value in terms(options).items()):
        raise BadNotation("position-other-terms")


def seats_of(data: JsonObject) -> int:
    """Return the number of players of a dumped position."""
    seats = data.get("seats")
    if not isinstance(seats, int):
        raise BadNotation("bad-position", field="seats")
    return seats


def within(field: str, numbers: Iterable[int], most: int) -> None:
    """Refuse numbers that are not from 0 to `most`."""
    for number in numbers:
        if not 0 <= number <= most:
            raise BadNotation("bad-position", field=field)


def check_board(board: Board, steps: i64, lucks: i64) -> None:
    """Refuse a board whose step, luck or seats can't be."""
    within("step", [board.step], steps - 1)
    within("chance", [board.chance + 1], lucks)
    within("chance_seat", [board.chance_seat + 1], board.seats)
    if len(set(board.waiting)) != len(board.waiting):
        raise BadNotation("bad-position", field="waiting")
    within("waiting", board.waiting, board.seats - 1)
