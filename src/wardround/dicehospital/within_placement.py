"""What a player can do inside a placement: which effect, which dice, which specialist's offer."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.multisets import distinct
from wardround.dicehospital import bag, ward
from wardround.dicehospital.actions import CHOOSE, DRAW, RETURN_DIE, USE
from wardround.dicehospital.content import ANY, UP_TO, Effect, Part, Specialist
from wardround.dicehospital.state import Hospital, Placement, Table
from wardround.dicehospital.targets import Aim, single_targets, usable

# What a player is asked within activation (`Hospital.asked`).
PLACING: Final = 0
CHOOSING: Final = 1
PICKING: Final = 2
BETWEEN: Final = 3
"""Between a department and its specialist: use it, skip it, or spend a blood bag (DH-5.11)."""
ADMISSIONS: Final = 4
COPYING: Final = 5


def specialist_of(table: Table, hospital: Hospital, worker: i64) -> Specialist | None:
    """Return the specialist whose ability a meeple has, if any (DH-16.1)."""
    if worker == 0:
        return None
    specialist = table.content.specialists[worker - 1]
    if not specialist.copies_another:
        return specialist
    return None if hospital.copied < 0 else table.content.specialists[hospital.copied]


def effects_of(table: Table, hospital: Hospital, placement: Placement) -> list[Effect]:
    """Return the effects, one of which is being resolved."""
    if not placement.by_specialist:
        return table.content.departments[placement.department].effects
    specialist = specialist_of(table, hospital, placement.worker)
    return [] if specialist is None else specialist.effects


def waits_for(table: Table, hospital: Hospital, placement: Placement) -> i64:
    """Return the colour that the specialist at work waits for."""
    if not placement.by_specialist:
        return ANY
    specialist = specialist_of(table, hospital, placement.worker)
    return ANY if specialist is None else specialist.when_colour


def choices(table: Table, seat: i64, placement: Placement) -> list[int]:
    """Return which of the effects can be carried out."""
    hospital = table.hospitals[seat]
    when = waits_for(table, hospital, placement)
    bags = ward.spendable(table, seat)
    effects = effects_of(table, hospital, placement)
    out: list[int] = []
    at: i64 = 0
    for effect in effects:
        if usable(hospital, effect, placement, when, bags):
            out.append(at)
        at += 1
    return out


def part_of(table: Table, seat: i64, placement: Placement) -> Part:
    """Return the part of the effect whose dice are being picked."""
    effect = effects_of(table, table.hospitals[seat], placement)[placement.choice]
    return effect.parts[placement.part]


def may_stop(table: Table, seat: i64, placement: Placement) -> bool:
    """Return whether the part has all the dice it needs, though it could take more."""
    return placement.picked > 0 and part_of(table, seat, placement).fewer == UP_TO


def picks(table: Table, seat: i64, placement: Placement, choice: i64) -> list[int]:
    """Return the dice that can be picked now for one of the effects, as `treat` actions."""
    hospital = table.hospitals[seat]
    effect = effects_of(table, hospital, placement)[choice]
    when = waits_for(table, hospital, placement)
    bags = ward.spendable(table, seat)
    if len(effect.parts) == 1 and effect.parts[0].count == 1:
        return single_targets(hospital, effect.parts[0], placement, when, bags)
    return Aim(hospital, effect, placement, when, bags).targets()


def specialist_offers(table: Table, seat: i64, placement: Placement) -> list[int]:
    """Return how the specialist's effect can be used now, without declining it."""
    hospital = table.hospitals[seat]
    effects = effects_of(table, hospital, placement)
    if effects[0].admissions:
        return admission_offers(table, hospital)
    possible = choices(table, seat, placement)
    if len(possible) == 1 and effects[possible[0]].parts:
        return picks(table, seat, placement, possible[0])
    if len(effects) == 1:
        return [USE] if possible else []
    return [CHOOSE + one for one in possible]


def has_offers(table: Table, seat: i64, placement: Placement) -> bool:
    """Return whether the specialist's effect can be used now."""
    hospital = table.hospitals[seat]
    if effects_of(table, hospital, placement)[0].admissions:
        return len(hospital.wards) > 0 or bag.size(table) > 0
    return len(choices(table, seat, placement)) > 0


def admission_offers(table: Table, hospital: Hospital) -> list[int]:
    """Offer to admit a new die, or to return one to the bag (DH-16.2)."""
    out: list[int] = [DRAW] if bag.size(table) > 0 else []
    return out + [RETURN_DIE + patient for patient in distinct(hospital.wards)]
