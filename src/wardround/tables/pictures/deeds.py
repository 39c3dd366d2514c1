"""Groups decisions that belong together into moves, one log line each."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from wardround.core.json_types import EventRecord
from wardround.narration.lines import BY_LUCK, STEP, Line, Place

END = attrgetter("end")


class Happened(NamedTuple):
    """What one action or roll brought: its events, by their numbers."""

    start: int
    stop: int
    step: int
    by_luck: bool

    def noted(self, events: Sequence[EventRecord]) -> list[EventRecord]:
        """Return its events among all, with the step after them and whether it was luck."""
        return [
            {**event, STEP: self.step, BY_LUCK: self.by_luck}
            for event in events[self.start : self.stop]
        ]


class Deed:
    """One move of a seat, and the rolls it caused."""

    __slots__ = ("_parts", "began", "ends", "lines", "place")

    def __init__(self, place: Place, began: int) -> None:
        self.place = place
        """Where the game was before it."""
        self.began = began
        """How many events there had been before it."""
        self.ends: list[int] = []
        """How many events there were after each of its steps."""
        self._parts: list[list[Happened]] = []
        self.lines: list[Line] = []

    @property
    def end(self) -> int:
        """How many events there were after it."""
        return self.ends[-1]

    def lengthen(self, end: int, happened: list[Happened]) -> None:
        """Add a step."""
        self.ends.append(end)
        self._parts.append(happened)

    def shorten(self) -> None:
        """Take the last step away."""
        self.ends.pop()
        self._parts.pop()

    def events(self, every: Sequence[EventRecord]) -> list[EventRecord]:
        """Return what happened in all its steps, among all events."""
        return [event for part in self._parts for one in part for event in one.noted(every)]


class Deeds:
    """Deeds in the order in which they were ended, so far."""

    def __init__(self) -> None:
        self.all: list[Deed] = []
        self.lines = 0
        """How many lines they have together."""

    def put(self, deed: Deed) -> None:
        """Put a deed in its place."""
        self.all.insert(bisect_right(self.all, deed.end, key=END), deed)
        self.lines += len(deed.lines)

    def leave_out(self, deed: Deed) -> None:
        """Leave a deed out; one that is not there stays so."""
        for at in range(len(self.all) - 1, -1, -1):
            if self.all[at] is deed:
                del self.all[at]
                self.lines -= len(deed.lines)
                return

    def since(self, events: int) -> Sequence[Deed]:
        """Return the moves that ended at this number of events or later."""
        return self.all[bisect_left(self.all, events, key=END) :]
