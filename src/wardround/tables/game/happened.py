"""The events of a game, which take few bytes once it is over."""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, overload

from wardround.core.json_types import EventRecord

EACH: Final = 64
"""So many events are packed together: whoever wants one unpacks these."""
UNPACKED: Final = 32
"""So many packs are kept unpacked for all tables together."""


class Happened(Sequence[EventRecord]):
    """Events in order. It only grows, until it is packed and never changes again."""

    __slots__ = ("_count", "_events", "_packs")

    def __init__(self, events: Iterable[EventRecord] = ()) -> None:
        self._events = list(events)
        self._packs: list[bytes] = []
        self._count = 0
        """How many events are packed."""

    def __len__(self) -> int:
        return self._count + len(self._events)

    @overload
    def __getitem__(self, at: int) -> EventRecord: ...
    @overload
    def __getitem__(self, at: slice) -> list[EventRecord]: ...
    def __getitem__(self, at: int | slice) -> EventRecord | list[EventRecord]:
        if not self._packs:
            return self._events[at]
        if isinstance(at, slice):
            return self._between(*at.indices(len(self)))
        place = range(len(self))[at]
        return self._between(place, place + 1, 1)[0]

    def _between(self, start: int, stop: int, step: int) -> list[EventRecord]:
        first = start // EACH
        packs = self._packs[first : -(-stop // EACH)] if start < stop else []
        found = [event for pack in packs for event in _unpacked(pack)]
        return found[start - first * EACH : stop - first * EACH : step]

    def extend(self, events: Iterable[EventRecord]) -> None:
        """Add what happened then."""
        assert not self._packs, "nothing happens after the end"
        self._events.extend(events)

    def pack(self) -> None:
        """Take few bytes from now on: nothing more will happen."""
        starts = range(0, len(self._events), EACH)
        self._packs += [_packed(self._events[start : start + EACH]) for start in starts]
        self._count += len(self._events)
        self._events = []


def _packed(events: list[EventRecord]) -> bytes:
    # The quickest way to and fro, and nothing else ever reads it.
    return zlib.compress(marshal.dumps(events))


@lru_cache(UNPACKED)
def _unpacked(pack: bytes) -> list[EventRecord]:
    """Return events that nobody may change."""
    events: list[EventRecord] = marshal.loads(zlib.decompress(pack))  # noqa: S302 - packed here
    return events
