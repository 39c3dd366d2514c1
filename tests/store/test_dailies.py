"""Wards of the days in the store: one seed for a day, one attempt for a person."""

from __future__ import annotations

from tests.store.making import lay
from wardround.store import Store


def test_a_day_has_one_seed_whoever_asks_first(store: Store) -> None:
    assert store.ward("2026-11-15", "first", 1) == "first"
    assert store.ward("2026-11-15", "second", 2) == "first"
    assert store.ward("2026-11-16", "second", 3) == "second"


def test_a_person_has_one_attempt_a_day(store: Store) -> None:
    lay(store, "a", "b", "c")

    assert store.add_attempt("a", "2026-11-15", "m")
    assert not store.add_attempt("b", "2026-11-15", "m")
    assert store.add_attempt("c", "2026-11-16", "m")
    assert [one.table_id for one in store.attempts_of("m", "2026-11-15")] == ["c", "a"]
    assert store.attempts_of("m", "2026-11-17") == []


def test_two_people_who_become_one_keep_one_attempt_and_both_results(store: Store) -> None:
    store.add_person("m", "Mina", "hash", 1)
    store.add_person("j", "Jonathan", "other", 1)
    lay(store, "a", "b", "c")
    store.add_attempt("a", "2026-11-15", "m")
    store.add_attempt("b", "2026-11-15", "j")
    store.add_attempt("c", "2026-11-14", "j")
    store.note_results([("a", 40, True), ("b", 61, True), ("c", 12, True)])

    store.merge_people("j", "m")

    assert [one.table_id for one in store.attempts_of("m", "2026-11-01")] == ["a", "c"]
    assert store.results("2026-11-01") == {"2026-11-14": {12: 1}, "2026-11-15": {40: 1, 61: 1}}


def test_preferences_are_kept_as_they_were_told(store: Store) -> None:
    store.add_person("m", "Mina", "hash", 1)

    assert store.preferences("m") is None
    store.keep_preferences("m", {"size": 120, "keys": {"undo": "z"}})
    assert store.preferences("m") == {"size": 120, "keys": {"undo": "z"}}
    assert store.person("m") is not None
