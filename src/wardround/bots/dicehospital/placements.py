"""The best end of a placement in progress: all choices within it, rolls by expectation."""

from __future__ import annotations

from itertools import product
from typing import Final

from wardround.bots.dicehospital.problem import node_of, problem_of
from wardround.bots.dicehospital.round_judge import RoundJudge
from wardround.bots.dicehospital.search import Planner
from wardround.core.ints import i64
from wardround.dicehospital import steps
from wardround.dicehospital.bag import ARRIVAL_VALUES, LOWEST_ARRIVAL
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.rerolls import DIE_FACES
from wardround.dicehospital.state import Table

CLOSELY: Final = 24
"""How many ends of a placement are planned further; others count as they are."""
FAIR: Final = 36
"""With more outcomes of a roll than these, a sample stands for all."""

Outcome = tuple[tuple[int, ...], float]


class Placements:
    """Looks for the best end of one placement."""

    __slots__ = ("judge", "known", "looks", "seat", "width")

    def __init__(self, seat: i64, judge: RoundJudge, width: int) -> None:
        self.seat: i64 = seat
        self.judge = judge
        self.width = width
        self.looks: i64 = 0
        self.known: dict[tuple[object, ...], float] = {}

    def best(self, table: Table, legal: list[int]) -> int:
        """Return the action by which the placement ends best."""
        values = [self._after(table, action, False) for action in legal]
        order = sorted(range(len(legal)), key=lambda at: -values[at])
        self.known.clear()
        best = order[0]
        most = -1e9
        for at in order:
            if self.looks >= CLOSELY:
                break
            value = self._after(table, legal[at], True)
            if value > most:
                best, most = at, value
        return legal[best]

    def _after(self, table: Table, action: i64, closely: bool) -> float:
        """Return what a position is worth after an action."""
        after = table.copy()
        FLOW.push(after, self.seat, action)
        return self._worth(after, closely)

    def _worth(self, table: Table, closely: bool) -> float:
        """Return what a position is worth: choices best, luck averaged."""
        if table.chance >= 0:
            return self._by_luck(table, closely)
        hospital = table.hospitals[self.seat]
        key = hospital.key()
        value = self.known.get(key)
        if value is not None:
            return value
        if hospital.placement is not None:
            legal = FLOW.steps[table.step].legal(table, self.seat)
            value = max([self._after(table, action, closely) for action in legal])
        elif closely and self.looks < CLOSELY:
            self.looks += 1
            planner = Planner(problem_of(table, hospital), self.judge)
            value = planner.beam(node_of(hospital), self.width, False).value
            value += float(hospital.score)
        else:
            value = self.judge.judge(node_of(hospital)) + float(hospital.score)
        self.known[key] = value
        return value

    def _by_luck(self, table: Table, closely: bool) -> float:
        """Return the average over what luck could give."""
        total = 0.0
        for outcome, weight in outcomes(table, self.seat):
            after = table.copy()
            FLOW.push_luck(after, outcome)
            total += weight * self._worth(after, closely)
        return total


def outcomes(table: Table, seat: i64) -> list[Outcome]:
    """Return what luck could give in a placement, with its probability."""
    if table.chance == steps.LUCK_REROLL:
        count = len(table.hospitals[seat].held)
        rolled = [tuple(one) for one in product(range(1, DIE_FACES + 1), repeat=count)]
        # A stride that shares no factor with the faces meets all of them for every die.
        fair = rolled[:: len(rolled) // FAIR + 1 | 1] if len(rolled) > FAIR else rolled
        return [(one, 1.0 / len(fair)) for one in fair]
    total = sum(table.bag)
    out: list[Outcome] = []
    for colour in range(3):
        share = table.bag[colour] / total / ARRIVAL_VALUES
        if share > 0.0:
            values = range(LOWEST_ARRIVAL, LOWEST_ARRIVAL + ARRIVAL_VALUES)
            out += [((6 * colour + value - 1,), share) for value in values]
    return out
