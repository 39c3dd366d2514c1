"""A connection of the driver that is kept, so that nothing is spent on finding one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from wardround.store.engines import DriverConnection, is_lost
from wardround.store.urls import POSTGRES


class Kept:
    """One connection outside the pool, for one thread at a time; a lost one is replaced."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._lock: Final = Lock()
        self._connection: DriverConnection | None = None

    @contextmanager
    def use(self) -> Iterator[DriverConnection]:
        """Give the connection, in which no transaction is open; raise what SQLAlchemy raises.

        After an exception it is not used again: who knows what it is in the middle of.
        """
        with self._lock:
            try:
                yield self._ready()
            except SQLAlchemyError:
                raise
            except BaseException as error:
                self._drop()
                if isinstance(error, self._engine.dialect.loaded_dbapi.Error):
                    raise _wrapped(self._engine, error) from error
                raise

    def close(self) -> None:
        """Close the connection; the next use opens another."""
        with self._lock:
            self._drop()

    def _ready(self) -> DriverConnection:
        if self._connection is not None and is_lost(self._connection):
            self._drop()
        if self._connection is None:
            self._connection = self._open()
        return self._connection

    def _open(self) -> DriverConnection:
        pooled = self._engine.raw_connection()
        connection: DriverConnection = pooled.driver_connection
        pooled.detach()
        if self._engine.dialect.name == POSTGRES:
            connection.autocommit = True
        return connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(self._engine.dialect.loaded_dbapi.Error):
                connection.close()


def _wrapped(engine: Engine, error: Exception) -> BaseException:
    """Return an error of the driver as SQLAlchemy would raise it."""
    driver = engine.dialect.loaded_dbapi
    is_over = isinstance(error, driver.Error) and engine.dialect.is_disconnect(error, None, None)
    return DBAPIError.instance(
        None, None, error, driver.Error, connection_invalidated=is_over, dialect=engine.dialect
    )
