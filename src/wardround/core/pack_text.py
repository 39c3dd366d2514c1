"""Values and packs as TOML text: for errors, and for packs that are written out to be edited."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

Table = dict[str, Any]
"""A table as TOML gives it: names to values."""

LONGEST_FOUND: Final = 80

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
    return str(value)


def found(value: object) -> str:
    """Return a value as an error shows it: text bare, everything else as TOML, not too long."""
    text = value if isinstance(value, str) else inline(value)
    return text if len(text) <= LONGEST_FOUND else text[: LONGEST_FOUND - 1] + "…"


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
    parts = ['"']
    for letter in text:
        escape = _ESCAPES.get(letter)
        if escape is not None:
            parts.append(escape)
        elif ord(letter) < 0x20 or ord(letter) == 0x7F:
            parts.append(f"\\u{ord(letter):04x}")
        else:
            parts.append(letter)
    parts.append('"')
    return "".join(parts)
