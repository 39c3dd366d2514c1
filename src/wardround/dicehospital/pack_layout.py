"""The format of Dice Hospital packs: every field, and its allowed values.

Numbers have bounds where the rules or the encoding of positions would break beyond them; `reading`
refuses mistakes that involve several fields.
"""

from __future__ import annotations

from typing import Final

from wardround.core.pack_schema import (
    Fields,
    Flag,
    Listed,
    Shape,
    Slug,
    Whole,
    Word,
    card_fields,
)
from wardround.core.packs import EntryKind, Layout
from wardround.dicehospital.content import COLOURS

GAME: Final = "dice-hospital"
EXAMPLE: Final = "ear-nose-throat"
"""What an id looks like."""
KINDS: Final = ("edition", "expansion", "promo", "extras", "user")

STANDARD: Final = "standard"
EXPANSION: Final = "expansion"
SWAPPED: Final = "swapped"

VERBS: Final = ("heal", "reroll", "flip", "recolour")
PATTERNS: Final = ("freely", "equal", "run")
FEWER: Final = ("never", "if-short", "up-to")
WHO: Final = ("everyone", "healed", "different")

FACTS: Final = (
    "name", "copies", "meeple", "when", "effect", "needs", "points", *COLOURS,
)  # fmt: skip
"""Fields of cards that can be said to be ours, or inferred, one by one."""

MOST_BEDS: Final = 15
"""Dice of one value are counted in four bits."""
MOST_CHOICES: Final = 4
"""As many as there are actions `choose N`."""

_FLAG: Final = Flag()
_COLOUR: Final = Word(*COLOURS)
_DIE: Final = Whole(1, 6)
_COUNTS: Final = Fields({colour: Whole(0, 12) for colour in COLOURS})

_HOUSE: Final[dict[str, Shape]] = {
    "rounds": Whole(1, 20),
    "beds": Whole(5, MOST_BEDS),
    "nurses": Whole(1, 12),
    "dice-a-colour": Whole(15, 60),
    "score": Listed(Whole(0, 100), 1, 40),
    "solo-bag-below": Whole(0, 19),
    "solo-ranks": Listed(Whole(-200, 500), 5, 5),
    "solo-reveals-first": _FLAG,
    "improvement-required": _FLAG,
    "returns-a-round": Whole(0, 12),
    "recolour-lasts": Word("phase", "effect"),
    "experimental-second-set": Whole(0, 24),
}

_PART: Final[dict[str, Shape]] = {
    "heal": Whole(-5, 6, zero=False),
    "reroll": _FLAG,
    "flip": _FLAG,
    "recolour": _FLAG,
    "lasts": Word("phase", "round"),
    "count": Whole(1, 12),
    "colour": _COLOUR,
    "values": Listed(_DIE, 1, 6, once=True),
    "pattern": Word(*PATTERNS),
    "fewer": Word(*FEWER),
}

_SPECIALIST_PART: Final[dict[str, Shape]] = {**_PART, "who": Word(*WHO), "same-value": _FLAG}

_COSTS: Final[dict[str, Shape]] = {
    "fatalities": Whole(1, 12),
    "bags": Whole(1, 12),
    "points": Whole(1, 20),
}


def _effect(part: dict[str, Shape], more: dict[str, Shape]) -> Fields:
    """Return what an effect may hold, given what one part of it may."""
    one: dict[str, Shape] = {**part, "all": Listed(Fields(part), 2, 6), **_COSTS, **more}
    return Fields({**one, "either": Listed(Fields(one), 2, MOST_CHOICES)})


_ADMINISTRATOR_EFFECT: Final = Fields(
    {
        "points": Whole(1, 20),
        "needs": _COUNTS,
        "per-set": _FLAG,
        "most": _FLAG,
        "protects": _COLOUR,
        "count": Whole(0, 12),
    }
)

_EVENT_EFFECT: Final = Fields(
    {
        "bags": Whole(1, 12),
        "may-return": _FLAG,
        "may-raise": _FLAG,
        "must-lower": _FLAG,
        "nurses": Whole(-12, 12, zero=False),
        "extra-dice": Whole(1, 6),
        "neglect": Whole(1, 5),
        "volunteers": Whole(1, 12),
        "bags-frozen": _FLAG,
        "improvements-wait": _FLAG,
        "clean-points": Whole(-20, 20, zero=False),
        "dirty-from": Whole(1, 12),
        "dirty-points": Whole(-20, 20, zero=False),
        "grant-points": Whole(1, 20),
        "grant-needs": _COUNTS,
    }
)

_FACTS: Final = Listed(Word(*FACTS), 0, len(FACTS), once=True)
_CARD: Final[dict[str, Shape]] = {
    **card_fields(EXAMPLE),
    "source": Word("seed", "found", "reconstructed", "user"),
    "reconstructed": _FACTS,
    "inferred": _FACTS,
}
_ONE_COPY: Final[dict[str, Shape]] = {"copies": Whole(1, 1)}
_PILED: Final[dict[str, Shape]] = {
    "copies": Whole(1, 12),
    "stack": Word(STANDARD, EXPANSION, SWAPPED),
}

LAYOUT: Final = Layout(
    GAME,
    KINDS,
    {
        "house": Fields(
            {**_HOUSE, "reconstructed": Listed(Word(*_HOUSE), 0, len(_HOUSE), once=True)}
        )
    },
    {
        "department": EntryKind(
            "id",
            {
                "id": Slug(EXAMPLE),
                **_CARD,
                "printed": _FLAG,
                **_PILED,
                "effect": _effect(_PART, {}),
            },
            ("effect",),
        ),
        "specialist": EntryKind(
            "id",
            {
                "id": Slug(EXAMPLE),
                **_CARD,
                "meeple": Word("red", "yellow", "green", "blue"),
                **_PILED,
                "when": Fields(
                    {
                        "healed": Word(*COLOURS, "any"),
                        "discharged": Word("any"),
                        "coloured-department": _FLAG,
                    }
                ),
                "effect": _effect(_SPECIALIST_PART, {"admissions": _FLAG}),
                "copies-another": _FLAG,
            },
            ("copies", "meeple"),
        ),
        "administrator": EntryKind(
            "id",
            {"id": Slug(EXAMPLE), **_CARD, **_ONE_COPY, "effect": _ADMINISTRATOR_EFFECT},
            ("effect",),
        ),
        "event": EntryKind(
            "id", {"id": Slug(EXAMPLE), **_CARD, **_ONE_COPY, "effect": _EVENT_EFFECT}, ("effect",)
        ),
        "report": EntryKind(
            "id",
            {"id": Slug(EXAMPLE), **_CARD, **_ONE_COPY, "needs": _COUNTS, "points": Whole(0, 20)},
            ("needs", "points"),
        ),
        "ambulance-back": EntryKind(
            "number",
            {"number": Whole(1, 5), **_CARD, **_ONE_COPY, **dict.fromkeys(COLOURS, _DIE)},
            COLOURS,
        ),
    },
    unplayed=("name", "title", "rule", "source", "reconstructed", "inferred", "meeple"),
)
