"""A round of lookahead: how well a hospital does in the next intake, over several samples.

Everything after a plan is played by the rules: neglect, discharge, new improvements, the dice,
what the others take. All plans in a comparison get the same dice.
"""

from __future__ import annotations

from wardround.bots.dicehospital.appraising import Appraiser
from wardround.bots.dicehospital.foresight import Foresight
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dicehospital import actions, steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table


class Lookahead:
    """Plays from the end of a plan to the activation of the next round."""

    __slots__ = ("appraiser", "foresight", "samples")

    def __init__(self, foresight: Foresight, appraiser: Appraiser, samples: int) -> None:
        self.foresight = foresight
        self.appraiser = appraiser
        """The judge of the hospitals at the start of the next round."""
        self.samples = samples

    def value(self, table: Table, seat: i64, plan: list[int], seed: str) -> float:
        """Return what a plan leads to, on average."""
        after = table.copy()
        for action in plan:
            FLOW.push(after, seat, action)
        end_activation(after, Rng(seed))
        total = 0.0
        for number in range(self.samples):
            total += self._one(after.copy(), seat, Rng(f"{seed}/{number}"))
        return total / float(self.samples)

    def _one(self, table: Table, seat: i64, source: Rng) -> float:
        """Return the value of a position with one sample of rolls."""
        round = table.round
        while table.step > steps.ACTIVATE and table.round == round and table.waiting:
            waiting: i64 = table.waiting[0]
            FLOW.push(table, waiting, self.foresight.choose(table, waiting))
        self.foresight.play_on(table, source)
        return self.appraiser.value(table, seat)


def end_activation(table: Table, source: Rng) -> None:
    """Let all others end their activation as they are: only what they take later matters here."""
    while table.step == steps.ACTIVATE and (table.chance >= 0 or table.waiting):
        if table.chance >= 0:
            FLOW.push_luck(table, FLOW.lucks[table.chance].sample(table, source))
            continue
        seat: i64 = table.waiting[0]
        legal = FLOW.steps[table.step].legal(table, seat)
        FLOW.push(table, seat, actions.DONE if actions.DONE in legal else legal[0])
