"""What is kept for how long at a node: in small steps, with numbers, and never what is in use."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from wardround.server.node import Node
from wardround.server.operations.quiet_times import GarbageCollection
from wardround.server.operations.retention import BATCH, DAY, REST, RetentionChore
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.people.person_cache import PersonCache
from wardround.server.settings import FOR_EVER, RetentionDays
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.open_tables import Asked
from wardround.tables.rows import Append, Archived, Person

T = TypeVar("T")
ANN = Person("ann", "Ann", 0)
DAYS = RetentionDays(guests=10, unbegun=2, unfinished=20, chat=5, games=30)


class Round:
    """A node whose clock is set by hand."""

    def __init__(self, store: Store, days: RetentionDays) -> None:
        self.node = Node(store, Metrics())
        self.people = PersonCache(self.node)
        self.moment = 0
        self.retention = RetentionChore(self.node, self.people, days, lambda: self.moment)

    async def pass_days(self, days: int) -> None:
        """Let days pass in which nobody does anything, and look through everything once."""
        self.moment += days * DAY
        for _ in range(30):
            await self.retention.step()

    def number(self, line: str) -> float:
        """Return a number of the metrics."""
        lines = self.node.metrics.text().decode().splitlines()
        return next((float(one.split()[-1]) for one in lines if one.startswith(line)), 0.0)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Give a store in which Ann is known, since the first moment of all."""
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as opened:
        opened.add_person("ann", "Ann", "token", 0)
        yield opened


def with_round(
    store: Store, test: Callable[[Round], Awaitable[T]], days: RetentionDays = DAYS
) -> T:
    """Run a test with a node."""

    async def run() -> T:
        made = Round(store, days)
        try:
            return await test(made)
        finally:
            await made.node.close()

    return asyncio.run(run())


def lay(store: Store, table: str, packs: dict[str, str] | None = None) -> None:
    """Lay a table at the first moment of all, at which nobody sits."""
    laid = TableSetup("dice-hospital", "seed", (Place(OPEN),) * 2, packs=packs or {})
    store.lay(table, laid.record(), 0, listed=False, links=[], summary={})


def is_there(store: Store, *tables: str) -> list[bool]:
    """Tell which tables there are."""
    return [store.has_table(table) for table in tables]


def test_tables_that_were_never_begun_go_but_for_those_in_use(store: Store) -> None:
    async def test(made: Round) -> None:
        lay(store, "idle", {"mine": "text"})
        lay(store, "used")
        await made.node.find("used")
        await made.pass_days(2)
        assert is_there(store, "idle", "used") == [True, True]
        await made.pass_days(1)
        assert is_there(store, "idle", "used") == [False, True]
        assert made.number('wardround_removed_total{what="unbegun"}') == 1
        assert made.number('wardround_removed_total{what="packs"}') == 1
        assert made.number('wardround_kept{what="tables waiting"}') == 1
        assert made.number('wardround_kept{what="people"}') == 1
        assert made.number("wardround_database_bytes") > 0

    with_round(store, test)


def test_many_go_in_small_steps_with_a_rest_when_all_is_done(store: Store) -> None:
    async def test(made: Round) -> None:
        for number in range(BATCH + 1):
            lay(store, f"t{number}")
        made.moment = 3 * DAY
        left: list[int] = []
        for _ in range(6):
            await made.retention.step()
            left.append(store.usage().tables.get("waiting", 0))
        assert left == [BATCH + 1, BATCH + 1, 1, 0, 0, 0]
        for _ in range(10):
            await made.retention.step()
        lay(store, "later")
        made.moment += REST - 1
        for _ in range(10):
            await made.retention.step()
        assert is_there(store, "later") == [True]  # it rests
        made.moment += 1
        for _ in range(10):
            await made.retention.step()
        assert is_there(store, "later") == [False]

    with_round(store, test)


def test_a_guest_who_comes_now_and_then_stays(store: Store) -> None:
    async def test(made: Round) -> None:
        store.add_person("ben", "Ben", "other", 0)
        for _ in range(3):
            assert await made.people.find("token") is not None
            await made.pass_days(9)
        assert store.person("ben") is None
        assert await made.people.find("token") is not None
        await made.pass_days(1)
        await made.pass_days(11)
        assert await made.people.find("token") is None
        assert made.number('wardround_removed_total{what="guests"}') == 2

    with_round(store, test)


def test_chat_goes_after_the_end_and_the_table_is_read_without_it(store: Store) -> None:
    async def test(made: Round) -> None:
        node = made.node
        laid = TableSetup("dice-hospital", "seed", (Place(OPEN),))
        table = (await creating.create_table(node, laid, ANN, [0])).table
        live = await node.find(table)
        await node.add(live, Asked("say", 0, {"text": "secret"}))
        assert live.table.story.messages() == 1
        node.lives.clear()
        with store.writing() as connection:
            connection.exec_driver_sql("UPDATE tables SET status = 'over', updated_at = 0")
        await made.pass_days(6)
        again = await node.find(table)
        assert again.table.story.messages() == 0
        assert again.table.seq == live.table.seq
        assert made.number('wardround_removed_total{what="chat"}') == 1

    with_round(store, test)


@pytest.mark.parametrize(("days", "kept"), [(DAYS, False), (FOR_EVER, True)])
def test_finished_games_go_only_where_the_operator_says_so(
    store: Store, days: RetentionDays, kept: bool
) -> None:
    async def test(made: Round) -> None:
        node = made.node
        table = (
            await creating.create_table(
                node, TableSetup("dice-hospital", "s", (Place(OPEN),)), ANN, [0]
            )
        ).table
        live = await node.find(table)
        entry = (await asyncio.to_thread(store.entries, table))[-1]
        assert live.table.seq == entry.seq
        node.lives.clear()
        record = Archived("text", b"frames")
        last = type(entry)(entry.seq + 1, 0, "say", 0, {"text": "bye"})
        store.append([Append(table, (last,), "over", {}, record)])
        await made.pass_days(1000)
        assert is_there(store, table) == [kept]
        assert (store.person("ann") is not None) == kept

    with_round(store, test, days)


def test_a_chore_that_fails_leaves_the_sweeper_running() -> None:
    async def run() -> list[str]:
        done: list[str] = []

        async def fail() -> None:
            done.append("failed")
            raise ZeroDivisionError

        async def work() -> None:
            done.append("worked")

        await GarbageCollection(lambda: 0, chores=[fail, work]).do_chores()
        return done

    assert asyncio.run(run()) == ["failed", "worked"]
