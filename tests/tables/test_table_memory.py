"""How much memory a table takes at the end of its game, and when all is said about it."""

from __future__ import annotations

import gc
import time
import tracemalloc

import pytest

from tests.kit.home import PEOPLE, Home, at_home, wanted
from wardround.core.luck import Rng
from wardround.tables.game.table import OVER
from wardround.tables.live import SETTLED_SECONDS, Live
from wardround.tables.verbs.watching import Here, Looking

MOST_OVER = 400
MOST_SETTLED = 200
"""KiB that a table may take at the end of its game with its viewers, and a minute later."""


async def play(home: Home, live: Live) -> None:
    """Play a whole game of which every seat is told all."""
    known: dict[str, tuple[int, Here]] = {person.id: (0, {}) for person in PEOPLE}
    rng = Rng("memory")
    while live.table.status != OVER:
        await home.play_on(live, rng, 1)
        for person in PEOPLE:
            looking = Looking(person, live.seats_of(person.id)[0], "en")
            seq, _, here, _ = await home.tables.news(live, looking, *known[person.id])
            known[person.id] = seq, here


@pytest.mark.once
@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_a_table_takes_little_memory_when_its_game_is_over(game: str) -> None:
    async def measured(home: Home) -> list[float]:
        async def new() -> Live:
            return await home.lay(wanted(game, "me", "open", "open", "open"))

        def kibibytes() -> float:
            gc.collect()
            return tracemalloc.get_traced_memory()[0] / 1024

        await play(home, await new())  # what all tables share is there
        home.open.lives.clear()
        tracemalloc.start()
        try:
            live = await new()
            await play(home, live)
            over = kibibytes()
            live.moved_at = time.monotonic() - SETTLED_SECONDS - 1
            home.open.forget_idle()
            settled = kibibytes()
            del live
            home.open.lives.clear()
            gone = kibibytes()
        finally:
            tracemalloc.stop()
        return [over - gone, settled - gone]

    over, settled = at_home(measured)
    assert 50 < over < MOST_OVER
    assert 20 < settled < MOST_SETTLED
