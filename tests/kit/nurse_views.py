"""Looking at positions of Dynamite Nurse of three players through the eyes of each."""

from __future__ import annotations

from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.view_types import DynamiteNurseView, NurseHospital

VIEWERS = (0, 1, 2, None)


def view(table: Table, viewer: int | None) -> DynamiteNurseView:
    """Return what a viewer sees."""
    return GAME.view(table, viewer)


def own_hospital(table: Table, viewer: int | None) -> NurseHospital:
    """Return what a viewer sees of the Hospital of seat 0."""
    return view(table, viewer)["hospitals"][0]


def known(table: Table, viewer: int | None = 1) -> list[str]:
    """Return the cards that a viewer knows to be in the hand of seat 0."""
    return own_hospital(table, viewer)["known"]
