"""How a game came about, as those need it who tell it."""

from __future__ import annotations

from typing import Protocol

from wardround.core.game import Json
from wardround.core.records import Move


class Course(Protocol):
    """A `Match`, or a record that was played again."""

    def events_since(self, number: int) -> list[Json]:
        """Return what happened after the first `number` events."""
        ...

    def moves_since(self, number: int) -> list[Move]:
        """Return the moves after the first `number`."""
        ...

    def ends(self) -> list[int]:
        """Return how many events there were after each move."""
        ...

    def opening(self) -> Json:
        """Return what everybody saw before the first event."""
        ...
