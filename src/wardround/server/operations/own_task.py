"""What works beside the requests, in a task of its own, from the server's start to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from wardround.tables.errors import StoreAway


class OwnTask:
    """Works from `start` until it is done or `close` is called."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, and return right away."""
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Cancel the work, and wait until it has stopped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        raise NotImplementedError


async def carefully(work: Awaitable[object], log: logging.Logger, trouble: str) -> None:
    """Do what is done again soon: a store that is away is no trouble, anything else is logged."""
    try:
        await work
    except StoreAway:
        pass
    except Exception:
        log.exception(trouble)
