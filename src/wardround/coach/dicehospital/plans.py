"""Three plans for one activation: most points now, best for the game, safest."""

from __future__ import annotations

from typing import Final, cast

from wardround.bots.dicehospital.problem import node_of
from wardround.bots.dicehospital.safe_judge import SafeJudge
from wardround.bots.dicehospital.solving import Solution, solve
from wardround.coach.dicehospital import lines
from wardround.coach.dicehospital.plan_types import DiceHospitalPlan, DicePlanStep, PlanName
from wardround.coach.dicehospital.terms import neglect, points_judge, terms_of
from wardround.coach.dicehospital.yardstick import Yardstick
from wardround.dicehospital.state import Table

POINTS: Final = "points"


def most_points(table: Table, seat: int, width: int, limit: int) -> Solution:
    """Return the plan with the most points now; `limit` hospitals are looked at to prove it."""
    return solve(table, seat, points_judge(table), width, limit)


def three_plans(yard: Yardstick, table: Table, seat: int, most: Solution) -> list[DiceHospitalPlan]:
    """Return the plans of a seat that is free to place; `most` is the one with most points."""
    safe = SafeJudge(table.content, neglect(table))
    found: dict[PlanName, Solution] = {
        POINTS: most,
        "game": best_for_game(yard, table, seat, most),
        "safe": solve(table, seat, safe, yard.width, 0),
    }
    return [_plan(table, seat, name, one) for name, one in found.items()]


def best_for_game(yard: Yardstick, table: Table, seat: int, other: Solution) -> Solution:
    """Return what is best for the game: a search may miss what another one has found."""
    best = solve(table, seat, yard.judge(table, seat), yard.width, 0)
    if best.found.gamble is not None or other.found.gamble is not None:
        return best
    judge = yard.judge(table, seat)
    begun = table.hospitals[seat].score
    end = lines.after(table, seat, other.actions())
    value = judge.judge(node_of(end)) + float(end.score - begun)
    return other if value > best.found.value else best


def _plan(table: Table, seat: int, name: PlanName, solution: Solution) -> DiceHospitalPlan:
    """Return one plan; up to its first roll."""
    line = solution.actions()
    end = lines.after(table, seat, line)
    return {
        "plan": name,
        **terms_of(table, end, table.hospitals[seat]).record(),
        "exact": name == POINTS and solution.found.exact,
        "luck": solution.found.gamble is not None,
        "line": cast(list[DicePlanStep], lines.steps(table, seat, line)),
    }
