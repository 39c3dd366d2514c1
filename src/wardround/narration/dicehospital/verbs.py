"""The verbs of Dice Hospital: every action, by phase."""

from __future__ import annotations

from typing import Final

from wardround.dicehospital.content import Content
from wardround.words.dicehospital import DiceHospitalWords

ALIASES: Final = {"end": "done", "finish": "done"}
"""Words that people use for the verbs of actions."""
TYPED: Final = (
    ("setup", ("set R3", "keep ADMINISTRATOR", "reveal department")),
    ("event", ("return G2", "raise R3", "lower Y6", "skip")),
    ("intake", ("load G4", "take ambulance 2", "leave Y5", "remove R2")),
    (
        "improvement",
        ("take department DEPARTMENT", "take specialist SPECIALIST", "return SPECIALIST", "pass"),
    ),
    (
        "activation",
        (
            "place nurse PRINTED",
            "treat R3",
            "treat R3 as G",
            "transfuse G2",
            "choose 2",
            "use",
            "draw",
            "copy SPECIALIST",
            "skip",
            "done",
        ),
    ),
    ("neglect", ("protect R1", "skip")),
    ("discharge", ("report REPORT", "pass")),
    ("collections", ("collect R3", "pass")),
)
"""Examples of all verbs. A die is its colour and value; cards go by their ids."""


def typed(words: DiceHospitalWords, content: Content) -> list[tuple[str, list[str]]]:
    """Return the name of each phase and what can be typed in it, with cards of this content."""
    tiles = {one.printed: one.card.id for one in reversed(content.departments)}
    cards = {
        "ADMINISTRATOR": [one.card.id for one in content.administrators],
        "DEPARTMENT": [tiles[False]],
        "PRINTED": [tiles[True]],
        "REPORT": [one.card.id for one in content.reports],
        "SPECIALIST": [one.card.id for one in content.specialists],
    }
    return [
        (words.say(f"phase-{phase}"), [one for one in _filled(examples, cards) if one])
        for phase, examples in TYPED
    ]


def _filled(examples: tuple[str, ...], cards: dict[str, list[str]]) -> list[str]:
    """Return examples with the first card of each kind; nothing for what this content lacks."""
    told: list[str] = []
    for example in examples:
        *before, last = example.split()
        ids = cards.get(last, [last])
        told.append(" ".join([*before, ids[0]]) if ids else "")
    return told
