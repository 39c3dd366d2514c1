"""A connection of the driver that is kept, so that nothing is spent on finding one."""

from __future__ import annotations

from contextlib import suppress
from threading import Lock
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from wardround.store.engines import DriverConnection, is_lost
from wardround.store.urls import POSTGRES


class Kept:
    """One connection outside the pool, for one thread at a time; a lost one is replaced.

    Enter it to use the connection, in which no transaction is open; it raises what SQLAlchemy
    raises. After an exception it is not used again: who knows what it is in the middle of.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._lock: Final = Lock()
        self._connection: DriverConnection | None = None

    # No `contextmanager`: most actions are a commit of their own, and its generator would take
    # longer than all else here.
    def __enter__(self) -> DriverConnection:
        self._lock.acquire()
        try:
            return self._ready()
        except BaseException as error:
            try:
                self._give_up(error)
            finally:
                self._lock.release()
            raise

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if error is not None:
                self._give_up(error)
        finally:
            self._lock.release()

    def _give_up(self, error: BaseException) -> None:
        """Drop the connection after an error; raise SQLAlchemy’s in the place of the driver’s."""
        if isinstance(error, SQLAlchemyError):
            return
        self._drop()
        if isinstance(error, self._engine.dialect.loaded_dbapi.Error):
            raise _wrapped(self._engine, error) from error

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
