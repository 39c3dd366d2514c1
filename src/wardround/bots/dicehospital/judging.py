"""The value of a hospital if its activation ends now."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.problem import Node
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.content import Content
from wardround.dicehospital.phases.discharge import EMPTY_BONUS
from wardround.dicehospital.scoring import FATALITY
from wardround.dicehospital.ward import GONE_BITS

DEAD: Final = 255
"""What becomes of a neglected die that goes below 1, in `Judge.after`."""


class Judge:
    """Evaluates by the points of DH-7.1 and DH-7.2 and the deaths of DH-6.1.

    `after` maps the number of a die to the plain die after neglect.
    """

    __slots__ = ("after", "score")

    def __init__(self, content: Content, lost: int = 1) -> None:
        self.score: list[int] = list(content.house.score)
        after = bytearray(dice.DICE)
        for one in range(dice.DICE):
            value = dice.VALUE[one]
            if dice.CONDITION[one] == dice.UNTREATED:
                value -= lost
            after[one] = DEAD if value < 1 else dice.PRINTED[one] * 6 + value - 1
        self.after = bytes(after)

    def discharged(self, gone: i64) -> i64:
        """Return the points for the dice discharged (DH-7.1)."""
        number = (gone & 0xFF) + ((gone >> GONE_BITS) & 0xFF) + (gone >> (2 * GONE_BITS))
        last: i64 = len(self.score) - 1
        return self.score[number] if number < last else self.score[last]

    def judge(self, node: Node) -> float:
        """Return the points of the round if the activation ends here."""
        points = node.points + self.discharged(node.gone)
        empty = True
        after = self.after
        for one in node.dice:
            if after[one] == DEAD:
                points += FATALITY
            else:
                empty = False
        if empty:
            points += EMPTY_BONUS
        return float(points)
