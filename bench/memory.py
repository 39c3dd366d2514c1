"""`make bench-memory`: what a table takes in a server, from its first move until all have left.

Whole games of four people who act at random, each of whom watches, over a node with a database of
its own; only the network is left out. One pass counts what objects take, and another one how much
larger the process is in the end, with the caches that all tables share.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, aclosing
from dataclasses import dataclass, field
from itertools import count
from os import getpid
from pathlib import Path
from typing import Final

from bench.load.servers import memory
from wardround.core.build import build
from wardround.core.luck import Rng
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store.store import Store
from wardround.tables.game.table import OVER
from wardround.tables.ids import Deals
from wardround.tables.live import SETTLED_SECONDS, Live
from wardround.tables.rows import Person
from wardround.tables.tables import Tables
from wardround.tables.thinking.here import ThinkingHere
from wardround.tables.verbs.service import Asker
from wardround.tables.verbs.watching import Looking, present
from wardround.tables.wanted import SeatWanted, TableWanted, own_seats

SEATS: Final = 4
PEOPLE: Final = [Person(f"person-{seat}", f"Guest {seat}", 0) for seat in range(SEATS)]
GAME: Final = "dice-hospital"
HALFWAY: Final = {"dice-hospital": 130, "dynamite-nurse": 90}
"""After so many actions of its people a game is about half over."""
MOST: Final = 1_000_000
"""No game has so many actions."""
SECONDS: Final = 60.0
"""How long somebody is waited for who watches."""
MOMENTS: Final = ("laid", "halfway", "over", "settled", "left")


@dataclass(slots=True)
class Taken:
    """What the tables of a pass took."""

    each: dict[str, float] = field(default_factory=dict)
    """Bytes per table, by the moment."""
    actions: int = 0
    seconds: float = 0.0
    """CPU time of all actions and of what the watchers were told."""


class Room:
    """Tables in one process, and the people who watch there."""

    def __init__(self, store: Store, seed: str) -> None:
        self.node = Node(store, Metrics(), Deals(seed))
        self.tables = Tables(self.node, ThinkingHere())
        self.actions = 0
        self._rng = Rng(seed)
        self._heard: dict[Live, list[Heard]] = {}
        self._watching: list[asyncio.Task[None]] = []
        self._keys = count()

    async def lay(self, game: str) -> Live:
        """Create a table at which all sit and watch."""
        seats = [SeatWanted("me"), *[SeatWanted("open")] * (SEATS - 1)]
        wanted = TableWanted(game, seats)
        setup = await self.tables.setup(wanted)
        made = await self.tables.create(PEOPLE[0], setup, own_seats(seats))
        live = await self.tables.find(made.table)
        for person in PEOPLE[1:]:
            await self.tables.join(live, _known(person))
        self._heard[live] = [Heard() for _ in PEOPLE]
        for person, heard in zip(PEOPLE, self._heard[live], strict=True):
            self._watching.append(asyncio.create_task(self._watch(live, heard, person)))
        await self._all_know(live)
        return live

    async def play(self, live: Live, most: int) -> None:
        """Let people act at random until the end, or so often."""
        for _ in range(most):
            if live.table.status == OVER:
                return
            match = live.table.playing()
            actors = match.actors()
            seat = actors[self._rng.below(len(actors))]
            legal = match.legal(seat)
            action = legal[self._rng.below(len(legal))]
            person = next(one for one in PEOPLE if seat in live.seats_of(one.id))
            version = live.table.decisions.versions[seat]
            # As long as the keys of browsers.
            key = f"{next(self._keys):08x}-0000-4000-8000-000000000000"
            await self.tables.act(live, person, seat, action, version, key)
            self.actions += 1
            await self._all_know(live)

    async def _watch(self, live: Live, heard: Heard, person: Person) -> None:
        looking = Looking(person, live.seats_of(person.id)[0], "en")
        with present(live, looking):
            async with aclosing(self.tables.watch(live, looking)) as news:
                async for one in news:
                    heard.seq = one.seq

    async def _all_know(self, live: Live) -> None:
        async with asyncio.timeout(SECONDS):
            while any(one.seq < live.table.seq for one in self._heard[live]):
                await asyncio.sleep(0)

    async def leave(self) -> None:
        """Let nobody watch any more."""
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        self._watching.clear()
        self._heard.clear()

    def settle(self) -> None:
        """Let the time pass after which finished tables are left as they are."""
        for live in self.node.lives.values():
            live.moved_at -= SETTLED_SECONDS + 1
        self.node.forget_idle()

    async def forget(self) -> None:
        """Drop all tables."""
        await self.leave()
        self.node.lives.clear()
        await self.lay(GAME)  # no thread has the last game in its hands any more
        await self.leave()
        self.node.lives.clear()
        gc.collect()

    async def close(self) -> None:
        """Let everybody go."""
        await self.leave()
        await self.node.close()


@dataclass(slots=True)
class Heard:
    """How much of a table someone knows."""

    seq: int = -1


def _known(person: Person) -> Asker:
    async def become() -> Person:
        return person

    return Asker(person, become)


async def measure(store: Store, game: str, tables: int, *, is_traced: bool) -> Taken:
    """Play at tables, and return what they took at each moment."""
    room, taken = Room(store, "memory"), Taken()
    await room.play(await room.lay(game), MOST)
    await room.forget()
    began, room.actions = time.process_time(), 0
    if is_traced:
        for most, moments in ((1, MOMENTS[:1]), (HALFWAY[game], MOMENTS[1:2]), (MOST, MOMENTS[2:])):
            for live in [await room.lay(game) for _ in range(tables)]:
                await room.play(live, most)
            taken.each |= await looked(room, tables, moments)
    else:
        before = memory(getpid())
        for live in [await room.lay(game) for _ in range(tables)]:
            await room.play(live, MOST)
        taken.each["over"] = (memory(getpid()) - before) / tables
    taken.actions, taken.seconds = room.actions, time.process_time() - began
    await room.close()
    return taken


async def looked(room: Room, tables: int, moments: Sequence[str]) -> dict[str, float]:
    """Return what each table takes at some moments: what is free when they are gone."""
    bytes_then: dict[str, int] = {}
    for moment in moments:
        if moment == "settled":
            room.settle()
        elif moment == "left":
            await room.leave()
        gc.collect()
        bytes_then[moment], _ = tracemalloc.get_traced_memory()
    await room.forget()
    without, _ = tracemalloc.get_traced_memory()
    return {moment: (size - without) / tables for moment, size in bytes_then.items()}


def passed(game: str, tables: int, is_traced: bool) -> Taken:
    """Measure in this process: what objects take, or what the process does."""
    if is_traced:
        tracemalloc.start()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        store = stack.enter_context(Store.open(f"sqlite:///{Path(folder) / 'memory.db'}"))
        for person in PEOPLE:
            store.add_person(person.id, person.name, f"token of {person.id}", 1000)
        return asyncio.run(measure(store, game, tables, is_traced=is_traced))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench-memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--game", choices=sorted(HALFWAY), default=GAME)
    args = parser.parse_args()
    print(f"{args.game} ({build()}), {args.tables} tables of {SEATS} who watch, KiB a table:")
    print("".join([f"{'':>10}", *(f"{moment:>10}" for moment in MOMENTS)]))
    for name, is_traced in (("objects", True), ("process", False)):
        # Each pass has a process of its own: what one leaves behind is not told of the other.
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            taken = pool.submit(passed, args.game, args.tables, is_traced).result()
        sizes = [taken.each.get(moment) for moment in MOMENTS]
        told = "".join("          " if one is None else f"{one / 1024:>10.0f}" for one in sizes)
        print(f"{name:>10}{told}", flush=True)
    each = taken.seconds / taken.actions * 1000
    print(f"{taken.actions} actions, {each:.2f} ms of CPU each with all who watch")


if __name__ == "__main__":
    main()
