"""What tests of the server share: a server, PostgreSQL, and nodes that share a database of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.kit.postgres import Postgres, postgres
from tests.kit.server import Server, running

__all__ = ["postgres"]

NUMBERS = count()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give one server for all: tables know nothing of each other, and starting takes seconds.

    A file whose tests stop it, or look at all of its tables or its log, has one of its own.
    """
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder}/tables.db", "--no-rate-limits") as server:
        yield server


@pytest.fixture(scope="module")
def shared_address(postgres: Postgres) -> Iterator[str]:
    """Give the address of an empty database for all tests of a module."""
    name = f"tables{next(NUMBERS)}"
    postgres.create(name)
    yield postgres.url(name)
    postgres.drop(name)
