"""The value of positions to a seat: its expected final score.

Within a placement that is the best of the player's choices, and the average of rolls.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.appraising import Appraiser, prepared
from wardround.bots.dicehospital.model import Model
from wardround.bots.dicehospital.models import SHIPPED
from wardround.bots.dicehospital.placements import outcomes
from wardround.bots.dicehospital.problem import node_of, problem_of
from wardround.bots.dicehospital.round_judge import RoundJudge
from wardround.bots.dicehospital.search import Planner
from wardround.bots.dicehospital.solving import solve
from wardround.coach.dicehospital.terms import points_judge
from wardround.dicehospital import steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table
from wardround.dicehospital.within_placement import COPYING, PLACING


def model_of(table: Table) -> Model:
    """Return the best model that there is for a game."""
    return SHIPPED.learned().of(table)


def is_free(table: Table, seat: int) -> bool:
    """Return whether a seat is between two placements."""
    return table.hospitals[seat].asked in (PLACING, COPYING)


class Yardstick:
    """Values positions of one game: drafts with narrow plans, activations with wide ones."""

    def __init__(self, table: Table, model: Model, draft_width: int, width: int) -> None:
        self.width = width
        self.quick = Appraiser(table.content, model, 0)
        """A quick eye that makes no plans."""
        self._drafts = Appraiser(table.content, model, draft_width)
        self._plans = Appraiser(table.content, model, width)

    def judge(self, table: Table, seat: int) -> RoundJudge:
        """Return the judge of what the round brings and leaves."""
        return self._plans.judge(table, table.hospitals[seat])

    def draft(self, table: Table, seat: int) -> float:
        """Return what a position outside of activation is worth."""
        return self._drafts.value(table, seat)

    def plan(self, table: Table, seat: int) -> float:
        """Return the value of a position within activation with the best continuation."""
        hospital = table.hospitals[seat]
        if table.step == steps.ACTIVATE and hospital.asked == COPYING:
            plan = solve(table, seat, self.judge(table, seat), self.width, 0)
            after = table.copy()
            FLOW.push(after, seat, plan.plan[0])
            return self._plans.value(after, seat)
        return self._plans.value(table, seat)

    def stopped(self, table: Table, seat: int) -> float:
        """Return what a position within activation is worth if the seat stops here."""
        after = table.copy()
        after.waiting.remove(seat)
        return self._plans.value(after, seat)

    def now(self, table: Table, seat: int) -> float:
        """Return how many points of this round a position before activation promises."""
        hospital = prepared(table, table.hospitals[seat])
        judge = self._drafts.judge(table, hospital)
        planner = Planner(problem_of(table, hospital), judge)
        found = planner.beam(node_of(hospital), self._drafts.width)
        return points_judge(table).judge(found.node)


Known = dict[tuple[object, ...], float]
CLOSELY: Final = 100
"""Beyond this many positions, the ends of a placement count as they are."""


def worth(yard: Yardstick, table: Table, seat: int, known: Known | None = None) -> float:
    """Return what a position is worth to a seat that is free to place, or in a placement."""
    known = {} if known is None else known
    if table.chance >= 0:
        return _by_luck(yard, table, seat, known)
    hospital = table.hospitals[seat]
    key = hospital.key()
    if key not in known:
        if hospital.placement is None:
            closely = len(known) < CLOSELY
            known[key] = (yard.plan if closely else yard.stopped)(table, seat)
        else:
            known[key] = max(by_action(yard, table, seat, known).values())
    return known[key]


def by_action(
    yard: Yardstick, table: Table, seat: int, known: Known | None = None
) -> dict[int, float]:
    """Return what each action within a placement leads to."""
    known = {} if known is None else known
    found: dict[int, float] = {}
    for action in FLOW.steps[table.step].legal(table, seat):
        after = table.copy()
        FLOW.push(after, seat, action)
        found[action] = worth(yard, after, seat, known)
    return found


def _by_luck(yard: Yardstick, table: Table, seat: int, known: Known) -> float:
    """Return the average over everything that luck could give."""
    total = 0.0
    for outcome, share in outcomes(table, seat):
        after = table.copy()
        FLOW.push_luck(after, outcome)
        total += share * worth(yard, after, seat, known)
    return total
