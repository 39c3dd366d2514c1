"""Quotas of tables and bytes, per person and per address.

The database counts a person's unfinished tables. What comes from an address is counted in memory
for a day: addresses are never stored.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, Literal

from starlette.types import Scope

from wardround.server.http.addresses import neighbourhood
from wardround.server.http.answers import Refused
from wardround.server.http.buckets import Buckets, Rate
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.operations.telemetry.requests import address
from wardround.server.settings import MIB, Quotas
from wardround.tables.game.setup import TableSetup
from wardround.tables.rows import Person

DAY: Final = 24 * 3600
TABLE_BYTES: Final = 4096
"""The size of a table besides its packs and moves, with its links and the start of its log."""
MOVE_BYTES: Final = 16
"""What a move takes that was taken over from another game."""

What = Literal["tables", "bytes", "people"]


class Allowance:
    """Counts new tables and guests, and refuses those above a quota."""

    def __init__(
        self,
        quotas: Quotas,
        metrics: Metrics,
        *,
        by_address: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Go by quotas; without `by_address`, only by those of people."""
        self.quotas = quotas
        self._metrics = metrics
        self._buckets = Buckets(clock=clock)
        self._limits: dict[What, int] = {
            "tables": quotas.tables_by_address if by_address else 0,
            "bytes": quotas.bytes_by_address if by_address else 0,
            "people": quotas.people_by_address if by_address else 0,
        }

    async def check_table(
        self, node: Node, scope: Scope, layer: Person | None, setup: TableSetup, table: str
    ) -> None:
        """Count a new table; raise `Refused` if it is above a quota.

        An existing `table` was counted when it was created. A caller without an identity has
        created nothing.
        """
        if table:
            is_there = await node.ask(node.store.has_table, table)
            if is_there:
                return
        moves = MOVE_BYTES * len(setup.moves)
        if layer is not None:
            size = sum(len(text) for text in setup.packs.values()) + moves
            await self._check_person(node, layer, size)
        added = await node.ask(node.store.size_of_new, list(setup.packs.values()))
        self._charge(scope, {"tables": 1, "bytes": added + moves + TABLE_BYTES})

    def check_person(self, scope: Scope) -> None:
        """Count a new guest; raise `Refused` if there are too many."""
        self._charge(scope, {"people": 1})

    async def _check_person(self, node: Node, layer: Person, size: int) -> None:
        tables, kept = await node.ask(node.store.laid_by, layer.id)
        most = self.quotas.tables_by_person
        if most and tables >= most:
            self._metrics.quota_refusals.labels("tables by person").inc()
            raise Refused("too-many-tables", 429, limit=most)
        most = self.quotas.bytes_by_person
        if most and kept + size > most:
            self._metrics.quota_refusals.labels("bytes by person").inc()
            raise Refused("too-many-bytes", 413, limit=max(1, most // MIB))

    def _charge(self, scope: Scope, amounts: dict[What, int]) -> None:
        """Take what something costs from the buckets of an address: from all of them, or none."""
        where = neighbourhood(address(scope))
        costs = [
            (f"{what} {where}", Rate(limit / DAY, limit), min(amount, limit), what)
            for what, amount in amounts.items()
            if (limit := self._limits[what])
        ]
        for key, rate, amount, what in costs:
            wait = self._buckets.wait(key, rate, amount)
            if wait > 0:
                self._metrics.quota_refusals.labels(f"{what} by address").inc()
                minutes = math.ceil(wait / 60)
                error = Refused("too-much-today", 429, minutes=minutes)
                raise error.saying(Retry_After=str(math.ceil(wait)))
        for key, rate, amount, _ in costs:
            self._buckets.take(key, rate, amount)
