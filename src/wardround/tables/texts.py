"""Cleans text that players write for others: names, messages, notes.

Everyone's text is shown next to that of others. So nothing in it can turn what follows around,
start a new line, pile up over its neighbours or hide: such characters are removed, and the rest
stays as it was written. Arabic and Hebrew need no such marks, and the joiners of Persian, Indian
scripts and emoji stay between what they join.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from wardround.tables.errors import Unfit

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 4
"""The most accents and points on one letter; no language needs more."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing: with them a name could be empty."""
VISIBLE: Final = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u08e2")
"""Signs of Arabic and Syriac that Unicode counts among its controls, but that are seen."""
UNSEEN: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
"""Accents that nobody sees."""
JOINERS: Final = "\u200c\u200d"
FLAG: Final = re.compile("\U0001f3f4[\U000e0061-\U000e007a\U000e0030-\U000e0039]{2,6}\U000e007f")
"""A flag of a part of a country, such as Scotland's, whose letters are controls."""
CUT_FLAG: Final = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+$")


def clean(text: str, longest: int) -> str:
    """Return a text on one line, without what hides or disturbs other text; it may be empty."""
    normal = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    start = 0
    for flag in FLAG.finditer(normal):
        kept += [_letter(letter) for letter in normal[start : flag.start()]]
        kept.append(flag.group())
        start = flag.end()
    kept += [_letter(letter) for letter in normal[start:]]
    line = " ".join(_joined(_thinned("".join(kept))).split())
    return CUT_FLAG.sub("", line[:longest]).rstrip(JOINERS).strip()


def _letter(letter: str) -> str:
    """Return what stays of a letter: itself, a space, or nothing."""
    if letter in BLANK:
        return " "
    if letter in JOINERS or letter in VISIBLE:
        return letter
    category = unicodedata.category(letter)
    if category in ("Cc", "Zl", "Zp", "Zs"):
        return " "
    # What is not assigned yet may be an emoji that is newer than we are; but not all of it can be.
    hidden = category in ("Cf", "Co", "Cs") or letter in UNSEEN or _is_no_letter(letter)
    return "" if hidden else letter


def _is_no_letter(letter: str) -> bool:
    """Return whether Unicode guarantees that a code will never be a letter."""
    code = ord(letter)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF or 0xE0000 <= code <= 0xE0FFF


def _thinned(text: str) -> str:
    """Return a text in which no letter has more than its share of marks."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        if letter not in JOINERS:
            marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _joined(text: str) -> str:
    """Return a text with joiners only where they are single between two things to join."""
    kept: list[str] = []
    for place, letter in enumerate(text):
        after = text[place + 1 : place + 2]
        if letter in JOINERS and not (_is_joined(kept[-1:]) and _is_joined([after])):
            continue
        kept.append(letter)
    return "".join(kept)


def _is_joined(letters: list[str]) -> bool:
    return any(one and not one.isspace() and one not in JOINERS for one in letters)


def clean_name(name: str) -> str:
    """Return a name as it is shown; refuse one in which nothing is left to be read."""
    told = clean(name, LONGEST_NAME)
    if not told:
        raise Unfit("no-name")
    return told
