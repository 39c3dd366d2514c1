"""Whether the best result of an activation is the only one with its points."""

from __future__ import annotations

from wardround.bots.dicehospital.judging import DEAD, Judge
from wardround.bots.dicehospital.positions import openings
from wardround.bots.dicehospital.problem import Node, node_of, problem_of
from wardround.bots.dicehospital.proving import CROWD
from wardround.bots.dicehospital.search import Key, Planner
from wardround.core.ints import i64
from wardround.dicehospital.state import Table

Result = tuple[int, int]
"""How many of each colour were discharged, packed as in a node, and how many patients died."""


def has_rivals(table: Table, seat: int, judge: Judge, best: float, limit: int) -> bool | None:
    """Return whether different results reach the `best` points.

    None if this many hospitals are not enough to find out. There must be no rolls.
    """
    search = Rivals(judge, best, limit)
    whole = True
    for _, at in openings(table, seat):
        whole = search.through(at, seat) and whole
        if len(search.results) > 1:
            return True
    return False if whole else None


class Rivals:
    """Collects the results with a certain number of points, until there are two."""

    __slots__ = ("best", "judge", "left", "results", "seen")

    def __init__(self, judge: Judge, best: float, limit: int) -> None:
        self.judge = judge
        self.best = best
        self.left: i64 = limit
        self.results: set[Result] = set()
        self.seen: set[Key] = set()

    def through(self, table: Table, seat: i64) -> bool:
        """Search the results of a table; return whether nothing was left out."""
        hospital = table.hospitals[seat]
        planner = Planner(problem_of(table, hospital), self.judge)
        self.seen = set()
        return self._visit(planner, node_of(hospital)) and planner.expander.whole

    def _visit(self, planner: Planner, node: Node) -> bool:
        self.left -= 1
        if self.left < 0:
            return False
        if self.judge.judge(node) == self.best:
            deaths = sum([1 for one in node.dice if self.judge.after[one] == DEAD])
            self.results.add((int(node.gone), deaths))
            if len(self.results) > 1:
                return True
        following = planner.expander.expand(node)
        self.left -= len(following) // CROWD
        for child in following:
            key = child.key()
            if key in self.seen:
                continue
            self.seen.add(key)
            hope = max(self.judge.judge(child), planner.bound.of(child))
            if hope >= self.best and not self._visit(planner, child):
                return False
            if len(self.results) > 1:
                return True
        return True
