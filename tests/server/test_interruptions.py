"""A clock that is set, and a server that slept, cost nobody a decision."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.thinking.thinkers import Thinkers
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.background import GRACE_MILLISECONDS, Background
from wardround.tables.daily.days import Calendar
from wardround.tables.game.clocks import make_clock
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.interruptions import Watch
from wardround.tables.live import Live
from wardround.tables.rows import Person

T = TypeVar("T")
ANN = Person("ann", "Ann", 1000)
HOUR = 3_600_000
SECONDS = 30
"""What each decision may take at the table."""


class Clocks:
    """The clock on the wall, and one that nobody sets; both go only when they are told to."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.steady = 1000.0

    def go(self, milliseconds: int) -> None:
        """Let time pass."""
        self.wall += milliseconds
        self.steady += milliseconds / 1000


class Evening:
    """A table with a clock at a node whose time is told, and its steward."""

    def __init__(self, node: Node, live: Live, stewards: Background, clocks: Clocks) -> None:
        self.node = node
        self.live = live
        self.stewards = stewards
        self.clocks = clocks

    @property
    def left(self) -> list[int]:
        """How many milliseconds those have who are to decide."""
        return [end - self.clocks.wall for end in self.live.table.decisions.deadlines if end]

    async def pass_by(self, seconds: int) -> None:
        """Let time pass while the steward makes its rounds."""
        for _ in range(2 * seconds):
            self.clocks.go(500)
            await self.round()

    async def round(self) -> None:
        """Let the steward make a round, and wait until what it began to write is written."""
        self.stewards.look_after_all()
        while self.live in self.stewards._interrupted:  # noqa: SLF001 - nothing shows it
            await asyncio.sleep(0)


def evening(tmp_path: Path, test: Callable[[Evening], Awaitable[T]]) -> T:
    """Run a test with a table at which somebody has two seats."""

    async def run(store: Store) -> T:
        clocks = Clocks()
        node = Node(store, Metrics(), calendar=Calendar(lambda: clocks.wall))
        clock = make_clock("decision", SECONDS)
        laid = TableSetup("dice-hospital", "seed", (Place(OPEN),) * 2, clock=clock)
        live = await node.find((await creating.create_table(node, laid, ANN, [0, 1])).table)
        async with Thinkers(1) as thinkers:
            stewards = Background(node, thinkers, lambda: clocks.steady)
            try:
                return await test(Evening(node, live, stewards, clocks))
            finally:
                await stewards.close()
                await node.close()

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        store.add_person(ANN.id, ANN.name, "token", 1000)
        return asyncio.run(run(store))


@pytest.mark.parametrize(
    ("wall", "steady"), [(HOUR, 0), (-HOUR, 0), (HOUR, HOUR)], ids=["forward", "back", "asleep"]
)
def test_nobody_loses_time_to_a_clock_that_is_set_or_a_server_that_sleeps(
    tmp_path: Path, wall: int, steady: int
) -> None:
    async def interrupt(one: Evening) -> tuple[list[int], list[int], set[int], set[int]]:
        await one.pass_by(10)
        before = one.left
        one.clocks.wall += wall
        one.clocks.steady += steady / 1000
        await one.round()
        after, forfeited = one.left, set(one.live.thinking)
        await one.pass_by(20)
        one.clocks.go(GRACE_MILLISECONDS)
        one.stewards.look_after_all()
        return before, after, forfeited, set(one.live.thinking)

    before, after, forfeited, late = evening(tmp_path, interrupt)

    assert before == after == [(SECONDS - 10) * 1000]
    assert forfeited == set()
    assert len(late) == 1


def test_an_interruption_is_in_the_log_for_whoever_reads_it(tmp_path: Path) -> None:
    async def interrupt(one: Evening) -> tuple[list[str], list[int], list[int]]:
        one.clocks.go(HOUR)
        await one.round()
        store, table = one.node.store, one.live.id
        row, entries = store.table(table), store.entries(table)
        assert row is not None
        again = Live(row, entries, store.holders(table))
        kinds = [entry.kind for entry in entries]
        return kinds, one.live.table.decisions.deadlines, again.table.decisions.deadlines

    kinds, deadlines, read = evening(tmp_path, interrupt)

    assert kinds.count("resume") == 1
    assert deadlines == read


def test_a_clock_that_goes_a_little_wrong_and_a_busy_server_are_no_interruption() -> None:
    clocks = Clocks()
    watch = Watch(lambda: clocks.wall, lambda: clocks.steady)
    looks = []
    for passed, wrong in ((500, 0), (500, 900), (500, -900), (14_500, 0), (15_900, 0)):
        clocks.go(passed)
        clocks.wall += wrong
        looks.append(watch.look())
    clocks.go(16_100)
    last = clocks.wall - 16_100

    assert looks == [None] * 5
    assert watch.look() == last
