"""The current phase and question of Dynamite Nurse, in words."""

from __future__ import annotations

from wardround.core.json_types import View
from wardround.narration.status import Status
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.words import numeral

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
