"""The possible results of one more placement, or one blood bag (DH-5)."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.aims import Aims, Picks
from wardround.bots.dicehospital.between import Between
from wardround.bots.dicehospital.problem import (
    BAG,
    BAGS,
    FATALITIES,
    MOST_BAGS,
    MOST_FATALITIES,
    WORKERS,
    Node,
    Problem,
)  # fmt: skip
from wardround.bots.dicehospital.results import (
    Result,
    is_random,
    minds_colours,
    triggered,
    values_before,
)  # fmt: skip
from wardround.bots.dicehospital.treating import carry_out, change
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.content import ANY, Department, Effect, Specialist
from wardround.dicehospital.resolution import gives_freely, marks_matter

ALL_COLOURS: Final = 7
"""A bit for each colour."""


class Expander:
    """Makes the nodes that follow a node, for one problem.

    Effects with a roll are left out. Nodes that differ only in the order of picks, or in which of
    two equal things is used, come up once.
    """

    __slots__ = ("out", "problem", "seen", "whole")

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.whole = not (problem.spare_departments or problem.spare_workers)
        """Whether nothing was left out."""
        self.out: list[Node] = []
        self.seen: set[tuple[bytes, int, int, int]] = set()

    def expand(self, node: Node) -> list[Node]:
        """Return the different nodes that one placement or one blood bag leads to."""
        self.out = []
        self.seen = set()
        wards = list(node.dice)
        workers = self.idle(node)
        if workers:
            for at in self.open(node):
                self._place(node, wards, at, self.problem.departments[at], workers)
        self._transfuse(node, wards)
        return self.out

    def open(self, node: Node) -> list[int]:
        """Return the bits of the departments left to use, the first of several equal ones."""
        departments = self.problem.departments
        out: list[int] = []
        for at in range(len(departments)):
            if node.rest & (1 << at):
                continue
            if at > 0 and departments[at - 1] is departments[at]:
                before: i64 = 1 << (at - 1)
                if not node.rest & before:
                    continue
            out.append(at)
        return out

    def idle(self, node: Node) -> list[int]:
        """Return the bits of the idle meeples, the first of several equal ones."""
        problem = self.problem
        out: list[int] = []
        for at in range(len(problem.workers)):
            bit: i64 = 1 << (WORKERS + at)
            if node.rest & bit:
                continue
            if at > 0 and problem.workers[at - 1] == problem.workers[at]:
                before: i64 = 1 << (WORKERS + at - 1)
                if not node.rest & before:
                    continue
            out.append(at)
        return out

    def spendable(self, rest: i64) -> i64:
        """Return the blood bags that can be spent."""
        return 0 if self.problem.bags_frozen else (rest >> BAGS) & MOST_BAGS

    # --- departments -----------------------------------------------------------------------

    def _place(
        self, node: Node, wards: list[int], at: i64, department: Department, workers: list[int]
    ) -> None:
        """Use one department, with each meeple that makes a difference."""
        minds: list[int] = [minds_colours(self.problem.specialists[worker]) for worker in workers]
        rest = node.rest | (1 << at)
        for effect in department.effects:
            if is_random(effect):
                continue
            for colours in range(ALL_COLOURS + 1):
                if colours in minds:
                    for result in self.results(wards, effect, rest, colours):
                        self._staff(node, result, department, effect, workers, minds, colours)

    def _staff(
        self,
        node: Node,
        result: Result,
        department: Department,
        effect: Effect,
        workers: list[int],
        minds: list[int],
        colours: i64,
    ) -> None:
        """Continue after a department with each meeple that reacts to these colours."""
        nurse = self.problem.specialists[workers[0]] is None
        for number, worker in enumerate(workers):
            if minds[number] != colours:
                continue
            specialist = self.problem.specialists[worker]
            after = result.like(result.dice)
            after.rest |= 1 << (WORKERS + worker)
            if specialist is None:
                self.emit(node, after, after.rest)
            else:
                self.use(node, after, department, effect, specialist, nurse)

    def results(self, wards: list[int], effect: Effect, rest: i64, recolours: i64) -> list[Result]:
        """Return what a department makes of a hospital, in every way that it can be aimed."""
        aims = self.aims(wards, effect, rest, -1, ANY, recolours)
        return [
            carry_out(effect, picks, rest, True, (), self.problem.recolour_passes) for picks in aims
        ]

    def aims(
        self,
        wards: list[int],
        effect: Effect,
        rest: i64,
        wanted: i64,
        when: i64,
        recolours: i64,
    ) -> list[Picks]:
        """Return every way to aim an effect; none if it can't be paid for."""
        if effect.fatalities > (rest >> FATALITIES) & MOST_FATALITIES:
            return []
        return Aims(effect, wanted, when, self.spendable(rest), recolours).of(wards)

    # --- specialists -----------------------------------------------------------------------

    def use(
        self,
        node: Node,
        result: Result,
        department: Department,
        effect: Effect,
        specialist: Specialist,
        nurse: bool,
    ) -> None:
        """Continue with a specialist on the department: each use of the ability, or none.

        An unused ability is left out while a nurse could have been placed: that is never worse.
        """
        if not triggered(department, specialist, result):
            if not nurse:
                self.emit(node, result, result.rest)
            return
        if gives_freely(specialist):
            gift = specialist.effects[0]
            free = Result(result.dice, result.rest, result.gone, result.points + gift.points)
            self.emit(node, free, free.rest + gift.bags * BAG)
            return
        if not nurse:
            self.emit(node, result, result.rest)
        for begun in self.between(result, effect, specialist):
            for ability in specialist.effects:
                if not is_random(ability):
                    self._use_ability(node, begun, ability, specialist)

    def between(self, result: Result, effect: Effect, specialist: Specialist) -> list[Result]:
        """Return the hospital as the specialist finds it, with any blood bags spent till then."""
        if not marks_matter(specialist) and self.problem.recolour_passes:
            result = result.like(sorted([plain(one) for one in result.dice]))
        between = Between(result, effect, specialist, self.spendable(result.rest))
        self.whole = self.whole and between.whole
        return [result, *between.found]

    def _use_ability(
        self, node: Node, result: Result, ability: Effect, specialist: Specialist
    ) -> None:
        """Use an ability in every way."""
        when = specialist.when_colour
        wanted = values_before(result, when)
        rest = result.rest
        for picks in self.aims(result.dice, ability, rest, wanted, when, 0):
            more = carry_out(ability, picks, rest, False, (), self.problem.recolour_passes)
            more.gone += result.gone
            more.points += result.points
            self.emit(node, more, more.rest)

    # --- blood bags and nodes --------------------------------------------------------------

    def _transfuse(self, node: Node, wards: list[int]) -> None:
        """Heal a die one step for a blood bag (DH-5.11)."""
        if self.spendable(node.rest) == 0:
            return
        for at in range(len(wards)):
            patient: i64 = wards[at]
            if at > 0 and wards[at - 1] == patient:
                continue
            after = Result(wards[:at] + wards[at + 1 :], node.rest - BAG, 0, 0)
            change(after, patient, dice.VALUE[patient] + 1, False, self.problem.recolour_passes)
            self.emit(node, after, after.rest)

    def emit(self, node: Node, result: Result, rest: i64) -> None:
        """Add a node, unless the same is there."""
        if self.problem.recolour_passes:
            patients = [plain(patient) for patient in result.dice]
        else:
            patients = [dice.settled(patient) for patient in result.dice]
        patients.sort()
        gone = node.gone + result.gone
        child = Node(bytes(patients), rest, gone, node.points + result.points, node)
        key = child.key()
        if key not in self.seen:
            self.seen.add(key)
            self.out.append(child)


def plain(patient: i64) -> i64:
    """Return a die without its mark, and without a colour that does not last for the round."""
    return dice.in_lasting_colour(dice.settled(patient))
