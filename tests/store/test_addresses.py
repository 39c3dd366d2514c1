"""Addresses count once they are confirmed, and codes are few."""

from __future__ import annotations

import pytest

from tests.store.making import lay
from wardround.store import Store
from wardround.store.addresses import (
    CODE_MILLISECONDS,
    DAY,
    MOST_FOR_ADDRESS,
    MOST_FOR_PERSON,
    MOST_TRIES,
)
from wardround.store.overviews import export
from wardround.store.rows import MailAddress, Waiting


def address(name: str = "m") -> MailAddress:
    """Return an address that nobody has confirmed."""
    return MailAddress(f"{name}@example.org", "en", f"stop-{name}")


@pytest.fixture
def club(store: Store) -> Store:
    """Give a store with two people, one of whom sits at a table."""
    store.add_person("m", "Mina", "hash-m", 1)
    store.add_person("j", "Jonathan", "hash-j", 2)
    lay(store, "a")
    store.grant("a", 0, "m")
    return store


def test_nobody_is_told_before_an_address_is_confirmed(club: Store) -> None:
    assert club.offer_address("m", address(), "code", 10)
    assert club.waiting(["a"]) == []
    assert not club.confirm_address("m", "other", 11)
    assert not club.confirm_address("j", "code", 11)
    assert club.confirm_address("m", "code", 11)
    assert club.waiting(["a"]) == [Waiting("a", 0, "m", 0)]
    assert club.address("m") == address()._replace(confirmed_at=11)
    assert export(club, "m")["mail"][0]["address"] == "m@example.org"
    assert "stop-m" not in str(export(club, "m"))
    assert club.stop_mail("stop-m")
    assert not club.stop_mail("stop-m")
    assert (club.address("m"), club.waiting(["a"])) == (None, [])


def test_a_code_is_guessed_a_few_times_and_grows_old(club: Store) -> None:
    club.offer_address("m", address(), "code", 10)
    for _ in range(MOST_TRIES):
        assert not club.confirm_address("m", "guess", 11)
    assert not club.confirm_address("m", "code", 11)
    club.offer_address("m", address(), "new", 20)
    assert not club.confirm_address("m", "new", 20 + CODE_MILLISECONDS)
    assert club.confirm_address("m", "new", 19 + CODE_MILLISECONDS)


def test_codes_are_few_by_person_and_by_address(club: Store) -> None:
    asked = [
        club.offer_address("m", address(str(n)), "code", n) for n in range(MOST_FOR_PERSON + 1)
    ]
    again = [club.offer_address("j", address("M"), "code", 10) for _ in range(MOST_FOR_ADDRESS)]

    assert asked == [True] * MOST_FOR_PERSON + [False]
    assert again == [True] * MOST_FOR_ADDRESS
    club.add_person("x", "Xavier", "hash-x", 3)
    assert not club.offer_address("x", address("m"), "code", 11)
    assert club.offer_address("x", address("m"), "code", 10 + DAY)


def test_the_address_of_a_guest_does_not_become_that_of_the_account(club: Store) -> None:
    club.offer_address("m", address("m"), "code", 10)
    club.merge_people("m", "j")
    assert club.address("j") is None
    assert not club.stop_mail("stop-m")
