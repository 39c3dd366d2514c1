"""Meeples and departments of a hospital: what is there, and what can be used this round."""

from __future__ import annotations

from wardround.dicehospital.content import EventCard
from wardround.dicehospital.state import Hospital, Table


def set_out(table: Table, hospital: Hospital, event: EventCard | None) -> None:
    """Return all meeples to their places and free all departments (DH-8.1).

    `event` is the one that lies open, where it matters who can be used (DH-EV05, EV06, EV11).
    """
    nurses = table.content.house.nurses
    tiles, specialists = list(hospital.tiles), list(hospital.specialists)
    if event is not None:
        nurses += event.nurses
        if event.improvements_wait and hospital.new_tile >= 0:
            tiles.remove(hospital.new_tile)
        if event.improvements_wait and hospital.new_specialist >= 0:
            specialists.remove(hospital.new_specialist)
    hospital.idle = [0] * nurses + [1 + specialist for specialist in specialists]
    hospital.open = table.content.printed + tiles


def copyable(table: Table, hospital: Hospital) -> list[int]:
    """Return the specialists that a Consultant may copy, each once (DH-16.1)."""
    out: list[int] = []
    for worker in hospital.idle:
        one = worker - 1
        if worker > 0 and one not in out and not table.content.specialists[one].copies_another:
            out.append(one)
    return out


def has_copier(table: Table, hospital: Hospital) -> bool:
    """Tell whether a Consultant is among the meeples that can be used."""
    for worker in hospital.idle:
        if worker > 0 and table.content.specialists[worker - 1].copies_another:
            return True
    return False
