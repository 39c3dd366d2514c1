"""The format of Dynamite Nurse packs: every field, and its allowed values.

Numbers have bounds where the rules or the encoding of positions would break beyond them; `reading`
refuses mistakes that involve several fields.
"""

from __future__ import annotations

from typing import Final

from wardround.core.pack_schema import (
    Fields,
    Flag,
    Listed,
    OneOrMore,
    Shape,
    Slug,
    Whole,
    Word,
    card_fields,
)
from wardround.core.packs import EntryKind, Layout
from wardround.dynamitenurse.content import (
    AFTERWARDS,
    COLOURS,
    CONDITIONS,
    CONDITIONS_OF_CLAUSES,
    COUNTED,
    DOCTOR,
    MOST_MARKERS,
    TYPES,
    VERBS,
)

GAME: Final = "dynamite-nurse"
EXAMPLE: Final = "white-magic"
"""What an id looks like."""
KINDS: Final = ("edition", "user")
MARKS: Final = ("seed", "found", "inferred", "reconstructed", "user")
"""Where a fact can come from, the surest first; what a pack of the user's says comes last."""
UNPLAYED: Final = ("name", "title", "rule", "provenance")

MOST_COPIES: Final = 60
MOST_CLAUSES: Final = 8
MOST_SEVERITY: Final = 30
MOST_PENALTY: Final = 100

_FLAG: Final = Flag()
_MARK: Final = Word(*MARKS)

_HOUSE: Final[dict[str, Shape]] = {
    "actions": Whole(1, 400),
    "nurses": Whole(5, 60),
    "patients": Whole(10, 60),
    "kill-marks": Whole(1, 60),
    "kill-marks-of-three": Whole(1, 60),
    "dynamite-nurse-marks": Whole(0, 10),
    "penalty": Listed(Whole(0, MOST_PENALTY), 2, 20),
    "markers": Whole(1, MOST_MARKERS),
    "beds": Whole(0, MOST_MARKERS - 1),
    "hand": Whole(1, 10),
}

MOST: Final = {
    "gold": 20, "tp": 20, "treatment": 5, "purchase": 5, "flex": 5, "moonlight": 5,
    "extra-nurse": 10, "care-discount": 20, "purchase-discount": 20, "draw": 10, "discard": 10,
    "transport": 5, "acquire": MOST_SEVERITY,
}  # fmt: skip
"""The greatest amount of each clause that has one."""

_VERBS: Final[dict[str, Shape]] = {
    verb: Whole(1, MOST[verb]) if number in COUNTED else _FLAG for number, verb in enumerate(VERBS)
}
_EFFECT: Final = Listed(
    Fields(
        {
            **_VERBS,
            "if": Word(*CONDITIONS_OF_CLAUSES[1:]),
            "every": Whole(2, 20),
            "when": Word("acquire"),
        }
    ),
    0,
    MOST_CLAUSES,
)
_END: Final = Fields(
    {
        "kill-marks": Whole(-10, 10, zero=False),
        "best-name": Whole(1, 10),
        "emergencies": Whole(-10, 10, zero=False),
    }
)

_COPIES: Final = Whole(1, MOST_COPIES)
_VP: Final = Whole(-20, 20)
_COST: Final = Whole(0, 30)


def _with_provenance(facts: dict[str, Shape], more: tuple[str, ...]) -> dict[str, Shape]:
    """Return fields with one more, which holds a mark for each; an effect has one or several."""
    marks: dict[str, Shape] = dict.fromkeys((*more, *facts), _MARK)
    if "effect" in marks:
        marks["effect"] = OneOrMore(_MARK, MOST_CLAUSES)
    return {**facts, "provenance": Fields(marks)}


def _entry(facts: dict[str, Shape], required: tuple[str, ...]) -> EntryKind:
    """Return a kind of entry with these facts besides what every card has."""
    fields = _with_provenance(facts, ("name",))
    return EntryKind("id", {"id": Slug(EXAMPLE), **card_fields(EXAMPLE), **fields}, required)


LAYOUT: Final = Layout(
    GAME,
    KINDS,
    {"house": Fields(_with_provenance(_HOUSE, ()))},
    {
        "action": _entry(
            {
                "type": Word(*TYPES[:DOCTOR]),
                "copies": _COPIES,
                "start": Whole(0, 10),
                "cost": _COST,
                "vp": _VP,
                "gold": Whole(0, 20),
                "tp": Whole(0, 20),
                "effect": _EFFECT,
                "afterwards": Word(*AFTERWARDS),
            },
            ("type", "copies"),
        ),
        "nurse": _entry(
            {
                "type": Word(*TYPES[DOCTOR:]),
                "copies": _COPIES,
                "colour": Word(*COLOURS),
                "vp": _VP,
                "effect": _EFFECT,
                "afterwards": Word(*AFTERWARDS),
                "end": _END,
            },
            ("type", "copies"),
        ),
        "patient": _entry(
            {
                "condition": Word(*CONDITIONS),
                "copies": _COPIES,
                "emergency": _FLAG,
                "severity": Whole(1, MOST_SEVERITY - 1),
                "critical": Whole(2, MOST_SEVERITY),
                "care": Whole(0, MOST_SEVERITY),
                "payment": Whole(0, MOST_SEVERITY),
                "vp": _VP,
            },
            ("condition", "copies", "severity", "critical", "vp"),
        ),
    },
    unplayed=UNPLAYED,
)
