"""Questions to a player of Dynamite Nurse, with their card and Patient, and the current phase."""

from __future__ import annotations

from wardround.core.json_types import View
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.narration.status import Status
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.words import numeral

OWN_PHASES = ("main", "second-event", "admission", "beds", "cleanup")
"""What the phases themselves ask, and no card."""


class Prompts:
    """Writes the questions."""

    def __init__(self, words: DynamiteNurseWords, content: Content) -> None:
        self._words = words
        self._content = content

    def prompt(self, view: DynamiteNurseView, seat: int) -> str:
        """Return what the seat is asked; where a card asks, with its title."""
        name = view["prompts"][str(seat)]
        told = self._words.say(f"dn-prompt-{name}", **self._facts(name, view))
        resolving = view["resolving"]
        card = None if resolving is None else resolving["card"]
        if card is None or name in OWN_PHASES:
            return told
        return self._words.say("dn-prompt-by-card", card=self._words.card(card), prompt=told)

    def _facts(self, name: str, view: DynamiteNurseView) -> dict[str, str | int]:
        work = view["resolving"]
        facts: dict[str, str | int] = {"count": 0 if work is None else work["number"]}
        if name == "cleanup":
            facts["count"] = self._content.house.hand
        patient = None if work is None else work["patient"]
        if name == "assign":
            patient = view["arriving"]
        if patient is not None:
            facts["patient"] = self._words.patient(patient)
            facts["described"] = self._words.described(patient)
        return facts


TURN = ("main", "transportation", "admission", "cleanup")
"""The phases of every turn."""
BEGINNINGS = ("first-player", "main", "assign", "admission", "beds", "cleanup")
"""What is asked by the phases themselves."""


class DynamiteNurseStatus(Status):
    """The status sentences of a game."""

    prefix = "dn-"

    def __init__(self, words: DynamiteNurseWords) -> None:
        super().__init__(words, TURN)

    def begins(self, prompt: str) -> bool:
        """Return whether a move starts; decisions of a card belong to playing or buying it."""
        return prompt in BEGINNINGS

    def counted(self, view: View) -> tuple[int | None, int | None]:
        """Return the turn; nobody knows how many there will be."""
        return view["turn"] or None, None

    def score(self, amount: int) -> str:
        """Return a number of Victory Points."""
        return self.words.say("dn-count-vp", shown=numeral(amount))
