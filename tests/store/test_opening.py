"""Opening a store: where it is by default, how it is set up, and what cannot be opened."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.kit.postgres import Postgres
from tests.store.making import append, entry, lay, log
from wardround.core.errors import WardroundError
from wardround.store import Store, StoreProblem
from wardround.tables.errors import StoreAway
from wardround.words import Words

LANGUAGES = ["en", "fr", "it"]


def refusal(address: str) -> StoreProblem:
    """Return why an address cannot be opened; no sentence about it tells the password."""
    with pytest.raises(StoreProblem) as refused:
        Store.open(address)
    told = [str(refused.value), *(Words(language).error(refused.value) for language in LANGUAGES)]
    assert [line for line in told if "hunter2" in line or "error-" in line] == []
    assert refused.value.__cause__ is None
    return refused.value


def test_by_default_it_is_a_file_in_the_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with Store.open() as store:
        lay(store, "a")

    with Store.open() as store:
        assert store.last_seqs(["a"]) == {"a": 0}
    file = tmp_path / "data" / "wardround" / "wardround.db"
    assert file.is_file()
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_nobody_else_on_the_machine_can_read_the_file(sqlite_address: str, tmp_path: Path) -> None:
    with Store.open(sqlite_address) as store:
        lay(store, "a")
        modes = {
            path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("store.db*")
        }

    assert modes == dict.fromkeys(["store.db", "store.db-shm", "store.db-wal"], 0o600)


def test_sqlite_waits_for_the_disk_and_for_others(sqlite_address: str) -> None:
    with Store.open(sqlite_address) as store, store.reading() as connection:
        told = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        ]

    assert told == ["wal", 2, 5000, 1]


def test_postgres_waits_for_the_disk_though_it_was_told_not_to(postgres_address: str) -> None:
    name = postgres_address.rpartition("/")[2]
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off'.encode())

    with Store.open(postgres_address) as store, store.reading() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_postgres_is_found_by_other_names_too(postgres_address: str, scheme: str) -> None:
    with Store.open(postgres_address.replace("postgresql", scheme, 1)) as store:
        assert store.dialect == "postgresql"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hunter2",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://mina:hunter2@host/file",
        "sqlite:///file?key=hunter2",
        "mysql://mina:hunter2@host/games",
        "postgresql://mina:hunter2@host",
        "postgresql://mina:hunter2@host:port/games",
        "postgresql+asyncpg://mina:hunter2@host/games",
        "http://mina:hunter2@host/games",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert refusal(address).code == "store-bad-url"


def test_a_file_that_cannot_be_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, but it is long enough for one.\n" * 100)
    problems = {
        name: refusal(f"sqlite:///{tmp_path}/{name}").facts["problem"]
        for name in ("nowhere/store.db", ".", "text")
    }

    assert problems == {
        "nowhere/store.db": "no-folder",
        ".": "is-folder",
        "text": "file is not a database",
    }
    assert [path.name for path in tmp_path.iterdir()] == ["text"]


def test_a_server_that_is_not_there_is_refused_without_its_password(postgres: Postgres) -> None:
    wrong = [
        "postgresql://mina:hunter2@127.0.0.1:1/games?password=hunter2",
        postgres.url("hunter").replace("@", ":hunter2@"),
    ]

    told = [refusal(address) for address in wrong]

    assert [one.code for one in told] == ["store-unreachable"] * 2
    assert told[0].facts["database"] == "postgresql://mina@127.0.0.1:1/games"
    assert str(told[1].facts["problem"]).endswith('database "hunter" does not exist')


@pytest.mark.parametrize("address", ["{0}:hunter2@{1}", "{0}@{1}?password=hunter2"])
def test_a_password_that_the_server_repeats_is_hidden(postgres: Postgres, address: str) -> None:
    """Here the database has the name of the password, which the server tells."""
    with pytest.raises(StoreProblem) as refused:
        Store.open(address.format(*postgres.url("hunter2").split("@")))

    assert str(refused.value.facts["problem"]).endswith('database "***" does not exist')


def test_postgres_needs_its_driver() -> None:
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from wardround.store import Store, StoreProblem\n"
        "try: Store.open('postgresql://mina:hunter2@host/games')\n"
        "except StoreProblem as problem: print(problem)\n"
    )

    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    assert run.stdout == "store-no-driver (package=psycopg[binary])\n"
    assert run.stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_absent_database_has_a_sentence(language: str) -> None:
    told = Words(language).error(StoreAway())

    assert told.endswith(".")
    assert "store-away" not in told


def test_a_file_that_another_program_writes_is_waited_for(
    sqlite_address: str, tmp_path: Path
) -> None:
    """Nobody gives up at once, as SQLite would have it when a reader begins to write."""
    with Store.open(sqlite_address) as store:
        lay(store, "a")
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("PRAGMA busy_timeout = 0")
        with store.reading() as connection:
            connection.exec_driver_sql("SELECT * FROM tables").all()
            other.execute("BEGIN IMMEDIATE")
            other.execute("UPDATE tables SET updated_at = 7")
            other.execute("COMMIT")
            with store.writing(), pytest.raises(sqlite3.OperationalError):
                other.execute("BEGIN IMMEDIATE")
        other.close()

        assert store.append([append("a", entry(1))]) == [None]
        assert log(store, "a") == [(1, "")]


def test_a_store_that_is_away_says_so(postgres: Postgres, postgres_address: str) -> None:
    with Store.open(postgres_address) as store:
        lay(store, "a")
        postgres.kill()
        with pytest.raises(WardroundError) as away:
            store.append([append("a", entry(1))])
        with pytest.raises(StoreAway):
            store.entries("a")
        with pytest.raises(StoreAway):
            lay(store, "b")
        postgres.start()

        assert away.value.code == "store-away"
        assert store.append([append("a", entry(1))]) == [None]
