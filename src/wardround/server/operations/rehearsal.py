"""A table of each game in memory, before anyone asks for the first one.

Modules are imported when they are first needed, and sentences parsed when they are first said.
For the first table that takes longer than all else about it; so one is laid, shown and dropped.
"""

from __future__ import annotations

import asyncio
from typing import Final

from wardround.catalog import GAMES
from wardround.tables.memory import MemoryStorage
from wardround.tables.open_tables import OpenTables
from wardround.tables.rows import Person
from wardround.tables.tables import Tables
from wardround.tables.thinking.here import ThinkingHere
from wardround.tables.verbs.watching import Looking
from wardround.tables.wanted import SeatWanted, TableWanted, own_seats

NOBODY: Final = Person("nobody", "", 0)
BOT: Final = "easy"


def rehearse(language: str) -> None:
    """Lay a table of each game, and show it in a language; call it in a thread."""
    asyncio.run(_rehearse(language))


async def _rehearse(language: str) -> None:
    tables = Tables(OpenTables(MemoryStorage([NOBODY])), ThinkingHere())
    for id, game in GAMES.items():
        bots = [SeatWanted("bot", BOT)] * (game.max_seats - 1)
        wanted = TableWanted(id, [SeatWanted("me"), *bots])
        made = await tables.create(NOBODY, await tables.setup(wanted), own_seats(wanted.seats))
        live = await tables.find(made.table)
        await tables.picture(live, Looking(NOBODY, 0, language))
