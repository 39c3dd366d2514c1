"""Plain values as JSON, and the places in which two of them differ."""

from __future__ import annotations

from typing import Final, TypeGuard

from msgspec.json import Encoder

LINE_ENDS: Final = {end.encode(): b"\\u%04x" % ord(end) for end in "\x85\u2028\u2029"}
"""What Unicode takes for an end of a line and JSON does not: a message could break up a stream."""
_ENCODE: Final = Encoder().encode
MOST_NAMES: Final = 4096
_NAMES: Final[dict[str, bytes]] = {}


def encoded(told: object) -> bytes:
    """Return plain values as JSON on one line, also for readers who know more ends of lines."""
    text = _ENCODE(told)
    if not text.isascii():
        for end, escaped in LINE_ENDS.items():
            text = text.replace(end, escaped)
    return text


def joined(pieces: dict[str, bytes]) -> bytes:
    """Return an object of values that are encoded already."""
    return b"{%s}" % b",".join([_name(key) + one for key, one in pieces.items()])


class Places:
    """New values by their places in a part, encoded; all of it as JSON once for all who read it."""

    __slots__ = ("_json", "by_path")

    def __init__(self, by_path: dict[str, bytes]) -> None:
        self.by_path = by_path
        self._json: bytes | None = None

    def json(self) -> bytes:
        """Return it as an object."""
        told = self._json
        if told is None:
            told = self._json = joined(self.by_path)
        return told


def joined_parts(parts: dict[str, Places]) -> bytes:
    """Return an object of parts."""
    return b"{%s}" % b",".join([_name(name) + part.json() for name, part in parts.items()])


def _name(key: str) -> bytes:
    """Return the beginning of an entry of an object; the same few are needed all the time."""
    name = _NAMES.get(key)
    if name is None:
        if len(_NAMES) >= MOST_NAMES:
            _NAMES.clear()
        name = _NAMES[key] = encoded(key) + b":"
    return name


def changes(path: str, before: object, after: object) -> dict[str, bytes]:
    """Return the places in which a value differs from an earlier one, with what is there now.

    A place is a path of keys and numbers. Where keys come or go, the whole object is new.
    """
    found: dict[str, bytes] = {}
    if before != after:
        _compare(path, before, after, found)
    return found


def _compare(path: str, before: object, after: object, found: dict[str, bytes]) -> None:
    """Note the places in which two values differ, which are not equal."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            old = before[key]
            # Most are the same object still, and the paths of those that are equal are not needed.
            if old is not value and old != value:
                _compare(f"{path}/{key}", old, value, found)
    elif _is_row(before) and _is_row(after) and len(before) == len(after):
        for number, value in enumerate(after):
            old = before[number]
            if old is not value and old != value:
                _compare(f"{path}/{number}", old, value, found)
    else:
        found[path] = encoded(after)


def _is_row(value: object) -> TypeGuard[list[object]]:
    """Return whether a value is a list of objects, such as the players' boards."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)
