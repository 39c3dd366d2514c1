"""Open streams, which end when their cookie or seat is no longer valid."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager


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
