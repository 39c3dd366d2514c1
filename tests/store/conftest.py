"""Every test of the store runs on a real SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.kit.postgres import Postgres, postgres
from wardround.store import Store
from wardround.store.schema import METADATA

__all__ = ["postgres"]

NUMBERS = count()


@pytest.fixture
def postgres_address(postgres: Postgres) -> Iterator[str]:
    """Give the address of an empty database in PostgreSQL."""
    name = f"store{next(NUMBERS)}"
    postgres.create(name)
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """Return the address of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database, of each kind in turn."""
    kind = "postgres" if request.param == "postgresql" else "sqlite"
    found: str = request.getfixturevalue(f"{kind}_address")
    return found


@pytest.fixture(scope="session")
def lasting_address(postgres: Postgres) -> Iterator[str]:
    """Give the address of a database that is emptied, not made, for each test: that is quicker."""
    postgres.create("lasting")
    yield postgres.url("lasting")
    postgres.drop("lasting")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    """Give an empty store, of each kind in turn."""
    kind = "lasting" if request.param == "postgresql" else "sqlite"
    with Store.open(request.getfixturevalue(f"{kind}_address")) as opened:
        yield opened
        with opened.writing() as connection:
            for table in reversed(METADATA.sorted_tables):
                connection.execute(table.delete())
