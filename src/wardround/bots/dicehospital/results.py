"""A hospital within a placement, and what matters there to a specialist."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.dicehospital.content import (
    ANY,
    DISCHARGES,
    HEALED,
    HEALS,
    REROLL,
    Department,
    Effect,
    Specialist,
)  # fmt: skip


class Result:
    """A hospital after an effect: patients, who left, gains, whom it healed."""

    __slots__ = ("before", "dice", "discharged", "gone", "points", "rest")

    def __init__(self, patients: list[int], rest: i64, gone: i64, points: i64) -> None:
        self.dice = patients
        self.rest: i64 = rest
        self.gone: i64 = gone
        self.points: i64 = points
        self.before: list[int] = []
        """Of each die healed: colour × 8 + value just before."""
        self.discharged: i64 = 0

    def like(self, patients: list[int]) -> Result:
        """Return the same with other patients."""
        other = Result(patients, self.rest, self.gone, self.points)
        other.before = self.before
        other.discharged = self.discharged
        return other


def minds_colours(specialist: Specialist | None) -> i64:
    """Return a bit for each colour that a department should treat dice in for a specialist.

    For others a bag may as well recolour the die when its colour is asked for.
    """
    colours: i64 = 0
    if specialist is None:
        return colours
    if specialist.when_colour != ANY:
        colours |= 1 << specialist.when_colour
    for effect in specialist.effects:
        for part in effect.parts:
            if part.who == HEALED and part.colour != ANY:
                colours |= 1 << part.colour
    return colours


def is_random(effect: Effect) -> bool:
    """Return whether an effect rolls."""
    return effect.admissions or any(part.does == REROLL for part in effect.parts)


def values_before(result: Result, when: i64) -> i64:
    """Return a bit for each value that a healed die of the colour had before (DH-5.8)."""
    values: i64 = 0
    for before in result.before:
        if when == ANY or before >> 3 == when:
            values |= 1 << (before & 7)
    return values


def triggered(department: Department, specialist: Specialist, result: Result) -> bool:
    """Return whether the department did what the specialist waits for (DH-13, DH-5.9)."""
    if specialist.coloured_only and not department.names_a_colour():
        return False
    if specialist.when == DISCHARGES:
        return result.discharged > 0
    if specialist.when != HEALS:
        return False
    when = specialist.when_colour
    return any(when == ANY or before >> 3 == when for before in result.before)
