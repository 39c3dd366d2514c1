"""What tests of the server share: PostgreSQL, and nodes that share a database of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.kit.postgres import Postgres, postgres

__all__ = ["postgres"]

NUMBERS = count()


@pytest.fixture(scope="module")
def shared_address(postgres: Postgres) -> Iterator[str]:
    """Give the address of an empty database for all tests of a module."""
    name = f"tables{next(NUMBERS)}"
    postgres.create(name)
    yield postgres.url(name)
    postgres.drop(name)
