"""The database itself: reading, writing, and what happens when it is away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from wardround.store.engines import WRITES
from wardround.store.errors import StoreAway, means_away
from wardround.store.urls import SQLITE


class Database:
    """An engine, and transactions that fail with `StoreAway` when the database does."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.dialect: Final = engine.dialect.name
        self._writes: Final = engine.execution_options(**{WRITES: True})
        # SQLite has one writer. Those of one process queue here, since SQLite itself lets one
        # that waits look again only now and then.
        self._turn: Final = Lock() if self.dialect == SQLITE else nullcontext()

    def close(self) -> None:
        """Close all connections that are not in use."""
        self.engine.dispose()

    def check(self) -> None:
        """Ask the database whether it is there; raise `StoreAway` if not."""
        with self.reading() as connection:
            connection.execute(text("SELECT 1"))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection for questions; nothing that is done with it is kept."""
        with _away_told(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Give a connection whose changes are all kept at the end, or none after an exception."""
        with _away_told(), self._turn, self._writes.begin() as connection:
            yield connection


@contextmanager
def _away_told() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        if means_away(error):
            raise StoreAway from error
        raise


def insert_missing(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless there is one with its key; tell whether it was inserted."""
    dialect = sqlite if connection.dialect.name == SQLITE else postgresql
    missing = dialect.insert(table).values(**row).on_conflict_do_nothing()
    done = connection.execute(missing, execution_options={"preserve_rowcount": True})
    return done.rowcount == 1
