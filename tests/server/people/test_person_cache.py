"""People are remembered, but what changes them is seen at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from tests.kit.postgres import Postgres
from tests.kit.server import SECONDS
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.people.person_cache import MOMENT, PersonCache
from wardround.store.store import Store
from wardround.store.wakes import listen
from wardround.tables.rows import Person

ANN = Person("a", "Ann", 1)
BEN = Person("b", "Ben", 2)

Play = Callable[[PersonCache, Store], Awaitable[None]]


def play(folder: Path, what: Play) -> None:
    """Let something happen to a server that knows Ann and Ben."""

    async def run() -> None:
        with Store.open(f"sqlite:///{folder / 'people.db'}") as store:
            for one in (ANN, BEN):
                store.add_person(one.id, one.name, f"hash-{one.id}", one.created_at)
            node = Node(store, Metrics())
            await what(PersonCache(node), store)
            await node.close()

    asyncio.run(run())


def test_somebody_is_asked_for_once(tmp_path: Path) -> None:
    async def what(people: PersonCache, store: Store) -> None:
        assert await people.find("hash-a") == ANN
        store.rename_person("a", "not seen, since it went around the cache")
        assert await people.find("hash-a") == ANN

    play(tmp_path, what)


def test_a_stranger_is_asked_for_again(tmp_path: Path) -> None:
    async def what(people: PersonCache, store: Store) -> None:
        assert await people.find("hash-c") is None
        store.change_token("a", "", "hash-c", 3)
        assert await people.find("hash-c") == ANN

    play(tmp_path, what)


def test_a_new_name_is_seen_by_the_next_request(tmp_path: Path) -> None:
    async def what(people: PersonCache, _: Store) -> None:
        await people.find("hash-a")
        await people.rename("a", "Anna")
        assert await people.find("hash-a") == Person("a", "Anna", 1)

    play(tmp_path, what)


def test_a_device_that_is_nobodys_any_more_is_nobodys(tmp_path: Path) -> None:
    async def what(people: PersonCache, _: Store) -> None:
        await people.find("hash-a")
        await people.drop("hash-a")
        assert await people.find("hash-a") is None

    play(tmp_path, what)


def test_what_a_guest_who_became_somebody_was_known_by_is_nobodys(tmp_path: Path) -> None:
    async def what(people: PersonCache, _: Store) -> None:
        assert await people.find("hash-b") == BEN
        await people.merge("b", "a")
        assert await people.find("hash-b") is None

    play(tmp_path, what)


def test_a_visit_is_over_with_the_token_that_it_began_with(tmp_path: Path) -> None:
    async def what(people: PersonCache, store: Store) -> None:
        woken: list[str] = []
        await people.find("hash-a")
        await people.find("hash-b")
        async with (
            people.visit("hash-a", lambda: woken.append("a")) as ann,
            people.visit("hash-b", lambda: woken.append("b")) as ben,
            people.visit("", lambda: woken.append("stranger")) as stranger,
        ):
            await people.change("a", "hash-a", "new", 3)
            assert [one.is_over for one in (ann, ben, stranger)] == [True, False, False]
            store.drop_token("hash-b")  # at another node, which could not tell us
            people.heard("")
            while not ben.is_over:
                await asyncio.sleep(0)
        assert woken == ["a", "b"]
        async with people.visit("hash-a", lambda: None) as late:
            assert late.is_over

    play(tmp_path, what)


def test_what_was_read_before_a_change_is_not_kept_after_it(tmp_path: Path) -> None:
    async def what(people: PersonCache, _: Store) -> None:
        for number in range(50):
            name = f"Ann {number}"
            await asyncio.gather(
                people.find("hash-a"), people.rename("a", name), people.find("hash-a")
            )
            assert await people.find("hash-a") == Person("a", name, 1)

    play(tmp_path, what)


# --- where other nodes may change people ----------------------------------------------------------


@pytest.fixture
def address(postgres: Postgres) -> Iterator[str]:
    """Give the address of an empty database that two nodes can share."""
    postgres.create("people")
    yield postgres.url("people")
    postgres.drop("people")


class Watch:
    """A clock that stands still until it is set."""

    now = 100.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def play_beside_another(
    address: str, what: Callable[[PersonCache, Store, Watch], Awaitable[None]]
) -> None:
    """Let something happen to a node that knows Ann and Ben, beside another's store."""

    async def run() -> None:
        with Store.open(address) as ours, Store.open(address) as theirs:
            for one in (ANN, BEN):
                ours.add_person(one.id, one.name, f"hash-{one.id}", one.created_at)
            node, watch = Node(ours, Metrics()), Watch()
            await what(PersonCache(node, watch), theirs, watch)
            await node.close()

    asyncio.run(run())


def test_people_are_remembered_while_we_hear_of_every_change(address: str) -> None:
    async def what(people: PersonCache, theirs: Store, watch: Watch) -> None:
        assert await people.find("hash-a") == ANN
        theirs.rename_person("a", "Anna")
        watch.now += MOMENT - 0.1
        assert await people.find("hash-a") == ANN
        people.sure(watch.now)
        watch.now += MOMENT - 0.1
        assert (await people.find("hash-a"), people.known("hash-a")) == (ANN, "a")
        watch.now += 0.2  # now we have heard nothing for too long
        assert people.known("hash-a") == ""
        assert await people.find("hash-a") == Person("a", "Anna", 1)

    play_beside_another(address, what)


def test_whom_another_node_has_changed_is_looked_up_again(address: str) -> None:
    async def what(people: PersonCache, theirs: Store, watch: Watch) -> None:
        await people.find("hash-a")
        await people.find("hash-b")
        people.sure(watch.now)
        theirs.rename_person("a", "Anna")
        theirs.rename_person("b", "Benno")
        people.heard("person/a")
        assert await people.find("hash-a") == Person("a", "Anna", 1)
        assert await people.find("hash-b") == BEN
        people.heard("person/")
        assert await people.find("hash-b") == Person("b", "Benno", 2)

    play_beside_another(address, what)


def test_each_node_hears_of_changed_people_and_that_it_has_missed_none(
    address: str,
) -> None:
    heard: SimpleQueue[str | float] = SimpleQueue()
    with Store.open(address) as ours, Store.open(address) as theirs:
        theirs.add_person("a", "Ann", "hash-a", 1)
        theirs.add_person("b", "Ben", "hash-b", 1)
        with listen(ours, lambda what, _: heard.put(what), heard.put):
            theirs.rename_person("a", "Anna")
            theirs.merge_people("b", "a")
            theirs.forget_guests(2, 10)
            done = time.monotonic()
            told = list(iter(heard.get, "person/"))
            while not isinstance(sure := heard.get(timeout=SECONDS), float) or sure < done:
                pass

    assert [one for one in told if isinstance(one, str)] == ["person/a", "token/hash-b"]
