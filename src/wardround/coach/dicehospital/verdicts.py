"""The verdict on a round: the points scored in an activation, and those possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from wardround.bots.dicehospital.solving import Solution
from wardround.coach.data import PlanStep, Why
from wardround.coach.dicehospital import lines
from wardround.coach.dicehospital.terms import reasons, terms_of
from wardround.dicehospital.state import Hospital, Table


class VerdictRecord(TypedDict):
    """A verdict as plain values."""

    round: int
    points: int
    possible: float
    exact: bool
    average: bool
    line: list[PlanStep]
    why: list[Why]


@dataclass(frozen=True)
class Verdict:
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

    @property
    def missed(self) -> float:
        """How many points more were possible."""
        return self.possible - self.points

    def record(self) -> VerdictRecord:
        """Return the verdict as plain values."""
        possible = self.possible
        return {
            "round": self.round,
            "points": self.points,
            "possible": int(possible) if possible == int(possible) else round(possible, 1),
            "exact": self.exact,
            "average": self.average,
            "line": self.line,
            "why": self.why,
        }


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
        planned = terms_of(start, lines.after(start, seat, line), begun)
        why = reasons(planned, played)
    return Verdict(
        round=int(start.round),
        points=played.points,
        possible=max(found.value, float(played.points)),
        exact=found.exact and (better or found.gamble is None),
        average=better and found.gamble is not None,
        line=lines.steps(start, seat, line),
        why=why,
    )
