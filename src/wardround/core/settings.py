"""Settings that every game has, and how their values are read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wardround.core.errors import BadOption
from wardround.core.limits import LONGEST_NAME
from wardround.core.pack_schema import span
from wardround.core.pack_text import LONGEST_FOUND, allowed, found

FIRST_PLAYER: Final = "first-player"
RANDOM_FIRST: Final = -1
"""The First Player is decided by luck."""

YES: Final = ("true", "on", "yes", "")
NO: Final = ("false", "off", "no")


def unknown_option(name: str, names: Iterable[str]) -> BadOption:
    """Return the error for a setting that a game does not have."""
    return BadOption("unknown-option", option=found(name), allowed=allowed(names))


def bad_value(name: str, value: object, want: str) -> BadOption:
    """Return the error for a setting with a value that it can't have."""
    told = str(value)[:LONGEST_FOUND]
    return BadOption("bad-option-value", option=name, value=told, allowed=want)


def is_on(name: str, value: object) -> bool:
    """Return what a switch is set to: on for true, on, yes, or no value at all."""
    if value is None or isinstance(value, bool):
        return value is not False
    word = value.strip().lower() if isinstance(value, str) else "?"
    if word in YES or word in NO:
        return word in YES
    raise bad_value(name, value, "true, false")


def first_player(value: object, most: int) -> int:
    """Return the seat that a value names, counted from 0, or `RANDOM_FIRST`.

    `most` is how many seats the game has at most.
    """
    seat = value
    # Python reads no number with thousands of digits, and no seat has more than two.
    if isinstance(value, str) and len(value) <= LONGEST_NAME:
        seat = int(value) if value.strip().removeprefix("-").isdecimal() else value
    if not isinstance(seat, int) or isinstance(seat, bool) or not RANDOM_FIRST <= seat < most:
        raise bad_value(FIRST_PLAYER, value, span(RANDOM_FIRST, most - 1))
    return seat


def check_seat_count(seats: int, low: int, high: int) -> None:
    """Refuse a number of players that the game is not made for."""
    if not low <= seats <= high:
        raise BadOption("bad-seat-count", count=seats, low=low, high=high)


def check_first_player(first: int, seats: int) -> None:
    """Refuse a First Player who is not at the table. People count seats from 1."""
    if first >= seats:
        raise BadOption("first-player-not-there", player=first + 1, seats=seats)
