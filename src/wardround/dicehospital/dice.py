"""Dice as small numbers, and their text.

A patient is one number that encodes its current colour, its value, whether it was treated this
round, and its printed colour. Numbers sort by colour, then value, so that a sorted list of them is
the canonical form of a ward, and equal dice are equal numbers. Where only printed colour and value
matter (bag, ambulances, starting dice), a die is a `plain` number.
"""

from __future__ import annotations

from typing import Final

from wardround.core.errors import BadNotation
from wardround.core.ints import i64

LETTERS: Final = "RYG"

UNTREATED: Final = 0
TREATED: Final = 1
MARKED: Final = 2
"""Treated, and healed by the department of the placement under way (DH-5.7)."""

DICE: Final = 162
"""How many different patients there are: 3 colours, 6 values, 3 conditions, 3 printed colours."""
PLAIN: Final = 18
"""How many different plain dice there are: 3 colours, 6 values."""

# Tables, by the number of a patient; bytes are the quickest to look things up in.
COLOUR: Final = bytes(die // 54 for die in range(DICE))
VALUE: Final = bytes(die % 54 // 9 + 1 for die in range(DICE))
CONDITION: Final = bytes(die % 9 // 3 for die in range(DICE))
PRINTED: Final = bytes(die % 3 for die in range(DICE))
NIBBLE: Final[list[int]] = [1 << (4 * value) for value in VALUE]
"""A one in the four bits that count dice of this value (see `targets.Census`)."""
TO_PLAIN: Final = bytes(die % 3 * 6 + die % 54 // 9 for die in range(DICE))


def die(colour: i64, value: i64, condition: i64, printed: i64) -> i64:
    """Return the number of a patient."""
    return colour * 54 + (value - 1) * 9 + condition * 3 + printed


def arrival(plain: i64) -> i64:
    """Return a plain die as an untreated patient."""
    colour = plain // 6
    return colour * 54 + plain % 6 * 9 + colour


def recoloured(patient: i64, colour: i64) -> i64:
    """Return the patient as a die of another colour, treated (DH-5.12)."""
    return colour * 54 + treated(patient) % 54


def treated(patient: i64) -> i64:
    """Return the patient as treated."""
    condition: i64 = CONDITION[patient]
    return patient + 3 if condition == UNTREATED else patient


def marked(patient: i64) -> i64:
    """Return the patient, treated or not, as healed by the placement under way."""
    condition: i64 = CONDITION[patient]
    return patient + 3 * (MARKED - condition)


def settled(patient: i64) -> i64:
    """Return the patient without the mark of the placement under way."""
    condition: i64 = CONDITION[patient]
    return patient - 3 if condition == MARKED else patient


def rested(patient: i64) -> i64:
    """Return the patient as it is after a shift change: untreated, in its printed colour."""
    printed: i64 = PRINTED[patient]
    return printed * 54 + patient % 54 // 9 * 9 + printed


def in_printed_colour(patient: i64) -> i64:
    """Return the patient with a temporary colour taken off."""
    printed: i64 = PRINTED[patient]
    return printed * 54 + patient % 54


def insert(wards: list[int], patient: i64) -> None:
    """Put a patient into its place in a sorted list."""
    at: i64 = 0
    for other in wards:
        if other >= patient:
            break
        at += 1
    wards.insert(at, patient)


def text(patient: int) -> str:
    """Return a patient as text: `R3`, `G2*`, `R>G3*`, `G3*+`."""
    printed, colour = LETTERS[PRINTED[patient]], LETTERS[COLOUR[patient]]
    shown = colour if printed == colour else f"{printed}>{colour}"
    return f"{shown}{VALUE[patient]}{('', '*', '*+')[CONDITION[patient]]}"


def plain_text(plain: int) -> str:
    """Return a plain die as text: `R3`."""
    return f"{LETTERS[plain // 6]}{plain % 6 + 1}"


PARSED: Final[dict[str, int]] = {text(patient): patient for patient in range(DICE)}
PARSED_PLAIN: Final[dict[str, int]] = {plain_text(plain): plain for plain in range(PLAIN)}


def parse(word: str) -> int:
    """Return the patient that `word` names."""
    if word not in PARSED:
        raise BadNotation("bad-die", text=word)
    return PARSED[word]


def parse_plain(word: str) -> int:
    """Return the plain die that `word` names."""
    if word not in PARSED_PLAIN:
        raise BadNotation("bad-die", text=word)
    return PARSED_PLAIN[word]
