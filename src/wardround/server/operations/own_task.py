"""What works beside the requests, in a task of its own, from the server's start to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class OwnTask:
    """Runs one coroutine until that ends or `close` is called; before `run` there is none."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def run(self, work: Coroutine[object, object, None]) -> None:
        """Start, and return right away."""
        self._task = asyncio.create_task(work)

    async def close(self) -> None:
        """Cancel what runs, and wait until it has stopped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
