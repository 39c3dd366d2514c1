"""The names of actions of Dice Hospital and of their targets."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.json_types import ActionRecord
from wardround.dicehospital.content import Content
from wardround.narration.grammar import Grammar
from wardround.words.dicehospital.words import DiceHospitalWords
from wardround.words.files import ENGLISH

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
