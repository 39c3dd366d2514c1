"""The verbs of Dice Hospital by phase, and the names of its actions and of their targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.json_types import ActionRecord
from wardround.dicehospital.content import Content
from wardround.narration.grammar import Grammar
from wardround.words.dicehospital.words import DiceHospitalWords
from wardround.words.files import ENGLISH

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


CARDS = ("department", "specialist", "improvement", "administrator", "report")


class DiceHospitalGrammar(Grammar):
    """How the actions of a game with this content are typed."""

    def __init__(self, words: DiceHospitalWords, content: Content) -> None:
        super().__init__(words)
        self._named = [words]
        if words.language != ENGLISH:
            self._named.append(DiceHospitalWords(ENGLISH, content))

    def called(self, record: ActionRecord, names: Sequence[str]) -> list[list[str]]:
        """Return the names of cards, staff, dice and numbers."""
        return [
            self._names(name, str(value))
            for name, value in record.items()
            if name != "verb" and value != ""
        ]

    def _names(self, kind: str, value: str) -> list[str]:
        if kind == "staff":
            if value == "nurse":
                return [one for words in self._named for one in words.say("typing-nurse").split()]
            kind = "specialist"
        if kind in CARDS:
            return [value.replace("-", " "), *[one.named(kind, value) for one in self._named]]
        if kind == "kind":
            key = f"typing-kind-{value}"
            return [one for words in self._named for one in words.say(key).split()]
        if kind == "die":
            # What one sees of it is only a part of its name, so that a plain die comes first.
            return [value, f"{shown(value)} {value}"]
        return [value]


def shown(die: str) -> str:
    """Return a die as one sees it: `G5` for `R>G5*`."""
    return die.rpartition(">")[2].rstrip("*+")
