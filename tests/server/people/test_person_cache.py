"""People are remembered, but what changes them is seen at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.people.person_cache import PersonCache
from wardround.store.store import Store
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
