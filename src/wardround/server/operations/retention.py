"""Deletes old data: guests who never came back, tables, chat, finished games.

It runs in the background in small steps, a few rows at a time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from wardround.core.errors import WardroundError
from wardround.server.node import Node
from wardround.server.people.person_cache import PersonCache
from wardround.server.settings import RetentionDays
from wardround.tables.daily.days import now
from wardround.tables.game.table_types import Status

DAY: Final = 24 * 3600 * 1000
BATCH: Final = 20
"""How many rows go in one step; those of a table that goes with them not counted."""
REST: Final = 600 * 1000
"""How many milliseconds pass until everything is looked through again."""


class RetentionChore:
    """Looks through what is kept, one small step at a time."""

    def __init__(
        self,
        node: Node,
        people: PersonCache,
        days: RetentionDays,
        clock: Callable[[], int] = now,
    ) -> None:
        self._node = node
        self._people = people
        self._clock = clock
        self._rests_until = 0
        self._place = 0
        self._chores: list[Callable[[], Awaitable[bool]]] = [
            self._note_seen,
            partial(self._forget_guests, days.guests),
            partial(self._forget_tables, "waiting", days.unbegun, "unbegun"),
            partial(self._forget_tables, "playing", days.unfinished, "unfinished"),
            partial(self._forget_tables, "over", days.games, "games"),
            partial(self._forget_chat, days.chat),
            self._forget_packs,
            self._count,
        ]

    async def step(self) -> None:
        """Do the next step, unless it is time to rest."""
        if self._place == 0 and self._clock() < self._rests_until:
            return
        if not await self._chores[self._place]():
            self._place = (self._place + 1) % len(self._chores)
            if self._place == 0:
                self._rests_until = self._clock() + REST

    async def close(self) -> None:
        """Store the last visits."""
        with suppress(WardroundError):
            await self._note_seen()

    # --- each tells whether there is more of it to do ------------------------------------------

    async def _note_seen(self) -> bool:
        seen, self._people.seen = self._people.seen, set()
        try:
            await self._node.ask(self._node.store.note_seen, seen, self._clock())
        except WardroundError:
            self._people.seen |= seen
            raise
        return False

    async def _forget_guests(self, days: int) -> bool:
        if not days:
            return False
        store = self._node.store
        gone = await self._node.ask(store.forget_guests, self._before(days), BATCH)
        if gone:
            self._people.forget_all()
        return self._removed("guests", gone)

    async def _forget_tables(self, status: Status, days: int, what: str) -> bool:
        if not days:
            return False
        store, spared = self._node.store, list(self._node.lives)
        before = self._before(days)
        gone = await self._node.ask(store.forget_tables, status, before, BATCH, spared)
        return self._removed(what, gone)

    async def _forget_chat(self, days: int) -> bool:
        if not days:
            return False
        store, spared = self._node.store, list(self._node.lives)
        gone = await self._node.ask(store.forget_chat, self._before(days), BATCH, spared)
        return self._removed("chat", gone)

    async def _forget_packs(self) -> bool:
        return self._removed("packs", await self._node.ask(self._node.store.forget_packs, BATCH))

    async def _count(self) -> bool:
        self._node.metrics.note_usage(await self._node.ask(self._node.store.usage))
        return False

    def _before(self, days: int) -> int:
        return self._clock() - days * DAY

    def _removed(self, what: str, count: int) -> bool:
        self._node.metrics.removed.labels(what).inc(count)
        return count == BATCH
