"""The current phase and question of Dice Hospital, in words."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Outcome
from wardround.core.json_types import View
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.phases.activation import PROMPTS
from wardround.dicehospital.scoring import rank
from wardround.narration.status import Status
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.words import numeral

ROUND = ("intake", "improvement", "activation", "neglect", "discharge", "shift-change")
"""The phases of every round."""
DURING = ("choose", "treat", "between", "admissions")
"""The decisions during a placement."""


class DiceHospitalStatus(Status):
    """The status sentences of a game with these options."""

    def __init__(self, words: DiceHospitalWords, options: DiceHospitalOptions) -> None:
        before = ["event"] if options.events else []
        after = ["collections"] if options.final_round_collections else []
        super().__init__(words, [*before, *ROUND, *after])
        self._solo_ranks = options.content.house.solo_ranks

    def begins(self, prompt: str) -> bool:
        """Return whether a move starts; all decisions during a placement belong to it."""
        return prompt not in DURING

    def counted(self, view: View) -> tuple[int | None, int | None]:
        """Return the round, which is none during setup, and how many there are."""
        return view["round"] or None, view["rounds"]

    def task(self, view: View, seats: Sequence[int]) -> str:
        """Return what seats have to do; how far each is in its activation is its own business."""
        if view["prompts"][str(seats[0])] in PROMPTS:
            return self.words.say("task-activation")
        return super().task(view, seats)

    def score(self, amount: int) -> str:
        """Return a number of points, with a true minus sign."""
        told = self.words.say("count-points", count=amount)
        return told.replace(str(amount), numeral(amount))

    def won(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Return who won; alone, the title that was earned."""
        if len(names) > 1:
            return super().won(outcome, names)
        say, score = self.words.say, outcome.scores[0]
        earned = say(f"rank-{rank(score, self._solo_ranks)}")
        title = f"{earned} ({say('source-reconstructed')})"  # DH-11.6
        return say("result-solo", score=numeral(score), rank=title)
