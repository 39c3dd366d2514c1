"""Play styles of Dice Hospital: points that a bot adds to its evaluation.

They are small compared with the points of a round, so that they decide only between hospitals that
are nearly as good; but builders return almost no improvements. They depend on no card, so that
they work with a user's cards as well.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.features import Powers
from wardround.bots.dicehospital.judging import DEAD
from wardround.bots.dicehospital.model import Model
from wardround.bots.dicehospital.problem import Node
from wardround.bots.dicehospital.round_judge import RoundJudge
from wardround.bots.tempers import BOLD, BUILDER, CAREFUL, STEADY
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.state import Hospital, Table
from wardround.dicehospital.ward import GONE_BITS

A_FEW: Final = 3
"""To discharge more than these in a round is something to be proud of."""


class Taste:
    """The preferences of a play style, in points."""

    __slots__ = ("death", "improvement", "many", "margin", "neglect", "patient")

    def __init__(
        self,
        death: float = 0.0,
        neglect: float = 0.0,
        patient: float = 0.0,
        many: float = 0.0,
        improvement: float = 0.0,
        margin: float = 0.0,
    ) -> None:
        self.death = death
        """For each patient who dies."""
        self.neglect = neglect
        """For each untreated patient."""
        self.patient = patient
        """For each patient still in bed after the round."""
        self.many = many
        """For each discharged beyond a few."""
        self.improvement = improvement
        """For each department and specialist, and round that they are there for."""
        self.margin = margin
        """What is worse than the best by less than this may be taken in its place, in a draft."""


TASTES: Final[dict[str, Taste]] = {
    STEADY: Taste(),
    CAREFUL: Taste(death=-3.0, neglect=-0.2, patient=-0.05, margin=0.3),
    BOLD: Taste(death=1.0, patient=0.1, many=0.8, margin=0.4),
    BUILDER: Taste(improvement=1.5, margin=0.4),
}


class TastefulJudge(RoundJudge):
    """Evaluates as usual, and adds the play style's points."""

    __slots__ = ("built", "taste")

    def __init__(
        self, table: Table, model: Model, powers: Powers, hospital: Hospital, taste: Taste
    ) -> None:
        super().__init__(table, model, powers, hospital)
        self.taste = taste
        rounds = float(table.content.house.rounds - max(1, int(table.round)) + 1)
        count = float(len(hospital.specialists) + len(hospital.tiles))
        self.built = taste.improvement * rounds * count

    def judge(self, node: Node) -> float:
        """Return the value of the hospital for this play style."""
        return super().judge(node) + self.liking(node)

    def liking(self, node: Node) -> float:
        """Return the play style's points if the activation ends here."""
        taste = self.taste
        deaths: i64 = node.fatalities()
        neglected: i64 = 0
        after = self.after
        for one in node.dice:
            if after[one] == DEAD:
                deaths += 1
            if dice.CONDITION[one] == dice.UNTREATED:
                neglected += 1
        gone = node.gone
        home = (gone & 0xFF) + ((gone >> GONE_BITS) & 0xFF) + (gone >> (2 * GONE_BITS))
        value = self.built + taste.death * float(deaths)
        value += taste.neglect * float(neglected) + taste.patient * float(len(node.dice))
        return value + taste.many * float(home - A_FEW) if home > A_FEW else value
