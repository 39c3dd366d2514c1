"""A bot's time limit, for games with people; without one it reads no clock."""

from __future__ import annotations

import time

from wardround.core.seats import Budget


class Deadline:
    """When an answer is due."""

    __slots__ = ("_end",)

    def __init__(self, budget: Budget) -> None:
        self._end = 0.0
        if budget.milliseconds > 0:
            self._end = time.monotonic() + float(budget.milliseconds) / 1000.0

    def passed(self) -> bool:
        """Return whether there is no time left."""
        return self._end > 0.0 and time.monotonic() >= self._end
