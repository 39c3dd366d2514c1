"""What the improvements on display could do for a hospital now, by the rules themselves.

Each is tried in a copy of the position in which the activation starts right away: the patients in
bed and those in the ambulance are there, no blood bag is spent, and nobody else acts, so that
copies share the other hospitals.
"""

from __future__ import annotations

from typing import Final, cast

from wardround.core.game import State
from wardround.dicehospital import actions, dice, steps, within_placement
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.phases.activation import Activate
from wardround.dicehospital.phases.improvement import unlike
from wardround.dicehospital.prospect_types import DiceHospitalProspect
from wardround.dicehospital.resolution import gives_freely
from wardround.dicehospital.state import Placement, Table
from wardround.dicehospital.within_placement import COPYING

FIRST: Final = steps.INTAKE
LAST: Final = steps.IMPROVE
"""Between these steps it is of use to know."""
ACTIVATE: Final = cast(Activate, FLOW.steps[steps.ACTIVATE])
SURE: Final = 2
BY_LUCK: Final = 1
NEVER: Final = 0


def prospects(
    state: State, seat: int, known: dict[str, DiceHospitalProspect] | None = None
) -> list[DiceHospitalProspect] | None:
    """Return what each card on display would find for a seat; None if it can't take one any more.

    What is `known` of cards is not worked out again, and what is new is added there: it holds
    while `apart.card_sight` stays the same.
    """
    table = cast(Table, state)
    if not FIRST <= table.step <= LAST or table.chance >= 0:
        return None
    if table.step == steps.IMPROVE and seat not in table.waiting and seat not in table.queue:
        return None
    found: dict[str, DiceHospitalProspect] = {} if known is None else known
    told: list[DiceHospitalProspect] = []
    for tile in unlike(table.tiles_shown):
        card = table.content.departments[tile].card.id
        if card not in found:
            found[card] = _of_tile(table, seat, tile)
        told.append(found[card])
    for specialist in unlike(table.specialists_shown):
        card = table.content.specialists[specialist].card.id
        if card not in found:
            found[card] = _of_specialist(table, seat, specialist)
        told.append(found[card])
    return told


def _of_tile(table: Table, seat: int, tile: int) -> DiceHospitalProspect:
    """Return how many patients a department could treat, each in some use of it."""
    trial = _trial(table, seat)
    hospital = trial.hospitals[seat]
    hospital.tiles = tuple(sorted((*hospital.tiles, tile)))
    placed = [] if _wait(table) else _placements(trial, seat, -1, tile)
    reached: set[int] = set()
    for start, action in placed:
        _reach(start, seat, action, reached, set())
    return {
        "card": table.content.departments[tile].card.id,
        "n": len([one for one in hospital.wards if one in reached]),
        "of": len(hospital.wards),
        "works": len(placed) > 0,
        "luck": 0,
        "waits": _wait(table),
    }


def _of_specialist(table: Table, seat: int, specialist: int) -> DiceHospitalProspect:
    """Return in how many departments a specialist's ability could be used."""
    trial = _trial(table, seat)
    hospital = trial.hospitals[seat]
    hospital.specialists = tuple(sorted((*hospital.specialists, specialist)))
    rooms = [*table.content.printed, *hospital.tiles]
    best: dict[int, int] = {}
    placed = [] if _wait(table) else _placements(trial, seat, 1 + specialist, -1)
    for start, action in placed:
        room = (action - int(table.space.place)) % int(table.space.departments)
        if best.get(room, NEVER) < SURE:
            best[room] = max(best.get(room, NEVER), _helps(start, seat, action, set()))
    found = [best.get(room, NEVER) for room in rooms]
    return {
        "card": table.content.specialists[specialist].card.id,
        "n": found.count(SURE),
        "of": len(rooms),
        "works": SURE in found,
        "luck": found.count(BY_LUCK),
        "waits": _wait(table),
    }


def _wait(table: Table) -> bool:
    """Return whether what is taken now can only be used in the next round (DH-EV11)."""
    event = table.open_event()
    return event is not None and event.improvements_wait


def _trial(table: Table, seat: int) -> Table:
    """Return a copy in which a hospital could be activated."""
    trial = table.copy_for(seat)
    trial.step = steps.ACTIVATE
    trial.stage = 1
    trial.queue = ()
    trial.waiting = [seat]
    hospital = trial.hospitals[seat]
    arriving = [int(dice.arrival(one)) for one in hospital.arrivals]
    hospital.wards = sorted([*hospital.wards, *arriving])
    hospital.arrivals = ()
    hospital.bags = 0
    return trial


def _begun(trial: Table, seat: int) -> list[Table]:
    """Return the activation as it begins: once, or with each specialist that can be copied."""
    begun = trial.copy_for(seat)
    ACTIVATE.prepare(begun, begun.hospitals[seat])
    if begun.hospitals[seat].asked != COPYING:
        return [begun]
    return [_after(begun, seat, copy) for copy in ACTIVATE.legal(begun, seat)]


def _after(table: Table, seat: int, action: int) -> Table:
    after = table.copy_for(seat)
    ACTIVATE.push(after, seat, action)
    return after


def _placements(trial: Table, seat: int, worker: int, room: int) -> list[tuple[Table, int]]:
    """Return how a meeple can be placed, or anyone (-1) in a department, with the position."""
    place, rooms = int(trial.space.place), int(trial.space.departments)
    out: list[tuple[Table, int]] = []
    for begun in _begun(trial, seat):
        placed = [one for one in ACTIVATE.legal(begun, seat) if one >= place]
        if worker >= 0:
            out += [(begun, one) for one in placed if (one - place) // rooms == worker]
        else:
            # Who is placed does not matter for what a department does.
            out += [(begun, one) for one in placed if (one - place) % rooms == room][:1]
    return out


def _reach(
    table: Table, seat: int, action: int, reached: set[int], known: set[tuple[object, ...]]
) -> None:
    """Note the patients that can be picked from here on, for the department alone."""
    after = _after(table, seat, action)
    hospital = after.hospitals[seat]
    placement = hospital.placement
    if after.chance >= 0 or placement is None or placement.by_specialist:
        return
    key = (tuple(sorted(hospital.held)), *placement.key())
    if key in known:
        return
    known.add(key)
    for one in ACTIVATE.legal(after, seat):
        if actions.TREAT <= one < actions.TRANSFUSE:
            reached.add((one - actions.TREAT) // 3)
        _reach(after, seat, one, reached, known)


def _helps(table: Table, seat: int, action: int, known: set[tuple[object, ...]]) -> int:
    """Return whether the meeple's ability can be used in the end: never, by luck, or for sure."""
    after = table.copy_for(seat)
    hospital = after.hospitals[seat]
    under_way = hospital.placement
    ACTIVATE.push(after, seat, action)
    placement = hospital.placement
    if after.chance >= 0:
        return BY_LUCK
    if placement is None:
        # What only gives something has given it already (DH-5.17).
        return SURE if under_way is not None and _gave(after, seat, under_way) else NEVER
    if placement.by_specialist:
        return SURE if within_placement.has_offers(after, seat, placement) else NEVER
    key = (tuple(sorted(hospital.held)), *placement.key())
    best = NEVER
    if key not in known:
        known.add(key)
        for one in ACTIVATE.legal(after, seat):
            best = max(best, _helps(after, seat, one, known))
            if best == SURE:
                break
    return best


def _gave(table: Table, seat: int, placement: Placement) -> bool:
    """Return whether a placement that is over ended with a gift of its specialist."""
    specialist = within_placement.specialist_of(table, table.hospitals[seat], placement.worker)
    return placement.by_specialist and specialist is not None and gives_freely(specialist)
