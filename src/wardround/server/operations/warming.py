"""Loads what a start does not wait for: first what every table needs, then all other things.

The first table comes soon after the start, so that is rehearsed right away. Other languages and
passkeys are loaded at quiet times: together they take longer than everything else. A request that
needs something sooner loads it.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Final

from starlette.concurrency import run_in_threadpool

from wardround.server.operations.own_task import OwnTask
from wardround.server.operations.rehearsal import rehearse
from wardround.words.files import ENGLISH, LANGUAGES, messages

PAUSE: Final = 2.0
"""Seconds between two things, in which requests have the machine alone."""
LATE: Final = ("wardround.server.people.passkeys",)
"""Modules that most people never need, and that bring much with them."""


class Warming:
    """The task that loads them, one after the other, in a thread."""

    def __init__(self) -> None:
        self._task = OwnTask()
        self.rehearsed = asyncio.Event()
        """Whether what every table needs is there."""

    def start(self) -> None:
        """Start, and return right away."""
        self._task.run(self._load())

    async def close(self) -> None:
        """Stop before the next thing."""
        await self._task.close()

    async def _load(self) -> None:
        # In a thread of the framework, as routes are: it too imports much for the first one.
        await run_in_threadpool(rehearse, ENGLISH)
        self.rehearsed.set()
        for language in LANGUAGES:
            await asyncio.sleep(PAUSE)
            await asyncio.to_thread(messages(language).parse_all)
        for module in LATE:
            await asyncio.sleep(PAUSE)
            await asyncio.to_thread(import_module, module)
