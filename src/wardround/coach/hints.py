"""Hints that are the same in every game: one of several choices, or only one."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.coach.data import Hint, HintStep, PlanStep
from wardround.coach.ledger import TENTHS, tenths


def nudged(kind: str) -> HintStep:
    """Return a step of a hint that needs no facts."""
    return {"hint": kind}


def forced(line: list[PlanStep]) -> Hint:
    """Return the hint where there is nothing to choose."""
    return Hint(nudged("only"), nudged("only"), line)


def choice(lines: Mapping[int, list[PlanStep]], values: Mapping[int, float]) -> Hint:
    """Return a hint for one of several choices, each with its line and value.

    The gain is that over the median of the choices.
    """
    order = sorted(values, key=lambda one: -values[one])
    gain = tenths(values[order[0]] - values[order[len(order) // 2]])
    nudge: HintStep = {"hint": "choice", "gain": gain / TENTHS} if gain > 0 else nudged("even")
    offered = list(values)
    among = sorted(order[:2], key=offered.index)
    where: HintStep = {"hint": "among", "actions": [lines[one][0] for one in among]}
    return Hint(nudge, where, lines[order[0]])
