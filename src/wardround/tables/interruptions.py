"""Interruptions: the clock was set, or the program slept. Nobody loses time meanwhile.

Deadlines are wall-clock times, since they outlive a process. While it runs, that clock can be set,
and the process can be stopped or its machine suspended.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from wardround.tables.daily.days import Clock

AWAKE: Final = 15_000
"""A longer gap between two frequent checks, in milliseconds, means that we were asleep."""
TOLERANCE: Final = 1_000
"""A clock that goes a little fast or slow is not set."""


class Watch:
    """Detects jumps between two checks, of which there are several each second."""

    def __init__(self, wall: Clock, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._last = wall(), steady()

    def look(self) -> int | None:
        """Return when there was an interruption since the last look: the moment of that look."""
        (wall, steady), self._last = self._last, (self._wall(), self._steady())
        passed = self._last[0] - wall
        awake = min(1000 * (self._last[1] - steady), AWAKE)
        return wall if abs(passed - awake) > TOLERANCE else None
