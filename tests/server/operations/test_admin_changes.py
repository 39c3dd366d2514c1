"""A running server follows what an operator does to its database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from tests.kit.reviews import played
from tests.kit.server import Server
from wardround import catalog
from wardround.core.record_text import read, write
from wardround.core.records import verify
from wardround.server.http.answers import status_of
from wardround.server.node import Node
from wardround.server.operations.admin_changes import AdminChanges
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.people.person_cache import PersonCache
from wardround.store.administering import Administration, open_existing
from wardround.store.forgetting import NOBODY, without_names
from wardround.store.store import Store
from wardround.tables import access, creating
from wardround.tables.errors import Refusal
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked
from wardround.tables.replays.group_reviews import Reviews
from wardround.tables.rows import Person

T = TypeVar("T")
PEOPLE = [Person(f"person-{seat}", f"Seat {seat}", 1000) for seat in range(2)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Give an empty store in which people are known."""
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as opened:
        for person in PEOPLE:
            opened.add_person(person.id, person.name, f"token of {person.id}", 1000)
        yield opened


class Hall:
    """A node with a table where two people sit, its admin_changes, and an operator."""

    def __init__(self, node: Node, live: Live) -> None:
        self.node = node
        self.live = live
        self.people = PersonCache(node)
        self.admin_changes = AdminChanges(node, self.people, Reviews(node))
        self.operator = Administration(node.store, "root", 9000)

    async def refusal(self, asked: Awaitable[object]) -> tuple[str, int]:
        """Return how something is refused."""
        with pytest.raises(Refusal) as refused:
            await asked
        return refused.value.code, status_of(refused.value)


def in_a_hall(store: Store, test: Callable[[Hall], Awaitable[T]]) -> T:
    """Run a test with a node."""

    async def run() -> T:
        node = Node(store, Metrics())
        try:
            laid = TableSetup("dice-hospital", "seed", (Place(OPEN),) * len(PEOPLE))
            live = await node.find((await creating.create_table(node, laid, PEOPLE[0], [])).table)
            for seat, person in enumerate(PEOPLE):
                await access.sit(node, live, person, seat)
            return await test(Hall(node, live))
        finally:
            await node.close()

    return asyncio.run(run())


def test_a_closed_table_is_let_go_and_comes_back_when_it_is_opened(store: Store) -> None:
    async def close(hall: Hall) -> list[object]:
        waiting = asyncio.create_task(hall.live.change(hall.live.announced, 60))
        await asyncio.sleep(0)
        hall.operator.close_table(hall.live.id)
        await hall.admin_changes.look()
        told = [await waiting, hall.live.gone, await hall.refusal(hall.node.find(hall.live.id))]
        hall.operator.reopen_table(hall.live.id)
        return [*told, (await hall.node.find(hall.live.id)).table.seq]

    assert in_a_hall(store, close) == [False, True, ("table-closed", 410), 2]


@pytest.mark.parametrize(
    ("change", "refused"),
    [("close_table", ("table-closed", 410)), ("delete_table", ("no-such-table", 404))],
)
def test_nothing_is_added_before_the_node_has_heard_of_it_either(
    store: Store, change: str, refused: tuple[str, int]
) -> None:
    async def say(hall: Hall) -> list[object]:
        getattr(hall.operator, change)(hall.live.id)
        added = hall.node.add(hall.live, Asked("say", 0, {"text": "hello"}))
        return [await hall.refusal(added), hall.live.id in hall.node.lives]

    assert in_a_hall(store, say) == [refused, False]
    assert store.orders_after(0)[0].operator == "root"


def test_a_banned_person_is_shut_out_where_they_were_remembered(store: Store) -> None:
    token = f"token of {PEOPLE[0].id}"

    async def ban(hall: Hall) -> list[bool]:
        async def banned() -> bool:
            found = await hall.people.find(token)
            return found is not None and found.banned

        hall.live.presence.come(PEOPLE[0].id)
        waiting = asyncio.create_task(hall.live.change(hall.live.announced, 60))
        before = await banned()
        hall.operator.ban_person(PEOPLE[0].id)
        await hall.admin_changes.look()
        told = [before, await banned(), hall.node.is_banned(PEOPLE[0]), await waiting]
        hall.operator.unban_person(PEOPLE[0].id)
        await hall.admin_changes.look()
        return [*told, await banned(), hall.node.is_banned(PEOPLE[0])]

    assert in_a_hall(store, ban) == [False, True, True, False, False, False]


def test_a_deleted_person_has_no_name_at_a_table_that_goes_on(store: Store) -> None:
    async def delete(hall: Hall) -> list[object]:
        assert hall.operator.delete_person(PEOPLE[0].id) == (0, 1)
        await hall.admin_changes.look()
        live = await hall.node.find(hall.live.id)
        return [live.table.chairs.names(), live.seats_of(PEOPLE[0].id), live.seats_of(PEOPLE[1].id)]

    assert in_a_hall(store, delete) == [[NOBODY, "Seat 1"], [], [1]]


def test_a_server_ends_streams_and_refuses_what_an_operator_forbade(server: Server) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    closed = ann.lay("dice-hospital", ["me", "open"])["table"]
    lasting = ann.lay("dice-hospital", ["me", "open"])["table"]
    ben.post(f"/api/tables/{lasting}/join", {"seat": 1})
    with open_existing(server.database) as store:
        operator = Administration(store, "root", 9000)
        (ben_id,) = [one.person_id for one in store.holders(lasting) if one.name == "Ben"]
        with closing(ann.events(closed, 0)) as events:
            next(events)
            operator.close_table(closed)
            assert list(events) == []
        with closing(ben.events(lasting, 1)) as events:
            next(events)
            operator.ban_person(ben_id)
            assert list(events) == []

    assert ann.http.get(f"/api/tables/{closed}").status_code == 410
    assert closed not in str(ann.get("/api/tables"))
    assert ben.refused("/api/me", {"name": "Benjamin"}) == (403, "banned")
    assert ben.http.get(f"/api/tables/{lasting}").json()["error"]["code"] == "banned"
    assert ann.look(lasting, 0)["table"] == lasting


def test_the_record_of_a_finished_game_is_still_good_without_a_name() -> None:
    game = catalog.find("dice-hospital")
    text = write(played(game, "random random", seed="without a name"))
    cleaned = read(without_names(text, {1}), "record", catalog.find)

    assert cleaned.seats == ("random", NOBODY)
    assert verify(cleaned, "record") == verify(read(text, "record", catalog.find), "record") > 0
