"""Meeples and departments of a hospital: which there are, and which can be used this round."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.dicehospital.content import EventCard
from wardround.dicehospital.state import Hospital, Table


def set_out(table: Table, hospital: Hospital, event: EventCard | None) -> None:
    """Return all meeples to their places and free all departments (DH-8.1).

    `event` is the one that lies open, where it matters who can be used (DH-EV05, EV06, EV11).
    """
    nurses: i64 = table.content.house.nurses
    if event is not None:
        nurses += event.nurses
    idle: list[int] = [0] * nurses
    for specialist in hospital.specialists:
        idle.append(1 + specialist)
    unused = table.content.printed[:]
    unused.extend(hospital.tiles)
    if event is not None and event.improvements_wait:
        if hospital.new_specialist >= 0:
            idle.remove(1 + hospital.new_specialist)
        if hospital.new_tile >= 0:
            unused.remove(hospital.new_tile)
    hospital.idle = idle
    hospital.open = unused


def copyable(table: Table, hospital: Hospital) -> list[int]:
    """Return the specialists that a Consultant may copy, each once (DH-16.1)."""
    out: list[int] = []
    for worker in hospital.idle:
        one = worker - 1
        if worker > 0 and one not in out and not table.content.specialists[one].copies_another:
            out.append(one)
    return out


def has_copier(table: Table, hospital: Hospital) -> bool:
    """Return whether a Consultant is among the meeples that can be used."""
    for worker in hospital.idle:
        if worker > 0 and table.content.specialists[worker - 1].copies_another:
            return True
    return False
