"""Plans as a player reads them, and the three that the coach gives for one activation.

They are: most points now, best for the game, and safest. A plan is actions one after the other,
played by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from wardround.bots.dicehospital.problem import node_of
from wardround.bots.dicehospital.safe_judge import SafeJudge
from wardround.bots.dicehospital.solving import Solution, solve
from wardround.coach.data import PlanStep
from wardround.coach.dicehospital.plan_types import DiceHospitalPlan, DicePlanStep, PlanName
from wardround.coach.dicehospital.terms import neglect, points_judge, terms_of
from wardround.coach.dicehospital.yardstick import Yardstick
from wardround.dicehospital import actions
from wardround.dicehospital.game import GAME
from wardround.dicehospital.state import Hospital, Table


def steps(table: Table, seat: int, line: Sequence[int]) -> list[PlanStep]:
    """Return actions as records, each with its line of text; `free` if it costs no blood bag."""
    at = table.copy()
    out: list[PlanStep] = []
    for action in line:
        bags = at.hospitals[seat].bags
        record: dict[str, object] = {"do": GAME.action_text(at, action)}
        record.update(GAME.action_record(at, action))
        GAME.push(at, seat, action)
        if record.get("as"):
            record["free"] = bool(at.hospitals[seat].bags == bags)
        out.append(record)
    return out


def after(table: Table, seat: int, line: Sequence[int]) -> Hospital:
    """Return the hospital after a plan, its `done` left out."""
    at = table.copy()
    for action in line:
        if action != actions.DONE:
            GAME.push(at, seat, action)
    return at.hospitals[seat]


def first_placement(table: Table, seat: int, line: Sequence[int]) -> list[int]:
    """Return the actions of a plan up to the end of its first placement, blood bag or `done`."""
    at = table.copy()
    out: list[int] = []
    for action in line:
        GAME.push(at, seat, action)
        out.append(action)
        if at.hospitals[seat].placement is None or at.chance >= 0:
            break
    return out


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
    end = after(table, seat, other.actions())
    value = judge.judge(node_of(end)) + float(end.score - begun)
    return other if value > best.found.value else best


def _plan(table: Table, seat: int, name: PlanName, solution: Solution) -> DiceHospitalPlan:
    """Return one plan; up to its first roll."""
    line = solution.actions()
    end = after(table, seat, line)
    return {
        "plan": name,
        **terms_of(table, end, table.hospitals[seat]).record(),
        "exact": name == POINTS and solution.found.exact,
        "luck": solution.found.gamble is not None,
        "line": cast(list[DicePlanStep], steps(table, seat, line)),
    }
