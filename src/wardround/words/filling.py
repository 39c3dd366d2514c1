"""Rows of texts and blanks, which are filled in many times as fast as Fluent does it.

What a row can't do the way Fluent does is left to Fluent: it knows numbers from a thousand on,
decimals and whatever else languages write in their ways.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

THOUSAND: Final = 1000
"""From here on languages group digits in their ways."""


class Blank:
    """Where an argument stands."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Forms:
    """Rows of which an argument chooses one: by its text, by its number, or by its plural."""

    __slots__ = ("keys", "name", "numbered", "other", "rows")

    def __init__(self, name: str) -> None:
        self.name = name
        self.keys: list[str | int] = []
        self.rows: list[Row] = []
        self.other: Row = []
        self.numbered = False
        """Whether a key is a number, which Fluent compares with texts in its own way."""

    def put(self, key: str | int, row: Row, *, other: bool) -> None:
        """Add a row; one is for all `other` arguments."""
        self.keys.append(key)
        self.rows.append(row)
        self.numbered = self.numbered or isinstance(key, int)
        if other:
            self.other = row


Row = list[str | Blank | Forms]


def filled(row: Row, arguments: Mapping[str, object], plural: Callable[[int], str]) -> str | None:
    """Return a row with its arguments filled in, or None if that is for Fluent."""
    told: list[str] = []
    return "".join(told) if _fill(row, arguments, plural, told) else None


def _fill(
    row: Row, arguments: Mapping[str, object], plural: Callable[[int], str], told: list[str]
) -> bool:
    for one in row:
        if isinstance(one, str):
            told.append(one)
            continue
        argument = arguments.get(one.name)
        if isinstance(one, Forms):
            chosen = _chosen(one, argument, plural)
            if chosen is None or not _fill(chosen, arguments, plural, told):
                return False
        elif isinstance(argument, str):
            told.append(argument)
        elif is_plain(argument):
            told.append(str(argument))
        else:
            return False
    return True


def is_plain(argument: object) -> bool:
    """Return whether an argument is a number that all languages write alike."""
    return type(argument) is int and 0 <= argument < THOUSAND


def _chosen(forms: Forms, argument: object, plural: Callable[[int], str]) -> Row | None:
    """Return the row that an argument chooses, or None if Fluent has to choose."""
    if isinstance(argument, str):
        if forms.numbered:
            return None
        return forms.rows[forms.keys.index(argument)] if argument in forms.keys else forms.other
    if not isinstance(argument, int) or not is_plain(argument):
        return None
    form = plural(argument)
    for at, key in enumerate(forms.keys):
        if key in (argument, form):
            return forms.rows[at]
    return forms.other
