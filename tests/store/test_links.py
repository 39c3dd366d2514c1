"""Links: whose turn it is to sit down, and who came by one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.store.making import lay
from wardround.store import Store
from wardround.tables.rows import Link, SeatRight

MANY = 8
HERE = Link("a", 1, holds=True)


@pytest.fixture
def store_with_people(store: Store) -> Store:
    """Give a store with three people and two tables."""
    for one in ("Mina", "Jonathan", "Lucy"):
        store.add_person(one[0].lower(), one, f"hash-{one}", 1)
    lay(store, "a", "b")
    return store


def test_a_link_leads_to_its_seat_until_it_is_renewed(store_with_people: Store) -> None:
    store = store_with_people
    before = store.link("a-1")
    store.renew_link("a", 1, "new")

    assert before == store.link("new") == HERE
    assert store.link("a-1") == Link("a", 1, holds=False)
    assert store.link("a-0") == Link("a", 0, holds=True)
    assert store.link("a-2") is None


def test_of_many_who_use_a_link_at_once_one_is_first(store_with_people: Store) -> None:
    store, together = store_with_people, Barrier(MANY)

    def use(number: int) -> bool:
        together.wait()
        return store.use_link(HERE, "a-1", f"new-{number}")

    with ThreadPoolExecutor(MANY) as threads:
        told = list(threads.map(use, range(MANY)))

    assert sorted(told) == [False] * (MANY - 1) + [True]
    assert store.link(f"new-{told.index(True)}") == HERE


def test_who_came_by_a_link_loses_the_seat_when_it_is_renewed(store_with_people: Store) -> None:
    store = store_with_people
    store.grant("a", 1, "m")
    for who in "jl":
        assert store.grant_by_link(HERE, "a-1", who)
    store.grant_by_link(Link("a", 0, holds=True), "a-0", "j")

    evicted = store.renew_link("a", 1, "new", "m")

    assert evicted == ["j", "l"]
    assert store.holders("a") == [SeatRight(0, "j", "Jonathan"), SeatRight(1, "m", "Mina")]
    assert not store.grant_by_link(HERE, "a-1", "l")
    assert store.seats_of("l", "a") == []


def test_who_sat_down_keeps_the_seat_when_another_device_renews_its_link(
    store_with_people: Store,
) -> None:
    store = store_with_people
    store.grant("a", 1, "m")
    store.grant_by_link(HERE, "a-1", "m")
    store.grant_by_link(HERE, "a-1", "j")

    assert store.renew_link("a", 1, "new", "j") == []
    assert store.holders("a") == [SeatRight(1, "m", "Mina"), SeatRight(1, "j", "Jonathan")]


def test_a_seat_that_came_along_to_an_account_is_had_as_it_was_before(
    store_with_people: Store,
) -> None:
    store = store_with_people
    store.grant("a", 0, "j")
    store.grant_by_link(HERE, "a-1", "j")
    store.merge_people("j", "m")

    assert store.renew_link("a", 0, "other", "l") == []
    assert store.renew_link("a", 1, "new", "l") == ["m"]
