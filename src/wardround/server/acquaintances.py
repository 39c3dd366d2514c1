"""Acquaintances: the people who asked lately, so that not every request asks the store who it is.

What changes a person goes through here, and is seen by the next request. Where several nodes share
a database, another one may change somebody: there a person is remembered for a moment only.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from wardround.server.node import Node
from wardround.store.rows import Person
from wardround.store.urls import SQLITE

MOST: Final = 20_000
"""How many are remembered; those who have not asked for longest are forgotten."""
MOMENT: Final = 2.0
"""Seconds for which a person is remembered where other nodes may change them."""
EVER: Final = float("inf")


class Acquaintances:
    """People by the hash of what their device shows."""

    def __init__(self, node: Node, clock: Callable[[], float] = time.monotonic) -> None:
        self._node = node
        self._clock = clock
        self._seconds = EVER if node.store.dialect == SQLITE else MOMENT
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._changes = 0
        self.seen: set[str] = set()
        """Who has asked since this was last written down."""

    async def find(self, token_hash: str) -> Person | None:
        """Return the person that a device belongs to."""
        found = await self._find(token_hash)
        if found is not None:
            self.seen.add(found.id)
        return found

    async def _find(self, token_hash: str) -> Person | None:
        person, until = self._known.get(token_hash, (None, 0.0))
        if person is not None and self._clock() < until:
            self._known.move_to_end(token_hash)
            return person
        changes = self._changes
        found = await self._node.ask(self._node.store.person_by_token, token_hash)
        # What was read before a change is not kept after it.
        if found is not None and changes == self._changes:
            self._known[token_hash] = found, self._clock() + self._seconds
            self._known.move_to_end(token_hash)
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        return found

    async def rename(self, person_id: str, name: str) -> None:
        """Give a person another name."""
        try:
            await self._node.ask(self._node.store.rename_person, person_id, name)
        finally:
            self._forget(person_id)

    async def merge(self, from_id: str, into_id: str) -> list[str]:
        """Let all that is one person's be another's; return the reviews that have changed so."""
        try:
            return await self._node.ask(self._node.store.merge_people, from_id, into_id)
        finally:
            self._forget(from_id)

    async def drop(self, token_hash: str) -> None:
        """Let a device be nobody's any more."""
        try:
            await self._node.ask(self._node.store.drop_token, token_hash)
        finally:
            self._changes += 1
            self._known.pop(token_hash, None)

    def forget_all(self) -> None:
        """Ask the store about everybody again."""
        self._changes += 1
        self._known.clear()

    def _forget(self, person_id: str) -> None:
        self._changes += 1
        for token, (person, _) in list(self._known.items()):
            if person.id == person_id:
                del self._known[token]
