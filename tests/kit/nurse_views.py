"""Looking at positions of Dynamite Nurse of three players through the eyes of each."""

from __future__ import annotations

from typing import Any

from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table

VIEWERS = (0, 1, 2, None)


def view(table: Table, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer sees."""
    seen: dict[str, Any] = GAME.view(table, viewer)
    return seen


def own_hospital(table: Table, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer sees of the Hospital of seat 0."""
    hospital: dict[str, Any] = view(table, viewer)["hospitals"][0]
    return hospital


def known(table: Table, viewer: int | None = 1) -> list[str]:
    """Return the cards that a viewer knows to be in the hand of seat 0."""
    cards: list[str] = own_hospital(table, viewer)["known"]
    return cards
