"""The allowed values of pack fields, and checks that name the place of every mistake.

A game describes its packs with these records; nothing here depends on a game. Each check raises
`BadPack` with file, entry and field, what was found, and what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from wardround.core.errors import BadPack, Fact
from wardround.core.limits import LONGEST_ID, LONGEST_TEXT
from wardround.core.pack_text import allowed, found, has_steering, type_of, written


class Place:
    """A place in a pack: file, entry (`department cardiology`) and field."""

    __slots__ = ("entry", "field", "file")

    def __init__(self, file: str, entry: str, field: str = "") -> None:
        self.file = file
        self.entry = entry
        self.field = field

    def of(self, field: str) -> Place:
        """Return the place of a field inside this one."""
        return Place(self.file, self.entry, f"{self.field}.{field}" if self.field else field)

    def item(self, number: int) -> Place:
        """Return the place of an item of a list, counted from 1."""
        return Place(self.file, self.entry, f"{self.field}[{number}]")

    def wrong_type(self, value: object, want: str) -> BadPack:
        """Return the error for a value of another type; as TOML its own type shows too."""
        told, given = written(value), type_of(value)
        if not self.field:
            return self.refusal("pack-entry-type", found=told, given=given, allowed=want)
        return self.refusal("pack-wrong-type", found=told, given=given, allowed=want)

    def unknown_value(self, value: object, want: str) -> BadPack:
        """Return the error for a value that is none of those there are."""
        return self.refusal("pack-unknown-value", found=found(value), allowed=want)

    def impossible(self, value: object, want: str) -> BadPack:
        """Return the error for a value that can't be played."""
        return self.refusal("pack-impossible", found=found(value), allowed=want)

    def too_long(self, value: str, most: int) -> BadPack:
        """Return the error for a text with too many letters."""
        return self.refusal("pack-long-text", found=len(value), most=most)

    def unknown_field(self, want: str) -> BadPack:
        """Return the error for a field that does not exist."""
        return self.refusal("pack-unknown-field", allowed=want)

    def missing(self) -> BadPack:
        """Return the error for a field that must be there."""
        return self.refusal("pack-field-missing")

    def lacks_one(self, want: str) -> BadPack:
        """Return the error for a table in which one of several fields must be there."""
        return self.refusal("pack-lacks-one", allowed=want)

    def lacks_verb(self, table: Mapping[str, object], verbs: Sequence[str]) -> BadPack:
        """Return the error for a text in which no verb is there, or only one that is false."""
        off = [verb for verb in verbs if verb in table]
        return self.of(off[0]).impossible(False, "true") if off else self.lacks_one(allowed(verbs))

    def only_one(self, fields: Iterable[str], want: str) -> BadPack:
        """Return the error for fields of which only one can be there."""
        return self.refusal("pack-only-one", found=allowed(fields), allowed=want)

    def not_with(self, other: str) -> BadPack:
        """Return the error for a field that can't go together with another."""
        return self.refusal("pack-not-with", other=other)

    def only_with(self, other: str) -> BadPack:
        """Return the error for a field that goes with another one only."""
        return self.refusal("pack-only-with", other=other)

    def refusal(self, code: str, **facts: Fact) -> BadPack:
        """Return an error about this place, with more facts than the place."""
        return BadPack(code, file=self.file, entry=self.entry, field=self.field, **facts)


class Shape:
    """The allowed values of a field. Types have their TOML names."""

    __slots__ = ()

    def check(self, place: Place, value: object) -> None:
        """Refuse a value that is not of this shape."""
        raise AssertionError("a shape must check")


class Text(Shape):
    """Any text that is not empty, and not too long."""

    __slots__ = ()

    def check(self, place: Place, value: object) -> None:
        """Refuse what is no text, too long, or empty."""
        if not isinstance(value, str):
            raise place.wrong_type(value, "string")
        if len(value) > LONGEST_TEXT:
            raise place.too_long(value, LONGEST_TEXT)
        if not value.strip():
            raise place.missing()
        if has_steering(value):
            raise place.refusal("pack-control-character", found=found(value))


class Slug(Shape):
    """An id: lower-case letters and digits in words joined by hyphens, such as the `example`."""

    __slots__ = ("example",)

    def __init__(self, example: str) -> None:
        self.example = example

    def check(self, place: Place, value: object) -> None:
        """Refuse what is no id."""
        if not isinstance(value, str):
            raise place.wrong_type(value, "string")
        if len(value) > LONGEST_ID:
            raise place.too_long(value, LONGEST_ID)
        if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", value) is None:
            raise place.refusal("pack-bad-id", found=found(value), example=self.example)


class Word(Shape):
    """One of a few words."""

    __slots__ = ("words",)

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, place: Place, value: object) -> None:
        """Refuse any other word."""
        if not isinstance(value, str):
            raise place.wrong_type(value, "string")
        if value not in self.words:
            raise place.unknown_value(value, allowed(self.words))


class Whole(Shape):
    """A whole number from `low` to `high`, without 0 where that would do nothing."""

    __slots__ = ("high", "low", "zero")

    def __init__(self, low: int, high: int, zero: bool = True) -> None:
        self.low = low
        self.high = high
        self.zero = zero

    def check(self, place: Place, value: object) -> None:
        """Refuse other types (true and false too) and numbers out of range."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise place.wrong_type(value, "integer")
        if not self.low <= value <= self.high or (value == 0 and not self.zero):
            raise place.impossible(value, span(self.low, self.high, self.zero))


class Flag(Shape):
    """True or false."""

    __slots__ = ()

    def check(self, place: Place, value: object) -> None:
        """Refuse everything else."""
        if not isinstance(value, bool):
            raise place.wrong_type(value, "boolean")


class Listed(Shape):
    """A list of `low` to `high` values of one shape."""

    __slots__ = ("high", "inner", "low", "once")

    def __init__(self, inner: Shape, low: int, high: int, once: bool = False) -> None:
        self.inner = inner
        self.low = low
        self.high = high
        self.once = once
        """Whether no value may come twice; only for shapes of single values."""

    def check(self, place: Place, value: object) -> None:
        """Refuse what is no list, too short, too long, or has a wrong item.

        What is too long is not looked at: it may be as long as its sender likes.
        """
        if not isinstance(value, list):
            raise place.wrong_type(value, "array")
        if not self.low <= len(value) <= self.high:
            raise place.refusal("pack-length", found=len(value), low=self.low, high=self.high)
        seen: set[object] = set()
        for i, item in enumerate(value):
            self.inner.check(place.item(i + 1), item)
            if self.once:
                if item in seen:
                    raise place.refusal("pack-repeated", found=found(item))
                seen.add(item)


class OneOrMore(Shape):
    """One value of a shape, or a list of up to `high` of them."""

    __slots__ = ("high", "inner")

    def __init__(self, inner: Shape, high: int) -> None:
        self.inner = inner
        self.high = high

    def check(self, place: Place, value: object) -> None:
        """Refuse a wrong value, or a list that is too long or has a wrong item."""
        if isinstance(value, list):
            Listed(self.inner, 0, self.high).check(place, value)
        else:
            self.inner.check(place, value)


class Fields(Shape):
    """A table with these fields; those in `required` must be there."""

    __slots__ = ("required", "shapes")

    def __init__(self, shapes: dict[str, Shape], required: tuple[str, ...] = ()) -> None:
        self.shapes = shapes
        self.required = required

    def check(self, place: Place, value: object) -> None:
        """Refuse unknown fields, wrong values, and what lacks a required field."""
        if not isinstance(value, dict):
            raise place.wrong_type(value, "table")
        self.check_known(place, value)
        for name in self.required:
            if name not in value:
                raise place.of(name).missing()

    def check_known(self, place: Place, table: dict[str, object]) -> None:
        """Refuse unknown fields and wrong values, but let fields be missing."""
        for name, inside in table.items():
            shape = self.shapes.get(name)
            if shape is None:
                raise place.of(found(name)).unknown_field(allowed(self.shapes))
            shape.check(place.of(name), inside)


def span(low: int, high: int, zero: bool = True) -> str:
    """Return a range of whole numbers as an error shows it."""
    if low == high:
        return str(low)
    if zero or not low < 0 < high:
        return f"{low}..{high}"
    return f"{low}..-1, 1..{high}"


LANGUAGES: Final[tuple[str, ...]] = ("en", "fr", "it")
"""Languages in which a pack can name a card."""


def card_fields(example: str) -> dict[str, Shape]:
    """Return what an entry of any game can say besides what is printed on it; an id for errors."""
    return {
        "name": Slug(example),
        "title": Fields({language: Text() for language in LANGUAGES}),
        "rule": Text(),
    }
