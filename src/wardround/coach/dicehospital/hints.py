"""Hints for one decision of Dice Hospital, from a nudge to the move.

The caller passes a position that looks the same to the seat as the real one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NotRequired

from wardround.bots.dicehospital.placements import Placements
from wardround.coach.data import Hint, HintStep, PlanStep, Why, choice, forced, nudged
from wardround.coach.dicehospital import plans
from wardround.coach.dicehospital.drafts import Known, by_choice
from wardround.coach.dicehospital.plans import best_for_game, most_points
from wardround.coach.dicehospital.terms import reasons, terms_of
from wardround.coach.dicehospital.verdicts import WORTH_A_REASON, promise
from wardround.coach.dicehospital.yardstick import Yardstick, is_free
from wardround.coach.ledger import points, tenths
from wardround.dicehospital import actions, steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table


class DiceHint(HintStep):
    """A step of a hint with what only this game needs: what a plan comes to, or where it starts."""

    points: NotRequired[int]
    discharged: NotRequired[int]
    deaths: NotRequired[int]
    staff: NotRequired[str]
    department: NotRequired[str]


def hint(yard: Yardstick, table: Table, seat: int) -> Hint:
    """Return help with the decision of a seat."""
    legal = FLOW.steps[table.step].legal(table, seat)
    if len(legal) == 1:
        return forced(plans.steps(table, seat, legal))
    if table.step != steps.ACTIVATE:
        values = by_choice(yard, table, seat)
        lines = {one: plans.steps(table, seat, [one]) for one in values}
        return replace(choice(lines, values), why=_draft(yard, table, seat, values))
    if is_free(table, seat):
        return _plan(yard, table, seat, legal)
    best = best_within(yard, table, seat, legal)
    among = sorted([best, next(one for one in legal if one != best)], key=legal.index)
    return Hint(
        nudged("even"),
        {"hint": "among", "actions": [step(table, seat, one) for one in among]},
        plans.steps(table, seat, [best]),
    )


def best_within(yard: Yardstick, table: Table, seat: int, legal: list[int]) -> int:
    """Return what a hint says within a placement, planned as widely as a review does."""
    return Placements(seat, yard.judge(table, seat), yard.width).best(table, legal)


def _draft(yard: Yardstick, table: Table, seat: int, values: Known) -> list[Why]:
    """Return why the best choice is better than one in the middle, as a review says it."""
    order = sorted(values, key=lambda one: -values[one])
    best, usual = order[0], order[len(order) // 2]
    gain = points(tenths(values[best] - values[usual]))
    if table.step >= steps.ACTIVATE or gain < WORTH_A_REASON:
        return []
    return promise(yard, table, seat, (best, usual), gain)


def step(table: Table, seat: int, action: int) -> PlanStep:
    """Return one action as a record."""
    return plans.steps(table, seat, [action])[0]


def _plan(yard: Yardstick, table: Table, seat: int, legal: list[int]) -> Hint:
    """Return a hint for a seat that is between two placements."""
    most = most_points(table, seat, yard.width, 0)
    plan = best_for_game(yard, table, seat, most).actions()
    move = plans.first_placement(table, seat, plan)
    line = plans.steps(table, seat, move)
    if move == [actions.DONE]:
        return Hint(nudged("stop"), nudged("stop"), line)
    begun = table.hospitals[seat]
    planned = terms_of(table, plans.after(table, seat, plan), begun)
    nudge: DiceHint = {
        "hint": "plan",
        "points": planned.points,
        "discharged": planned.discharged,
        "deaths": planned.deaths,
    }
    why = reasons(planned, terms_of(table, begun, begun))
    return Hint(nudge, _where(table, seat, line[0], legal), line, why)


def _where(table: Table, seat: int, first: PlanStep, legal: list[int]) -> HintStep:
    """Return the start of a plan, but not all of it."""
    if first["verb"] == "place":
        where: DiceHint = {
            "hint": "place",
            "staff": first["staff"],
            "department": first["department"],
        }
        return where
    if first["verb"] == "transfuse":
        return nudged("bag")
    return {"hint": "among", "actions": [step(table, seat, one) for one in legal[:2]]}
