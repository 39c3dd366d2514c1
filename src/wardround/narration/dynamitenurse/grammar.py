"""The verbs of Dynamite Nurse by phase, and the names of its actions and of their targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.json_types import ActionRecord
from wardround.dynamitenurse.content import Content
from wardround.narration.grammar import Grammar
from wardround.words.dynamitenurse import patients
from wardround.words.dynamitenurse.words import DynamiteNurseWords
from wardround.words.files import ENGLISH

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


class DynamiteNurseGrammar(Grammar):
    """How the actions of a game with this content are typed."""

    prefix = "dn-"

    def __init__(self, words: DynamiteNurseWords, content: Content) -> None:
        super().__init__(words)
        self._content = content
        self._named = [words]
        if words.language != ENGLISH:
            self._named.append(DynamiteNurseWords(ENGLISH, content))

    def called(self, record: ActionRecord, names: Sequence[str]) -> list[list[str]]:
        """Return the names of cards, Patients, players and numbers."""
        return [
            self._names(name, str(value), names) for name, value in record.items() if name != "verb"
        ]

    def _names(self, kind: str, value: str, names: Sequence[str]) -> list[str]:
        if kind == "card":
            return [value.replace("-", " "), *[one.card(value) for one in self._named]]
        if kind == "patient":
            condition = patients.kind_of(self._content, value)
            return [value, *[f"{one.condition(condition)} {value}" for one in self._named]]
        if kind == "player":
            seat = int(value) - 1
            return [value, *([names[seat]] if seat < len(names) else [])]
        if kind == "pile":
            return [value, *[one.say(f"dn-pile-{value}") for one in self._named]]
        return [value]

    def label(self, label: str) -> str:
        """Return a label without what it costs and brings."""
        return label.partition(" (")[0]
