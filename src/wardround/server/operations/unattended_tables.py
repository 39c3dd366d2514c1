"""Runs the bots and clocks of tables that nobody has open, on one node.

The database stores what is due, so it survives a node: if one dies or all restart, a live one
takes what has become due. A node with a table in memory renews its claim in time, and others leave
the table to it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from wardround.core.errors import WardroundError
from wardround.server.node import Node
from wardround.server.operations.own_task import OwnTask, carefully
from wardround.store.rows import Duty
from wardround.tables.duties import due_of
from wardround.tables.errors import StoreAway
from wardround.tables.ids import mark
from wardround.tables.open_tables import is_current

log = logging.getLogger("wardround.unattended")

LOOK_SECONDS: Final = 1.0
AT_ONCE: Final = 50
"""How many tables are taken up in one look: memory and bots are not to be flooded at a start."""
AHEAD: Final = 3_000
"""How much earlier a node renews its claim on a table."""
LEASE: Final = 20_000
"""For so long a node looks after a table that it has taken up."""
BROKEN: Final = 3_600_000
"""After so long a table is tried again that could not be read."""


class UnattendedTables(OwnTask):
    """Takes up the tables that are due, right away and then often."""

    def __init__(self, node: Node) -> None:
        self.node = node

    async def _work(self) -> None:
        while True:
            await carefully(self.take_up(), log, "could not load the tables that are due")
            await asyncio.sleep(LOOK_SECONDS)

    async def take_up(self) -> int:
        """Look after what is due, as far as nobody else does; return how many tables that are."""
        node, at = self.node, self.node.calendar.clock()
        taken = 0
        for duty in await node.ask(node.store.duties, at + AHEAD, AT_ONCE):
            live = node.lives.get(duty.table_id)
            is_here = live is not None and is_current(live)
            if not is_here and duty.due_at > at:
                continue
            until = at + LEASE
            if await node.ask(node.store.take_duty, duty, until):
                taken += 1
                if not is_here:
                    await self._open(Duty(duty.table_id, until), at)
        return taken

    async def _open(self, duty: Duty, at: int) -> None:
        """Bring a table into memory, where its bots are asked and its clocks are watched."""
        node = self.node
        try:
            live = await node.take_up(duty.table_id)
        except StoreAway:
            raise
        except Exception as error:
            code = error.code if isinstance(error, WardroundError) else type(error).__name__
            facts = {"table": mark(duty.table_id), "code": code}
            log.warning("could not load a table that is due", extra=facts)
            await node.ask(node.store.take_duty, duty, at + BROKEN)
            return
        live.visited = False
        if due_of(live.table, at) is None:
            await node.ask(node.store.drop_duty, duty)
