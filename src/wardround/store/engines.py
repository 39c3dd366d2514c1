"""Connections: sets up each kind of database so that a commit is durable."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from select import POLLIN, poll
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import InvalidatePoolError

from wardround.store.errors import StoreProblem
from wardround.store.urls import is_sqlite

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

DriverConnection = Any
"""A connection of sqlite3 or psycopg, which have no type in common."""

WRITES: Final = "wardround_writes"
"""The execution option of connections that are going to write."""
BUSY_MILLISECONDS: Final = 5000
CONNECTIONS: Final = 8
MORE_CONNECTIONS: Final = 8
"""PostgreSQL allows a hundred in all by default, and several nodes share them."""

SETTINGS_SQLITE: Final = (
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
SETTINGS_POSTGRES: Final = (
    # A server that can lose the last second in a crash would break our promises.
    """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
    """,
    # A node that froze in the middle of a commit must not hold the tables of others for ever.
    "SET idle_in_transaction_session_timeout = '30s'",
    "SET lock_timeout = '10s'",
)
PATIENCE_POSTGRES: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "wardround",
}
"""Without these a server that vanished from the network would be waited for for hours."""


def engine_for(url: URL) -> Engine:
    """Return an engine for an address; nothing is connected yet. Raise `StoreProblem`."""
    return _sqlite(url) if is_sqlite(url) else _postgres(url)


def careful_engine(url: URL) -> Engine:
    """Return an engine that neither makes a file nor sets anything in it. Raise `StoreProblem`."""
    if not is_sqlite(url):
        return _postgres(url)
    # A URI is the only way to tell SQLite not to create a file.
    file = Path(str(url.database)).absolute().as_uri()
    engine = create_engine(
        url,
        hide_parameters=True,
        creator=lambda: sqlite3.connect(
            f"{file}?mode=rw", uri=True, timeout=BUSY_MILLISECONDS / 1000, isolation_level=None
        ),
    )
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _sqlite(url: URL) -> Engine:
    engine = _engine(url)
    event.listen(engine, "connect", _or_closed(_set_up_sqlite))
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgres(url: URL) -> Engine:
    patient = url.set(query={**PATIENCE_POSTGRES, **url.query})
    try:
        engine = _engine(patient)
    except ImportError:
        raise StoreProblem("store-no-driver", package="psycopg[binary]") from None
    event.listen(engine, "connect", _or_closed(_set_up_postgres))
    event.listen(engine, "checkout", _replace_lost)
    return engine


def _engine(url: URL, **more: Any) -> Engine:  # noqa: ANN401 - whatever engines understand
    # Parameters are hidden because an error with seeds or hashes in it could end in a log.
    return create_engine(
        url, hide_parameters=True, pool_size=CONNECTIONS, max_overflow=MORE_CONNECTIONS, **more
    )


def _replace_lost(connection: DriverConnection, *_: object) -> None:
    """Let the pool open all its connections anew where one was lost while nobody used it."""
    if is_lost(connection):
        raise InvalidatePoolError


def is_lost(connection: DriverConnection) -> bool:
    """Return whether the database has hung up, as far as this machine knows; a file never does.

    Nothing is sent: whoever asked nothing hears something only at the end.
    """
    if not hasattr(connection, "fileno"):
        return False
    if connection.closed:
        return True
    waiting = poll()
    waiting.register(connection.fileno(), POLLIN)
    return bool(waiting.poll(0))


def _or_closed(set_up: Callable[[Any], None]) -> Callable[[Any, object], None]:
    """Return what sets up a new connection, and closes one that fails; nobody else would."""

    def try_to(connection: Any, _: object) -> None:  # noqa: ANN401 - of any driver
        try:
            set_up(connection)
        except BaseException:
            connection.close()
            raise

    return try_to


def _set_up_sqlite(connection: sqlite3.Connection) -> None:
    # We start transactions ourselves, see below; the driver would start some too late.
    connection.isolation_level = None
    # Else one letter that is none would make every list fail that its row is in.
    connection.text_factory = _text
    for setting in SETTINGS_SQLITE:
        connection.execute(setting)
    _write_ahead(connection)


def _text(found: bytes) -> str:
    return found.decode("utf-8", "replace")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Set the journal to WAL, which is stored in the file.

    SQLite does not wait here, whatever the timeout, when two processes set it at the same time.
    """
    until = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    # One that reads first and writes later would be refused if another wrote in between.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _set_up_postgres(connection: Any) -> None:  # noqa: ANN401 - psycopg may be missing
    before = connection.autocommit
    connection.autocommit = True
    for setting in SETTINGS_POSTGRES:
        connection.execute(setting)
    connection.autocommit = before
