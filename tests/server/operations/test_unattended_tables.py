"""Tables go on that nobody has open: at one node, and at another one when that has died."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.operations.unattended_tables import LEASE, UnattendedTables
from wardround.server.thinking.thinkers import Thinkers
from wardround.store.rows import Duty
from wardround.store.store import Store
from wardround.tables import access, creating
from wardround.tables.background import Background
from wardround.tables.daily.days import Calendar
from wardround.tables.duties import FIRST
from wardround.tables.game.clocks import NO_CLOCK, Clock, make_clock
from wardround.tables.game.setup import BOT, OPEN, Place, TableSetup
from wardround.tables.open_tables import UNVISITED_SECONDS, Asked, is_current
from wardround.tables.rows import Person

T = TypeVar("T")
ANN = Person("ann", "Ann", 1000)
SECONDS = 30


class Town:
    """Some nodes on one database, whose clock goes when it is told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.at = 1_700_000_000_000
        self.nodes: list[Node] = []

    def node(self) -> tuple[Node, UnattendedTables]:
        """Return one more node, and who looks after tables there."""
        node = Node(self.store, Metrics(), calendar=Calendar(lambda: self.at))
        self.nodes.append(node)
        return node, UnattendedTables(node)

    async def lay(self, node: Node, clock: Clock, *places: Place) -> str:
        """Lay a table at which Ann has the first seat and has left; return its id."""
        laid = TableSetup("dice-hospital", "seed", places, clock=clock)
        return (await creating.create_table(node, laid, ANN, [0])).table


def with_town(tmp_path: Path, test: Callable[[Town], Awaitable[T]]) -> T:
    """Run a test with nodes on one database."""

    async def run(town: Town) -> T:
        try:
            return await test(town)
        finally:
            for node in town.nodes:
                await node.close()

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        store.add_person(ANN.id, ANN.name, "token", 1000)
        return asyncio.run(run(Town(store)))


async def until_the_bot_decides(node: Node, table: str) -> None:
    """Let Ann decide until the bot of the second seat is to."""
    live = await node.find(table)
    while not live.table.bots_to_act():
        action = live.table.playing().legal(0)[0]
        await node.add(live, Asked("act", 0, {"action": action}))


def test_bots_of_a_table_that_nobody_has_open_are_asked_by_one_live_node(tmp_path: Path) -> None:
    async def die(town: Town) -> tuple[list[int], list[bool]]:
        dying, _ = town.node()
        table = await town.lay(dying, NO_CLOCK, Place(OPEN), Place(BOT, "easy"))
        await until_the_bot_decides(dying, table)
        others = [town.node() for _ in range(2)]
        taken = []
        for passed in (FIRST - 1, 1, LEASE - 1, 1):
            town.at += passed
            taken.append(sum([await unattended.take_up() for _, unattended in others]))
        return taken, [table in node.lives for node, _ in others]

    taken, held = with_town(tmp_path, die)

    # The one that took it says in time that it still does, and the other never has it.
    assert taken == [0, 1, 1, 0]
    assert held == [True, False]


def test_a_node_that_has_stopped_following_a_table_takes_it_up_when_nobody_else_does(
    tmp_path: Path,
) -> None:
    async def die(town: Town) -> tuple[list[int], list[bool]]:
        dying, _ = town.node()
        other, others = town.node()
        table = await town.lay(dying, NO_CLOCK, Place(OPEN), Place(BOT, "easy"))
        live = await other.find(table)  # Ann came by, and plays at the other node
        there = await dying.find(table)
        await dying.add(there, Asked("say", 0, {"text": "hello"}))
        await until_the_bot_decides(dying, table)
        other.heard(table, there.table.seq)
        looked: list[str] = []
        other.changed.append(lambda one: looked.append(one.id))
        taken, current = [], []
        for passed in (FIRST - 1, 1):
            town.at += passed
            taken.append(await others.take_up())
            current.append(is_current(live))
        assert (looked, live.table.seq) == ([table], there.table.seq)
        return taken, current

    taken, current = with_town(tmp_path, die)

    # It does not renew what it does not look after, but it is there when that is needed.
    assert taken == [0, 1]
    assert current == [False, True]


def test_a_node_with_a_table_in_memory_keeps_it_from_others(tmp_path: Path) -> None:
    async def go_on(town: Town) -> tuple[int, int, bool]:
        node, unattended = town.node()
        other, others = town.node()
        table = await town.lay(node, NO_CLOCK, Place(OPEN), Place(BOT, "easy"))
        await until_the_bot_decides(node, table)
        town.at += FIRST - 1
        mine = await unattended.take_up()
        town.at += 1
        return mine, await others.take_up(), table in other.lives

    assert with_town(tmp_path, go_on) == (1, 0, False)


def test_after_a_restart_a_clock_that_ran_out_is_over_without_anybody_looking(
    tmp_path: Path,
) -> None:
    async def restart(town: Town) -> tuple[list[int], set[int]]:
        before, _ = town.node()
        table = await town.lay(before, make_clock("decision", SECONDS), Place(OPEN), Place(OPEN))
        live = await before.find(table)
        await access.sit(before, live, ANN, 1)
        waited_for = {seat for seat, end in enumerate(live.table.decisions.deadlines) if end}
        after, unattended = town.node()
        taken = []
        for passed in (SECONDS * 1000, FIRST):
            town.at += passed
            taken.append(await unattended.take_up())
        async with Thinkers(1) as thinkers:
            stewards = Background(after, thinkers)
            stewards.look_after_all()
            late = set(after.lives[table].thinking)
            await stewards.close()
        assert late == waited_for
        return taken, late

    taken, late = with_town(tmp_path, restart)

    assert taken == [0, 1]
    assert len(late) == 1


def test_what_needs_nobody_is_due_no_more(tmp_path: Path) -> None:
    """Bots among themselves rest, and a person without a clock has all the time in the world."""

    async def rest(town: Town) -> tuple[list[Duty], list[Duty], list[Duty]]:
        node, _ = town.node()
        bots = await town.lay(node, NO_CLOCK, Place(BOT, "easy"), Place(BOT, "easy"))
        assert (await node.find(bots)).table.match is not None
        resting = town.store.duties(1 << 60, 10)
        table = await town.lay(node, NO_CLOCK, Place(OPEN), Place(BOT, "easy"))
        await until_the_bot_decides(node, table)
        playing = town.store.duties(1 << 60, 10)
        live = await node.find(table)
        while live.table.bots_to_act():
            action = live.table.playing().legal(1)[0]
            await node.add(live, Asked("act", 1, {"action": action, "by": "bot"}))
        return resting, playing, town.store.duties(1 << 60, 10)

    resting, playing, waiting = with_town(tmp_path, rest)

    assert (resting, len(playing), waiting) == ([], 1, [])


def test_a_table_that_was_only_due_leaves_the_memory_sooner_than_one_that_was_asked_for(
    tmp_path: Path,
) -> None:
    async def wait(town: Town) -> list[bool]:
        dying, _ = town.node()
        table = await town.lay(dying, NO_CLOCK, Place(OPEN), Place(BOT, "easy"))
        await until_the_bot_decides(dying, table)
        node, unattended = town.node()
        town.at += FIRST
        held = []
        for visits in (0, 1):
            await unattended.take_up()
            town.at += LEASE
            for _ in range(visits):
                await node.find(table)
            node.lives[table].used_at -= UNVISITED_SECONDS + 1
            node.forget_idle()
            held.append(table in node.lives)
        return held

    assert with_town(tmp_path, wait) == [False, True]


def test_a_table_that_cannot_be_read_is_left_and_the_others_are_taken_up(tmp_path: Path) -> None:
    async def break_one(town: Town) -> tuple[int, int, list[bool]]:
        node, _ = town.node()
        tables = [await town.lay(node, NO_CLOCK, Place(OPEN), Place(BOT, "easy")) for _ in range(2)]
        for table in tables:
            await until_the_bot_decides(node, table)
        with town.store.engine.begin() as connection:
            connection.exec_driver_sql(
                "UPDATE entries SET kind = 'nonsense' WHERE table_id = ? AND seq = 1", (tables[0],)
            )
        other, unattended = town.node()
        town.at += FIRST
        first = await unattended.take_up()
        town.at += LEASE
        again = await unattended.take_up()
        return first, again, [table in other.lives for table in tables]

    assert with_town(tmp_path, break_one) == (2, 1, [False, True])
