"""Targets for the parts of an effect: every choice that leads to a different hospital.

Dice are picked in ascending order, so that each set of them comes up once.
"""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.content import (
    ANY,
    EQUAL,
    FREELY,
    IF_SHORT,
    NEVER,
    RECOLOUR,
    RUN,
    UP_TO,
    Effect,
    Part,
)  # fmt: skip
from wardround.dicehospital.resolution import in_colour
from wardround.dicehospital.targets import may_recolour, suits


class Picks:
    """One way to aim an effect: the dice left in bed, those picked by part, the bags spent."""

    __slots__ = ("bags", "left", "picked", "sizes")

    def __init__(self, left: list[int], picked: list[int], sizes: list[int], bags: i64) -> None:
        self.left = left
        self.picked = picked
        """Picked dice, in the colours they are treated in, part after part."""
        self.sizes = sizes
        """How many of them belong to each part."""
        self.bags: i64 = bags
        """Blood bags spent on other colours."""


class Aims:
    """Collects all ways to aim one effect at patients in bed."""

    __slots__ = ("bags", "effect", "found", "recolours", "wanted", "when")

    def __init__(self, effect: Effect, wanted: i64, when: i64, bags: i64, recolours: i64) -> None:
        self.effect = effect
        self.wanted: i64 = wanted
        """A bit for each value that DH-5.8 allows; all bits where it does not apply."""
        self.when: i64 = when
        """The colour that the specialist waits for."""
        self.bags: i64 = bags
        self.recolours: i64 = recolours
        """A bit for each colour that bags may recolour to even where any colour will do."""
        self.found: list[Picks] = []

    def of(self, wards: list[int]) -> list[Picks]:
        """Return all ways to aim the effect at these patients."""
        self._part(wards, 0, [], [], 0)
        return self.found

    def _part(
        self, wards: list[int], at: i64, picked: list[int], sizes: list[int], spent: i64
    ) -> None:
        if at == len(self.effect.parts):
            self.found.append(Picks(wards, picked, sizes, spent))
            return
        self._pick(wards, at, 0, [], picked, sizes, spent)

    def _pick(
        self,
        wards: list[int],
        at: i64,
        start: i64,
        mine: list[int],
        picked: list[int],
        sizes: list[int],
        spent: i64,
    ) -> None:
        """Pick one more die for a part, from index `start` on, or end the part."""
        part = self.effect.parts[at]
        number = len(mine)
        if number == part.count or (number > 0 and self._may_end(part, wards, mine, spent)):
            if fits_pattern(part, mine):
                self._part(wards, at + 1, picked + mine, [*sizes, number], spent)
            if number == part.count:
                return
        bags = self.bags - spent if may_recolour(part) else 0
        index: i64 = start
        while index < len(wards):
            patient: i64 = wards[index]
            if (index == start or wards[index - 1] != patient) and suits(
                patient, part, self.wanted if part.same_value else -1, self.when
            ):
                own: i64 = dice.COLOUR[patient]
                rest = wards[:index] + wards[index + 1 :]
                colour: i64 = 0
                while colour < 3:
                    if allowed(part, own, colour, bags, self.recolours):
                        cost: i64 = 1 if colour != own and part.does != RECOLOUR else 0
                        now = patient if colour == own else in_colour(part, patient, colour)
                        self._pick(rest, at, index, [*mine, now], picked, sizes, spent + cost)
                    colour += 1
            index += 1

    def _may_end(self, part: Part, wards: list[int], mine: list[int], spent: i64) -> bool:
        """Return whether a part may end with fewer dice than its number."""
        if part.fewer == UP_TO:
            return True
        if part.fewer != IF_SHORT:
            return False
        bags = self.bags - spent if may_recolour(part) else 0
        wanted: i64 = self.wanted if part.same_value else -1
        for patient in wards:
            if suits(patient, part, wanted, self.when):
                own: i64 = dice.COLOUR[patient]
                if bags > 0 or part.colour in (ANY, own):
                    return False
        return True


def allowed(part: Part, own: i64, colour: i64, bags: i64, recolours: i64) -> bool:
    """Return whether a die of colour `own` may be picked as `colour`."""
    if part.does == RECOLOUR:
        return own != colour
    if part.colour == ANY:
        return own == colour or (bags > 0 and (recolours >> colour) & 1 == 1)
    return part.colour == colour and (own == colour or bags > 0)


def fits_pattern(part: Part, picked: list[int]) -> bool:
    """Return whether picked dice are equal, or a run, where the part asks for that."""
    if part.pattern == FREELY or part.fewer != NEVER or len(picked) < 2:
        return True
    seen: i64 = 0
    for patient in picked:
        seen |= 1 << dice.VALUE[patient]
    if part.pattern == EQUAL:
        return seen & (seen - 1) == 0
    assert part.pattern == RUN, "there are three patterns"
    low = seen & -seen
    return seen // low == (1 << len(picked)) - 1
