"""Wards of the days in the store: one seed for a day and game, one attempt for a person."""

from __future__ import annotations

from alembic import command
from sqlalchemy import text

from tests.store.making import lay
from wardround.store import Store
from wardround.store.database import Database
from wardround.store.engines import engine_for
from wardround.store.migrating import configuration
from wardround.store.urls import parsed
from wardround.tables.rows import Attempt, DayResults, Result

DICE, NURSE = "dice-hospital", "dynamite-nurse"


def test_a_day_has_one_seed_in_each_game_whoever_asks_first(store: Store) -> None:
    assert store.ward(DICE, "2026-11-15", "first", 1) == "first"
    assert store.ward(DICE, "2026-11-15", "second", 2) == "first"
    assert store.ward(DICE, "2026-11-16", "second", 3) == "second"
    assert store.ward(NURSE, "2026-11-15", "third", 4) == "third"


def test_a_person_has_one_attempt_a_day_in_each_game(store: Store) -> None:
    lay(store, "a", "b", "c", "d")

    assert store.add_attempt("a", DICE, "2026-11-15", "m")
    assert not store.add_attempt("b", DICE, "2026-11-15", "m")
    assert store.add_attempt("c", DICE, "2026-11-16", "m")
    assert store.add_attempt("d", NURSE, "2026-11-15", "m")
    assert [one.table_id for one in store.attempts_of("m", DICE, "2026-11-15")] == ["c", "a"]
    assert [one.table_id for one in store.attempts_of("m", NURSE, "2026-11-15")] == ["d"]
    assert store.attempts_of("m", DICE, "2026-11-17") == []


def test_two_people_who_become_one_keep_one_attempt_and_both_results(store: Store) -> None:
    store.add_person("m", "Mina", "hash", 1)
    store.add_person("j", "Jonathan", "other", 1)
    lay(store, "a", "b", "c", "d")
    store.add_attempt("a", DICE, "2026-11-15", "m")
    store.add_attempt("b", DICE, "2026-11-15", "j")
    store.add_attempt("c", DICE, "2026-11-14", "j")
    store.add_attempt("d", NURSE, "2026-11-15", "j")
    points = {"a": 40, "b": 61, "c": 12, "d": 9}
    store.note_results([Result(one, points[one], counts=True, won=one == "d") for one in points])

    store.merge_people("j", "m")

    assert [one.table_id for one in store.attempts_of("m", DICE, "2026-11-01")] == ["a", "c"]
    own = Attempt("2026-11-15", "d", 9, counts=True, won=True)
    assert store.attempts_of("m", NURSE, "2026-11-01") == [own]
    assert store.results(DICE, "2026-11-01") == {
        "2026-11-14": DayResults({12: 1}, 0),
        "2026-11-15": DayResults({40: 1, 61: 1}, 0),
    }


def test_of_those_with_the_same_points_the_winners_are_counted(store: Store) -> None:
    lay(store, "a", "b", "c")
    for table in "abc":
        store.add_attempt(table, NURSE, "2026-11-15", table)
    store.note_results([Result("a", 9, counts=True, won=True)])
    store.note_results([Result("b", 9, counts=True, won=False)])
    store.note_results([Result("c", 30, counts=False, won=True)])

    assert store.results(NURSE, "2026-11-15") == {"2026-11-15": DayResults({9: 2}, 1)}


def test_wards_of_an_older_store_are_those_of_dice_hospital(address: str) -> None:
    database = Database(engine_for(parsed(address)))
    config = configuration()
    with database.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for row in (
            "INSERT INTO wards VALUES ('2026-11-15', 'old', 1)",
            "INSERT INTO tables VALUES ('a', 1, '{}', 'over', false, '{}', 1, 0)",
            "INSERT INTO attempts VALUES ('a', '2026-11-15', 'm', 40, true)",
        ):
            connection.execute(text(row))
    database.close()

    with Store.open(address) as store:
        assert store.ward(DICE, "2026-11-15", "new", 2) == "old"
        assert store.ward(NURSE, "2026-11-15", "new", 2) == "new"
        kept = Attempt("2026-11-15", "a", 40, counts=True, won=False)
        assert store.attempts_of("m", DICE, "2026-11-15") == [kept]
        assert store.results(DICE, "2026-11-15") == {"2026-11-15": DayResults({40: 1}, 0)}


def test_preferences_are_kept_as_they_were_told(store: Store) -> None:
    store.add_person("m", "Mina", "hash", 1)

    assert store.preferences("m") is None
    store.keep_preferences("m", {"size": 120, "keys": {"undo": "z"}})
    assert store.preferences("m") == {"size": 120, "keys": {"undo": "z"}}
    assert store.person("m") is not None
