"""The names of actions of Dynamite Nurse and of their targets."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.json_types import ActionRecord
from wardround.dynamitenurse.content import Content
from wardround.narration.grammar import Grammar
from wardround.words.dynamitenurse import patients
from wardround.words.dynamitenurse.words import DynamiteNurseWords
from wardround.words.files import ENGLISH


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
