"""Loads at quiet times what the first game does not need: other languages, passkeys.

Together they take longer to load than everything else, and a start should not wait for them. A
request that needs them sooner loads them.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Final

from wardround.server.operations.own_task import OwnTask
from wardround.words.files import LANGUAGES, messages

PAUSE: Final = 2.0
"""Seconds after the start, and between two things, in which requests have the machine alone."""
LATE: Final = ("wardround.server.people.passkeys",)
"""Modules that most people never need, and that bring much with them."""


class Warming:
    """The task that loads them, one after the other, in a thread."""

    def __init__(self) -> None:
        self._task = OwnTask()

    def start(self) -> None:
        """Start, and return right away."""
        self._task.run(_load())

    async def close(self) -> None:
        """Stop before the next thing."""
        await self._task.close()


async def _load() -> None:
    for language in LANGUAGES:
        await asyncio.sleep(PAUSE)
        await asyncio.to_thread(messages(language).parse_all)
    for module in LATE:
        await asyncio.sleep(PAUSE)
        await asyncio.to_thread(import_module, module)
