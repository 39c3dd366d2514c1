"""The verdict on a round, and why a decision lost points: what would have been better, and how.

A verdict compares the points scored in an activation with those that were possible.
"""

from __future__ import annotations

from typing import TypedDict

from wardround.bots.dicehospital.solving import Solution, solve
from wardround.coach.data import Mistake, PlanStep, Why
from wardround.coach.dicehospital import plans
from wardround.coach.dicehospital.activations import Slip
from wardround.coach.dicehospital.terms import Terms, reasons, terms_of
from wardround.coach.dicehospital.yardstick import Yardstick, is_free
from wardround.coach.ledger import points
from wardround.dicehospital import actions, steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Hospital, Table


class Verdict(TypedDict):
    """Points made and points possible in one activation."""

    round: int
    points: int
    possible: float
    exact: bool
    """Whether it is proven that no more were possible; else that many at least."""
    average: bool
    """Whether luck has a part in the best plan, so that `possible` is an average."""
    line: list[PlanStep]
    """The best plan; empty where nothing better than what was done was found."""
    why: list[Why]


def verdict(start: Table, seat: int, end: Hospital, solution: Solution) -> Verdict:
    """Return the verdict on an activation that started at `start` and left the hospital `end`.

    `solution` is the plan with the most points.
    """
    begun = start.hospitals[seat]
    played = terms_of(start, end, begun)
    found = solution.found
    better = found.value > played.points
    line = solution.actions() if better else []
    why: list[Why] = []
    if better and found.gamble is None:
        planned = terms_of(start, plans.after(start, seat, line), begun)
        why = reasons(planned, played)
    possible = max(found.value, float(played.points))
    return Verdict(
        round=int(start.round),
        points=played.points,
        possible=int(possible) if possible == int(possible) else round(possible, 1),
        exact=found.exact and (better or found.gamble is None),
        average=better and found.gamble is not None,
        line=plans.steps(start, seat, line),
        why=why,
    )


WORTH_A_REASON = 0.3
"""What is less than this many points is no reason."""


def explained(yard: Yardstick, seat: int, slip: Slip) -> Mistake:
    """Return a slip with what was better, and why."""
    best, why = [slip.best], list[Why]()
    if slip.best < 0:
        best, why = _activation(yard, seat, slip)
    elif slip.before.step < steps.ACTIVATE:
        why = promise(yard, slip.before, seat, (slip.best, slip.chosen[0]), points(slip.loss))
    return Mistake(
        move=slip.move,
        chapter=int(slip.before.round),
        kind=slip.kind,
        loss=points(slip.loss),
        chosen=plans.steps(slip.before, seat, slip.chosen),
        best=plans.steps(slip.before, seat, best),
        why=why,
    )


def _activation(yard: Yardstick, seat: int, slip: Slip) -> tuple[list[int], list[Why]]:
    """Return the better placement, and in what its plan beats the one that was still possible."""
    table = slip.before
    if not is_free(table, seat):
        return [], []
    plan = solve(table, seat, yard.judge(table, seat), yard.width, 0)
    best = plans.first_placement(table, seat, plan.actions())
    worse = _still_possible(yard, table, seat, [*slip.chosen, *slip.rest])
    if worse is None or plan.found.gamble is not None:
        return best, []
    begun = table.hospitals[seat]
    better = terms_of(table, plans.after(table, seat, plan.actions()), begun)
    found = reasons(better, worse)
    return best, found + _rest(points(slip.loss), better.points - worse.points)


def _still_possible(yard: Yardstick, table: Table, seat: int, chosen: list[int]) -> Terms | None:
    """Return what could still be made after what was done; None where luck comes in."""
    at = table.copy()
    for action in chosen:
        if action != actions.DONE:
            FLOW.push(at, seat, action)
    if at.chance >= 0 or not is_free(at, seat):
        return None
    end = at.hospitals[seat]
    if actions.DONE not in chosen:
        plan = solve(at, seat, yard.judge(at, seat), yard.width, 0)
        if plan.found.gamble is not None:
            return None
        end = plans.after(at, seat, plan.actions())
    return terms_of(table, end, table.hospitals[seat])


def promise(
    yard: Yardstick, table: Table, seat: int, choices: tuple[int, int], gain: float
) -> list[Why]:
    """Return whether the better of two choices in a draft shows in this round or later."""
    promised = [_promised(yard, table, seat, one) for one in choices]
    now = promised[0] - promised[1]
    why: list[Why] = []
    if now >= WORTH_A_REASON:
        why.append({"reason": "now", "points": round(now, 1)})
    return why + _rest(gain, now)


def _promised(yard: Yardstick, table: Table, seat: int, action: int) -> float:
    after = table.copy()
    FLOW.steps[table.step].push(after, seat, action)
    return yard.now(after, seat)


def _rest(loss: float, now: float) -> list[Why]:
    """Return what of a loss shows only later as a reason, if it is one."""
    later = min(loss, loss - now)
    if later < WORTH_A_REASON:
        return []
    return [{"reason": "later", "points": round(later, 1)}]
