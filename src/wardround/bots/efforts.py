"""Thinking in passes, each about twice as much work as the one before, within a budget."""

from __future__ import annotations

import time

from wardround.core.ints import i64
from wardround.core.seats import Budget


class Effort:
    """Decides whether one more pass fits into a budget; the first always does.

    It reads a clock only if the budget has milliseconds.
    """

    __slots__ = ("_began", "_milliseconds", "_nodes")

    def __init__(self, budget: Budget) -> None:
        self._nodes: i64 = budget.nodes
        self._milliseconds = float(budget.milliseconds)
        self._began = time.monotonic() if budget.milliseconds > 0 else 0.0

    def limited(self) -> bool:
        """Return whether there is a budget at all."""
        return self._nodes > 0 or self._milliseconds > 0.0

    def allows_more(self, nodes: i64) -> bool:
        """Return whether a pass can follow, after this many nodes in all passes so far."""
        if self._nodes > 0 and 3 * nodes > self._nodes:
            return False
        if self._milliseconds > 0.0:
            spent = 1000.0 * (time.monotonic() - self._began)
            return 3.0 * spent < self._milliseconds
        return True
