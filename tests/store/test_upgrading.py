"""The schema: made from nothing or from any older one, by one program at a time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from tests.kit.postgres import Postgres
from tests.store.making import lay, start_at_once, start_child
from wardround.store import Store, StoreProblem
from wardround.store.database import Database
from wardround.store.engines import engine_for
from wardround.store.migrating import configuration
from wardround.store.schema import METADATA
from wardround.store.upgrading import revisions
from wardround.store.urls import parsed
from wardround.tables.rows import Archived

REVISIONS = [
    step.revision for step in ScriptDirectory.from_config(configuration()).walk_revisions()
]


def described(address: str) -> dict[str, list[str]]:
    """Return all that a database says about its tables."""
    engine = create_engine(parsed(address))
    looking = inspect(engine)
    told = {
        name: [
            *map(str, looking.get_columns(name)),
            str(looking.get_pk_constraint(name)),
            *sorted(map(str, looking.get_foreign_keys(name))),
            *sorted(map(str, looking.get_unique_constraints(name))),
            *sorted(
                f"{index} {[f'{key}={told}' for key, told in options.items()]}"
                for index in looking.get_indexes(name)
                for options in [index.pop("dialect_options", {})]
            ),
        ]
        for name in looking.get_table_names()
    }
    engine.dispose()
    return told


def execute(address: str, line: str) -> None:
    """Let a database do something that the store does not."""
    engine = create_engine(parsed(address))
    with engine.begin() as connection:
        connection.execute(text(line))
    engine.dispose()


def go_to(address: str, revision: str) -> None:
    """Take the steps of the schema from nothing to a revision."""
    database = Database(engine_for(parsed(address)))
    config = configuration()
    with database.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    database.close()


def test_all_steps_together_make_the_schema_of_a_new_database(
    address: str, postgres: Postgres, tmp_path: Path
) -> None:
    Store.open(address).close()
    other = f"sqlite:///{tmp_path}/other.db"
    if address.startswith("postgresql"):
        postgres.create("by-steps")
        other = postgres.url("by-steps")
    go_to(other, "head")

    assert described(address) == described(other)
    assert described(address).keys() == {*METADATA.tables, "alembic_version"}
    assert revision_of(address) == revision_of(other) == REVISIONS[0]
    if address.startswith("postgresql"):
        postgres.drop("by-steps")


def revision_of(address: str) -> str | None:
    """Return the last step that a database has had."""
    engine = create_engine(parsed(address))
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    engine.dispose()
    return revision


def test_the_files_of_the_steps_are_numbered_as_the_steps_are() -> None:
    assert revisions() == REVISIONS[::-1]


def test_alembic_finds_nothing_to_change(store: Store) -> None:
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


@pytest.mark.parametrize("revision", REVISIONS)
def test_any_older_schema_is_brought_up_to_date(address: str, revision: str) -> None:
    go_to(address, revision)

    with Store.open(address) as store, store.reading() as connection:
        assert MigrationContext.configure(connection).get_current_heads() == (REVISIONS[0],)


def test_who_is_named_in_older_reviews_is_known(address: str) -> None:
    database = Database(engine_for(parsed(address)))
    config = configuration()
    told = '{"leader":"j","people":[{"id":"j","name":"Jonathan"}]}'
    with database.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for line in (
            "INSERT INTO tables VALUES ('a', 1, '{}', 'over', false, '{}', 1, 1)",
            "INSERT INTO reviews VALUES ('r', 'a', 1, :told, 1)",
        ):
            connection.execute(text(line), {"told": told} if ":told" in line else {})
    database.close()

    with Store.open(address) as store:
        for who in "mj":
            store.add_person(who, who, f"hash-{who}", 1)
        assert store.merge_people("j", "m").reviews == ["r"]


def test_packs_of_older_tables_are_kept_once(address: str) -> None:
    database = Database(engine_for(parsed(address)))
    config = configuration()
    packs = {"mine": "cards = 1 # é", "yours": "cards = 2"}
    record = json.dumps({"packs": packs}, separators=(",", ":")) + "\n{}\n"
    rows = {
        "a": json.dumps({"seed": "s", "packs": packs}),
        "b": json.dumps({"seed": "s", "packs": {"theirs": packs["mine"]}}),
        "none": json.dumps({"seed": "s", "packs": {}}),
        "damaged": "{",
    }
    with database.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        for table, laid in rows.items():
            line = "INSERT INTO tables VALUES (:id, 1, :laid, 'over', false, '{}', 1, 0)"
            connection.execute(text(line), {"id": table, "laid": laid})
        line = "INSERT INTO records VALUES ('a', :record, :frames, 1)"
        connection.execute(text(line), {"record": record, "frames": b"x"})
    database.close()

    with Store.open(address) as store:
        found = {table: store.table(table) for table in ("a", "b", "none")}
        told = [one.laid["packs"] for one in found.values() if one is not None]
        assert told == [packs, {"theirs": packs["mine"]}, {}]
        assert store.record("a") == Archived(record, b"x")
        with store.reading() as connection:
            counts = [
                connection.execute(text(f"SELECT count(*) FROM {name}")).scalar()  # noqa: S608
                for name in ("packs", "pack_uses", "records WHERE text LIKE '%cards%'")
            ]
    assert counts == [2, 3, 0]


def test_opening_again_changes_nothing(address: str) -> None:
    with Store.open(address) as store:
        lay(store, "a")
    before = described(address)

    with Store.open(address) as store:
        assert store.last_seqs(["a"]) == {"a": 0}

    assert described(address) == before


def test_a_database_of_a_newer_program_is_refused(address: str) -> None:
    Store.open(address).close()
    execute(address, "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(StoreProblem) as refused:
        Store.open(address)

    assert refused.value.code == "store-newer"
    assert refused.value.facts["found"] == "9999"


def test_a_step_that_fails_leaves_nothing_half_done(address: str) -> None:
    """The database belongs to somebody else, who has a table with one of our names."""
    execute(address, "CREATE TABLE chairs (legs INTEGER)")

    with pytest.raises(StoreProblem) as refused:
        Store.open(address)

    assert refused.value.code == "store-unreachable"
    assert described(address).keys() == {"chairs"}


def test_programs_that_open_an_empty_database_at_once_all_come_up(address: str) -> None:
    names = ["a", "b", "c"]

    told = start_at_once([start_child("open-at-once", address, name) for name in names])

    assert told == ["done\n"] * len(names)
    with Store.open(address) as store:
        assert store.last_seqs(names) == dict.fromkeys(names, 0)
