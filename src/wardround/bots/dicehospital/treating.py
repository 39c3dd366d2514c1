"""What an effect does to its target dice."""

from __future__ import annotations

from wardround.bots.dicehospital.aims import Picks
from wardround.bots.dicehospital.problem import BAG, FATALITY
from wardround.bots.dicehospital.results import Result
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.content import FLIP, HEAL, REROLL, Effect
from wardround.dicehospital.ward import BEST, LEAVING


def carry_out(
    effect: Effect,
    picks: Picks,
    rest: i64,
    by_department: bool,
    rolled: tuple[int, ...],
    passes: bool,
) -> Result:
    """Apply an effect to the picked dice; `rolled` has new values for a re-roll.

    `passes` is whether a new colour ends with the effect (DH-17.3).
    """
    rest -= effect.fatalities * FATALITY + picks.bags * BAG
    result = Result(picks.left[:], rest, 0, effect.points)
    at: i64 = 0
    for number, part in enumerate(effect.parts):
        upto: i64 = at + picks.sizes[number]
        while at < upto:
            patient: i64 = picks.picked[at]
            value: i64 = dice.VALUE[patient]
            if part.does == HEAL:
                value += part.steps
            elif part.does == FLIP:
                value = 7 - value
            elif part.does == REROLL:
                value = rolled[at]
            change(result, patient, value, by_department, passes)
            at += 1
    result.rest += effect.bags * BAG
    return result


def change(result: Result, patient: i64, value: i64, by_department: bool, passes: bool) -> None:
    """Give a die out of its bed a new value; it becomes treated, and perhaps leaves."""
    before: i64 = dice.VALUE[patient]
    healed = by_department and value > before
    if healed:
        result.before.append(dice.COLOUR[patient] * 8 + before)
    if value > BEST:
        result.gone += LEAVING[patient]
        if healed:
            result.discharged += 1
        return
    if value < 1:
        result.rest += FATALITY
        return
    now = dice.valued(dice.treated(dice.settled(patient)), value)
    if healed:
        now = dice.marked(now)
    elif passes:
        now = dice.in_lasting_colour(now)  # DH-17.3; a marked die keeps its colour for now
    dice.insert(result.dice, now)
