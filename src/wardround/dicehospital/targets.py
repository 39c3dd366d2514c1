"""The possible targets of an effect, and whether it can be used at all (DH-5.2).

A department asks for its dice one by one. A die is offered only if the rest can still be found,
counting the blood bags that can be spent on recolouring (DH-5.12).
"""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.actions import TREAT
from wardround.dicehospital.content import (
    ANY,
    DIFFERENT,
    EQUAL,
    EVERYONE,
    FREELY,
    HEAL,
    HEALED,
    NEVER,
    RECOLOUR,
    Effect,
    Part,
)  # fmt: skip
from wardround.dicehospital.state import Hospital, Placement

NIBBLE_BITS: Final = 4
LOW_NIBBLE: Final = 15
VALUES: Final = 6


class Census:
    """Patients counted by value, four bits each: in all and of each colour."""

    __slots__ = ("green", "red", "total", "yellow")

    def __init__(self, patients: list[int]) -> None:
        red: i64 = 0
        yellow: i64 = 0
        green: i64 = 0
        for patient in patients:
            nibble: i64 = dice.NIBBLE[patient]
            colour: i64 = dice.COLOUR[patient]
            if colour == 0:
                red += nibble
            elif colour == 1:
                yellow += nibble
            else:
                green += nibble
        self.red: i64 = red
        self.yellow: i64 = yellow
        self.green: i64 = green
        self.total: i64 = red + yellow + green

    def of(self, colour: i64) -> i64:
        """Return the counts of one colour, or of all for `ANY`."""
        if colour == ANY:
            return self.total
        if colour == 0:
            return self.red
        return self.yellow if colour == 1 else self.green


def crowd(counts: i64) -> i64:
    """Return how many patients there are in packed counts."""
    total: i64 = 0
    while counts > 0:
        total += counts & LOW_NIBBLE
        counts >>= NIBBLE_BITS
    return total


def at(counts: i64, value: i64) -> i64:
    """Return how many patients of one value there are in packed counts."""
    return (counts >> (NIBBLE_BITS * value)) & LOW_NIBBLE


def enough(part: Part, census: Census, bags: i64) -> bool:
    """Return whether the patients counted can satisfy a part, given blood bags to recolour with."""
    if not may_recolour(part):
        bags = 0
    total = census.total & part.nibbles
    if part.count == 1 or part.fewer != NEVER:
        if part.colour == ANY or bags > 0:
            return total != 0
        return (census.of(part.colour) & part.nibbles) != 0
    own = census.of(part.colour) & part.nibbles
    if part.pattern == FREELY:
        return crowd(total) >= part.count and crowd(own) + bags >= part.count
    if part.pattern == EQUAL:
        value: i64 = 1
        while value <= VALUES:
            if at(total, value) >= part.count and at(own, value) + bags >= part.count:
                return True
            value += 1
        return False
    return run_fits(part, total, own, 0, bags)


def run_fits(part: Part, total: i64, own: i64, picked: i64, bags: i64) -> bool:
    """Return whether some run of consecutive values can be completed.

    `picked` has a bit for each value picked already; the others must be found, and those not
    found in the part's own colour cost a blood bag each.
    """
    low: i64 = 1
    while low + part.count - 1 <= VALUES:
        window: i64 = ((1 << part.count) - 1) << low
        if (picked & ~window) == 0 and run_cost(total, own, window & ~picked) <= bags:
            return True
        low += 1
    return False


def run_cost(total: i64, own: i64, wanted: i64) -> i64:
    """Return how many blood bags it takes to find a die of each value wanted."""
    cost: i64 = 0
    value: i64 = 1
    while value <= VALUES:
        if wanted & (1 << value):
            if at(total, value) == 0:
                return 99
            if at(own, value) == 0:
                cost += 1
        value += 1
    return cost


def trigger_values(placement: Placement, colour: i64) -> i64:
    """Return a bit for each value that a healed die of the colour had before (DH-5.8)."""
    values: i64 = 0
    for before in placement.before:
        if colour == ANY or before >> 3 == colour:
            values |= 1 << (before & 7)
    return values


def pool(hospital: Hospital, part: Part, placement: Placement, when: i64) -> list[int]:
    """Return the patients in bed that a part may be aimed at, whatever their colour.

    `when` is the colour that the specialist waits for.
    """
    wanted: i64 = trigger_values(placement, when) if part.same_value else -1
    out: list[int] = []
    for patient in hospital.wards:
        if suits(patient, part, wanted, when):
            out.append(patient)
    return out


def suits(patient: i64, part: Part, wanted: i64, when: i64) -> bool:
    """Return whether a part may be aimed at a patient, whatever its colour.

    `wanted` has a bit for each value allowed by DH-5.8.
    """
    nibble: i64 = dice.NIBBLE[patient]
    value: i64 = dice.VALUE[patient]
    if nibble & part.nibbles == 0 or (wanted >> value) & 1 == 0:
        return False
    if part.who == EVERYONE:
        return True
    condition: i64 = dice.CONDITION[patient]
    if part.who == DIFFERENT:
        return condition != dice.MARKED
    # DH-5.10: "one of those" are the dice healed in the colour that is waited for.
    colour: i64 = dice.COLOUR[patient]
    return condition == dice.MARKED and (when == ANY or colour == when)


def may_recolour(part: Part) -> bool:
    """Return whether a blood bag may recolour the target of a part (DH-5.12, DH-5.16)."""
    return part.does == HEAL and part.steps > 0 and part.who != HEALED


def usable(hospital: Hospital, effect: Effect, placement: Placement, when: i64, bags: i64) -> bool:
    """Return whether an effect can be paid for and carried out."""
    if effect.fatalities > hospital.fatalities:
        return False
    if len(effect.parts) > 1:
        return completable(hospital.wards, effect, 0, 0, bags)
    for part in effect.parts:
        if part.count == 1:
            return someone_suits(hospital, part, placement, when, bags)
        return enough(part, Census(pool(hospital, part, placement, when)), bags)
    return True


def someone_suits(
    hospital: Hospital, part: Part, placement: Placement, when: i64, bags: i64
) -> bool:
    """Return whether there is a patient for a part that wants one."""
    wanted: i64 = trigger_values(placement, when) if part.same_value else -1
    if not may_recolour(part):
        bags = 0
    for patient in hospital.wards:
        if suits(patient, part, wanted, when):
            colour: i64 = dice.COLOUR[patient]
            if bags > 0 or part.colour == ANY or part.colour == colour:
                return True
    return False


def completable(wards: list[int], effect: Effect, part_at: i64, picked: i64, bags: i64) -> bool:
    """Return whether the rest of an effect of several parts can be found among patients.

    Parts of such an effect have no pattern and want exactly their number (see `reading`).
    """
    return Search(effect).finds(wards, part_at, picked, 0, bags)


class Search:
    """Looks for dice for the parts of one effect, and remembers where there were none."""

    __slots__ = ("effect", "failed")

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.failed: set[tuple[tuple[int, ...], int]] = set()

    def finds(self, wards: list[int], part_at: i64, picked: i64, start: i64, bags: i64) -> bool:
        """Return whether dice can be found; of the part begun, only from index `start` on."""
        if part_at == len(self.effect.parts):
            return True
        part = self.effect.parts[part_at]
        if picked == part.count:
            return self.finds(wards, part_at + 1, 0, 0, bags)
        # What was tried before need not be tried again: the order of picks does not matter.
        tried = (tuple(wards), ((part_at * 16 + picked) * 16 + start) * 1024 + bags)
        if tried in self.failed:
            return False
        at = start
        while at < len(wards):
            cost = self.cost(part, wards[at], bags)
            if cost >= 0 and (at == start or wards[at] != wards[at - 1]):
                rest = wards[:at] + wards[at + 1 :]
                if self.finds(rest, part_at, picked + 1, at, bags - cost):
                    return True
            at += 1
        self.failed.add(tried)
        return False

    def cost(self, part: Part, patient: i64, bags: i64) -> i64:
        """Return how many blood bags it takes to aim a part at a patient; -1 if it can't be."""
        nibble: i64 = dice.NIBBLE[patient]
        if nibble & part.nibbles == 0:
            return -1
        if part.who != EVERYONE and dice.CONDITION[patient] == dice.MARKED:
            return -1
        if part.colour == ANY or dice.COLOUR[patient] == part.colour:
            return 0
        return 1 if bags > 0 and may_recolour(part) else -1


def single_targets(
    hospital: Hospital, part: Part, placement: Placement, when: i64, bags: i64
) -> list[int]:
    """Return the `treat` actions of an effect that wants one die, as `Aim.targets` would."""
    wanted: i64 = trigger_values(placement, when) if part.same_value else -1
    if not may_recolour(part):
        bags = 0
    out: list[int] = []
    last: i64 = -1
    for patient in hospital.wards:
        if patient == last or not suits(patient, part, wanted, when):
            continue
        last = patient
        own: i64 = dice.COLOUR[patient]
        colour: i64 = 0
        while colour < 3:
            if allows(part, own, colour, bags):
                out.append(TREAT + 3 * patient + colour)
            colour += 1
    return out


def allows(part: Part, own: i64, colour: i64, bags: i64) -> bool:
    """Return whether a die of colour `own` may be picked as `colour`."""
    if part.does == RECOLOUR:
        return own != colour
    if part.colour != ANY and part.colour != colour:
        return False
    return own == colour or bags > 0


class Aim:
    """The pick that is due: what was picked for the part before, and what is left to find."""

    __slots__ = (
        "bags", "census", "effect", "hospital", "part", "picked", "placement", "pool", "spendable",
    )  # fmt: skip

    def __init__(
        self, hospital: Hospital, effect: Effect, placement: Placement, when: i64, bags: i64
    ) -> None:
        self.hospital = hospital
        self.effect = effect
        self.placement = placement
        part = effect.parts[placement.part]
        self.part = part
        self.spendable: i64 = bags
        self.bags: i64 = bags if may_recolour(part) else 0
        self.pool: list[int] = pool(hospital, part, placement, when)
        picked: i64 = 0
        at_die = len(hospital.held) - placement.picked
        while at_die < len(hospital.held):
            picked |= 1 << dice.VALUE[hospital.held[at_die]]
            at_die += 1
        self.picked: i64 = picked
        self.census = Census(self.pool)

    def targets(self) -> list[int]:
        """Return the `treat` actions that are legal, in order."""
        out: list[int] = []
        part = self.part
        last: i64 = -1
        for patient in self.pool:
            if patient == last:
                continue
            last = patient
            own: i64 = dice.COLOUR[patient]
            colour: i64 = 0
            while colour < 3:
                if allows(part, own, colour, self.bags) and self.leads_on(patient, own, colour):
                    out.append(TREAT + 3 * patient + colour)
                colour += 1
        return out

    def leads_on(self, patient: i64, own: i64, colour: i64) -> bool:
        """Return whether the rest can be found after this pick."""
        part = self.part
        cost: i64 = 1 if own != colour and part.does != RECOLOUR else 0
        bags = self.bags - cost
        if len(self.effect.parts) > 1:
            rest = self.hospital.wards[:]
            rest.remove(patient)
            picked = self.placement.picked + 1
            left = self.spendable - cost
            return completable(rest, self.effect, self.placement.part, picked, left)
        if part.pattern == FREELY and part.fewer != NEVER:
            return True
        need = part.count - self.placement.picked - 1
        if need == 0 and part.pattern == FREELY:
            return True
        nibble: i64 = dice.NIBBLE[patient]
        total = (self.census.total & part.nibbles) - nibble
        mine = self.census.of(part.colour) & part.nibbles
        if part.colour == ANY or own == part.colour:
            mine -= nibble
        value: i64 = dice.VALUE[patient]
        if part.pattern == FREELY:
            return crowd(total) >= need and crowd(mine) + bags >= need
        if part.pattern == EQUAL:
            if self.picked and self.picked != 1 << value:
                return False
            return at(total, value) >= need and at(mine, value) + bags >= need
        if self.picked & (1 << value):
            return False
        return run_fits(part, total, mine, self.picked | (1 << value), bags)
