"""How much memory a table takes at the end of its game, and when all is said about it."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from contextlib import aclosing

import pytest

from tests.kit.home import PEOPLE, Home, at_home, wanted
from wardround.core.luck import Rng
from wardround.tables.game.table import OVER
from wardround.tables.live import SETTLED_SECONDS, Live
from wardround.tables.rows import Person
from wardround.tables.verbs.watching import Looking, present

MOST_OVER = 200
MOST_SETTLED = 100
"""KiB that a table may take at the end of its game with its viewers, and a minute later."""


class Heard:
    """Someone who watches a table, and how much of it they know."""

    def __init__(self, home: Home, live: Live, person: Person, *, is_free: bool) -> None:
        self.seq = -1
        self.is_free = is_free
        """Whether they can be sent something at once."""
        looking = Looking(person, live.seats_of(person.id)[0], "en")
        self.task = asyncio.create_task(self._watch(home, live, looking))

    async def _watch(self, home: Home, live: Live, looking: Looking) -> None:
        with present(live, looking):
            news = home.tables.watch(live, looking, deliver=self._deliver)
            async with aclosing(news):
                async for one in news:
                    self.seq = one.seq

    def _deliver(self, seq: int, _data: bytes) -> bool:
        if self.is_free:
            self.seq = seq
        return self.is_free


async def watched(home: Home, live: Live) -> list[Heard]:
    """Play a whole game which every seat watches, each on another line."""
    watching = [
        Heard(home, live, person, is_free=number % 2 == 0) for number, person in enumerate(PEOPLE)
    ]
    rng = Rng("memory")
    while live.table.status != OVER:
        await home.play_on(live, rng, 1)
        while any(one.seq < live.table.seq for one in watching):
            await asyncio.sleep(0)
    return watching


async def leave(watching: list[Heard]) -> None:
    """Let nobody watch any more."""
    for one in watching:
        one.task.cancel()
    await asyncio.gather(*[one.task for one in watching], return_exceptions=True)
    watching.clear()


@pytest.mark.once
@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_a_table_takes_little_memory_when_its_game_is_over(game: str) -> None:
    async def measured(home: Home) -> list[float]:
        async def new() -> Live:
            return await home.lay(wanted(game, "me", "open", "open", "open"))

        def kibibytes() -> float:
            gc.collect()
            return tracemalloc.get_traced_memory()[0] / 1024

        await leave(await watched(home, await new()))  # what all tables share is there
        home.open.lives.clear()
        tracemalloc.start()
        try:
            live = await new()
            watching = await watched(home, live)
            over = kibibytes()
            live.moved_at = time.monotonic() - SETTLED_SECONDS - 1
            home.open.forget_idle()
            settled = kibibytes()
            await leave(watching)
            del live
            home.open.lives.clear()
            await asyncio.sleep(0)  # nothing has the last game in hand any more
            gone = kibibytes()
        finally:
            tracemalloc.stop()
        return [over - gone, settled - gone]

    over, settled = at_home(measured)
    assert 50 < over < MOST_OVER
    assert 20 < settled < MOST_SETTLED
