"""Evaluates an activation by safety: fewest deaths, then fewest untreated, then points."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.judging import DEAD, Judge
from wardround.bots.dicehospital.problem import Node
from wardround.core.ints import i64
from wardround.dicehospital import dice

A_DEATH: Final = -100.0
A_NEGLECT: Final = -1.0
A_POINT: Final = 0.01


class SafeJudge(Judge):
    """Judges by deaths, then by patients left untreated, then by points."""

    def judge(self, node: Node) -> float:
        """Return how safe the hospital is if the activation ends here."""
        deaths: i64 = node.fatalities()
        neglected: i64 = 0
        after = self.after
        for one in node.dice:
            if after[one] == DEAD:
                deaths += 1
            elif dice.CONDITION[one] == dice.UNTREATED:
                neglected += 1
        points = float(node.points + self.discharged(node.gone))
        return A_DEATH * float(deaths) + A_NEGLECT * float(neglected) + A_POINT * points
