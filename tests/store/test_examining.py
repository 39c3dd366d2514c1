"""Looking at a database: it finds what is there, and leaves no trace."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from wardround.store import Store, StoreProblem
from wardround.store.migrating import configuration
from wardround.store.upgrading import Examined, examine
from wardround.store.urls import parsed

CLOSE = 60
"""Seconds that no two clocks of one machine are apart, however busy it is."""


def looked_at(address: str) -> tuple[str, str]:
    """Return the standing of a database that can be written, and the name of its schema."""
    found = examine(parsed(address))
    assert found.refusal == ""
    assert found.ahead is None or abs(found.ahead) < CLOSE
    return found.standing, found.revision


def newest() -> str:
    """Return the name of our own schema."""
    return str(ScriptDirectory.from_config(configuration()).get_current_head())


def set_revision(address: str, revision: str) -> None:
    """Let a database claim to be of another version."""
    with Store.open(address) as store, store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": revision})


def test_the_schema_is_compared_with_ours(address: str) -> None:
    with Store.open(address):
        pass
    found = [looked_at(address)]
    set_revision(address, "0002")
    found.append(looked_at(address))

    assert found == [("current", newest()), ("older", "0002")]


def test_a_newer_schema_is_seen(address: str) -> None:
    set_revision(address, "9999")

    assert looked_at(address) == ("newer", "9999")


def test_nothing_is_left_behind(address: str) -> None:
    with Store.open(address) as store:
        before = sorted(inspect(store.engine).get_table_names())
        examine(parsed(address))
        assert sorted(inspect(store.engine).get_table_names()) == before


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreProblem):
        examine(parsed(f"sqlite:///{tmp_path}/none.db"))

    assert list(tmp_path.iterdir()) == []


def test_the_database_of_another_program_is_recognised_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = file.read_bytes()

    assert examine(parsed(f"sqlite:///{file}")) == Examined("foreign", "")
    assert file.read_bytes() == before
