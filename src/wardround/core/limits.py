"""Size limits of packs, settings and records, wherever they come from.

They are checked before anything is parsed, so that oversized input costs nothing. They allow
several times as much as any game has. A server itself reads the packs of its tables once they have
been checked: at these limits that takes a few hundredths of a second.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.core.errors import BadOption, BadPack
from wardround.core.pack_text import found

MOST_PACKS: Final = 8
"""How many packs of the user's a game is played with at most."""
MOST_PACK_BYTES: Final = 32 * 1024
"""How long they may be together, in UTF-8: the largest box and half of it."""
LONGEST_NAME: Final = 100
"""Letters in the name of a pack or a setting, or in the value of one."""
MOST_ENTRIES: Final = 400
"""Entries of one kind in a pack, and in all packs together."""
LONGEST_TEXT: Final = 300
"""Letters in one text of a pack."""
LONGEST_ID: Final = 60
"""Letters in the id of an entry."""

MOST_SETTINGS: Final = 40

LONGEST_RECORD: Final = 500_000
"""Letters in a record; those of whole games have some ten thousand."""
MOST_LINES: Final = 8_000
"""Lines in a record: many times as many as games have moves."""
LONGEST_ACTION: Final = 200
"""Letters in the text of an action."""
LONGEST_HOSPITAL: Final = 10_000
"""Letters in the line of a hospital: more than all beds, staff and cards of any box take."""
MOST_NUMBERS: Final = 1_000
"""Numbers in one outcome of luck."""
LONGEST_SEAT: Final = 200
"""Letters in the name of a seat."""


def check_packs(packs: Mapping[str, str]) -> None:
    """Refuse more packs, or longer ones, than a game can have."""
    if len(packs) > MOST_PACKS:
        raise BadPack("pack-too-many", count=len(packs), most=MOST_PACKS)
    total = 0
    for name, text in packs.items():
        if len(name) > LONGEST_NAME:
            raise BadPack("pack-long-name", file=found(name), most=LONGEST_NAME)
        total += size_of(text)
        check_pack_size(name, total)


def check_pack(file: str, text: str) -> None:
    """Refuse a pack that is too long by itself."""
    check_pack_size(file, size_of(text))


def check_pack_size(file: str, size: int) -> None:
    """Refuse this many bytes of packs; `file` is the one that exceeds the limit."""
    if size > MOST_PACK_BYTES:
        raise BadPack("pack-too-large", file=file, most=MOST_PACK_BYTES)


def size_of(text: str) -> int:
    """Return the bytes of a text; of a very long one only that it is too long."""
    return len(text) if len(text) > MOST_PACK_BYTES else len(text.encode(errors="surrogatepass"))


def check_settings(settings: Mapping[str, object]) -> None:
    """Refuse more settings, or longer ones, than any game has."""
    if len(settings) > MOST_SETTINGS:
        raise BadOption("option-too-many", count=len(settings), most=MOST_SETTINGS)
    for name, value in settings.items():
        if len(name) > LONGEST_NAME or (isinstance(value, str) and len(value) > LONGEST_NAME):
            raise BadOption("option-too-long", option=found(name), most=LONGEST_NAME)
