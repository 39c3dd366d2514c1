"""Three ways to the same number: the solver, brute force through the rules, the plan played.

And the bound that the proof relies on is never below what can still come.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.brute import BruteForce, Hospitals, TooMany, played
from tests.kit.dicehospital import ODD_PACK
from tests.kit.random_packs import random_pack
from wardround.bots.dicehospital.bounds import LEAST, Bound
from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.placing import Expander
from wardround.bots.dicehospital.problem import Node, node_of, problem_of
from wardround.bots.dicehospital.solving import solve
from wardround.dicehospital import notation
from wardround.dicehospital.state import Table

ALL = {"experimental": True, "promos": True}
EDITIONS: list[dict[str, Any]] = [
    {"edition": "final"},
    {"edition": "final", **ALL},
    {"edition": "italian", **ALL},
    {"edition": "french", "experimental": True},
    {"edition": "prototype", "experimental": True, "prototype_extras": True},
    {"packs": {"odd.toml": ODD_PACK}, **ALL},
]
IDS = ["final", "final-with-all", "italian-with-all", "french-with-all", "prototype", "odd"]
ENOUGH = 10**6
MOST = 1500
"""How many positions brute force may look at; beyond it, luck has too many branches.

Few hospitals need more, but looking at these would take most of the time.
"""


def agree(table: Table) -> tuple[str, bool]:
    """Solve a hospital in the three ways; return what disagrees, and whether it was proven."""
    brute = BruteForce(table, MOST)
    best = brute.best()
    solution = solve(table, 0, Judge(table.content), 3, ENOUGH)
    told = f"{notation.hospital_text(table, 0)}: {best:.4f}, not {solution.record(table)}"
    if abs(solution.found.value - best) > 1e-9 and (
        solution.found.exact or solution.found.value > best
    ):
        return told, True
    result = solution.found.value
    if solution.found.gamble is None:
        result = played(table, solution.plan)
    elif solution.found.exact:
        result = brute.after(solution.plan)
    if abs(result - solution.found.value) > 1e-9:
        return f"{told}, played {result}", True
    return "", solution.found.exact


def compare(hospitals: Hospitals, number: int) -> tuple[list[str], int, int]:
    """Return all disagreements on so many hospitals, how many were compared, and proven."""
    wrong: list[str] = []
    compared = proven = 0
    for _ in range(number):
        try:
            told, exact = agree(hospitals.table())
        except TooMany:
            continue
        compared += 1
        proven += exact
        wrong += [told] if told else []
    return wrong, compared, proven


@pytest.mark.parametrize("settings", EDITIONS, ids=IDS)
@pytest.mark.parametrize("size", [(4, 2), (6, 3)], ids=["small", "larger"])
def test_solver_brute_force_and_rules_agree(
    settings: dict[str, Any], size: tuple[int, int]
) -> None:
    number = 250 if size[0] == 4 else 60
    hospitals = Hospitals(f"{settings}", dice=size[0], staff=size[1], tiles=2, **settings)
    wrong, compared, proven = compare(hospitals, number)

    assert wrong == []
    assert compared > number * 3 // 4
    assert proven == compared or "packs" in settings


@pytest.mark.parametrize("seed", range(30))
def test_cards_that_nobody_has_thought_of_are_solved_too(seed: int) -> None:
    settings: dict[str, Any] = {"packs": {"mine.toml": random_pack(f"solver/{seed}")}, **ALL}
    hospitals = Hospitals(str(seed), dice=4, staff=2, tiles=2, **settings)
    wrong, compared, proven = compare(hospitals, 30)

    assert wrong == []
    assert proven > compared * 3 // 4


# --- the bound ---------------------------------------------------------------------------------


class Exhaustion:
    """The best of everything that follows a node, without any bound, where luck has no part."""

    def __init__(self, expander: Expander, judge: Judge) -> None:
        self.expander = expander
        self.judge = judge
        self.known: dict[object, float] = {}

    def after(self, node: Node) -> float:
        """Return the best of what follows a node, or less than anything if nothing does."""
        key = node.key()
        if key not in self.known:
            children = self.expander.expand(node)
            values = [max(self.judge.judge(one), self.after(one)) for one in children]
            self.known[key] = max(values, default=LEAST)
        return self.known[key]


@pytest.mark.parametrize("settings", EDITIONS, ids=IDS)
def test_the_bound_is_never_below_what_can_still_come(settings: dict[str, Any]) -> None:
    hospitals = Hospitals(f"bound/{settings}", dice=5, staff=2, tiles=2, **settings)
    too_low: list[str] = []
    for _ in range(60):
        table = hospitals.table()
        judge = Judge(table.content)
        problem = problem_of(table, table.hospitals[0])
        bound = Bound(problem, judge)
        everything = Exhaustion(Expander(problem), judge)
        root = node_of(table.hospitals[0])
        nodes = [root, *everything.expander.expand(root)]
        if any(bound.of(node) < everything.after(node) for node in nodes):
            too_low.append(notation.hospital_text(table, 0))

    assert too_low == []


@pytest.mark.parametrize("settings", EDITIONS[1:], ids=IDS[1:])
def test_the_bound_holds_where_luck_has_a_part(settings: dict[str, Any]) -> None:
    hospitals = Hospitals(f"luck/{settings}", dice=4, staff=2, tiles=2, **settings)
    too_low: list[str] = []
    for _ in range(100):
        table = hospitals.table()
        judge = Judge(table.content)
        root = node_of(table.hospitals[0])
        bound = Bound(problem_of(table, table.hospitals[0]), judge).of(root)
        try:
            best = BruteForce(table, MOST).best()
        except TooMany:
            continue
        # A bound speaks of what follows; ending at once is known without it.
        if max(bound, judge.judge(root)) < best:
            too_low.append(notation.hospital_text(table, 0))

    assert too_low == []
