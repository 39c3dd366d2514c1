"""What each seat has to decide: the version of its choices, and its deadline.

Where several seats decide at the same time, the moves of one don't change the versions of the
others.
"""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.json_types import View
from wardround.core.traits import Traits
from wardround.tables.game.clocks import NONE, Clock
from wardround.tables.game.entries import Entry
from wardround.tables.game.match import Match

GAME_KINDS = ("act", "undo", "redo")


class Decisions:
    """The versions and the deadlines of all seats."""

    def __init__(self, seats: int, clock: Clock, traits: Traits) -> None:
        self.clock = clock
        self._traits = traits
        self.versions = [0] * seats
        """The entry at which what a seat can do changed last, or its last own one."""
        self.deadlines = [0] * seats
        """When a seat's time is over, in milliseconds since 1970; 0 for never."""
        self._offered: list[list[int] | None] = [None] * seats
        self._seen: list[View] = [{}] * seats
        """The public view when the time of a seat last started."""
        self._ends = [0] * seats
        """When that time is over, whether or not the seat is to decide now."""
        self._spans = [0] * seats
        """How long that time is in all, in milliseconds."""
        self._since = [0] * seats
        """When a waiting seat started its decision or last acted; 0 for others."""
        self._furthest = [0] * seats
        """The most moves that a seat had made so far."""
        self.turns = [0] * seats
        """The number of moves when a seat's turn started, plus one; 0 while it has nothing to
        decide. Undoing and replaying moves gives the same number."""

    def look(self, match: Match, entry: Entry) -> None:
        """Take in what an entry changed."""
        actors = match.actors()
        view = match.view(None) if self.clock.kind != NONE else {}
        for seat in range(len(self.versions)):
            offered = match.legal(seat) if seat in actors else None
            own = entry.seat == seat and entry.kind in GAME_KINDS
            if own or offered != self._offered[seat]:
                self.versions[seat] = entry.seq
            if offered is None:
                self._since[seat] = self.turns[seat] = 0
            elif entry.seat == seat or self._offered[seat] is None:
                self._since[seat] = entry.at
            if offered is not None and self._offered[seat] is None:
                self.turns[seat] = match.version + 1
            further = own and self.clock.kind != NONE and self._went_further(seat, match)
            self._wind(seat, view, entry.at, further, offered is not None)
            self._offered[seat] = offered

    def renew(self, entry: Entry, seat: int | None = None) -> None:
        """Give a seat a new version: another player decides there now."""
        self.versions[entry.seat if seat is None else seat] = entry.seq

    def waited(self, seat: int, now: int) -> int:
        """Return for how many seconds all others have waited for a seat; 0 if they don't."""
        return (now - self._since[seat]) // 1000 if self._since[seat] else 0

    def _went_further(self, seat: int, match: Match) -> bool:
        """Return whether a seat has made more moves than ever: a redo gains no time."""
        made = sum(move.seat == seat for move in match.moves_since(0))
        further = made > self._furthest[seat]
        self._furthest[seat] = max(made, self._furthest[seat])
        return further

    def _wind(self, seat: int, view: View, at: int, further: bool, is_asked: bool) -> None:
        """Start, keep or stop the clock of a seat; a phase that is reopened is the same."""
        was_asked = self._offered[seat] is not None
        if not is_asked:
            self.deadlines[seat] = 0
            return
        goes_on = (was_asked and not further) or self.clock.goes_on(
            self._seen[seat], view, self._traits
        )
        if not goes_on:
            seconds = self.clock.allowed(view, self._traits)
            self._ends[seat] = at + seconds * 1000 if seconds else 0
            self._spans[seat] = seconds * 1000
            self._seen[seat] = view
        self.deadlines[seat] = self._ends[seat]

    def extend(self, seconds: int, but: int = -1) -> None:
        """Give everyone whose time runs more of it, except one seat."""
        more = [
            seconds * 1000 if end and seat != but else 0 for seat, end in enumerate(self.deadlines)
        ]
        self._spans = [span + add for span, add in zip(self._spans, more, strict=True)]
        self._ends = [end + add for end, add in zip(self._ends, more, strict=True)]
        self.deadlines = [end + add for end, add in zip(self.deadlines, more, strict=True)]

    def left(self, at: int) -> list[int]:
        """Return how many milliseconds each seat had left at a moment; 0 if its time did not run.

        Nobody has more than their full time, also if it started after that moment.
        """
        return [
            max(1, min(end - at, span)) if end else 0
            for end, span in zip(self.deadlines, self._spans, strict=True)
        ]

    def resume(self, left: Sequence[int], at: int) -> None:
        """Set everyone's remaining time from a moment on; waiting starts again."""
        for seat, milliseconds in enumerate(left):
            if milliseconds and self.deadlines[seat]:
                self.deadlines[seat] = self._ends[seat] = at + milliseconds
        self._since = [at if since else 0 for since in self._since]

    def is_waiting(self) -> bool:
        """Return whether the others wait for a seat."""
        return any(self._since)

    def late(self, now: int) -> list[int]:
        """Return the seats whose time is over."""
        return [seat for seat, end in enumerate(self.deadlines) if end and end <= now]
