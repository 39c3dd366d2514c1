"""Values and packs as TOML text: for errors, and for exported packs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

Table = dict[str, Any]
"""A table as TOML gives it: names to values."""

LONGEST_FOUND: Final = 80
LONGEST_WHOLE: Final = 10_000
"""Bits of the longest whole number in decimal digits; Python writes only somewhat more."""
STEERING: Final = ((0x00, 0x1F), (0x7F, 0x9F), (0x2028, 0x202E), (0x2066, 0x2069), (0xD800, 0xDFFF))
"""Characters that steer a terminal, break a line, turn the writing, or are half of one."""

_STEERS: Final = re.compile(
    "[" + "".join([f"{chr(low)}-{chr(high)}" for low, high in STEERING]) + "]"
)

# A truth is a whole number to Python, so it comes first.
_TYPES: Final[tuple[tuple[type, str], ...]] = (
    (bool, "boolean"),
    (int, "integer"),
    (float, "float"),
    (str, "string"),
    (list, "array"),
    (dict, "table"),
)
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def inline(value: object) -> str:
    """Return a value as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([inline(item) for item in value]) + "]"
    if isinstance(value, dict):
        inside = ", ".join([f"{key} = {inline(item)}" for key, item in value.items()])
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, int) and value.bit_length() > LONGEST_WHOLE:
        return hex(value)
    return str(value)


def steers(letter: str) -> bool:
    """Return whether a character acts on the screen instead of being shown on it."""
    number = ord(letter)
    return any(low <= number <= high for low, high in STEERING)


def has_steering(text: str) -> bool:
    """Return whether any character of a text acts on the screen."""
    return _STEERS.search(text) is not None


def visible(text: str) -> str:
    """Return text with everything that would act on the screen written out as an escape."""
    if not has_steering(text):
        return text
    return "".join([_escape(letter) if steers(letter) else letter for letter in text])


def _escape(letter: str) -> str:
    return _ESCAPES.get(letter, f"\\u{ord(letter):04x}")


def found(value: object) -> str:
    """Return a value as an error shows it: text bare, everything else as TOML, not too long."""
    start = beginning(value)
    text = visible(start) if isinstance(start, str) else inline(start)
    return text if len(text) <= LONGEST_FOUND else text[: LONGEST_FOUND - 1] + "…"


def beginning(value: object) -> object:
    """Return as much of a value as an error can show, so that no more of it is written out."""
    if isinstance(value, str):
        return value[: LONGEST_FOUND + 1]
    if isinstance(value, list):
        return [beginning(item) for item in value[: LONGEST_FOUND + 1]]
    if isinstance(value, dict):
        few = list(value.items())[: LONGEST_FOUND + 1]
        return {key[: LONGEST_FOUND + 1]: beginning(item) for key, item in few}
    return value


def written(value: object) -> str:
    """Return a value as written in a pack, text in its quotes, not too long."""
    return found(inline(beginning(value)))


def type_of(value: object) -> str:
    """Return what TOML calls the type of a value."""
    for kind, name in _TYPES:
        if isinstance(value, kind):
            return name
    return "date"


def allowed(values: Iterable[str]) -> str:
    """Return allowed values as an error shows them."""
    return ", ".join(values)


def table_lines(heading: str, table: Table, comment: str) -> list[str]:
    """Return a table with its heading, one field a line, and a comment above it."""
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    lines.append(heading)
    for key, value in table.items():
        lines.append(f"{key} = {inline(value)}")
    return lines


def _quoted(text: str) -> str:
    """Return text in quotes, with what TOML wants escaped."""
    inside = [
        _escape(letter) if letter in _ESCAPES or steers(letter) else letter for letter in text
    ]
    return '"' + "".join(inside) + '"'
