"""Garbage collection at quiet times, and other occasional chores.

With a few hundred tables in memory, a full collection takes a second, in which the server answers
nobody, and one of what was made in the last seconds takes 140 ms, several times a minute. Tables,
moves and messages contain no reference cycles; so while people play, only the newest objects are
looked at, which takes a few milliseconds, and everything when nobody plays, or after many hours.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from wardround.core.errors import WardroundError
from wardround.server.operations.own_task import OwnTask

log = logging.getLogger("wardround.gc")

THRESHOLDS: Final = (2_000, 1_000_000_000, 1_000_000_000)
"""After how many new objects the newest are looked at; what survives waits for a quiet time."""
LOOK_SECONDS: Final = 5.0
OFTEN: Final = 600.0
"""Everything is not looked at more often than this, however quiet it is."""
AT_LATEST: Final = 6 * 3600.0


class GarbageCollection(OwnTask):
    """Decides when everything is looked at."""

    def __init__(
        self,
        activity: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        chores: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        """Take a counter of activity: while it stands still, the server is quiet.

        `chores` are small tasks for each check.
        """
        self._chores = chores
        self._activity = activity
        self._clock = clock
        self._swept_at = clock()
        self._seen = activity()
        self._usual = gc.get_threshold()
        self._froze = False

    def start(self) -> None:
        """Start; the objects that exist now stay as long as the program runs."""
        # A program that has frozen its own objects before wants them to stay so.
        self._froze = not gc.get_freeze_count()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        super().start()

    async def close(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._usual)
        if self._froze:
            gc.unfreeze()
        await super().close()

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.is_time():
                self._sweep()
            await self.do_chores()

    async def do_chores(self) -> None:
        """Do the chores; a failed one is retried at the next check."""
        for chore in self._chores:
            try:
                await chore()
            except WardroundError as error:
                log.warning("cleanup postponed", extra={"code": error.code})
            except Exception:
                log.exception("cleanup failed")

    def is_time(self) -> bool:
        """Return whether now is a good moment, from repeated checks of the activity."""
        activity = self._activity()
        is_quiet, self._seen = activity == self._seen, activity
        passed = self._clock() - self._swept_at
        return passed >= AT_LATEST or (is_quiet and passed >= OFTEN)

    def _sweep(self) -> None:
        began = time.perf_counter()
        found = gc.collect()
        self._swept_at = self._clock()
        seconds = round(time.perf_counter() - began, 3)
        log.info("garbage collected", extra={"found": found, "seconds": seconds})
