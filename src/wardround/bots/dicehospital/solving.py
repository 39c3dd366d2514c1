"""Solves one activation: the best points of the round, the line, and whether it is proven."""

from __future__ import annotations

from typing import TypedDict

from wardround.bots.dicehospital.judging import DEAD, Judge
from wardround.bots.dicehospital.lines import line_of
from wardround.bots.dicehospital.problem import Node, node_of, problem_of
from wardround.bots.dicehospital.proving import prove
from wardround.bots.dicehospital.search import Found, Planner
from wardround.core.ints import i64
from wardround.dicehospital import actions, staffing
from wardround.dicehospital.state import Table
from wardround.dicehospital.ward import GONE_BITS
from wardround.dicehospital.within_placement import COPYING


class SolutionRecord(TypedDict):
    """A solution as plain values."""

    points: float
    discharged: int
    deaths: int
    empty: bool
    exact: bool
    plan: list[str]
    nodes: int


class Solution:
    """A plan for one activation and what it brings."""

    __slots__ = ("found", "judge", "plan")

    def __init__(self, found: Found, judge: Judge, plan: list[int]) -> None:
        self.found = found
        self.judge = judge
        self.plan = plan
        """Actions of the rules, without `done`; where luck comes in, only those before it."""

    def actions(self) -> list[int]:
        """Return the plan with `done` at its end, unless luck comes in before."""
        return self.plan if self.found.gamble is not None else [*self.plan, actions.DONE]

    def record(self, table: Table) -> SolutionRecord:
        """Return the solution as plain values; all but `points` as it is before luck comes in."""
        node = self.found.node
        deaths = sum(1 for one in node.dice if self.judge.after[one] == DEAD)
        value = self.found.value
        return {
            "points": int(value) if value == int(value) else round(value, 4),
            "discharged": discharged(node),
            "deaths": deaths,
            "empty": deaths == len(node.dice),
            "exact": self.found.exact,
            "plan": [table.space.text(action) for action in self.actions()],
            "nodes": self.found.nodes,
        }


def discharged(node: Node) -> int:
    """Return how many dice were discharged in the round."""
    return sum([(int(node.gone) >> (GONE_BITS * colour)) & 0xFF for colour in range(3)])


def solve(table: Table, seat: i64, judge: Judge, width: int, limit: int) -> Solution:
    """Return the best plan for a seat that is free to place, or to choose whom to copy.

    A beam of `width` finds a good plan; then up to `limit` hospitals are searched to prove it.
    """
    hospital = table.hospitals[seat]
    if hospital.asked != COPYING:
        return solve_placing(table, seat, judge, width, limit)
    best: Solution | None = None
    space = table.space
    whole = True
    nodes = 0
    for specialist in staffing.copyable(table, hospital):
        after = table.copy()
        after.hospitals[seat].copied = specialist
        solution = solve_placing(after, seat, judge, width, limit)
        whole = whole and solution.found.exact
        nodes += solution.found.nodes
        if best is None or solution.found.value > best.found.value:
            solution.plan.insert(0, int(space.copy_specialist + specialist))
            best = solution
    assert best is not None, "whoever is asked to copy has somebody to copy"
    best.found.exact = whole
    best.found.nodes = nodes
    return best


def solve_placing(table: Table, seat: i64, judge: Judge, width: int, limit: int) -> Solution:
    """Return the best plan for a seat that is free to place."""
    at = table
    if table.hospitals[seat].asked == COPYING:
        at = table.copy()
        at.hospitals[seat].asked = 0
    problem = problem_of(at, at.hospitals[seat])
    planner = Planner(problem, judge)
    root = node_of(at.hospitals[seat])
    found = planner.beam(root, width)
    if limit and not found.exact:
        found = prove(planner, root, found, limit)
    return Solution(found, judge, line_of(at, seat, problem, found))
