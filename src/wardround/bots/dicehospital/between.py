"""Blood bags spent between a department and its specialist (DH-5.11).

The planner spends most of them before or after the placement, with the same result. The rest is
for a die that the department targeted and whose value matters to the specialist; and, where a
department takes fewer dice only if there are no more, for any die.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.aims import Aims
from wardround.bots.dicehospital.problem import BAG, FATALITIES, MOST_FATALITIES
from wardround.bots.dicehospital.results import Result, values_before
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.content import (
    DIFFERENT,
    FLIP,
    FREELY,
    HEAL,
    HEALED,
    IF_SHORT,
    Effect,
    Part,
    Specialist,
)  # fmt: skip
from wardround.dicehospital.ward import BEST, LEAVING

MANY: Final = 4
"""For more dice than these, only this many bags are considered."""


class Between:
    """All ways to spend blood bags after a department's effect; `whole` if none was left out."""

    __slots__ = ("found", "seen", "specialist", "stays_open", "whole")

    def __init__(self, result: Result, effect: Effect, specialist: Specialist, bags: i64) -> None:
        self.specialist = specialist
        self.stays_open = stays_open(specialist)
        self.found: list[Result] = []
        self.seen: set[tuple[int, ...]] = set()
        self.whole = True
        if bags == 0 or not by_value(specialist):
            return
        whom = [one for one in result.dice if concerned(one, effect, specialist)]
        if len(whom) > MANY and bags > MANY:
            self.whole = False
            bags = MANY
        self._spend(whom, 0, result, bags)

    def _spend(self, whom: list[int], at: i64, begun: Result, bags: i64) -> None:
        """Spend bags on the dice from index `at` on, as many on each as it can take."""
        if at == len(whom):
            return
        self._spend(whom, at + 1, begun, bags)
        patient: i64 = whom[at]
        after = begun
        while bags > 0 and patient >= 0:
            if not self.stays_open and not self._has_offers(after, bags):
                # Perhaps another order of bags would do, which is not looked for.
                self.whole = False
                return
            after, patient = transfused(after, patient)
            bags -= 1
            key = (*after.dice, int(after.rest))
            if key not in self.seen:
                self.seen.add(key)
                self.found.append(after)
            self._spend(whom, at + 1, after, bags)

    def _has_offers(self, result: Result, bags: i64) -> bool:
        """Return whether the ability can be used."""
        when = self.specialist.when_colour
        wanted = values_before(result, when)
        tokens = (result.rest >> FATALITIES) & MOST_FATALITIES
        for ability in self.specialist.effects:
            aims = Aims(ability, wanted, when, bags, 0)
            if ability.fatalities <= tokens and aims.of(result.dice):
                return True
        return False


def stays_open(specialist: Specialist) -> bool:
    """Return whether the rules wait for blood bags even if the ability can't be used yet."""
    return any(effect.parts and effect.parts[0].who != HEALED for effect in specialist.effects)


def transfused(result: Result, patient: i64) -> tuple[Result, i64]:
    """Return a hospital after a blood bag, and the die, or -1 if it was discharged."""
    after = result.like(result.dice[:])
    after.rest -= BAG
    after.dice.remove(patient)
    if dice.VALUE[patient] == BEST:
        after.gone += LEAVING[patient]
        return after, -1
    now = dice.valued(dice.treated(patient), dice.VALUE[patient] + 1)
    dice.insert(after.dice, now)
    return after, now


def concerned(patient: i64, effect: Effect, specialist: Specialist) -> bool:
    """Return whether it can matter that a bag for this die is spent just now."""
    if any(part.fewer == IF_SHORT for part in effect.parts):
        return True
    condition: i64 = dice.CONDITION[patient]
    if condition == dice.UNTREATED:
        return False
    whom = [part.who for ability in specialist.effects for part in ability.parts]
    if condition == dice.MARKED:
        return any(who != DIFFERENT for who in whom)
    # Aimed at by the department, but not healed.
    if all(part.does == HEAL and part.steps > 0 for part in effect.parts):
        return False
    return any(who != HEALED for who in whom)


def by_value(specialist: Specialist) -> bool:
    """Return whether it makes a difference to the ability which values dice have."""
    return any(cares(part) for effect in specialist.effects for part in effect.parts)


def cares(part: Part) -> bool:
    """Return whether it makes a difference to a part which values dice have."""
    if part.does == FLIP or part.steps < 0 or part.fewer == IF_SHORT:
        return True
    return part.same_value or part.pattern != FREELY or len(part.values) < BEST
