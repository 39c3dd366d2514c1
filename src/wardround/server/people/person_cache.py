"""Cache of recent callers, to save identity lookups.

Every change to a person goes through here, so the next request sees it. If several nodes share a
database, each tells the others whom it has changed; and a node that cannot be sure to have heard
everything remembers people only briefly.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final

from wardround.server.node import Node
from wardround.store.links import TOKEN
from wardround.store.people import PERSON
from wardround.store.urls import SQLITE
from wardround.tables.errors import StoreAway
from wardround.tables.presence import Visit, Visits
from wardround.tables.rows import Person

MOST: Final = 20_000
"""The size of the cache; the least recently used people are dropped."""
MOMENT: Final = 2.0
"""Seconds for which a person is remembered after we knew that no other node had changed them."""
EVER: Final = float("inf")


class PersonCache:
    """People by the hash of what their device shows."""

    def __init__(self, node: Node, clock: Callable[[], float] = time.monotonic) -> None:
        self._node = node
        self._clock = clock
        self._sure_until = EVER if node.store.dialect == SQLITE else 0.0
        """Until when all are remembered of whom we have heard nothing else."""
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        """People, and until when each is remembered in any case."""
        self._changes = 0
        self.seen: set[str] = set()
        """People who made a request since the last write of visits."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.visits = Visits()
        """The open streams of known people; each ends with the token that opened it."""

    def known(self, token_hash: str) -> str:
        """Return the id of the person that a device belongs to, as far as we remember it."""
        person = self._remembered(token_hash)
        return "" if person is None else person.id

    def _remembered(self, token_hash: str) -> Person | None:
        person, until = self._known.get(token_hash, (None, 0.0))
        return person if self._clock() < max(until, self._sure_until) else None

    @asynccontextmanager
    async def visit(self, token_hash: str, wake: Callable[[], None]) -> AsyncIterator[Visit]:
        """Give a visit of the person of a token, which may have ended just now."""
        with self.visits.begin(token_hash, wake) as visit:
            with suppress(StoreAway):  # then it is looked at when the store is back
                if token_hash and await self.find(token_hash) is None:
                    visit.is_over = True
            yield visit

    async def find(self, token_hash: str) -> Person | None:
        """Return the person that a device belongs to."""
        found = await self._find(token_hash)
        if found is not None:
            self.seen.add(found.id)
        return found

    async def _find(self, token_hash: str) -> Person | None:
        person = self._remembered(token_hash)
        if person is not None:
            self._known.move_to_end(token_hash)
            return person
        changes, until = self._changes, self._clock() + MOMENT
        found = await self._node.ask(self._node.store.person_by_token, token_hash)
        # What was read before a change is not kept after it.
        if found is not None and changes == self._changes:
            self._known[token_hash] = found, until
            self._known.move_to_end(token_hash)
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        return found

    async def rename(self, person_id: str, name: str) -> None:
        """Give a person another name."""
        try:
            await self._node.ask(self._node.store.rename_person, person_id, name)
        finally:
            self.forget(person_id)

    async def merge(self, from_id: str, into_id: str) -> list[str]:
        """Let all that is one person's be another's; return the reviews that have changed so."""
        try:
            merged = await self._node.ask(self._node.store.merge_people, from_id, into_id)
        finally:
            self.forget(from_id)
        self._end(merged.tokens)
        return merged.reviews

    async def change(
        self, person_id: str, old_hash: str, new_hash: str, at: int, *, everywhere: bool = False
    ) -> None:
        """Give a device another token; its old one ends, and with `everywhere` all others too."""
        store = self._node.store
        try:
            ended = await self._node.ask(
                store.change_token, person_id, old_hash, new_hash, at, everywhere=everywhere
            )
        finally:
            self._end([old_hash])
            if everywhere:
                self.forget(person_id)
        self._end(ended)

    async def drop(self, token_hash: str) -> None:
        """Let a device be nobody's any more."""
        try:
            await self._node.ask(self._node.store.drop_token, token_hash)
        finally:
            self._end([token_hash])

    def sure(self, at: float) -> None:
        """Take in that we have heard of everything that other nodes had changed by a time."""
        self._sure_until = max(self._sure_until, at + MOMENT)

    def heard(self, wake: str) -> None:
        """Take in that a token has ended at another node, or a person has changed there.

        Without a name: perhaps any has.
        """
        if wake.startswith(TOKEN):
            self._end([wake.removeprefix(TOKEN)])
        elif wake.startswith(PERSON) and wake != PERSON:
            self.forget(wake.removeprefix(PERSON))
        else:
            self.forget_all()
            task = asyncio.create_task(self._look_again())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_again(self) -> None:
        """End the streams whose tokens ended while notifications were lost."""
        for token_hash in self.visits.tokens():
            try:
                if await self.find(token_hash) is None:
                    self._end([token_hash])
            except StoreAway:
                return  # the next wake triggers another check

    def _end(self, token_hashes: Iterable[str]) -> None:
        self._changes += 1
        for token_hash in token_hashes:
            self._known.pop(token_hash, None)
            self.visits.end(token_hash)

    def forget_all(self) -> None:
        """Drop all people from the cache, so that the store is asked again."""
        self._changes += 1
        self._known.clear()

    def forget(self, person_id: str) -> None:
        """Drop a person who has changed from the cache."""
        self._changes += 1
        for token, (person, _) in list(self._known.items()):
            if person.id == person_id:
                del self._known[token]
