"""Decisions that belong together, as moves with the lines about them.

A table holds all of its log, so it is kept in few bytes: numbers in arrays, and lines packed.
"""

from __future__ import annotations

import marshal
import zlib
from array import array
from bisect import bisect_left, bisect_right
from typing import Final, NamedTuple

from wardround.narration.lines import Line, Place

EACH: Final = 32
RECENT: Final = 32
"""So many deeds are packed together, and so many of the last ones are not."""
NONE: Final = -1
"""The deed of a burst without one."""


class Bursts:
    """Actions, each with the luck that followed it: where they end, and where the game is then.

    The first one is empty: the game before its first event. A deed is one or more of them by one
    seat, and has the number of the first.
    """

    def __init__(self, opening: Place) -> None:
        self.moves = array("i", [0])
        """How many moves there were after each."""
        self.events = array("i", [0])
        """How many events there were after each."""
        self.places = [opening]
        """Where the game was after each."""
        self._seats = array("i", [NONE])
        self._deeds = array("i", [NONE])
        self._open = bytearray(1)
        """Of the first burst of each deed: whether a move that begins so can have several steps."""
        self.of_seats: dict[int, array[int]] = {}
        """The bursts of each seat that belong to deeds."""

    def __len__(self) -> int:
        return len(self.moves)

    def append(self, moves: int, events: int, place: Place, seat: int, deed: int = NONE) -> None:
        """Add a burst: after it there were so many moves and events."""
        if deed != NONE:
            self.of_seats.setdefault(seat, array("i")).append(len(self.moves))
        self.moves.append(moves)
        self.events.append(events)
        self.places.append(place)
        self._seats.append(seat)
        self._deeds.append(deed)
        self._open.append(False)

    def join(self, deed: int) -> None:
        """Let the last burst belong to an earlier deed of its seat."""
        self._deeds[-1] = deed

    def pop(self) -> int:
        """Take the last burst away; return its deed."""
        deed, seat = self._deeds.pop(), self._seats.pop()
        self.moves.pop()
        self.events.pop()
        self.places.pop()
        self._open.pop()
        if deed != NONE:
            self.of_seats[seat].pop()
        return deed

    def seat_of(self, deed: int) -> int:
        """Return the seat whose deed it is."""
        return self._seats[deed]

    def deed_of(self, burst: int) -> int:
        """Return the deed that a burst belongs to."""
        return self._deeds[burst]

    def last_deed(self, seat: int) -> int:
        """Return what a seat did last."""
        bursts = self.of_seats.get(seat)
        return self._deeds[bursts[-1]] if bursts else NONE

    def of_deed(self, deed: int) -> list[int]:
        """Return the bursts of a deed."""
        found: list[int] = []
        for burst in reversed(self.of_seats[self._seats[deed]]):
            if burst < deed:
                break
            if self._deeds[burst] == deed:
                found.append(burst)
        return found[::-1]

    def note_open(self, deed: int, *, is_open: bool) -> None:
        """Note whether a move that begins as a deed can have several steps."""
        self._open[deed] = is_open

    def is_open(self, deed: int) -> bool:
        """Return what was noted of it."""
        return bool(self._open[deed])

    def began(self, deed: int) -> int:
        """Return how many events there had been before a deed."""
        return self.events[deed - 1]

    def at(self, events: int) -> int:
        """Return the burst that ended at this number of events or after; else the last one."""
        return min(bisect_left(self.events, events), len(self.events) - 1)


class Told(NamedTuple):
    """The lines about a deed."""

    end: int
    """How many events there were after it."""
    lines: list[Line]


class Deeds:
    """The lines about deeds, in the order in which these ended, so far.

    Lines of deeds long ago are packed together, since only a whole log needs them.
    """

    def __init__(self) -> None:
        self._deeds = array("i")
        self._ends = array("i")
        self._counts = array("i")
        self._old: list[bytes] = []
        """Packs of so many deeds each."""
        self._recent: list[bytes] = []
        """The lines of each later one."""
        self.lines = 0
        """How many lines they have together."""

    def put(self, deed: int, end: int, lines: list[Line]) -> None:
        """Put a deed in its place."""
        at = bisect_right(self._ends, end)
        self._reach(at)
        self._deeds.insert(at, deed)
        self._ends.insert(at, end)
        self._counts.insert(at, len(lines))
        # The quickest way to and fro, and nothing else ever reads it.
        packed = marshal.dumps([tuple(line) for line in lines])
        self._recent.insert(at - len(self._old) * EACH, packed)
        self.lines += len(lines)
        if len(self._recent) == RECENT + EACH:
            self._pack_first()

    def leave_out(self, deed: int) -> None:
        """Leave a deed out; one that is not there stays so."""
        for at in range(len(self._deeds) - 1, -1, -1):
            if self._deeds[at] == deed:
                self._reach(at)
                self.lines -= self._counts[at]
                del self._recent[at - len(self._old) * EACH]
                del self._deeds[at], self._ends[at], self._counts[at]
                return

    def since(self, events: int) -> list[Told]:
        """Return what is told of the deeds that ended at this number of events or later."""
        return self._told(bisect_left(self._ends, events))

    def all(self) -> list[Told]:
        """Return what is told of all deeds."""
        return self._told(0)

    def pack(self) -> None:
        """Pack the recent deeds too; until one is put there, the last pack has fewer of them."""
        while self._recent:
            self._pack_first()

    def _pack_first(self) -> None:
        self._old.append(zlib.compress(marshal.dumps(self._recent[:EACH])))
        del self._recent[:EACH]

    def _reach(self, at: int) -> None:
        """Unpack what is old until a place is recent."""
        while at < len(self._old) * EACH:
            self._recent[:0] = _unpacked(self._old.pop())

    def _told(self, first: int) -> list[Told]:
        pack = min(first // EACH, len(self._old))
        start, packed = first - pack * EACH, self._recent
        if pack < len(self._old):
            packed = [one for old in self._old[pack:] for one in _unpacked(old)] + packed
        told: list[Told] = []
        for end, one in zip(self._ends[first:], packed[start:], strict=True):
            lines = marshal.loads(one)  # noqa: S302 - packed here
            told.append(Told(end, [Line(*line) for line in lines]))
        return told


def _unpacked(old: bytes) -> list[bytes]:
    """Return the lines of each deed of a pack."""
    lines: list[bytes] = marshal.loads(zlib.decompress(old))  # noqa: S302 - packed here
    return lines
