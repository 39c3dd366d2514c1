"""One node at close range: what it does where a crash or another node left things half done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from wardround.core.luck import Rng
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store.store import Store
from wardround.tables import access, creating, rematches
from wardround.tables.errors import NotAllowed
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.game.table import OVER
from wardround.tables.ids import hashed
from wardround.tables.open_tables import Asked, is_current
from wardround.tables.rows import Append, Link, Person
from wardround.tables.verbs.watching import Looking, present

T = TypeVar("T")
ENTRIES_READ = b'wardround_store_seconds_count{operation="entries"} 1.0'
LINK = "the second link of a seat"
PEOPLE = [Person(f"person-{seat}", f"Seat {seat}", 1000) for seat in range(3)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Give an empty store in which people are known."""
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as opened:
        for person in PEOPLE:
            opened.add_person(person.id, person.name, f"token of {person.id}", 1000)
        yield opened


def with_node(store: Store, test: Callable[[Node], Awaitable[T]]) -> T:
    """Run a test with a node."""

    async def run() -> T:
        node = Node(store, Metrics())
        try:
            return await test(node)
        finally:
            await node.close()

    return asyncio.run(run())


async def lay(node: Node, game: str) -> str:
    """Lay a table at which all sit, and return its id."""
    laid = TableSetup(game, "seed", (Place(OPEN),) * len(PEOPLE))
    made = await creating.create_table(node, laid, PEOPLE[0], [])
    live = await node.find(made.table)
    for seat, person in enumerate(PEOPLE):
        await access.sit(node, live, person, seat)
    return made.table


def say(table: str, seq: int) -> Append:
    """Return something said, as another node would write it."""
    return Append(table, (Entry(seq, 1000, "say", 0, {"text": "hello"}),), "playing", {})


def test_what_happens_while_a_table_is_read_is_not_missed(store: Store) -> None:
    table = with_node(store, lambda node: lay(node, "dice-hospital"))
    written = len(store.entries(table)) + 1

    async def hear_while_reading(node: Node) -> int:
        reading = asyncio.create_task(node.find(table))
        while ENTRIES_READ not in node.metrics.text():
            await asyncio.sleep(0)
        assert table not in node.lives
        assert store.append([say(table, written)]) == [None]
        node.heard(table, written)
        return (await reading).table.seq

    assert with_node(store, hear_while_reading) == written


async def play_to_the_end(node: Node, table: str) -> None:
    """Let everybody act at random until the game is over."""
    live, rng = await node.find(table), Rng("to the end")
    while live.table.status != OVER:
        match = live.table.playing()
        seat = match.actors()[0]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        await node.add(live, Asked("act", seat, {"action": action, "by": "bot"}))


def test_whoever_asks_for_a_rematch_again_gets_a_seat_that_a_crash_took(store: Store) -> None:
    async def crash(node: Node) -> tuple[str, str]:
        """Leave a rematch laid and written down, but with nobody at it."""
        table = await lay(node, "dynamite-nurse")
        await play_to_the_end(node, table)
        live = await node.find(table)
        made = await creating.create_table(node, rematches.setup_again(live.setup), PEOPLE[1], [])
        await node.add(live, Asked("rematch", 1, {"table": made.table}))
        return table, made.table

    async def ask_again(node: Node) -> list[str]:
        live = await node.find(table)
        for seat in (1, 1, 2):
            assert await rematches.rematch(node, live, PEOPLE[seat], seat) == again
        return [chair.person for chair in (await node.find(again)).table.chairs.all]

    table, again = with_node(store, crash)

    assert with_node(store, ask_again) == ["person-1", "person-2", ""]
    assert again in [one.id for one in store.tables_of("person-2")]


def test_a_rematch_has_everybody_at_it_on_another_seat(store: Store) -> None:
    async def play_twice(node: Node) -> list[str]:
        table = await lay(node, "dynamite-nurse")
        await play_to_the_end(node, table)
        live = await node.find(table)
        asked = [rematches.rematch(node, live, person, seat) for seat, person in enumerate(PEOPLE)]
        again = set(await asyncio.gather(*asked))
        assert len(again) == 1
        return (await node.find(again.pop())).table.chairs.names()

    assert with_node(store, play_twice) == ["Seat 1", "Seat 2", "Seat 0"]


def test_a_table_that_another_wrote_to_is_read_again_before_anything_is_added(
    store: Store,
) -> None:
    async def add_unheard(node: Node) -> list[int]:
        table = await lay(node, "dice-hospital")
        live = await node.find(table)
        behind = live.table.seq
        assert store.append([say(table, behind + 1)]) == [None]
        added = await node.add(live, Asked("say", 1, {"text": "me too"}))
        return [behind, added.seq, live.table.seq, live.announced]

    behind, *after = with_node(store, add_unheard)

    assert after == [behind + 2] * 3


def test_who_waits_is_let_go_and_told_nothing_that_is_not_in_the_log(store: Store) -> None:
    async def stop_while_waiting(node: Node) -> tuple[bool, int, int]:
        live = await node.find(await lay(node, "dice-hospital"))
        waiting = asyncio.create_task(live.change(live.announced, 600))
        async with live.lock:
            await asyncio.sleep(0)
            told = live.announced
            live.table.add(Entry(live.table.seq + 1, 1000, "say", 0, {"text": "not yet written"}))
            node.dismiss()
            return await waiting, live.announced, told

    found, *told = with_node(store, stop_while_waiting)

    assert (found, told[0]) == (False, told[1])


def test_a_node_that_is_behind_does_not_take_back_what_another_has_told(store: Store) -> None:
    async def come_from_elsewhere(node: Node) -> list[int]:
        live = await node.find(await lay(node, "dice-hospital"))
        behind = live.table.seq
        assert store.append([say(live.id, behind + 1)]) == [None]
        await node.reach(live, behind + 1)
        told = [live.announced - behind]
        await node.reach(live, behind + 1000)
        return [*told, live.announced - behind, live.behind]

    assert with_node(store, come_from_elsewhere) == [1, 1, 0]


def test_a_table_that_nobody_watches_is_read_when_someone_asks_for_it(store: Store) -> None:
    async def hear(node: Node) -> None:
        live = await node.find(await lay(node, "dice-hospital"))
        begun = live.table.seq
        assert not node.wants(live.id, begun)
        assert not node.wants("elsewhere", 1)
        assert store.append([say(live.id, begun + 1)]) == [None]
        assert node.wants(live.id, begun + 1)
        node.heard(live.id, begun + 1)
        await asyncio.sleep(0.05)
        assert (live.table.seq, is_current(live)) == (begun, False)

        assert store.append([say(live.id, begun + 2)]) == [None]
        assert not node.wants(live.id, begun + 2)  # it is known to be behind
        async with live.lock:
            assert node.wants(live.id, begun + 2)  # it may be just being read
        assert (await node.find(live.id)).table.seq == begun + 2
        assert is_current(live)

    with_node(store, hear)


def test_a_table_that_someone_watches_is_followed(store: Store) -> None:
    async def watch(node: Node) -> None:
        live = await node.find(await lay(node, "dice-hospital"))
        begun = live.table.seq
        assert store.append([say(live.id, begun + 1)]) == [None]
        node.heard(live.id, begun + 1)
        with present(live, Looking(None, None, "en")):
            waiting = asyncio.create_task(live.change(begun, 600))
            await node.reach(live, begun)  # as each viewer does first
            assert await waiting
            waiting = asyncio.create_task(live.change(begun + 1, 600))
            assert store.append([say(live.id, begun + 2)]) == [None]
            assert node.wants(live.id, begun + 2)
            node.heard(live.id, begun + 2)
            assert await waiting
        assert (live.announced, is_current(live)) == (begun + 2, True)

    with_node(store, watch)


def test_an_entry_that_is_told_is_not_read_unless_one_before_it_is_lacking(store: Store) -> None:
    async def watch(node: Node) -> None:
        live = await node.find(await lay(node, "dice-hospital"))
        begun = live.table.seq
        reads = node.metrics.text().count(ENTRIES_READ)
        with present(live, Looking(None, None, "en")):
            for told in (1, 3):  # nothing is heard of the second one
                waiting = asyncio.create_task(live.change(live.announced, 600))
                for number in range(live.table.seq + 1, begun + told + 1):
                    assert store.append([say(live.id, number)]) == [None]
                node.entered(live.id, say(live.id, begun + told).entries[0])
                assert await waiting
                assert (live.announced, is_current(live)) == (begun + told, True)
                # Until now it was read once: at the start, and then for what was lacking.
                assert (ENTRIES_READ in node.metrics.text()) == (told == 1)
        assert reads == 1

    with_node(store, watch)


def test_what_was_seen_at_another_node_is_not_stale_here(store: Store) -> None:
    async def act_elsewhere_then_here(node: Node) -> list[int]:
        here = await node.find(await lay(node, "dynamite-nurse"))
        other = Node(store, Metrics())
        there = await other.find(here.id)
        for at, live in ((other, there), (node, here)):
            match = there.table.playing()
            seat = match.actors()[0]
            seen = there.table.decisions.versions[seat]
            await at.add(live, Asked("act", seat, {"action": match.legal(seat)[0]}, seen=seen))
        await other.close()
        return [seen - there.table.seq, here.table.seq - there.table.seq]

    assert with_node(store, act_elsewhere_then_here) == [0, 1]


def test_a_link_is_renewed_by_whoever_has_the_seat_now_also_where_that_was_not_heard_of(
    store: Store,
) -> None:
    async def renew_elsewhere(node: Node) -> bool:
        laid = TableSetup("dice-hospital", "seed", (Place(OPEN),) * 2)
        live = await node.find((await creating.create_table(node, laid, PEOPLE[0], [0])).table)
        other = Node(store, Metrics())
        there = await other.find(live.id)
        await other.add(there, Asked("stand", 0))
        await access.sit(other, there, PEOPLE[1], 0, "", LINK)
        await other.close()
        with pytest.raises(NotAllowed, match="not-your-seat"):
            await access.renew_link(node, live, PEOPLE[0], 0)
        before = store.link(hashed(LINK))
        secret = await access.renew_link(node, live, PEOPLE[1], 0)
        return before == store.link(hashed(secret)) == Link(live.id, 0, holds=True)

    assert with_node(store, renew_elsewhere)
    old = store.link(hashed(LINK))
    assert old is not None
    assert not old.holds
