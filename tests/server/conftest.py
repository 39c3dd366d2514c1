"""What tests of the server share: a server, PostgreSQL, a database, and the API’s document."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from tests.kit.postgres import Postgres, postgres
from tests.kit.server import Server, running
from tests.kit.side_by_side import common_folder
from tools import browser_types

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


@pytest.fixture(scope="session")
def document(pytestconfig: pytest.Config) -> dict[str, Any]:
    """Return the OpenAPI document as a browser gets it; the first process that needs it makes it.

    That takes more than a second, and it says the same of every server.
    """
    file = common_folder(pytestconfig) / "openapi.json"
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.exists():
            file.write_text(json.dumps(browser_types.document()), encoding="utf-8")
    made: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return made
