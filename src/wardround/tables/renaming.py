"""Rename a player at all their tables."""

from __future__ import annotations

import logging
from contextlib import suppress

from wardround.core.errors import WardroundError
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.setup import PERSON
from wardround.tables.game.table import OVER
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, OpenTables
from wardround.tables.rematches import who_sat

log = logging.getLogger("wardround.renaming")


async def call_at_tables(tables: OpenTables, person: str, name: str) -> None:
    """Rename a player at all their unfinished tables, the latest 100.

    A table that can't be read does not stop the others.
    """
    for one in await tables.storage.tables_of(person):
        if one.status == OVER:
            continue
        try:
            await _call(tables, await tables.find(one.id), person, name)
        except WardroundError as error:
            log.warning("could not rename a player at a table", extra={"code": error.code})


async def _call(tables: OpenTables, live: Live, person: str, name: str) -> None:
    for seat in live.seats_of(person):
        chair = live.table.chairs.all[seat]
        if chair.kind != PERSON or chair.name == name:
            continue
        sits = await who_sat(tables, live, seat)  # others may hold the seat too, by its link
        if sits is not None and sits.id == person:
            with suppress(TableRefused):  # they left, or it ended, just now
                await tables.add(live, Asked("rename", seat, {"name": name}))
