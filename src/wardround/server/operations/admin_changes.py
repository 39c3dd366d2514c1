"""Makes a running node follow what an operator did with `wardround admin`.

Operators change the database, from their own process. Each change is a line in a log there; a node
polls for new ones, and drops the affected tables and people from memory.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from wardround.server.node import Node
from wardround.server.operations.own_task import OwnTask, carefully
from wardround.server.people.person_cache import PersonCache
from wardround.store.rows import Order
from wardround.tables.replays.group_reviews import Reviews

log = logging.getLogger("wardround.admin")

LOOK_SECONDS: Final = 2.0
"""How long an operator waits at most until a node follows."""


class AdminChanges(OwnTask):
    """Follows the log of operators, from `begin` on: a new node has nothing in memory."""

    def __init__(self, node: Node, people: PersonCache, reviews: Reviews) -> None:
        self._node = node
        self._people = people
        self._reviews = reviews
        self._known = 0

    async def begin(self) -> None:
        """Take the changes so far as known, and start."""
        self._known = await self._node.ask(self._node.store.last_order)
        self.start()

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await carefully(self.look(), log, "could not apply an operator’s change")

    async def look(self) -> None:
        """Carry out what is new."""
        for order in await self._node.ask(self._node.store.orders_after, self._known):
            self._known = order.id
            self._carry_out(order)

    def _carry_out(self, order: Order) -> None:
        # Neither ids nor reasons: logs hold nothing about tables and people.
        log.info("operator change applied", extra={"action": order.action})
        match order.action:
            case "close-table" | "delete-table":
                self._node.let_go(order.subject)
            case "clean-table":
                self._node.read_again(order.subject)
            case "ban-person" | "delete-person":
                self._node.ban(order.subject)
                self._people.forget(order.subject)
                self._reviews.heard("")  # they may have been named in some
            case "unban-person":
                self._node.banned.discard(order.subject)
                self._people.forget(order.subject)
            case _:
                pass
