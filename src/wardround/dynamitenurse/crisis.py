"""Critical Condition, death, Kill Marks, the Dynamite Nurse, and the end of the game (DN-10)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import put
from wardround.dynamitenurse import events, steps
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table


def finish(table: Table, reason: i64) -> None:
    """End the game, in mid-effect if need be (DN-3.1, DN-3.5)."""
    table.ended = reason
    table.waiting = []
    table.later = []
    table.go(steps.END)
    tell(table, events.GAME_ENDED, -1, reason)


# --- entering Critical Condition (DN-10.1) -------------------------------------------------------


def worsen_admitted(table: Table, seat: i64, patients: list[int]) -> None:
    """Let admitted Patients of one player enter Critical Condition, all at once."""
    toll = [0] * table.seats
    for sided in patients:
        _turn_over(table, seat, sided, toll)
    take_kill_marks(table, toll)


def worsen_all_admitted(table: Table) -> None:
    """Let the admitted Patients of all players enter Critical Condition, all at once."""
    toll = [0] * table.seats
    for seat in clockwise(table):
        for sided in table.hospitals[seat].admitted[:]:
            _turn_over(table, seat, sided, toll)
    take_kill_marks(table, toll)


def _turn_over(table: Table, seat: i64, sided: i64, toll: list[int]) -> None:
    """Turn an admitted Patient to its back, or bury it."""
    admitted = table.hospitals[seat].admitted
    admitted.remove(sided)
    if sided & 1:
        _bury(table, seat, sided, toll)
    else:
        put(admitted, sided + 1)
        tell(table, events.PATIENT_WORSENED, seat, sided + 1)


def _bury(table: Table, seat: i64, sided: i64, toll: list[int]) -> None:
    put(table.town.graveyard, sided >> 1)
    table.hospitals[seat].markers += 1
    toll[seat] += 1
    tell(table, events.PATIENT_DIED, seat, sided)


def worsen_in_transport(table: Table) -> None:
    """Let one Patient in transport enter Critical Condition: DN-7.4 says which."""
    row = table.town.ambulances
    at: i64 = 0
    while at < len(row):
        charge: i64 = row[at]
        if (charge // CHARGES) & 1 == 0:
            break
        at += 1
    if at == len(row):
        at = 0
    worsen_at(table, at)


def worsen_at(table: Table, at: i64) -> None:
    """Let the Patient at a place of the ambulances enter Critical Condition, if there is one."""
    row = table.town.ambulances
    if at >= len(row):
        return
    charge: i64 = row[at]
    sided, seat = charge // CHARGES, charge % CHARGES
    if sided & 1:
        row.pop(at)
        toll = [0] * table.seats
        _bury(table, seat, sided, toll)
        take_kill_marks(table, toll)
    else:
        row[at] = charge + CHARGES
        tell(table, events.PATIENT_WORSENED, seat, sided + 1)


# --- Kill Marks and the Dynamite Nurse -----------------------------------------------------------


def clockwise(table: Table) -> list[int]:
    """Return all seats, the active player first."""
    return [(table.active + i) % table.seats for i in range(table.seats)]


def take_kill_marks(table: Table, toll: list[int]) -> None:
    """Give each player the Kill Marks for the deaths of one moment (DN-10.3, DN-10.6)."""
    total: i64 = 0
    for seat in clockwise(table):
        count: i64 = toll[seat]
        if count > 0:
            hospital = table.hospitals[seat]
            hospital.kill_marks += count
            total += count
            tell(table, events.KILL_MARKS_TAKEN, seat, count, hospital.kill_marks)
    if total == 0:
        return
    town = table.town
    town.kill_marks = max(0, town.kill_marks - total)
    _name_dynamite_nurse(table, toll)
    if town.kill_marks == 0:
        finish(table, events.BY_KILL_MARKS)


def _name_dynamite_nurse(table: Table, toll: list[int]) -> None:
    """Move the card to whoever newly has the most Kill Marks (DN-10.2)."""
    most: i64 = 0
    for hospital in table.hospitals:
        most = max(most, hospital.kill_marks)
    qualified: list[int] = []
    for seat in clockwise(table):
        if table.hospitals[seat].kill_marks == most:
            if toll[seat] == 0:
                return
            qualified.append(seat)
    if table.town.dynamite_nurse not in qualified:
        _give_card(table, qualified[0])


def _give_card(table: Table, seat: i64) -> None:
    table.town.dynamite_nurse = seat
    tell(table, events.DYNAMITE_NURSE_TAKEN, seat)


def rename_dynamite_nurse(table: Table) -> None:
    """Move the card after a Kill Mark was lost, if another single player has most (DN-10.4)."""
    most: i64 = 0
    leader: i64 = -1
    for seat in range(table.seats):
        marks = table.hospitals[seat].kill_marks
        if marks > most:
            most = marks
            leader = seat
        elif marks == most:
            leader = -1
    if leader >= 0 and leader != table.town.dynamite_nurse:
        _give_card(table, leader)
