"""What a viewer can see, and positions that look the same to them (DH-1.9).

A view is built from public information, never by deleting from the state: a new field is invisible
until it is named here. Only the administrators dealt to the others are hidden, until all kept ones
are revealed; stacks have no hidden order (see `stacks`).
"""

from __future__ import annotations

from typing import Final, cast

from wardround.core import stacks
from wardround.core.luck import Source
from wardround.dicehospital import dice, flow, steps, ward
from wardround.dicehospital.phases.activation import PROMPTS
from wardround.dicehospital.phases.setup import kept_is_secret
from wardround.dicehospital.scoring import final_lines, scored
from wardround.dicehospital.state import Hospital, Placement, Table
from wardround.dicehospital.view_types import (
    ActivationPrompt,
    DiceCount,
    DiceHospitalShape,
    DiceHospitalView,
    DicePlacement,
    Edition,
    Phase,
    Prompt,
)
from wardround.dicehospital.within_placement import PLACING

PHASES: Final[tuple[tuple[int, Phase], ...]] = (
    (steps.KEEP, "setup"), (steps.EVENT, "event"), (steps.ADMIT, "intake"),
    (steps.RETURN, "improvement"), (steps.ACTIVATE, "activation"), (steps.NEGLECT, "neglect"),
    (steps.DISCHARGE, "discharge"), (steps.SHIFT, "shift-change"), (steps.COLLECT, "collections"),
    (steps.END, "end"),
)  # fmt: skip
"""The last step of each phase, in order."""
EVENT_PROMPTS: Final = ("event", "event-return", "event-raise", "event-lower")


def phase(table: Table) -> Phase:
    """Return the phase that the game is in."""
    if table.round > 0 and table.step in (steps.REVEAL, steps.REVEAL_EXTRA):
        return "improvement" if table.solo() else "shift-change"
    return next(name for last, name in PHASES if table.step <= last)


def prompt(table: Table, seat: int) -> Prompt:
    """Return what a waiting seat is asked, as the key of a prompt."""
    if table.step == steps.ACTIVATE:
        return PROMPTS[table.hospitals[seat].asked]
    if table.step == steps.EVENT:
        return cast(Prompt, EVENT_PROMPTS[table.stage])
    return cast(Prompt, flow.FLOW.steps[table.step].name)


def view(table: Table, viewer: int | None) -> DiceHospitalView:
    """Return what `viewer` can see, as plain values; None is a spectator."""
    content = table.content
    waiting = [] if table.chance >= 0 else table.waiting
    return {
        "game": "dice-hospital",
        "edition": cast(Edition, content.edition),
        "options": table.options.settings(),
        "viewer": viewer,
        "round": table.round,
        "rounds": content.house.rounds,
        "phase": phase(table),
        "over": table.step == steps.END,
        "first": None if table.solo() or table.first < 0 else table.first,
        "luck": flow.FLOW.luck_key(table) if table.chance >= 0 else None,
        "actors": list(waiting),
        "prompts": {str(seat): prompt(table, seat) for seat in waiting},
        "bag": counted(table.bag[0], table.bag[1], table.bag[2]),
        "loose": [dice.plain_text(plain) for plain in table.loose],
        "ambulances": [[dice.plain_text(one) for one in load] for load in table.ambulances],
        "spaces": [[space % 8, dice.plain_text(space // 8)] for space in table.spaces],
        "departments": [content.departments[one].card.id for one in table.tiles_shown],
        "specialists": [content.specialists[one].card.id for one in table.specialists_shown],
        "stacks": [stacks.size(table.tile_stack), stacks.size(table.specialist_stack)],
        "event": None if table.event < 0 else content.events[table.event].card.id,
        "events_left": len(table.events_left),
        "reports": [report_id(table, report) for report in table.reports],
        "reports_done": [table.content.reports[one].card.id for one in table.reports_done],
        "hospitals": [hospital_view(table, seat, viewer) for seat in range(table.seats)],
    }


def counted(red: int, yellow: int, green: int) -> DiceCount:
    """Return how many dice there are of each colour."""
    return {"R": red, "Y": yellow, "G": green}


def to_do(table: Table, hospital: Hospital) -> int:
    """Return how many dice are still to be set, removed or protected."""
    if table.step == steps.SET_VALUES:
        return len(hospital.arrivals)
    return hospital.spare if table.step in (steps.ADMIT, steps.PROTECT) else 0


def report_id(table: Table, report: int) -> str | None:
    """Return the id of a report, or None for an empty place."""
    return None if report < 0 else table.content.reports[report].card.id


def hospital_view(table: Table, seat: int, viewer: int | None) -> DiceHospitalShape:
    """Return what `viewer` can see of one hospital."""
    hospital = table.hospitals[seat]
    content = table.content
    mine = viewer is not None and seat == viewer
    unset = table.step <= steps.SET_VALUES
    return {
        "seat": seat,
        "dice": [dice.text(patient) for patient in hospital.wards],
        "held": [dice.text(patient) for patient in hospital.held],
        "arrivals": [
            dice.LETTERS[one] if unset else dice.plain_text(one) for one in hospital.arrivals
        ],
        "discharged": counted(
            ward.gone(hospital, 0), ward.gone(hospital, 1), ward.gone(hospital, 2)
        ),
        "report_dice": counted(
            of_report(hospital, 0), of_report(hospital, 1), of_report(hospital, 2)
        ),
        "volunteers_asked": hospital.volunteers_asked,
        "idle": [table.space.staff_id(worker) for worker in hospital.idle],
        "open": [content.departments[one].card.id for one in hospital.open],
        "departments": [content.departments[one].card.id for one in hospital.tiles],
        "specialists": [content.specialists[one].card.id for one in hospital.specialists],
        "bags": hospital.bags,
        "fatalities": hospital.fatalities,
        "score": hospital.score,
        "if_it_ended_now": hospital.score + sum(one.amount for one in final_lines(table, hospital)),
        "points": [scored(number) for number in hospital.ledger],
        "ambulance": hospital.ambulance or None,
        "copied": None if hospital.copied < 0 else content.specialists[hospital.copied].card.id,
        "administrator": administrator_view(table, hospital, mine),
        "dealt": [content.administrators[one].card.id for one in hospital.dealt] if mine else [],
        "placement": placement_view(table, hospital.placement),
        "asked": asked(hospital),
        "to_do": to_do(table, hospital),
    }


def of_report(hospital: Hospital, colour: int) -> int:
    """Return how many discharged dice of a colour are not yet used for a report."""
    return (max(0, hospital.report_dice) >> (8 * colour)) & 0xFF


def asked(hospital: Hospital) -> ActivationPrompt | None:
    """Return what a hospital in its activation is asked; None if it is free to place."""
    return None if hospital.asked == PLACING else cast(ActivationPrompt, PROMPTS[hospital.asked])


def administrator_view(table: Table, hospital: Hospital, mine: bool) -> str | None:
    """Return the administrator kept, once it is shown or to its owner."""
    if hospital.administrator < 0 or (kept_is_secret(hospital) and not mine):
        return None
    return table.content.administrators[hospital.administrator].card.id


def placement_view(table: Table, placement: Placement | None) -> DicePlacement | None:
    """Return the placement under way."""
    if placement is None:
        return None
    return {
        "staff": table.space.staff_id(placement.worker),
        "department": table.content.departments[placement.department].card.id,
        "by_specialist": placement.by_specialist,
        "choice": placement.choice,
        "part": placement.part,
        "picked": placement.picked,
        "discharged": placement.discharged,
        "admissions": placement.admissions,
    }


def redeal(table: Table, viewer: int | None, source: Source) -> Table:
    """Return a position that looks the same to `viewer`."""
    other = table.copy()
    hidden = [seat for seat in range(table.seats) if table.hospitals[seat].dealt and seat != viewer]
    known = table.hospitals[viewer].dealt if viewer is not None else ()
    cards = [one for one in range(len(table.content.administrators)) if one not in known]
    source.shuffle(cards)
    for seat in hidden:
        hospital = other.hospitals[seat]
        hospital.dealt = tuple(sorted(cards[:2]))
        cards = cards[2:]
        if hospital.administrator >= 0:
            hospital.administrator = hospital.dealt[source.below(2)]
    return other
