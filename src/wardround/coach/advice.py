"""Whether a decision was the coach's own advice, which a review never blames.

Another search, from further on or with what it already knew, may find better than the one that
gave a hint or a plan. Whoever followed has lost nothing by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass
class _Stop(Generic[T]):
    """A position on the way, and what the coach says of it once that matters."""

    table: T
    whole: bool
    lines: Sequence[list[int]] | None = None


class Followed(Generic[T]):
    """The positions of an activation or a turn, and what was done in each."""

    def __init__(self, advice: Callable[[T], Sequence[list[int]]]) -> None:
        """`advice` returns the lines that hints and plans would have given in a position."""
        self._advice = advice
        self._stops: list[_Stop[T]] = []
        self._done: list[int] = []

    def __len__(self) -> int:
        """Return how many decisions there were."""
        return len(self._done)

    def clear(self) -> None:
        """Begin anew."""
        self._stops.clear()
        self._done.clear()

    def add(self, table: T, action: int, whole: bool) -> None:
        """Add a position, which is kept, and what was done; `whole` if plans start in it."""
        self._stops.append(_Stop(table, whole))
        self._done.append(action)

    def advised(self, at: int | None = None) -> bool:
        """Return whether a hint in a position, or a plan from before, would have led on as done.

        Without a position it is the last one.
        """
        at = len(self) - 1 if at is None else at
        return any(
            self._leads(start, at)
            for start in range(at, -1, -1)
            if start == at or self._stops[start].whole
        )

    def _leads(self, start: int, at: int) -> bool:
        stop = self._stops[start]
        if stop.lines is None:
            stop.lines = self._advice(stop.table)
        done = self._done[start : at + 1]
        return any(line[: len(done)] == done for line in stop.lines)
