"""Resolving a placement: the department's effect, then the specialist's (DH-5.2 to DH-5.16)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.dicehospital import dice, events, scoring, steps, ward
from wardround.dicehospital.content import (
    ANY,
    DISCHARGES,
    EVERYONE,
    FLIP,
    HEAL,
    HEALED,
    HEALS,
    NEVER,
    RECOLOUR,
    REROLL,
    Part,
    Specialist,
)  # fmt: skip
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Hospital, Placement, Table
from wardround.dicehospital.within_placement import (
    BETWEEN,
    CHOOSING,
    PICKING,
    PLACING,
    choices,
    effects_of,
    has_offers,
    part_of,
    picks,
    specialist_of,
)  # fmt: skip


def begin(table: Table, seat: i64, placement: Placement) -> None:
    """Begin the department's effect, asking which where it has several."""
    if len(effects_of(table, table.hospitals[seat], placement)) == 1:
        begin_effect(table, seat, placement, 0)
        return
    possible = choices(table, seat, placement)
    if len(possible) == 1:
        begin_effect(table, seat, placement, possible[0])
    else:
        table.hospitals[seat].asked = CHOOSING


def begin_effect(table: Table, seat: i64, placement: Placement, choice: i64) -> None:
    """Begin one effect: pay for it, then ask for its dice or carry it out."""
    hospital = table.hospitals[seat]
    placement.choice = choice
    placement.part = 0
    placement.picked = 0
    effect = effects_of(table, hospital, placement)[choice]
    if effect.fatalities > 0:
        hospital.fatalities -= effect.fatalities
        tell(table, events.FATALITY_DISCARDED, seat, effect.fatalities)
    if effect.parts:
        hospital.asked = PICKING
    else:
        finish(table, seat, placement, ())


# --- picking dice ----------------------------------------------------------------------------


def pick(table: Table, seat: i64, placement: Placement, target: i64) -> None:
    """Pick a die for the effect, recoloured where the player says so (DH-5.12)."""
    hospital = table.hospitals[seat]
    if hospital.asked == BETWEEN:
        begin_effect(table, seat, placement, choices(table, seat, placement)[0])
    part = part_of(table, seat, placement)
    patient = target // 3
    colour = target % 3
    hospital.wards.remove(patient)
    if colour != dice.COLOUR[patient]:
        recoloured = in_colour(part, patient, colour)
        if part.does != RECOLOUR:
            spend_bag(table, seat)
        tell(table, events.PATIENT_RECOLOURED, seat, patient, recoloured)
        patient = recoloured
    hospital.held.append(patient)
    placement.picked += 1
    if placement.picked == part.count or (
        # Whoever takes fewer than the number stops when there is nobody left.
        part.fewer != NEVER and not picks(table, seat, placement, placement.choice)
    ):
        next_part(table, seat, placement)


def in_colour(part: Part, patient: i64, colour: i64) -> i64:
    """Return a die as another colour: for as long as the part says, or as a blood bag lasts."""
    if part.for_round:
        return dice.recoloured_for_round(patient, colour)
    return dice.recoloured(patient, colour)


def next_part(table: Table, seat: i64, placement: Placement) -> None:
    """Go on to the next part, or carry the effect out."""
    hospital = table.hospitals[seat]
    effect = effects_of(table, hospital, placement)[placement.choice]
    placement.part += 1
    placement.picked = 0
    if placement.part < len(effect.parts):
        return
    for part in effect.parts:
        if part.does == REROLL:
            table.call(steps.LUCK_REROLL, seat)
            return
    finish(table, seat, placement, ())


def skip(table: Table, seat: i64, placement: Placement) -> None:
    """Decline the specialist's effect, or the rest of an effect (DH-5.5)."""
    hospital = table.hospitals[seat]
    if hospital.asked == PICKING:
        next_part(table, seat, placement)
    else:
        tell(table, events.EFFECT_DECLINED, seat)
        end(table, seat)


# --- carrying out ----------------------------------------------------------------------------


def finish(table: Table, seat: i64, placement: Placement, rolled: tuple[int, ...]) -> None:
    """Carry out an effect on the dice picked; `rolled` are the new values of a re-roll."""
    hospital = table.hospitals[seat]
    effect = effects_of(table, hospital, placement)[placement.choice]
    picked = hospital.held
    hospital.held = []
    at: i64 = 0
    last: i64 = len(picked)
    for part in effect.parts:
        # Only a part that takes fewer dice than its number can have less than `count`.
        upto = at + part.count
        while at < last and at < upto:
            value: i64 = rolled[at] if part.does == REROLL else 0
            carry_out(table, seat, placement, part, picked[at], value)
            at += 1
    if effect.points > 0:
        whose: i64 = scoring.SPECIALIST if placement.by_specialist else scoring.DEPARTMENT
        scoring.score(table, seat, effect.points, whose)
    if effect.bags > 0:
        ward.gain_bags(table, seat, effect.bags)
    if placement.by_specialist:
        end(table, seat)
    else:
        trigger(table, seat, placement)


def carry_out(
    table: Table, seat: i64, placement: Placement, part: Part, patient: i64, rolled: i64
) -> None:
    """Carry out one part of an effect on one die, which becomes treated (DH-5.4)."""
    before: i64 = dice.VALUE[patient]
    value = new_value(part, before, rolled)
    now = dice.treated(patient)
    if part.does != RECOLOUR:
        now = ward.change(table, seat, patient, now, value, happening(part))
    if value > before and not placement.by_specialist:
        # Healed by the department: this is what a specialist goes by (DH-5.15).
        colour: i64 = dice.COLOUR[patient]
        placement.before = (*placement.before, colour * 8 + before)
        if now < 0:
            placement.discharged += 1
        elif placement.worker > 0:
            now = dice.marked(now)
    if now >= 0:
        if table.content.house.recolour_passes and dice.CONDITION[now] != dice.MARKED:
            now = dice.in_lasting_colour(now)  # DH-17.3; a marked die keeps it until `end`
        dice.insert(table.hospitals[seat].wards, now)


def new_value(part: Part, before: i64, rolled: i64) -> i64:
    """Return the value that a part gives to a die."""
    if part.does == HEAL:
        return before + part.steps
    if part.does == FLIP:
        return 7 - before
    return rolled if part.does == REROLL else before


def happening(part: Part) -> i64:
    """Return the event that a part makes of a die that stays in the hospital."""
    if part.does == FLIP:
        return events.PATIENT_FLIPPED
    if part.does == REROLL:
        return events.PATIENT_REROLLED
    return events.PATIENT_WORSENED if part.steps < 0 else events.PATIENT_HEALED


def trigger(table: Table, seat: i64, placement: Placement) -> None:
    """After the department: see whether the specialist may act, and offer it (DH-5.5)."""
    hospital = table.hospitals[seat]
    specialist = specialist_of(table, hospital, placement.worker)
    if specialist is None or not triggered(table, specialist, placement):
        end(table, seat)
        return
    placement.by_specialist = True
    placement.choice = -1
    placement.part = 0
    if gives_freely(specialist):
        # A gain without a cost or a choice is taken at once (DH-5.17).
        begin_effect(table, seat, placement, 0)
        return
    if not marks_matter(specialist):
        clear_marks(table, hospital)
    placement.admissions = placement.discharged
    hospital.asked = BETWEEN
    offer_specialist(table, seat, placement)


def triggered(table: Table, specialist: Specialist, placement: Placement) -> bool:
    """Return whether the department did what the specialist waits for (DH-13, DH-5.9)."""
    department = table.content.departments[placement.department]
    if specialist.coloured_only and not department.names_a_colour():
        return False
    if specialist.when == DISCHARGES:
        return placement.discharged > 0
    if specialist.when != HEALS:
        return False
    for before in placement.before:
        if specialist.when_colour == ANY or before >> 3 == specialist.when_colour:
            return True
    return False


def gives_freely(specialist: Specialist) -> bool:
    """Return whether the specialist's effect only gives something, for nothing."""
    effect = specialist.effects[0]
    aimed = effect.parts or effect.admissions or effect.fatalities > 0
    return len(specialist.effects) == 1 and not aimed


def marks_matter(specialist: Specialist) -> bool:
    """Return whether the specialist asks which dice the department healed."""
    for effect in specialist.effects:
        for part in effect.parts:
            if part.who != EVERYONE:
                return True
    return False


def offer_specialist(table: Table, seat: i64, placement: Placement) -> None:
    """End the placement if the specialist has nothing to do, not even by a blood bag."""
    if has_offers(table, seat, placement):
        return
    hospital = table.hospitals[seat]
    if not hospital.wards or ward.spendable(table, seat) == 0:
        end(table, seat)
        return
    for effect in effects_of(table, hospital, placement):
        # A bag can bring a die to the right value, but not make it one that was healed.
        if effect.parts and effect.parts[0].who != HEALED:
            return
    end(table, seat)


def end(table: Table, seat: i64) -> None:
    """End the placement: marks go, and with them colours that last for one effect (DH-17.3)."""
    hospital = table.hospitals[seat]
    placement = hospital.placement
    if placement is not None and (placement.worker > 0 or table.content.house.recolour_passes):
        clear_marks(table, hospital)
    hospital.placement = None
    hospital.asked = PLACING


def clear_marks(table: Table, hospital: Hospital) -> None:
    """Forget which dice the placement healed."""
    passing = table.content.house.recolour_passes
    changed = False
    at: i64 = 0
    for patient in hospital.wards:
        now = dice.settled(patient)
        if passing:
            now = dice.in_lasting_colour(now)
        if now != patient:
            hospital.wards[at] = now
            changed = True
        at += 1
    if changed:
        hospital.wards.sort()


# --- blood bags ------------------------------------------------------------------------------


def spend_bag(table: Table, seat: i64) -> None:
    """Return a blood bag to the supply."""
    table.hospitals[seat].bags -= 1
    tell(table, events.BAG_SPENT, seat)


def transfuse(table: Table, seat: i64, patient: i64) -> None:
    """Heal a die one step for a blood bag; it is no meeple's heal (DH-5.11)."""
    hospital = table.hospitals[seat]
    spend_bag(table, seat)
    hospital.wards.remove(patient)
    value: i64 = dice.VALUE[patient]
    now = dice.treated(patient)
    after = ward.change(table, seat, patient, now, value + 1, events.PATIENT_HEALED)
    if after >= 0:
        dice.insert(hospital.wards, after)
