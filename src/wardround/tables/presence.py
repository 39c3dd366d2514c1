"""Who is connected: people with an open stream or a recent request.

A node knows only its own streams, so a player on another node counts as connected while they do
something from time to time. Streams end when their cookie or seat is no longer valid.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 30.0
"""Seconds for which a person without a stream counts as connected: browsers reconnect."""


class Presence:
    """Who of those at a table is there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._streams: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._began = clock()
        """Until a while after that nobody counts as away: they have to come back first."""

    def come(self, person: str) -> None:
        """Note that a person opened a stream."""
        self._streams[person] += 1

    def go(self, person: str) -> None:
        """Note that a person closed a stream."""
        self._streams[person] -= 1
        self.seen(person)

    def seen(self, person: str) -> None:
        """Note that a person did something."""
        self._seen[person] = self._clock()

    def is_there(self, people: Iterable[str]) -> bool:
        """Return whether one of these people is connected."""
        return any(self._is_there(person) for person in people)

    def is_looking(self, person: str) -> bool:
        """Return whether a person has a stream open here."""
        return self._streams.get(person, 0) > 0

    def was_seen(self, person: str) -> bool:
        """Return whether a person has a stream open here, or was active recently."""
        seen = self._seen.get(person)
        return self.is_looking(person) or (seen is not None and self._clock() - seen < PATIENCE)

    def _is_there(self, person: str) -> bool:
        if self.is_looking(person):
            return True
        return self._clock() - self._seen.get(person, self._began) < PATIENCE


class Visit:
    """A stream or a long poll of a person known by a token."""

    __slots__ = ("is_over", "wake")

    def __init__(self, wake: Callable[[], None]) -> None:
        self.wake = wake
        """Lets the stream look whether it is over."""
        self.is_over = False


class Visits:
    """All visits of a node, by the hashes of the tokens that opened them."""

    def __init__(self) -> None:
        self._all: defaultdict[str, set[Visit]] = defaultdict(set)

    @contextmanager
    def begin(self, token_hash: str, wake: Callable[[], None]) -> Iterator[Visit]:
        """Give a visit; without a token it is nobody's, and never over."""
        visit = Visit(wake)
        if token_hash:
            self._all[token_hash].add(visit)
        try:
            yield visit
        finally:
            self._leave(token_hash, visit)

    def _leave(self, token_hash: str, visit: Visit) -> None:
        if token_hash in self._all:
            self._all[token_hash].discard(visit)
            if not self._all[token_hash]:
                del self._all[token_hash]

    def end(self, token_hash: str) -> None:
        """Let all visits of a token be over."""
        for visit in self._all.pop(token_hash, ()):
            visit.is_over = True
            visit.wake()

    def tokens(self) -> list[str]:
        """Return the tokens of all visits."""
        return list(self._all)
