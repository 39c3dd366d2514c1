"""The Town, as part of a position."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.stacks import Stack

TOWN_FIELDS: Final = (
    "ambulances", "arriving", "dungeon", "dungeon_top", "dynamite_nurse", "event_top", "events",
    "graveyard", "kill_marks", "nurse_knower", "nurses", "piles", "scrapped",
)  # fmt: skip
EVERYBODY: Final = -2
"""Instead of a seat that looks: nothing is hidden from all of them together."""
NESTED: Final = ("events", "nurses")
"""Fields that hold lists of lists."""


class Town:
    """The middle of the table: piles, ambulances and graveyard (DN-4.2)."""

    __slots__ = TOWN_FIELDS

    dungeon_top: i64
    dungeon: list[int]
    """The Patients beneath the top one, in no order."""
    ambulances: list[int]
    """Patients in transport, see `patients.in_transport`; the first one leads."""
    arriving: i64
    """The Patient just taken from the Dungeon, with nobody in charge yet; or -1."""
    graveyard: list[int]
    piles: list[int]
    """By card: how many are left in its pile."""
    event_top: i64
    events: Stack
    """The Events beneath the top one."""
    nurses: Stack
    nurse_knower: i64
    """The seat that alone knows the top Nurse (DN-12.4), or -1."""
    kill_marks: i64
    dynamite_nurse: i64
    """The seat that holds the card, or -1 while it is in the Town."""
    scrapped: list[int]
    """Cards that left the game (DN-9.5)."""

    def __init__(self, like: Town | None = None) -> None:
        if like is None:
            self.dungeon_top = -1
            self.dungeon = []
            self.ambulances = []
            self.arriving = -1
            self.graveyard = []
            self.piles = []
            self.event_top = -1
            self.events = ()
            self.nurses = ()
            self.nurse_knower = -1
            self.kill_marks = 0
            self.dynamite_nurse = -1
            self.scrapped = []
        else:
            self.dungeon_top = like.dungeon_top
            self.dungeon = like.dungeon[:]
            self.ambulances = like.ambulances[:]
            self.arriving = like.arriving
            self.graveyard = like.graveyard[:]
            self.piles = like.piles[:]
            self.event_top = like.event_top
            self.events = like.events
            self.nurses = like.nurses
            self.nurse_knower = like.nurse_knower
            self.kill_marks = like.kill_marks
            self.dynamite_nurse = like.dynamite_nurse
            self.scrapped = like.scrapped[:]

    def looks_like(self, other: Town, viewer: i64) -> bool:
        """Return whether all is equal but the order of Nurses that `viewer` does not know."""
        return (
            self.nurse_knower == other.nurse_knower
            and self.dungeon_top == other.dungeon_top
            and self.arriving == other.arriving
            and self.event_top == other.event_top
            and self.kill_marks == other.kill_marks
            and self.dynamite_nurse == other.dynamite_nurse
            and self.ambulances == other.ambulances
            and self.piles == other.piles
            and self.dungeon == other.dungeon
            and self.graveyard == other.graveyard
            and self.scrapped == other.scrapped
            and self.events == other.events
            and (
                self.nurses == other.nurses
                or (self.hides_nurse(viewer) and self.same_nurses(other))
            )
        )

    def hides_nurse(self, viewer: i64) -> bool:
        """Return whether the order of the Nurse pile holds what `viewer` must not know."""
        knower = self.nurse_knower
        return knower >= 0 and viewer not in (knower, EVERYBODY)

    def same_nurses(self, other: Town) -> bool:
        """Return whether the Nurse piles are equal but for how the first two layers divide."""
        own = [card for layer in self.nurses[:2] for card in layer]
        theirs = [card for layer in other.nurses[:2] for card in layer]
        return sorted(own) == sorted(theirs) and self.nurses[2:] == other.nurses[2:]
