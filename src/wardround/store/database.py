"""The database itself: reading, writing, and errors when it is away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, Row, Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from wardround.store.engines import WRITES
from wardround.store.errors import Damages, means_away
from wardround.store.urls import SQLITE
from wardround.tables.errors import StoreAway


class Database:
    """An engine, and transactions that fail with `StoreAway` when the database does."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.dialect: Final = engine.dialect.name
        self.damages: Final = Damages()
        # In PostgreSQL one question needs no transaction, which would take two more round trips.
        # An SQLite file has no trips, and its transactions are begun by hand.
        self._asks: Final = (
            engine
            if self.dialect == SQLITE
            else engine.execution_options(isolation_level="AUTOCOMMIT")
        )
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
        with away_told(), _clean(self.engine) as connection:
            yield connection

    # Fetch all rows first: while a row is still to be fetched, SQLite shows the connection the
    # state of the first fetch.

    def rows(self, asked: Executable) -> Sequence[Row[Any]]:
        """Return all rows that answer a question."""
        with self._asking() as connection:
            return connection.execute(asked).all()

    def row(self, asked: Executable) -> Row[Any] | None:
        """Return the one row that answers a question, or None."""
        with self._asking() as connection:
            return connection.execute(asked).one_or_none()

    @contextmanager
    def _asking(self) -> Iterator[Connection]:
        """Give a connection for one question."""
        with away_told(), _clean(self._asks) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Give a connection whose changes are all kept at the end, or none after an exception."""
        with away_told(), self._turn, _clean(self._writes) as connection, connection.begin():
            yield connection

    def change(self, changed: Executable) -> int:
        """Carry out one change; return how many rows it was."""
        with self.writing() as connection:
            return connection.execute(changed).rowcount


@contextmanager
def _clean(engine: Engine) -> Iterator[Connection]:
    """Give a connection that is discarded after one of our exceptions.

    The exception can keep its result alive, and the next user of the connection would see old
    data.
    """
    with engine.connect() as connection:
        try:
            yield connection
        except SQLAlchemyError:
            # Nothing is being read any more; and a file on a full disk can fail to open again.
            raise
        except BaseException:
            connection.invalidate()
            raise


@contextmanager
def away_told() -> Iterator[None]:
    """Raise `StoreAway` where the database is away."""
    try:
        yield
    except SQLAlchemyError as error:
        if means_away(error):
            raise StoreAway from error
        raise


def insert_missing(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless its key exists; return whether it was inserted."""
    dialect = sqlite if connection.dialect.name == SQLITE else postgresql
    missing = dialect.insert(table).values(**row).on_conflict_do_nothing()
    done = connection.execute(missing, execution_options={"preserve_rowcount": True})
    return done.rowcount == 1
