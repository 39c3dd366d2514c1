"""Patients as numbers: which one, which side it shows, and whose charge it is.

A Patient is its index, P01 being 0. A Patient with its side is twice that, and one more when it
shows its back (Critical Condition). In transport the number also has the seat in charge: times
`CHARGES`, plus the seat.
"""

from __future__ import annotations

import re
from typing import Final

from wardround.core.errors import BadNotation
from wardround.core.ints import i64

CHARGES: Final = 8
"""More than there are seats."""
NAME: Final = re.compile("P([0-9]{2})(!?)")
NAMES: Final = tuple([f"P{number:02}" for number in range(1, 100)])
"""All names that there can be: written once, since views have many of them."""
TEXTS: Final = tuple([name + side for name in NAMES for side in ("", "!")])


def name_of(patient: int) -> str:
    """Return what a Patient is called: `P17`."""
    return NAMES[patient]


def text(sided: int) -> str:
    """Return a Patient with its side: `P17`, or `P17!` in Critical Condition."""
    return TEXTS[sided]


def parse(word: str) -> int:
    """Return the Patient with its side that a word names."""
    match = NAME.fullmatch(word)
    if match is None or match[1] == "00" or not word.isascii():
        raise BadNotation("bad-patient", text=word)
    return 2 * (int(match[1]) - 1) + len(match[2])


def number_of(word: str) -> int:
    """Return the Patient that a word names; no side belongs to it."""
    sided = parse(word)
    if sided & 1:
        raise BadNotation("bad-patient", text=word)
    return sided >> 1


def in_transport(sided: i64, seat: i64) -> i64:
    """Return a Patient with its side in the charge of a seat."""
    return sided * CHARGES + seat
