"""Rolls inside a placement: re-rolled dice, and the dice that an Admissions Nurse admits."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.steps import Luck
from wardround.dicehospital import bag, dice, events, ward
from wardround.dicehospital.journal import tell
from wardround.dicehospital.resolution import end, finish
from wardround.dicehospital.state import Placement, Table
from wardround.dicehospital.within_placement import ADMISSIONS, admission_offers

DIE_FACES: Final = 6


def send_home(table: Table, seat: i64, placement: Placement, patient: i64) -> None:
    """Return a die to the bag by the Admissions Nurse."""
    ward.send_back(table, seat, patient)
    admission_used(table, seat, placement)


def admission_used(table: Table, seat: i64, placement: Placement) -> None:
    """Count one use; when all are used, or nothing is left to do, the placement ends."""
    hospital = table.hospitals[seat]
    placement.admissions -= 1
    hospital.asked = ADMISSIONS
    if placement.admissions == 0 or not admission_offers(table, hospital):
        end(table, seat)


class AdmissionLuck(Luck[Table]):
    """The die that the Admissions Nurse admits."""

    name = "admission"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        return bag.draw_arrivals(table, 1, source)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        return bag.can_arrive(table, outcome, 1)

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        seat = table.chance_seat
        hospital = table.hospitals[seat]
        patient = dice.arrival(outcome[0])
        bag.take(table, outcome[0] // 6)
        dice.insert(hospital.wards, patient)
        tell(table, events.PATIENT_ADMITTED, seat, patient)
        placement = hospital.placement
        assert placement is not None, "an admission belongs to a placement"
        admission_used(table, seat, placement)


class RerollLuck(Luck[Table]):
    """The new values of the dice that an effect re-rolls (DH-15.2, DH-15.8)."""

    name = "reroll"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        count = len(table.hospitals[table.chance_seat].held)
        return tuple(1 + source.below(DIE_FACES) for _ in range(count))

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        count = len(table.hospitals[table.chance_seat].held)
        return len(outcome) == count and all(1 <= value <= DIE_FACES for value in outcome)

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        placement = table.hospitals[table.chance_seat].placement
        assert placement is not None, "a re-roll belongs to a placement"
        finish(table, table.chance_seat, placement, outcome)
