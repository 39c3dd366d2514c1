"""Dice as small numbers, and their text.

A patient is one number that encodes its current colour, its value, whether it was treated this
round, its printed colour, and whether another colour lasts for the round. Numbers sort by colour,
then value, so that a sorted list of them is the canonical form of a ward, and equal dice are equal
numbers. Where only printed colour and value matter (bag, ambulances, starting dice), a die is a
`plain` number.
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

SAME_VALUE: Final = 13
"""How many different patients there are of one colour and value: three conditions times three
printed colours, and then, treated or marked, those two whose colour lasts for the round."""
SAME_COLOUR: Final = 6 * SAME_VALUE
LASTING: Final = 9
"""Where, among those of one colour and value, colours begin that last for the round."""
DICE: Final = 3 * SAME_COLOUR
"""How many different patients there are; a byte holds any of them."""
PLAIN: Final = 18
"""How many different plain dice there are: 3 colours, 6 values."""


def _condition(kind: int) -> int:
    return kind // 3 if kind < LASTING else (kind - LASTING) // 2 + TREATED


def _printed(colour: int, kind: int) -> int:
    if kind < LASTING:
        return kind % 3
    others = [one for one in range(3) if one != colour]
    return others[(kind - LASTING) % 2]


# Tables, by the number of a patient; bytes are the quickest to look things up in.
COLOUR: Final = bytes(die // SAME_COLOUR for die in range(DICE))
VALUE: Final = bytes(die % SAME_COLOUR // SAME_VALUE + 1 for die in range(DICE))
CONDITION: Final = bytes(_condition(die % SAME_VALUE) for die in range(DICE))
PRINTED: Final = bytes(_printed(die // SAME_COLOUR, die % SAME_VALUE) for die in range(DICE))
LASTS: Final = bytes(die % SAME_VALUE >= LASTING for die in range(DICE))
"""Whether the patient has another colour than its printed one until the round ends (DH-15.11)."""
COUNTED: Final = bytes(COLOUR[die] if LASTS[die] else PRINTED[die] for die in range(DICE))
"""The colour that the patient counts as once activation is over (DH-5.13)."""
NIBBLE: Final[list[int]] = [1 << (4 * value) for value in VALUE]
"""A one in the four bits that count dice of this value (see `targets.Census`)."""
TO_PLAIN: Final = bytes(PRINTED[die] * 6 + VALUE[die] - 1 for die in range(DICE))


def die(colour: i64, value: i64, condition: i64, printed: i64) -> i64:
    """Return the number of a patient whose colour does not last."""
    return colour * SAME_COLOUR + (value - 1) * SAME_VALUE + condition * 3 + printed


def arrival(plain: i64) -> i64:
    """Return a plain die as an untreated patient."""
    colour = plain // 6
    return colour * SAME_COLOUR + plain % 6 * SAME_VALUE + colour


def recoloured(patient: i64, colour: i64) -> i64:
    """Return the patient as a die of another colour for the phase, treated (DH-5.12)."""
    now = treated(patient)
    return die(colour, VALUE[now], CONDITION[now], PRINTED[now])


def recoloured_for_round(patient: i64, colour: i64) -> i64:
    """Return the patient as a die of another colour for the round, treated (DH-15.11)."""
    now = treated(patient)
    printed: i64 = PRINTED[now]
    if colour == printed:
        return die(colour, VALUE[now], CONDITION[now], printed)
    kind = LASTING + 2 * (CONDITION[now] - TREATED) + (printed if printed < colour else printed - 1)
    return colour * SAME_COLOUR + (VALUE[now] - 1) * SAME_VALUE + kind


def valued(patient: i64, value: i64) -> i64:
    """Return the patient with another value."""
    before: i64 = VALUE[patient]
    return patient + (value - before) * SAME_VALUE


def treated(patient: i64) -> i64:
    """Return the patient as treated."""
    condition: i64 = CONDITION[patient]
    return patient + 3 if condition == UNTREATED else patient


def marked(patient: i64) -> i64:
    """Return the patient, treated or not, as healed by the placement under way."""
    condition: i64 = CONDITION[patient]
    return patient + (2 if LASTS[patient] else 3) * (MARKED - condition)


def settled(patient: i64) -> i64:
    """Return the patient without the mark of the placement under way."""
    condition: i64 = CONDITION[patient]
    if condition != MARKED:
        return patient
    return patient - 2 if LASTS[patient] else patient - 3


def rested(patient: i64) -> i64:
    """Return the patient as it is after a shift change: untreated, in its printed colour."""
    return arrival(TO_PLAIN[patient])


def in_printed_colour(patient: i64) -> i64:
    """Return the patient with a temporary colour taken off, however long it lasts."""
    printed: i64 = PRINTED[patient]
    return die(printed, VALUE[patient], CONDITION[patient], printed)


def in_lasting_colour(patient: i64) -> i64:
    """Return the patient with a temporary colour taken off, unless it lasts for the round."""
    return patient if LASTS[patient] else in_printed_colour(patient)


def insert(wards: list[int], patient: i64) -> None:
    """Put a patient into its place in a sorted list."""
    at: i64 = 0
    for other in wards:
        if other >= patient:
            break
        at += 1
    wards.insert(at, patient)


def _written(patient: int) -> str:
    printed, colour = LETTERS[PRINTED[patient]], LETTERS[COLOUR[patient]]
    into = ">>" if LASTS[patient] else ">"
    shown = colour if printed == colour else f"{printed}{into}{colour}"
    return f"{shown}{VALUE[patient]}{('', '*', '*+')[CONDITION[patient]]}"


# Written once: views and events are full of dice, and a game in memory keeps its events.
TEXTS: Final[list[str]] = [_written(patient) for patient in range(DICE)]
PLAIN_TEXTS: Final[list[str]] = [f"{LETTERS[die // 6]}{die % 6 + 1}" for die in range(PLAIN)]


def text(patient: int) -> str:
    """Return a patient as text: `R3`, `G2*`, `R>G3*`, for the round `R>>G3*`, `G3*+`."""
    return TEXTS[patient]


def plain_text(plain: int) -> str:
    """Return a plain die as text: `R3`."""
    return PLAIN_TEXTS[plain]


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
