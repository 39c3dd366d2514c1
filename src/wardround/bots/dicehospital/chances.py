"""Placements with a roll: re-rolled dice, and dice that an Admissions Nurse admits.

Their results are a tree: the best choice counts at a decision, the average at a roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from wardround.bots.dicehospital.aims import Picks
from wardround.bots.dicehospital.placing import Expander
from wardround.bots.dicehospital.problem import BAGS, MOST_BAGS, WORKERS, Node
from wardround.bots.dicehospital.results import (
    Result,
    is_random,
    minds_colours,
    triggered,
    values_before,
)  # fmt: skip
from wardround.bots.dicehospital.treating import carry_out
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.bag import ARRIVAL_VALUES, LOWEST_ARRIVAL
from wardround.dicehospital.content import ANY, REROLL, Effect, Specialist
from wardround.dicehospital.rerolls import DIE_FACES


class Moment:
    """A hospital just before a roll, or before an Admissions Nurse acts."""

    __slots__ = ("bags", "held", "wards")

    def __init__(self, wards: list[int], held: list[int], bags: i64) -> None:
        self.wards = sorted([dice.settled(one) for one in wards])
        self.held = sorted([dice.settled(one) for one in held])
        """The dice picked to be rolled, or for the other parts of the effect."""
        self.bags: i64 = bags


class Prospect:
    """What may come: a hospital, or several of which one is chosen, or decided by luck."""

    __slots__ = ("moment", "node", "options", "weights")

    def __init__(
        self, node: Node | None, options: list[Prospect], weights: list[float] | None
    ) -> None:
        self.node = node
        self.options = options
        self.weights = weights
        """The probability of each option at a roll; None at a player's decision."""
        self.moment: Moment | None = None
        """Where a plan ends that counts on this."""


def certain(node: Node) -> Prospect:
    """Return a hospital as a prospect."""
    return Prospect(node, [], None)


class Gamble:
    """A placement that luck has a part in: which meeple, on which department, and what may come."""

    __slots__ = ("department", "prospect", "worker")

    def __init__(self, worker: int, department: int, prospect: Prospect) -> None:
        self.worker = worker
        self.department = department
        self.prospect = prospect


class Gambles:
    """Makes all placements that luck has a part in."""

    __slots__ = ("expander", "thrifty")

    def __init__(self, expander: Expander) -> None:
        self.expander = expander
        self.thrifty = False

    def of(self, node: Node, thrifty: bool) -> Iterator[Gamble]:
        """Give the placements with a roll from a node, one by one: there can be many.

        `thrifty` leaves out what is seldom better: other meeples on a department that rolls, and
        abilities that roll again there.
        """
        self.thrifty = thrifty
        expander = self.expander
        problem = expander.problem
        wards = list(node.dice)
        idle = expander.idle(node)
        for at in expander.open(node):
            for effect in problem.departments[at].effects:
                for worker in idle[:1] if thrifty and is_random(effect) else idle:
                    rest = node.rest | (1 << at) | (1 << (WORKERS + worker))
                    if is_random(effect):
                        found = self._rolled(node, wards, effect, rest, at, worker)
                    else:
                        found = self._by_specialist(node, wards, effect, rest, at, worker)
                    for prospect in found:
                        yield Gamble(worker, at, prospect)

    def _rolled(
        self, node: Node, wards: list[int], effect: Effect, rest: i64, at: i64, worker: i64
    ) -> Iterator[Prospect]:
        """Give the prospects of a department that re-rolls dice."""
        expander = self.expander
        passes = expander.problem.recolour_passes
        recolours = minds_colours(expander.problem.specialists[worker])
        for picks in expander.aims(wards, effect, rest, -1, ANY, recolours):
            results = [
                carry_out(effect, picks, rest, True, rolled, passes)
                for rolled in rolls(effect, picks.sizes)
            ]
            prospect = average([self._after(node, one, effect, at, worker) for one in results])
            prospect.moment = self._moment(picks, rest)
            yield prospect

    def _after(self, node: Node, result: Result, effect: Effect, at: i64, worker: i64) -> Prospect:
        """Return what can follow a department, with the meeple on it."""
        expander = self.expander
        expander.out = []
        expander.seen = set()
        specialist = expander.problem.specialists[worker]
        department = expander.problem.departments[at]
        if specialist is None:
            expander.emit(node, result, result.rest)
            return certain(expander.out[0])
        expander.use(node, result, department, effect, specialist, False)
        options = [certain(one) for one in expander.out]
        if not self.thrifty and triggered(department, specialist, result):
            options += self._abilities(node, result, effect, specialist)
        return Prospect(None, options, None)

    # --- specialists -----------------------------------------------------------------------

    def _by_specialist(
        self, node: Node, wards: list[int], effect: Effect, rest: i64, at: i64, worker: i64
    ) -> Iterator[Prospect]:
        """Give the prospects of a specialist whose ability luck has a part in."""
        problem = self.expander.problem
        specialist = problem.specialists[worker]
        if specialist is None or not any(is_random(one) for one in specialist.effects):
            return
        for result in self.expander.results(wards, effect, rest, minds_colours(specialist)):
            if triggered(problem.departments[at], specialist, result):
                yield from self._abilities(node, result, effect, specialist)

    def _abilities(
        self, node: Node, result: Result, effect: Effect, specialist: Specialist
    ) -> Iterator[Prospect]:
        """Give the prospects of the abilities that luck has a part in, after an effect."""
        for begun in self.expander.between(result, effect, specialist):
            for ability in specialist.effects:
                if ability.admissions:
                    bag = list(self.expander.problem.bag)
                    prospect = self._admissions(node, begun, begun.discharged, bag)
                    prospect.moment = Moment(begun.dice, [], bags_of(begun.rest))
                    yield prospect
                elif is_random(ability):
                    yield from self._ability(node, begun, ability, specialist)

    def _ability(
        self, node: Node, result: Result, effect: Effect, specialist: Specialist
    ) -> Iterator[Prospect]:
        """Give the prospects of an ability that re-rolls dice."""
        expander = self.expander
        when = specialist.when_colour
        wanted = values_before(result, when)
        passes = expander.problem.recolour_passes
        for picks in expander.aims(result.dice, effect, result.rest, wanted, when, 0):
            ends: list[Prospect] = []
            for rolled in rolls(effect, picks.sizes):
                more = carry_out(effect, picks, result.rest, False, rolled, passes)
                more.gone += result.gone
                more.points += result.points
                ends.append(self._end(node, more))
            prospect = average(ends)
            prospect.moment = self._moment(picks, result.rest)
            yield prospect

    def _moment(self, picks: Picks, rest: i64) -> Moment:
        """Return the moment when the dice picked are about to be rolled."""
        return Moment(picks.left, picks.picked, bags_of(rest) - picks.bags)

    def _end(self, node: Node, result: Result) -> Prospect:
        """Return the hospital at the end of a placement."""
        expander = self.expander
        expander.out = []
        expander.seen = set()
        expander.emit(node, result, result.rest)
        return certain(expander.out[0])

    def _admissions(self, node: Node, result: Result, left: i64, bag: list[int]) -> Prospect:
        """Return the prospects of returning or admitting as many dice as are left (DH-16.2)."""
        options = [self._end(node, result)]
        if left == 0:
            return options[0]
        for at in range(len(result.dice)):
            if at == 0 or result.dice[at] != result.dice[at - 1]:
                printed: i64 = dice.PRINTED[result.dice[at]]
                patients = result.dice[:at] + result.dice[at + 1 :]
                more = bag[:]
                more[printed] += 1
                options.append(self._admissions(node, result.like(patients), left - 1, more))
        drawn = self._draw(node, result, left, bag)
        if drawn is not None:
            options.append(drawn)
        return Prospect(None, options, None)

    def _draw(self, node: Node, result: Result, left: i64, bag: list[int]) -> Prospect | None:
        """Return the prospect of admitting a die from the bag, if there is one."""
        total = sum(bag)
        options: list[Prospect] = []
        weights: list[float] = []
        for colour in range(3):
            if bag[colour] == 0:
                continue
            fewer = bag[:]
            fewer[colour] -= 1
            for value in range(LOWEST_ARRIVAL, LOWEST_ARRIVAL + ARRIVAL_VALUES):
                patients = result.dice[:]
                dice.insert(patients, dice.arrival(6 * colour + value - 1))
                options.append(self._admissions(node, result.like(patients), left - 1, fewer))
                weights.append(bag[colour] / total / ARRIVAL_VALUES)
        return Prospect(None, options, weights) if options else None


def rolls(effect: Effect, sizes: list[int]) -> list[tuple[int, ...]]:
    """Return every roll of the dice that an effect re-rolls; 0 for those that it does not."""
    faces: list[range] = []
    for number, part in enumerate(effect.parts):
        shown = range(1, DIE_FACES + 1) if part.does == REROLL else range(1)
        faces += [shown] * sizes[number]
    return [tuple(one) for one in product(*faces)]


def bags_of(rest: i64) -> i64:
    """Return the blood bags in the rest of a node."""
    return (rest >> BAGS) & MOST_BAGS


def average(options: list[Prospect]) -> Prospect:
    """Return equally likely prospects as one."""
    return Prospect(None, options, [1 / len(options)] * len(options))
