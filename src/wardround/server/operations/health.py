"""The health check: can the server read and write its database?

A server that can only read looks fine on a full disk, but refuses every move.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal

from wardround.core.errors import WardroundError
from wardround.server.node import Node
from wardround.tables.daily.days import now

Status = Literal["ok", "store-away", "store-not-writable"]

SECONDS: Final = 3.0
"""Seconds for which an answer is cached: every browser asks from time to time."""


class HealthCheck:
    """Tests the database on request, but not too often."""

    def __init__(self, node: Node, clock: Callable[[], float] = time.monotonic) -> None:
        self._node = node
        self._clock = clock
        self._until = 0.0
        self._trial: asyncio.Task[Status] | None = None

    async def status(self) -> Status:
        """Return whether the database can be read and written."""
        trial = self._trial
        if trial is None or (trial.done() and self._clock() >= self._until):
            trial = self._trial = asyncio.create_task(self._try())
        # Others wait for the same answer, also when one of them hangs up.
        return await asyncio.shield(trial)

    async def _try(self) -> Status:
        store = self._node.store
        status: Status = "store-away"
        try:
            await self._node.ask(store.check)
            status = "store-not-writable"
            await self._node.ask(store.beat, now())
        except WardroundError:
            return status
        else:
            return "ok"
        finally:
            self._until = self._clock() + SECONDS
