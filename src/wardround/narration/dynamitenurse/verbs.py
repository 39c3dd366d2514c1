"""The verbs of Dynamite Nurse: every action, by phase."""

from __future__ import annotations

from typing import Final

from wardround.dynamitenurse.content import Content
from wardround.words.dynamitenurse import DynamiteNurseWords

ALIASES: Final = {"treat": "operate", "heal": "operate", "end": "done", "finish": "done"}
"""Words that people use for the verbs of actions."""
CARD: Final = "CARD"
NURSE: Final = "NURSE"
TYPED: Final = (
    (
        "dn-phase-main",
        (
            "play CARD",
            "operate P17",
            "care P17",
            "pay P29",
            "buy CARD",
            "buy second event",
            "done",
        ),
    ),
    ("dn-phase-transportation", ("assign 2",)),
    (
        "dn-typed-texts",
        (
            "choose P17",
            "skip",
            "discard CARD",
            "recover CARD",
            "search nurses",
            "search events",
            "top NURSE",
            "send back 2",
            "exchange NURSE 2",
            "swap 2",
            "first 2",
            "lead P17",
            "trail P17",
        ),
    ),
    ("dn-phase-admission", ("admit P17", "skip admission", "choose P17", "done")),
    ("dn-phase-cleanup", ("keep CARD", "done")),
)
"""Examples of all verbs; players go by their numbers."""


def typed(words: DynamiteNurseWords, content: Content) -> list[tuple[str, list[str]]]:
    """Return the name of each phase and what can be typed in it, with cards of this content."""
    card = words.title(content.cards[content.sold[0]]).lower()
    nurse = words.title(content.cards[content.starting_nurses[0]]).lower()
    if content.nurses:
        nurse = words.title(content.cards[content.nurses[0]]).lower()
    return [
        (words.say(key), [one.replace(CARD, card).replace(NURSE, nurse) for one in examples])
        for key, examples in TYPED
    ]
