"""Those who wait at a table for what comes next."""

from __future__ import annotations

import asyncio
from typing import Final

from wardround.tables.presence import Visit

SOON: Final = 0.01
"""A timer may ring so many seconds too early."""


class Waiter:
    """Someone who waits for what happens at a table after an entry."""

    def __init__(self, after: int, visit: Visit | None = None) -> None:
        self.after = after
        """The last entry that they know of."""
        self.told_at = 0.0
        """When they were last told something, by the clock of their loop."""
        self._visit = visit
        self._woken: asyncio.Future[bool] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, away: list[int]) -> bool:
        """Take in at once what has happened; return False to be woken instead.

        The table's lock is held, and all of its memory is in the log. `away` are the seats whose
        players are away.
        """
        return False

    def is_over(self) -> bool:
        """Return whether their visit is over."""
        return self._visit is not None and self._visit.is_over

    def wake(self, *, happened: bool = True) -> None:
        """Let them go on; without `happened` since they have waited long enough."""
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(happened)

    async def woken(self, seconds: float) -> bool:
        """Wait to be woken, until so long after they were last told something; return whether.

        A timeout and an event of asyncio would do the same in three times as long.
        """
        loop = asyncio.get_running_loop()
        self._woken = loop.create_future()
        self._timer = loop.call_at(self.told_at + seconds, self._ring, loop, seconds)
        try:
            return await self._woken
        finally:
            self._timer.cancel()

    def _ring(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        """Stop waiting, unless they were told something since; so one timer serves many entries."""
        until = self.told_at + seconds
        if until > loop.time() + SOON:
            self._timer = loop.call_at(until, self._ring, loop, seconds)
        else:
            self.wake(happened=False)
