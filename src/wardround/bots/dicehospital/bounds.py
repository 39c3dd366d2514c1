"""An upper bound of what an activation can still score."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.judging import DEAD, Judge
from wardround.bots.dicehospital.problem import BAGS, MOST_BAGS, WORKERS, Node, Problem
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.bag import ARRIVAL_VALUES, LOWEST_ARRIVAL
from wardround.dicehospital.content import (
    ANY,
    FLIP,
    NEVER,
    RECOLOUR,
    REROLL,
    Effect,
    Part,
)  # fmt: skip
from wardround.dicehospital.phases.discharge import EMPTY_BONUS
from wardround.dicehospital.scoring import FATALITY

BEST_ARRIVAL: Final = LOWEST_ARRIVAL + ARRIVAL_VALUES - 1
LEAST: Final = -1e9
"""Less than any score."""
ALL_STEPS: Final = 6
"""How far any die is from its discharge at most."""


class Power:
    """What a department or a specialist can do at most, at its best."""

    __slots__ = ("admits", "bags", "free", "part", "points", "steps", "touches")

    def __init__(self, effects: list[Effect]) -> None:
        self.steps: i64 = 0
        """By how many steps it can raise dice, all together."""
        self.touches: i64 = 0
        """How many dice it can be aimed at."""
        self.free: i64 = 0
        """How many of them it treats without a step."""
        self.bags: i64 = 0
        self.points: i64 = 0
        self.admits = False
        self.part: Part | None = None
        """The only part of the only effect, where it must find all of its dice."""
        for effect in effects:
            steps: i64 = 0
            touches: i64 = 0
            for part in effect.parts:
                touches += part.count
                steps += part.count * most_steps(part)
                if part.does == RECOLOUR:
                    self.free += part.count
            self.steps = max(self.steps, steps)
            self.touches = max(self.touches, touches)
            self.bags = max(self.bags, effect.bags)
            self.points = max(self.points, effect.points)
            self.admits = self.admits or effect.admissions
        if len(effects) == 1 and len(effects[0].parts) == 1 and not effects[0].bags:
            part = effects[0].parts[0]
            if part.fewer == NEVER and not effects[0].points:
                self.part = part


def most_steps(part: Part) -> i64:
    """Return how far a part can raise each of its dice at most."""
    if part.does in (FLIP, REROLL):
        return 5
    if part.does == RECOLOUR:
        return 0
    # A lowered patient can die, and leaves the hospital as if it were discharged.
    return part.steps if part.steps > 0 else ALL_STEPS


class Budget:
    """All that can still be done in a hospital, if everything went well."""

    __slots__ = ("free", "new", "points", "steps", "touches")

    def __init__(self, bags: i64) -> None:
        self.steps: i64 = bags
        self.touches: i64 = bags
        self.points: i64 = 0
        self.free: i64 = 0
        """How many dice can be treated without a step."""
        self.new: i64 = 0
        """How many dice can be admitted."""

    def add(self, powers: list[Power], number: i64) -> None:
        """Add the strongest of some powers, up to a number; a bag they give heals as well.

        Steps and touches count separately: the powers with the most steps need not have the most
        touches.
        """
        steps: list[int] = []
        touches: list[int] = []
        points: list[int] = []
        for power in powers:
            steps.append(power.steps + power.bags)
            touches.append(power.touches + power.bags)
            points.append(power.points)
            self.free += power.free
        if len(powers) > number:
            steps.sort(reverse=True)
            touches.sort(reverse=True)
            points.sort(reverse=True)
        self.steps += sum(steps[:number])
        self.touches += sum(touches[:number])
        self.points += sum(points[:number])

    def admit(self, departments: list[Power], helpers: list[Power]) -> None:
        """Add the dice that can be returned or admitted at most (DH-16.2)."""
        nurses: i64 = 0
        for helper in helpers:
            if helper.admits:
                nurses += 1
        if nurses == 0:
            return
        most: i64 = 0
        for power in departments:
            most = max(most, power.touches)
        self.new = nurses * most
        self.steps += self.new * ALL_STEPS
        self.touches += self.new


class Bound:
    """Bounds the points that a node can still lead to, for one problem and one judge."""

    __slots__ = ("departments", "judge", "monotone", "problem", "specialists")

    def __init__(self, problem: Problem, judge: Judge) -> None:
        self.problem = problem
        self.judge = judge
        self.departments = [Power(one.effects) for one in problem.departments]
        self.specialists = [
            None if one is None else Power(one.effects) for one in problem.specialists
        ]
        self.monotone = self._is_monotone()
        """Whether dice keep their colours and only rise, but for blood bags."""

    def _is_monotone(self) -> bool:
        effects = [effect for one in self.problem.departments for effect in one.effects]
        for specialist in self.problem.specialists:
            if specialist is not None:
                effects += specialist.effects
        for effect in effects:
            if effect.admissions or effect.bags:
                return False
            for part in effect.parts:
                if part.does in (FLIP, REROLL, RECOLOUR) or part.steps < 0:
                    return False
        return True

    def of(self, node: Node) -> float:
        """Return an upper bound of the best result of a node."""
        bags: i64 = 0 if self.problem.bags_frozen else (node.rest >> BAGS) & MOST_BAGS
        departments = self._departments(node, bags)
        idle: i64 = 0
        helpers: list[Power] = []
        for at in range(len(self.specialists)):
            if not node.rest & (1 << (WORKERS + at)):
                idle += 1
                helper = self.specialists[at]
                if helper is not None:
                    helpers.append(helper)
        placements: i64 = min(int(idle), len(departments))
        if placements == 0:
            return LEAST if bags == 0 else self._best(node, Budget(bags))
        budget = Budget(bags)
        budget.add(departments, placements)
        budget.add(helpers, placements)
        budget.admit(departments, helpers)
        return self._best(node, budget)

    def _departments(self, node: Node, bags: i64) -> list[Power]:
        """Return the departments that could still be of use."""
        out: list[Power] = []
        for at in range(len(self.departments)):
            if not node.rest & (1 << at):
                power = self.departments[at]
                if not (self.monotone and bags == 0 and self._is_dead(power, node.dice)):
                    out.append(power)
        return out

    def _is_dead(self, power: Power, patients: bytes) -> bool:
        """Return whether a department can never again find its dice."""
        part = power.part
        if part is None:
            return False
        found: i64 = 0
        highest: i64 = 0
        for value in part.values:
            highest = max(highest, value)
        for one in patients:
            if part.colour in (ANY, dice.COLOUR[one]) and dice.VALUE[one] <= highest:
                found += 1
        return found < part.count

    def _best(self, node: Node, budget: Budget) -> float:
        """Return the best score, if the steps could go to any dice one by one."""
        living: list[int] = [7 - BEST_ARRIVAL] * int(budget.new)
        dying: list[int] = []
        to_empty: i64 = 0
        for one in node.dice:
            need: i64 = 7 - dice.VALUE[one]
            if self.judge.after[one] == DEAD:
                dying.append(need)
            else:
                living.append(need)
                to_empty += need
        patients: i64 = len(living) - budget.new
        can_empty = to_empty <= budget.steps and patients <= budget.touches
        living.sort()
        dying.sort()
        best: i64 = -10000
        cost: i64 = 0
        cured: i64 = 0
        while cost <= budget.steps and cured <= budget.touches:
            best = max(best, self._beside(node, budget, living, len(dying), cured, cost, can_empty))
            if cured == len(dying):
                break
            cost += dying[cured]
            cured += 1
        return float(best + node.points + budget.points)

    def _beside(
        self,
        node: Node,
        budget: Budget,
        living: list[int],
        dying: i64,
        cured: i64,
        cost: i64,
        can_empty: bool,
    ) -> i64:
        """Return the best score besides `cured` dying patients, discharged for this many steps.

        A dying patient who stays needs at least one step, unless it is only recoloured.
        """
        best: i64 = -10000
        out: i64 = 0
        while cost <= budget.steps and cured + out <= budget.touches:
            score = self.judge.discharged(node.gone + cured + out)
            left = dying - cured
            saved = min(left, budget.touches - cured - out, budget.steps - cost + budget.free)
            value = score + FATALITY * (left - saved)
            if can_empty and budget.new > 0:
                value += EMPTY_BONUS
            elif can_empty and out == len(living):
                value = max(value, score + FATALITY * left + EMPTY_BONUS)
            best = max(best, value)
            if out == len(living):
                break
            cost += living[out]
            out += 1
        return best
