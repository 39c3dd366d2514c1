"""The doctor looks at databases: good ones, missing ones, and those that are something else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from tests.kit.postgres import Postgres
from wardround.server.operations.doctor import Finding, Room, SetUp, examination
from wardround.store import Store

NUMBERS = count()
ENDLESS = 2**60
"""More bytes than any disk has."""


def found(database: str, room: Room | None = None) -> dict[str, Finding]:
    """Return what the doctor finds on this machine, by check."""
    setup = SetUp(database=database, room=room or Room(0, 0))
    return {one.check: one for one in examination(setup)}


def codes(database: str) -> list[str]:
    """Return the codes of what is found of a database."""
    told = found(database)
    return [told[check].code for check in ("database", "schema", "permissions", "disk")]


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the address of a database of ours."""
    address = f"sqlite:///{tmp_path}/tables.db"
    Store.open(address).close()
    return address


@pytest.fixture
def postgresql(postgres: Postgres) -> Iterator[str]:
    """Give the address of a database of ours in PostgreSQL."""
    name = f"doctor{next(NUMBERS)}"
    postgres.create(name)
    Store.open(postgres.url(name)).close()
    yield postgres.url(name)
    postgres.drop(name)


def claim(address: str, revision: str) -> None:
    """Let a database claim to be of another version."""
    with Store.open(address) as store, store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": revision})


# --- SQLite ----------------------------------------------------------------------------------


def test_a_database_of_ours_is_good(sqlite: str) -> None:
    assert codes(sqlite) == ["database-ok", "schema-current", "permissions-ok", "disk-ok"]


def test_a_database_in_use_is_good(sqlite: str) -> None:
    with Store.open(sqlite):
        assert codes(sqlite)[:2] == ["database-ok", "schema-current"]


def test_a_database_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    assert codes(f"sqlite:///{tmp_path}/tables.db") == [
        "database-absent",
        "schema-skipped",
        "permissions-skipped",
        "disk-ok",
    ]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "code"),
    [("nowhere/tables.db", "database-no-folder"), (".", "database-is-folder")],
)
def test_a_place_that_is_wrong_is_named(tmp_path: Path, name: str, code: str) -> None:
    assert codes(f"sqlite:///{tmp_path}/{name}")[:2] == [code, "schema-skipped"]


def test_garbage_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("This is no database, but it is long enough for one.\n" * 100)
    told = found(f"sqlite:///{file}")["database"]

    assert told.code == "database-unreachable"
    assert told.facts == {"database": str(file), "problem": "file is not a database"}


@pytest.mark.parametrize(("revision", "code"), [("0002", "schema-older"), ("9999", "schema-newer")])
def test_the_schema_of_another_version_is_named(sqlite: str, revision: str, code: str) -> None:
    claim(sqlite, revision)
    told = found(sqlite)["schema"]

    assert (told.code, told.facts) == (code, {"revision": revision})


def test_the_database_of_another_program_is_named(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "other.db")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()

    assert codes(f"sqlite:///{tmp_path}/other.db")[1] == "schema-foreign"


def test_a_file_that_others_can_read_is_named(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "tables.db").chmod(0o644)
    told = found(sqlite)["permissions"]

    assert (told.code, told.facts["mode"]) == ("permissions-open", "644")


@pytest.mark.parametrize(
    ("room", "code"),
    [
        (Room(0, 0), "disk-ok"),
        (Room(ENDLESS, 0), "disk-low"),
        (Room(ENDLESS, ENDLESS), "disk-full"),
    ],
)
def test_a_disk_with_little_room_is_named(sqlite: str, room: Room, code: str) -> None:
    assert found(sqlite, room)["disk"].code == code


# --- PostgreSQL ------------------------------------------------------------------------------


def test_a_database_of_ours_in_postgresql_is_good(postgresql: str) -> None:
    assert codes(postgresql) == [
        "database-ok",
        "schema-current",
        "permissions-skipped",
        "disk-skipped",
    ]
    assert found(postgresql)["clock"].code == "clock-ok"


def test_a_newer_schema_in_postgresql_is_named(postgresql: str) -> None:
    claim(postgresql, "9999")

    assert codes(postgresql)[:2] == ["database-ok", "schema-newer"]


def test_a_database_that_takes_no_changes_is_named(postgresql: str) -> None:
    name = postgresql.rpartition("/")[2]
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(
            f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'.encode()
        )
    told = found(postgresql)

    assert told["database"].code == "database-read-only"
    assert "read-only transaction" in str(told["database"].facts["problem"])
    assert told["schema"].code == "schema-current"


def test_a_database_out_of_reach_is_named_without_its_password() -> None:
    told = found("postgresql://mina:hunter2@127.0.0.1:1/games")["database"]

    assert told.code == "database-unreachable"
    assert told.facts["database"] == "postgresql://mina@127.0.0.1:1/games"
    assert "hunter2" not in str(told.facts)
