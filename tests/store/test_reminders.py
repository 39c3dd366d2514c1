"""Browsers to be told, tables not to hear of, and turns that are claimed once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.store.making import lay
from wardround.store import Store
from wardround.store.overviews import export
from wardround.store.reminders import MOST_BROWSERS
from wardround.store.rows import Subscription, Waiting


def browser(name: str) -> Subscription:
    """Return what a browser tells."""
    return Subscription(f"https://push.example.org/{name}", "point", "auth-secret", "en")


@pytest.fixture
def club(store: Store) -> Store:
    """Give a store with two people, each with a seat at a table."""
    store.add_person("m", "Mina", "hash-m", 1)
    store.add_person("j", "Jonathan", "hash-j", 2)
    lay(store, "a", "b")
    store.grant("a", 0, "m")
    store.grant("a", 1, "j")
    return store


def test_a_browser_is_kept_until_it_leaves_and_belongs_to_one_person(club: Store) -> None:
    club.subscribe("m", browser("x"), 5)
    club.subscribe("j", browser("x"), 6)

    assert club.subscriptions("m") == []
    assert club.subscriptions("j") == [browser("x")]
    assert not club.unsubscribe("m", browser("x").endpoint)
    assert club.unsubscribe("j", browser("x").endpoint)
    assert club.subscriptions("j") == []


def test_the_oldest_browser_makes_room(club: Store) -> None:
    for number in range(MOST_BROWSERS + 2):
        club.subscribe("m", browser(str(number)), number)

    kept = [browser(str(number)) for number in range(2, MOST_BROWSERS + 2)]
    assert club.subscriptions("m") == kept


def test_a_turn_is_claimed_by_one_of_many(club: Store) -> None:
    with ThreadPoolExecutor(8) as threads:
        claims = list(threads.map(lambda _: club.claim_turn("m", "a", 7), range(8)))

    assert sorted(claims) == [False] * 7 + [True]
    assert not club.claim_turn("m", "a", 6)
    assert club.claim_turn("m", "a", 8)
    assert club.claim_turn("j", "a", 7)


def test_who_can_be_told_and_what_they_know(club: Store) -> None:
    club.subscribe("m", browser("x"), 5)
    club.claim_turn("m", "a", 7)

    assert club.waiting(["a", "b"]) == [Waiting("a", 0, "m", 7)]
    club.remind("m", "a", on=False)
    assert not club.is_reminded("m", "a")
    assert club.is_reminded("m", "b")
    assert club.waiting(["a", "b"]) == []
    club.remind("m", "a", on=True)
    assert club.waiting(["a"]) == [Waiting("a", 0, "m", 7)]


def test_the_browsers_of_a_guest_are_not_told_of_the_tables_of_the_account(club: Store) -> None:
    club.subscribe("m", browser("x"), 5)
    club.subscribe("j", browser("y"), 6)
    club.remind("m", "a", on=False)
    club.merge_people("m", "j")

    assert club.subscriptions("j") == [browser("y")]
    assert not club.is_reminded("j", "a")
    club.unsubscribe_all("j")
    assert club.subscriptions("j") == []


def test_what_is_kept_is_told_to_its_owner_without_secrets(club: Store) -> None:
    club.subscribe("m", browser("x"), 5)
    club.remind("m", "a", on=False)
    told = export(club, "m")

    assert (told["reminded_browsers"], told["reminders_off"]) == ([5], ["a"])
    assert "auth-secret" not in str(told)
