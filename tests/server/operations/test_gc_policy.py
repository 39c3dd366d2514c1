"""Garbage is looked for when nobody plays, and tables do not need that."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from wardround.catalog import GAMES
from wardround.core.game import Game
from wardround.server.operations.gc_policy import AT_LATEST, OFTEN, THRESHOLDS, GarbageCollection
from wardround.tables.game.entries import Entry
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.live import Live
from wardround.tables.rows import TableRow


class Clock:
    """A clock that is set by hand, and how much has happened."""

    def __init__(self) -> None:
        self.now = 0.0
        self.activity = 0

    def collection(self) -> GarbageCollection:
        """Return a collection that goes by it."""
        return GarbageCollection(lambda: self.activity, lambda: self.now)


def test_it_is_swept_when_nothing_happens() -> None:
    clock = Clock()
    collection = clock.collection()
    clock.now = OFTEN
    assert collection.is_time()


def test_it_is_not_swept_often() -> None:
    clock = Clock()
    collection = clock.collection()
    clock.now = OFTEN - 1
    assert not collection.is_time()


def test_it_is_not_swept_while_people_play() -> None:
    clock = Clock()
    collection = clock.collection()
    clock.now = OFTEN
    clock.activity = 1
    assert not collection.is_time()
    assert collection.is_time()  # nothing has happened since it was asked last


def test_it_is_swept_once_in_many_hours_whatever_happens() -> None:
    clock = Clock()
    collection = clock.collection()
    clock.now = AT_LATEST
    clock.activity = 1
    assert collection.is_time()


def test_what_survives_is_left_alone_while_people_play() -> None:
    async def run() -> list[int]:
        collection = Clock().collection()
        collection.start()
        before = collected()
        kept = [[number] for number in range(50 * THRESHOLDS[0])]
        told = [now - then for now, then in zip(collected(), before, strict=True)]
        await collection.close()
        assert len(kept) == 50 * THRESHOLDS[0]
        return told

    young, older, oldest = asyncio.run(run())
    assert young >= 49
    assert (older, oldest) == (0, 0)


def collected() -> list[int]:
    """Return how often each generation was collected so far."""
    return [stats["collections"] for stats in gc.get_stats()]


def test_a_server_that_stops_leaves_the_collector_as_it_was() -> None:
    async def run() -> None:
        usual = gc.get_threshold()
        collection = Clock().collection()
        collection.start()
        assert gc.get_threshold() == THRESHOLDS
        await collection.close()
        assert gc.get_threshold() == usual

    gc.freeze()  # as a program may have done that runs a server among other things
    before = gc.get_freeze_count()
    asyncio.run(run())
    assert gc.get_freeze_count() >= before
    gc.unfreeze()
    try:
        asyncio.run(run())
        assert gc.get_freeze_count() == 0
    finally:
        gc.freeze()  # the tests that were found, see tests/conftest.py


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_table_that_is_forgotten_is_freed_at_once(game: Game) -> None:
    """What refers to itself would stay until everything is looked at."""

    async def run() -> list[object]:
        live = _live(game)
        assert live.table.match is not None
        left = [weakref.ref(one) for one in (live, live.table)]
        del live
        return [one() for one in left]

    gc.collect()
    gc.disable()
    try:
        before = _matches()
        assert asyncio.run(run()) == [None, None]
        assert _matches() == before
    finally:
        gc.enable()


def _matches() -> int:
    """Return how many games there are in memory; compiled ones have no weak references."""
    return sum(type(one) is Match for one in gc.get_objects())


def _live(game: Game) -> Live:
    """Return a table in the memory of a server where a game has begun."""
    laid = TableSetup(game=game.id, seed="s" * 43, places=(Place(OPEN),) * 3)
    row = TableRow(
        "t", laid.record(), 0, "waiting", listed=False, summary={}, updated_at=0, last_seq=0
    )
    sat = [Entry(seat + 1, 0, "sit", seat, {"name": "Ann", "person": "a"}) for seat in range(3)]
    return Live(row, sat, [])
