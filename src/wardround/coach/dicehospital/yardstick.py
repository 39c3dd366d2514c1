"""The value of positions to a seat: its expected final score."""

from __future__ import annotations

from wardround.bots.dicehospital.appraising import Appraiser, prepared
from wardround.bots.dicehospital.model import Model
from wardround.bots.dicehospital.models import SHIPPED
from wardround.bots.dicehospital.problem import node_of, problem_of
from wardround.bots.dicehospital.round_judge import RoundJudge
from wardround.bots.dicehospital.search import Planner
from wardround.bots.dicehospital.solving import solve
from wardround.coach.dicehospital.terms import points_judge
from wardround.dicehospital import steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.offers import COPYING
from wardround.dicehospital.state import Table


def model_of(table: Table) -> Model:
    """Return the best model that there is for a game."""
    return SHIPPED.learned().of(table)


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
