"""Wakes: PostgreSQL notifies every node of tables with new entries.

A wake is only a hint to read the log. None is lost silently: after a lost connection, a node
checks all its tables.
"""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable
from itertools import chain, repeat
from selectors import EVENT_READ, DefaultSelector
from threading import Thread
from typing import TYPE_CHECKING, Final, Self, cast

from wardround.store.channel import CHANNEL, read_wake, wake_of
from wardround.store.quick import heard_entry
from wardround.store.store import Store
from wardround.store.urls import POSTGRES
from wardround.tables.errors import StoreAway
from wardround.tables.game.entries import Entry

if TYPE_CHECKING:
    from psycopg import Connection

Heard = Callable[[str, int], None]
"""Called with the id of a table and the number of its last entry, or `("", 0)`: check everything.
"""

Sure = Callable[[float], None]
"""Called with a time of `time.monotonic`: of all that was complete then, the wakes are heard."""

Entered = Callable[[str, Entry], None]
"""Called in place of `Heard` with the id of a table and its last entry, where we are told that."""

BEAT: Final = 0.5
"""Seconds after which we check the connection again."""
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to connect again; the last one is repeated."""

_LOGGER: Final = logging.getLogger("wardround.store")


def _unneeded(_: float) -> None:
    """Take in that nothing was missed, for those who do not rely on it."""


def listen(
    store: Store, heard: Heard, sure: Sure = _unneeded, entered: Entered | None = None
) -> Listener:
    """Call `heard`, in another thread, for all appends from now on, including ours.

    While the connection works, `sure` is called there every half second or so.

    An SQLite file serves one program, which needs no wakes: there it is never called. Raises
    `StoreAway` if the database is away now; later it waits for it.
    """
    return Listener(store, heard, sure, entered)


class Listener:
    """A thread that waits for wakes until it is stopped."""

    def __init__(self, store: Store, heard: Heard, sure: Sure, entered: Entered | None) -> None:
        self._engine: Final = store.engine
        self._heard: Final = heard
        self._sure: Final = sure
        self._entered: Final = entered
        self._thread: Thread | None = None
        if store.dialect == POSTGRES:
            connection = self._connect()
            # Something to wait for besides the connection: `stop` writes to it.
            self._stopping, self._stop = socket.socketpair()
            self._thread = Thread(
                target=self._run, args=[connection], name="wardround-wakes", daemon=True
            )
            self._thread.start()

    def stop(self) -> None:
        """Stop listening; when this returns, `heard` is not running any more."""
        if self._thread is not None:
            self._stop.send(b"!")
            self._thread.join()
            self._thread = None
            self._stop.close()
            self._stopping.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _connect(self) -> Connection:
        """Return a connection of our own that listens; raise `StoreAway`."""
        dialect = self._engine.dialect
        places, names = dialect.create_connect_args(self._engine.url)
        try:
            connection = cast("Connection", dialect.connect(*places, **names, autocommit=True))
        except dialect.loaded_dbapi.Error as error:
            raise StoreAway from error
        try:
            # Those that come with an answer to us.
            connection.add_notify_handler(lambda wake: self._take(wake.payload))
            connection.execute(f"LISTEN {CHANNEL}")
        except connection.Error as error:
            connection.close()
            raise StoreAway from error
        return connection

    def _run(self, connection: Connection | None) -> None:
        while connection is not None:
            try:
                self._follow(connection)
            except connection.Error:
                _LOGGER.warning("lost the database; no messages from other nodes")
                connection.close()
                connection = self._connect_again()
            else:
                connection.close()
                return

    def _follow(self, connection: Connection) -> None:
        """Call the listener until we are stopped; raise what a lost connection raises."""
        with DefaultSelector() as selector:
            selector.register(self._stopping, EVENT_READ)
            selector.register(connection, EVENT_READ)
            next_beat = time.monotonic()
            while True:
                ready = [key.fileobj for key, _ in selector.select(next_beat - time.monotonic())]
                if self._stopping in ready:
                    return
                if ready:
                    self._take_all(connection)
                if time.monotonic() >= next_beat:
                    self._beat(connection)
                    next_beat = time.monotonic() + BEAT

    def _take_all(self, connection: Connection) -> None:
        """Take what has arrived, without all that the driver does around it for other purposes."""
        arrived = connection.pgconn
        arrived.consume_input()
        while (wake := arrived.notifies()) is not None:
            self._take(wake.extra.decode())

    def _beat(self, connection: Connection) -> None:
        """Ask whether the connection works.

        PostgreSQL signals those who listen before it confirms a commit, and passes on what they
        were signalled before it answers them. So with the answer, we know all wakes of what was
        complete when we asked.
        """
        asked_at = time.monotonic()
        connection.execute("SELECT 1")
        self._take_all(connection)
        self._sure(asked_at)

    def _take(self, payload: str) -> None:
        try:
            what, number, entry = read_wake(payload)
            if entry and self._entered is not None:
                self._entered(what, heard_entry(entry))
            else:
                self._heard(what, number)
        except Exception:
            # One table that can’t be woken must not leave all others asleep.
            _LOGGER.exception("could not handle a message from another node")

    def _connect_again(self) -> Connection | None:
        """Try until there is a connection, and let everything be looked at; None: stopped."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            if self._is_stopped(pause):
                return None
            try:
                connection = self._connect()
            except StoreAway:
                continue
            self._take(wake_of(""))
            return connection
        raise AssertionError("pauses never end")

    def _is_stopped(self, seconds: float) -> bool:
        """Wait to be stopped, at most so long; return whether we were."""
        with DefaultSelector() as selector:
            selector.register(self._stopping, EVENT_READ)
            return bool(selector.select(seconds))
