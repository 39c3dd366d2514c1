"""Greedy play: at each placement what scores the most right away, without lookahead."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.judging import DEAD, Judge
from wardround.bots.dicehospital.lines import line_of
from wardround.bots.dicehospital.placing import Expander
from wardround.bots.dicehospital.positions import openings
from wardround.bots.dicehospital.problem import Node, node_of, problem_of
from wardround.bots.dicehospital.search import Found, path_to
from wardround.bots.dicehospital.solving import discharged
from wardround.core.ints import i64
from wardround.dicehospital.state import Table

DISCHARGED_WORTH: Final = 7
"""Of a patient who went home, as the value that it had then."""


def greedy_plan(table: Table, seat: int, judge: Judge) -> tuple[int, list[int]]:
    """Return the points of greedy play and its actions, without `done`.

    It places while that costs no points; a Consultant copies the specialist with the best result.
    """
    best: tuple[int, list[int]] | None = None
    for first, at in openings(table, seat):
        found = _play(at, seat, judge)
        points = int(found.value)
        if best is None or points > best[0]:
            problem = problem_of(at, at.hospitals[seat])
            best = (points, [*first, *line_of(at, seat, problem, found)])
    assert best is not None, "there is always a way to begin"
    return best


def _play(table: Table, seat: i64, judge: Judge) -> Found:
    """Return the plan that plays at each placement what is best right away."""
    hospital = table.hospitals[seat]
    expander = Expander(problem_of(table, hospital))
    root = node_of(hospital)
    root.value = judge.judge(root)
    at = root
    following = expander.expand(at)
    while following:
        for node in following:
            node.value = judge.judge(node)
        # The first of several equal ones, so that the same hospital has the same answer.
        following.sort(key=lambda node: _gain(node, judge), reverse=True)
        if following[0].value < at.value:
            break
        at = following[0]
        following = expander.expand(at)
    found = Found(at, None, at.value, 0, False)
    found.path = path_to(at, root)
    return found


def _gain(node: Node, judge: Judge) -> tuple[float, int, int]:
    """Return what a greedy player looks at: points, then health, then blood bags kept."""
    return node.value, health(node, judge), int(node.bags())


def health(node: Node, judge: Judge) -> int:
    """Return the values of all patients after neglect, those discharged included."""
    total: i64 = DISCHARGED_WORTH * discharged(node)
    for one in node.dice:
        after = judge.after[one]
        if after != DEAD:
            total += after % 6 + 1
    return int(total)
