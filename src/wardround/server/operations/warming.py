"""Loads what a start does not wait for: first what every table needs, then all other things.

Modules are imported when they are first needed, and sentences parsed when they are first said. For
the first table, which comes soon after the start, that takes longer than all else about it; so a
table of each game is laid in memory, shown and dropped right away. Other languages and passkeys are
loaded at quiet times: together they take longer than everything else. A request that needs
something sooner loads it.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Final

from starlette.concurrency import run_in_threadpool

from wardround.catalog import GAMES
from wardround.server.operations.own_task import OwnTask
from wardround.tables.memory import MemoryStorage
from wardround.tables.open_tables import OpenTables
from wardround.tables.rows import Person
from wardround.tables.tables import Tables
from wardround.tables.thinking.here import ThinkingHere
from wardround.tables.verbs.watching import Looking
from wardround.tables.wanted import SeatWanted, TableWanted, own_seats
from wardround.words.files import ENGLISH, LANGUAGES, messages

PAUSE: Final = 2.0
"""Seconds between two things, in which requests have the machine alone."""
LATE: Final = ("wardround.server.people.passkeys",)
"""Modules that most people never need, and that bring much with them."""
NOBODY: Final = Person("nobody", "", 0)
BOT: Final = "easy"


class Warming(OwnTask):
    """Loads them, one after the other, in a thread."""

    def __init__(self) -> None:
        self.rehearsed = asyncio.Event()
        """Whether what every table needs is there."""

    async def _work(self) -> None:
        # In a thread of the framework, as routes are: it too imports much for the first one.
        await run_in_threadpool(rehearse, ENGLISH)
        self.rehearsed.set()
        for language in LANGUAGES:
            await asyncio.sleep(PAUSE)
            await asyncio.to_thread(messages(language).parse_all)
        for module in LATE:
            await asyncio.sleep(PAUSE)
            await asyncio.to_thread(import_module, module)


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
