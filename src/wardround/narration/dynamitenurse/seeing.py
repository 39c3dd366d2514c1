"""Finding Patients in a view of Dynamite Nurse."""

from __future__ import annotations

from collections.abc import Iterator

from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.words.dynamitenurse.patients import kind_of


def _patients(view: DynamiteNurseView) -> Iterator[tuple[str, int]]:
    """Give the Patients that show a side, each with whose charge it is."""
    for charge in view["ambulances"]:
        yield charge["patient"], charge["seat"]
    for hospital in view["hospitals"]:
        for patient in hospital["admitted"]:
            yield patient, hospital["seat"]


def shown(view: DynamiteNurseView, patient: str) -> str:
    """Return a Patient (`P17`) with the side that it shows (`P17!` in Critical Condition)."""
    return next((text for text, _ in _patients(view) if text.rstrip("!") == patient), patient)


def owner_of(view: DynamiteNurseView, patient: str) -> int | None:
    """Return whose charge a Patient is, or None."""
    return next((seat for text, seat in _patients(view) if text.rstrip("!") == patient), None)


def unpaid(content: Content, view: DynamiteNurseView, seat: int) -> list[str]:
    """Return the critical Emergency Cases that a seat has not paid for in its Main Phase."""
    paid = view["main"]["paid"]
    return [
        patient
        for patient in view["hospitals"][seat]["admitted"]
        if patient.endswith("!")
        and kind_of(content, patient).emergency
        and patient.rstrip("!") not in paid
    ]
