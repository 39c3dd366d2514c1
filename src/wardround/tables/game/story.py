"""The events of a table, for viewers who were away.

Events can be undone, so a viewer who knew them up to an entry gets how many still hold, and what
comes after that.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable

from wardround.core.json_types import EventRecord
from wardround.tables.game.entries import Entry
from wardround.tables.game.table_types import Said
from wardround.tables.game.undo import Taken


class Note:
    """A note in the log about the game: a takeback."""

    __slots__ = ("at", "lost", "refused_by", "seat", "since", "taken")

    def __init__(self, seat: int, taken: Taken, lost: list[int], refused_by: int | None) -> None:
        self.seat = seat
        self.taken = taken
        self.lost = lost
        self.refused_by = refused_by
        """Who declined, if it did not happen."""
        self.at = 0
        """The number of events before it."""
        self.since = 0
        """The entry that added it."""


class Story:
    """The number of events at each entry, and the messages."""

    def __init__(self) -> None:
        self._counts = array("i", [0])
        """The number of events after each entry; entry 0 is the creation of the table."""
        self._cuts: list[tuple[int, int]] = []
        """Entries that took events back, and how many of them were left."""
        self._said: list[Said] = []
        self.notes: list[Note] = []

    def note(self, seq: int, told: int, kept: int) -> None:
        """Take in how many events there are after an entry, and how many it kept."""
        if kept < self._counts[-1]:
            self._cuts.append((seq, kept))
        self._counts.append(told)
        for one in self.notes:
            if one.at > kept and one.since < seq:
                one.at, one.since = kept, seq

    def add(self, note: Note, told: int, seq: int) -> None:
        """Keep a note after the events that there are when an entry is carried out."""
        self.notes.append(note)
        note.at, note.since = told, seq

    def holds(self, seq: int) -> int:
        """Return how many of the events known at an entry still hold."""
        known = self._counts[seq] if 0 <= seq < len(self._counts) else 0
        return min([known, *[kept for at, kept in self._cuts if at > seq]])

    def say(self, entry: Entry) -> None:
        """Add a message, unless it has been deleted since."""
        if not entry.body:
            return
        said: Said = {"seq": entry.seq, "at": entry.at, "seat": entry.seat}
        if "text" in entry.body:
            said["text"] = entry.body["text"]
        else:
            said["phrase"] = entry.body["phrase"]
        self._said.append(said)

    def messages(self) -> int:
        """Return how many messages there are."""
        return len(self._said)

    def said(self, seq: int, muted: Collection[int]) -> list[Said]:
        """Return the messages after an entry, without those of muted seats."""
        return [one for one in self._said if one["seq"] > seq and one["seat"] not in muted]


def same_so_far(before: Iterable[EventRecord], after: Iterable[EventRecord]) -> int:
    """Return how many events two courses of a game have in common."""
    count = 0
    for one, other in zip(before, after, strict=False):
        if one != other:
            break
        count += 1
    return count
