"""What can happen to patients: admitted, healed, worse, discharged, dead, sent back."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dicehospital import bag, dice, events
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Hospital, Table

BEST: Final = 6
GONE_BITS: Final = 8
LEAVING: Final[list[int]] = [1 << (GONE_BITS * colour) for colour in dice.COUNTED]
"""What each patient adds to `Hospital.gone`."""


def gone(hospital: Hospital, colour: i64) -> i64:
    """Return how many dice were discharged this round that count as a colour (DH-5.13)."""
    return (hospital.gone >> (GONE_BITS * colour)) & 0xFF


def gone_printed(hospital: Hospital, colour: i64) -> i64:
    """Return how many dice of a printed colour were discharged this round."""
    return (hospital.gone_printed >> (GONE_BITS * colour)) & 0xFF


def gone_in_all(hospital: Hospital) -> i64:
    """Return how many dice were discharged this round."""
    return gone(hospital, 0) + gone(hospital, 1) + gone(hospital, 2)


def discharge(table: Table, seat: i64, patient: i64) -> None:
    """Move a patient, already out of its bed, to the discharge area (DH-5.6)."""
    hospital = table.hospitals[seat]
    hospital.gone += LEAVING[patient]
    printed: i64 = dice.PRINTED[patient]
    hospital.gone_printed += 1 << (GONE_BITS * printed)
    tell(table, events.PATIENT_DISCHARGED, seat, patient)


def lose(table: Table, seat: i64, patient: i64) -> None:
    """Turn a patient, already out of its bed, into a fatality (DH-1.2, DH-1.3)."""
    printed: i64 = dice.PRINTED[patient]
    table.hospitals[seat].fatalities += 1
    bag.put_back(table, printed)
    tell(table, events.PATIENT_DIED, seat, patient)


def change(table: Table, seat: i64, patient: i64, now: i64, value: i64, kind: i64) -> i64:
    """Give a patient, out of its bed, a new value; return it, or -1 if it left the hospital.

    `patient` is the die as it was, `now` the same die with its new condition. At 7 or more it is
    discharged, at 0 or less it is a fatality (DH-1.2); extra steps are lost (DH-5.3). `kind` is
    the event to tell otherwise.
    """
    patient = dice.settled(patient)
    if value > BEST:
        discharge(table, seat, patient)
        return -1
    if value < 1:
        lose(table, seat, patient)
        return -1
    after = dice.valued(now, value)
    tell(table, kind, seat, patient, dice.settled(after))
    return after


def send_back(table: Table, seat: i64, patient: i64) -> None:
    """Return a patient from its bed to the bag: no points, no fatality."""
    table.hospitals[seat].wards.remove(patient)
    printed: i64 = dice.PRINTED[patient]
    bag.put_back(table, printed)
    tell(table, events.PATIENT_RETURNED, seat, patient)


def gain_bags(table: Table, seat: i64, count: i64) -> None:
    """Give blood bags to a player."""
    table.hospitals[seat].bags += count
    tell(table, events.BAGS_GAINED, seat, count)


def spendable(table: Table, seat: i64) -> i64:
    """Return how many blood bags the player can spend in this round (DH-EV10)."""
    event = table.open_event()
    if event is not None and event.bags_frozen:
        return 0
    return table.hospitals[seat].bags


def distinct_plain(patients: list[int]) -> list[int]:
    """Return the different plain dice (printed colour and value) of a sorted list.

    Where this is asked no die has another colour, so that plain dice are sorted as well.
    """
    out: list[int] = []
    last: i64 = -1
    for patient in patients:
        plain: i64 = dice.TO_PLAIN[patient]
        if plain != last:
            out.append(plain)
            last = plain
    return out


def find_plain(patients: list[int], plain: i64) -> i64:
    """Return the first patient of this printed colour and value, or -1."""
    for patient in patients:
        if dice.TO_PLAIN[patient] == plain:
            return patient
    return -1
