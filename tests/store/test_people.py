"""People: guests, their devices, the seats they hold, and their passkeys."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from tests.store.making import lay
from wardround.store import Credential, Store
from wardround.tables.rows import Person, SeatRight


@pytest.fixture
def store_with_people(store: Store) -> Store:
    """Give a store with two people and two tables."""
    store.add_person("m", "Mina", "hash-m", 1)
    store.add_person("j", "Jonathan", "hash-j", 2)
    lay(store, "a", "b")
    return store


def test_somebody_is_known_by_a_token(store_with_people: Store) -> None:
    assert store_with_people.person_by_token("hash-m") == Person("m", "Mina", 1)
    assert store_with_people.person("j") == Person("j", "Jonathan", 2)
    assert store_with_people.person_by_token("hash") is None
    assert store_with_people.person("") is None


def test_no_two_people_have_one_token(store_with_people: Store) -> None:
    with pytest.raises(IntegrityError):
        store_with_people.add_person("x", "Xavier", "hash-m", 3)

    assert store_with_people.person("x") is None


def test_a_name_can_change_to_anything_that_is_text(store_with_people: Store) -> None:
    name = "<script>alert('Ω 🎲')</script>; DROP TABLE people"

    assert store_with_people.rename_person("m", name)
    assert not store_with_people.rename_person("x", name)

    assert store_with_people.person("m") == Person("m", name, 1)
    assert store_with_people.person("j") == Person("j", "Jonathan", 2)


def test_a_person_can_have_several_devices(store_with_people: Store) -> None:
    store_with_people.change_token("m", "", "phone", 5)
    assert store_with_people.person_by_token("phone") == Person("m", "Mina", 1)

    store_with_people.drop_token("hash-m")

    assert store_with_people.person_by_token("hash-m") is None
    assert store_with_people.person_by_token("phone") == Person("m", "Mina", 1)


def test_a_device_that_gets_another_token_is_not_known_by_the_old_one(
    store_with_people: Store,
) -> None:
    ended = store_with_people.change_token("m", "hash-m", "new", 5)

    assert ended == ["hash-m"]
    assert store_with_people.person_by_token("hash-m") is None
    assert store_with_people.person_by_token("new") == Person("m", "Mina", 1)
    assert store_with_people.person_by_token("hash-j") == Person("j", "Jonathan", 2)


def test_all_devices_of_a_person_end_but_for_the_one_that_asked(store_with_people: Store) -> None:
    store_with_people.change_token("m", "", "phone", 5)

    ended = store_with_people.change_token("m", "hash-j", "new", 6, everywhere=True)

    assert ended == ["hash-j", "hash-m", "phone"]
    assert store_with_people.person_by_token("new") == Person("m", "Mina", 1)
    assert {store_with_people.person_by_token(token) for token in ended} == {None}


def test_a_seat_is_granted_once_and_to_several(store_with_people: Store) -> None:
    for _ in range(2):
        store_with_people.grant("a", 1, "m")
    store_with_people.grant("a", 0, "m")
    store_with_people.grant("a", 1, "j")

    assert store_with_people.seats_of("m", "a") == [0, 1]
    assert store_with_people.seats_of("m", "b") == []
    assert store_with_people.holders("a") == [
        SeatRight(0, "m", "Mina"),
        SeatRight(1, "j", "Jonathan"),
        SeatRight(1, "m", "Mina"),
    ]


def test_grants_are_revoked_by_seat(store_with_people: Store) -> None:
    for table, seat, who in [("a", 0, "m"), ("a", 1, "m"), ("a", 1, "j"), ("b", 1, "j")]:
        store_with_people.grant(table, seat, who)

    store_with_people.revoke_grants("a", 1)

    assert store_with_people.holders("a") == [SeatRight(0, "m", "Mina")]
    assert store_with_people.seats_of("j", "b") == [1]


def test_a_grant_is_revoked_from_one_person(store_with_people: Store) -> None:
    for who in ("m", "j"):
        store_with_people.grant("a", 1, who)

    store_with_people.revoke_grants("a", 1, "j")

    assert store_with_people.holders("a") == [SeatRight(1, "m", "Mina")]


def test_a_seat_cannot_be_granted_to_nobody(store_with_people: Store) -> None:
    with pytest.raises(IntegrityError):
        store_with_people.grant("a", 0, "x")
    with pytest.raises(IntegrityError):
        store_with_people.grant("x", 0, "m")


def test_merged_people_are_one_with_all_they_had(store_with_people: Store) -> None:
    for table, seat, who in [("a", 0, "m"), ("a", 0, "j"), ("a", 1, "j"), ("b", 1, "j")]:
        store_with_people.grant(table, seat, who)
    store_with_people.add_credential("j", b"passkey", b"public", 3, 9)

    merged = store_with_people.merge_people("j", "m")

    mina = Person("m", "Mina", 1)
    assert store_with_people.person("j") is None
    assert merged.tokens == ["hash-j"]
    assert store_with_people.person_by_token("hash-j") is None
    assert store_with_people.person_by_token("hash-m") == mina
    assert store_with_people.holders("a") == [SeatRight(0, "m", "Mina"), SeatRight(1, "m", "Mina")]
    assert [one.id for one in store_with_people.tables_of("m")] == ["b", "a"]
    assert store_with_people.credential(b"passkey") == Credential("m", b"public", 3)


def test_a_passkey_is_somebodys_for_good(store_with_people: Store) -> None:
    assert store_with_people.add_credential("m", b"\0\xff", b"public", 0, 9)
    assert not store_with_people.add_credential("j", b"\0\xff", b"other", 0, 10)
    assert store_with_people.add_credential("m", b"older", b"public", 0, 8)

    assert store_with_people.credential(b"\0\xff") == Credential("m", b"public", 0)
    assert store_with_people.credential(b"\0") is None
    assert store_with_people.credential_ids("m") == [b"older", b"\0\xff"]
    assert store_with_people.credential_ids("j") == []
    assert store_with_people.credentials_of("m") == [(b"older", 8), (b"\0\xff", 9)]


def test_only_its_owner_can_have_a_passkey_forgotten(store_with_people: Store) -> None:
    store_with_people.add_credential("m", b"passkey", b"public", 0, 9)

    assert not store_with_people.drop_credential("j", b"passkey")
    assert store_with_people.drop_credential("m", b"passkey")
    assert not store_with_people.drop_credential("m", b"passkey")
    assert store_with_people.credential(b"passkey") is None


@pytest.mark.parametrize(
    ("counts", "taken"),
    [
        ([1, 2, 7], [True, True, True]),
        ([5, 5], [True, False]),
        ([5, 4, 6], [True, False, True]),
        ([0, 0], [True, True]),
        ([1, 0], [True, False]),
    ],
)
def test_the_count_of_a_passkey_must_grow_unless_it_does_not_count(
    store_with_people: Store, counts: list[int], taken: list[bool]
) -> None:
    store_with_people.add_credential("m", b"passkey", b"public", 0, 9)

    assert [store_with_people.use_credential(b"passkey", count) for count in counts] == taken
    assert not store_with_people.use_credential(b"unknown", 1)
