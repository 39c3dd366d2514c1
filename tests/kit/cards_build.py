"""More builders of positions of Dice Hospital: single cards, and the phases after activation."""

from __future__ import annotations

from typing import Any

from tests.kit.build import GAME, act, activation, choices
from wardround.core.json_types import EventRecord
from wardround.dicehospital import dice, flow, scoring, steps
from wardround.dicehospital.state import Table

LAST_ROUND = 8
"""The round without a shift change, so that a position can be looked at after Phase 5."""


# --- Phase 3 ------------------------------------------------------------------------------------


def after(hospital: str, *lines: str, **settings: Any) -> Table:
    """Return a game in Phase 3 with this hospital, after these actions of its player."""
    table = activation(hospital, **settings)
    act(table, *lines)
    return table


def targets(table: Table, seat: int = 0) -> list[str]:
    """Return the dice that can be picked now: `R3`, or `R3 as G` for a blood bag."""
    return [line.removeprefix("treat ") for line in choices(table, seat) if line[:5] == "treat"]


def offers(table: Table, seat: int = 0) -> list[str]:
    """Return what a player may do now, but for blood bags."""
    return [line for line in choices(table, seat) if not line.startswith("transfuse")]


def open_to_a_nurse(hospital: str, **settings: Any) -> list[str]:
    """Return the departments on which a nurse of this hospital can be placed."""
    table = activation(hospital, **settings)
    words = [line.split() for line in choices(table)]
    return [word[2] for word in words if word[:2] == ["place", "nurse"]]


def works(department: str, patients: str, bags: int = 0, **settings: Any) -> bool:
    """Return whether a nurse can be placed on a department with these patients in bed."""
    hospital = f"{patients} / nurse / {department} / {bags}"
    return department in open_to_a_nurse(hospital, **settings)


def is_over(table: Table, seat: int = 0) -> bool:
    """Return whether the placement is over: the player is asked for the next one."""
    return "done" in choices(table, seat)


def beginning(*hospitals: str, **settings: Any) -> Table:
    """Return the beginning of Phase 3, with three nurses and the specialists named here."""
    table = activation(*hospitals, **settings)
    for hospital in table.hospitals[: len(hospitals)]:
        hospital.specialists = tuple(worker - 1 for worker in hospital.idle if worker > 0)
    begin(table)
    return table


def begin(table: Table) -> None:
    """Let Phase 3 begin again."""
    table.chance = -1
    table.go(steps.ACTIVATE)
    table.waiting = []
    flow.FLOW.settle(table)


# --- Phases 4 and 5 -----------------------------------------------------------------------------


def closing(*wards: str, **settings: Any) -> Table:
    """Return Phase 3 of the last round with these patients in bed and nobody left to place."""
    hospitals = [f"{patients or '-'} / - / - / 0" for patients in wards]
    return activation(*hospitals, round=LAST_ROUND, **settings)


def appoint(table: Table, administrator: str, seat: int = 0) -> None:
    """Give an administrator to a player."""
    known = [one.card.id for one in table.content.administrators]
    table.hospitals[seat].administrator = known.index(administrator)


def discharged(table: Table, colours: str, seat: int = 0) -> None:
    """Lay dice (`"RRY"`) from the bag into a discharge area."""
    for letter in colours:
        colour = dice.LETTERS.index(letter)
        table.bag[colour] -= 1
        table.hospitals[seat].gone += 1 << (8 * colour)
        table.hospitals[seat].gone_printed += 1 << (8 * colour)


def reveal(table: Table, event: str) -> None:
    """Let an event lie open."""
    table.event = [one.card.id for one in table.content.events].index(event)


def finish(table: Table) -> list[EventRecord]:
    """Let every player end the activation; return what happened, as records."""
    told: list[EventRecord] = []
    while table.step == steps.ACTIVATE and table.waiting:
        told += act(table, "done", seat=GAME.actor(table))
    return told


def points(table: Table, seat: int = 0) -> list[tuple[int, str]]:
    """Return the points that a player has scored, each with its reason, in order."""
    lines = [scoring.line(number) for number in table.hospitals[seat].ledger]
    return [(line.amount, line.reason) for line in lines]


def names(told: list[EventRecord]) -> list[str]:
    """Return what happened, by name only."""
    return [str(record["event"]) for record in told]


# --- setup --------------------------------------------------------------------------------------


def stacked(table: Table) -> tuple[list[str], list[str]]:
    """Return the ids of all tiles and of all specialist cards in the stacks or on display."""
    content = table.content
    tiles = [one for layer in table.tile_stack for one in layer] + list(table.tiles_shown)
    cards = [one for layer in table.specialist_stack for one in layer]
    cards += list(table.specialists_shown)
    return (
        sorted(content.departments[one].card.id for one in tiles),
        sorted(content.specialists[one].card.id for one in cards),
    )
