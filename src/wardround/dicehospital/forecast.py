"""What happens to a hospital if its activation ends now, by the rules themselves.

The rest of the round is played in a copy of the position, as if all players had finished: with its
events, its administrators and whatever packs add. Where a player would still have to choose, the
sickest patients are protected, and no report is completed.
"""

from __future__ import annotations

from typing import Final, cast

from wardround.core.game import Event, State
from wardround.dicehospital import actions, dice, events, scoring, steps, ward, within_placement
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.forecast_types import ForeseenRound, NextPoints, PointsFor
from wardround.dicehospital.phases.discharge import points_for
from wardround.dicehospital.phases.intake import A_LOAD, extra_dice
from wardround.dicehospital.state import Table

SUFFERING: Final = (events.PATIENT_WORSENED, events.PATIENT_DIED)
OWN_ENTRIES: Final = (scoring.REASONS[scoring.DISCHARGED], scoring.REASONS[scoring.ADMINISTRATOR])
"""Points that are told apart from all others."""


def forecast(state: State, seat: int) -> ForeseenRound | None:
    """Return what comes for a seat, or None outside the activation phase."""
    table = cast(Table, state)
    if table.step != steps.ACTIVATE or table.chance >= 0:
        return None
    after = table.copy()
    happened = [event for event in _rest_of_round(after) if event.seat == seat]
    number = int(ward.gone_in_all(table.hospitals[seat]))
    scored: list[tuple[str, int]] = [
        (scoring.REASONS[event.facts[1]], event.facts[0])
        for event in happened
        if event.kind == events.POINTS_SCORED
    ]
    beds = int(table.content.house.beds)
    return {
        "leaving": _leaving(table, seat),
        "points": sum([amount for reason, amount in scored if reason == OWN_ENTRIES[0]]),
        "next": _next(table, number),
        "neglected": _dice(happened, SUFFERING),
        "deaths": _dice(happened, (events.PATIENT_DIED,)),
        "beds": beds - len(after.hospitals[seat].wards),
        "arriving": _arriving(after),
        "administrator": _administrator(table, seat, scored),
        "bonus": [
            {"id": reason, "points": amount}
            for reason, amount in scored
            if reason not in OWN_ENTRIES
        ],
        "total": sum([amount for _, amount in scored]),
        "unused": _unused(table, seat),
    }


def _rest_of_round(table: Table) -> list[Event]:
    """Play the round to its end, in place, and return what happened."""
    told: list[Event] = []
    table.journal = told
    table.waiting = []
    table.queue = ()
    for hospital in table.hospitals:
        hospital.placement = None
        hospital.asked = within_placement.PLACING
    changed = False
    while not changed:
        step = FLOW.steps[table.step]
        if table.waiting:
            seat = table.waiting[0]
            step.push(table, seat, _decision(step.legal(table, seat)))
        else:
            changed = table.step == steps.SHIFT
            step.run(table)
    table.journal = None
    return told


def _decision(legal: list[int]) -> int:
    """Return what a player is taken to choose: to pass, or to protect the sickest patient."""
    if actions.PASS in legal:
        return actions.PASS
    patients = [one for one in legal if one != actions.SKIP]
    return min(patients, key=_health)


def _health(protecting: int) -> int:
    return (protecting - actions.PROTECT) % 6


def _leaving(table: Table, seat: int) -> list[str]:
    """Return the dice discharged so far, each as the highest that it can have shown."""
    hospital = table.hospitals[seat]
    return [
        f"{dice.LETTERS[colour]}{ward.BEST}"
        for colour in range(3)
        for _ in range(ward.gone(hospital, colour))
    ]


def _next(table: Table, number: int) -> NextPoints | None:
    """Return how many more patients bring more points, and how many more; None for no number."""
    now = int(points_for(table, number))
    for more in range(1, int(table.content.house.beds) + 1):
        gained = int(points_for(table, number + more)) - now
        if gained > 0:
            return {"more": more, "points": gained}
    return None


def _dice(happened: list[Event], kinds: tuple[int, ...]) -> list[str]:
    """Return the patients that something happened to, as they are now."""
    return [dice.text(event.facts[0]) for event in happened if event.kind in kinds]


def _arriving(after: Table) -> int:
    """Return how many patients come next round, as far as that is known; none after the last."""
    if after.step > steps.SHIFT:
        return 0
    return A_LOAD + int(extra_dice(after))


def _administrator(table: Table, seat: int, scored: list[tuple[str, int]]) -> PointsFor | None:
    """Return the administrator and the points that it would bring."""
    administrator = table.hospitals[seat].administrator
    if administrator < 0:
        return None
    return {
        "id": table.content.administrators[administrator].card.id,
        "points": sum([amount for reason, amount in scored if reason == OWN_ENTRIES[1]]),
    }


def _unused(table: Table, seat: int) -> int:
    """Return how many meeples can still be placed somewhere."""
    if seat not in table.waiting:
        return 0
    space = table.space
    placed = {
        (action - int(space.place)) // int(space.departments)
        for action in FLOW.steps[table.step].legal(table, seat)
        if action >= int(space.place)
    }
    return len([worker for worker in table.hospitals[seat].idle if worker in placed])
