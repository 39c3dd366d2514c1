"""What an operator can do to tables and people, and copies of an SQLite database.

Each change is logged in the same transaction. Nothing here returns a secret: no link, cookie, hand
or seed. A copy is as the database was at one moment, also while a server writes to it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table, delete, select, text, update
from sqlalchemy.exc import DBAPIError

from wardround.core.errors import BadOption
from wardround.store.duties import Action, Journal
from wardround.store.engines import engine_for
from wardround.store.errors import StoreProblem
from wardround.store.forgetting import (
    Sitters,
    clean_log,
    delete_belonging,
    leave_reviews,
    seated_at,
    tables_with,
)
from wardround.store.packs import drop_unused
from wardround.store.schema import ATTEMPTS, PEOPLE, TABLES
from wardround.store.store import Store
from wardround.store.upgrading import standing
from wardround.store.urls import OWN_FILE, SQLITE, is_sqlite, parsed, said, shown
from wardround.tables.errors import StoreAway

MANY: Final = 1000
"""More packs than any one deletion leaves without a table."""


def open_existing(address: str | None) -> Store:
    """Open the database of a server, which may be running; raise `StoreProblem`.

    Nothing is made or upgraded: a server of another version may be using it.
    """
    url = parsed(address)
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise StoreProblem("admin-no-database", database=shown(url))
    store = Store(engine_for(url))
    try:
        with store.reading() as connection:
            found, _ = standing(connection)
    except (DBAPIError, StoreAway) as error:
        store.close()
        problem = said(error, url)
        raise StoreProblem("store-unreachable", database=shown(url), problem=problem) from None
    if found != "current":
        store.close()
        raise StoreProblem("admin-other-schema", database=shown(url), state=found)
    return store


class Administration:
    """Changes by one operator."""

    def __init__(self, store: Store, operator: str, at: int, reason: str = "") -> None:
        self._store: Final = store
        self._operator: Final = operator
        self._at: Final = at
        self._reason: Final = reason

    # --- tables ----------------------------------------------------------------------------

    def close_table(self, table_id: str) -> bool:
        """Let nobody play at or watch a table; False: it was closed before."""
        return self._mark("close-table", TABLES, table_id, self._at)

    def reopen_table(self, table_id: str) -> bool:
        """Reopen a closed table; False: it was not closed."""
        return self._mark("reopen-table", TABLES, table_id, None)

    def delete_table(self, table_id: str) -> None:
        """Delete a table with its log, its seats and its record."""
        with self._changing() as (connection, journal):
            _found(connection, TABLES, table_id)
            delete_belonging(connection, TABLES, [table_id])
            drop_unused(connection, MANY)
            journal.note("delete-table", table_id)

    # --- people ----------------------------------------------------------------------------

    def ban_person(self, person_id: str) -> bool:
        """Shut a person out; False: they were before."""
        return self._mark("ban-person", PEOPLE, person_id, self._at)

    def unban_person(self, person_id: str) -> bool:
        """Let a person in again; False: they were not shut out."""
        return self._mark("unban-person", PEOPLE, person_id, None)

    def delete_person(self, person_id: str) -> tuple[int, int]:
        """Delete all that is kept of a person; return how many tables went, and were cleaned.

        A table where nobody else ever sat is deleted. Elsewhere names and messages are taken out.
        """
        deleted = cleaned = 0
        with self._store.reading() as connection:
            # Before anything is locked, since this can take a while and others keep playing.
            sat = tables_with(connection, person_id)
        with self._changing() as (connection, journal):
            _found(connection, PEOPLE, person_id)
            leave_reviews(connection, person_id)
            connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.person_id == person_id))
            for table_id in sorted(sat | seated_at(connection, person_id)):
                sitters = Sitters(connection, table_id, person_id)
                if sitters.others:
                    clean_log(connection, table_id, sitters)
                    journal.note("clean-table", table_id)
                    cleaned += 1
                else:
                    delete_belonging(connection, TABLES, [table_id])
                    journal.note("delete-table", table_id)
                    deleted += 1
            laid = update(TABLES).where(TABLES.c.laid_by == person_id)
            connection.execute(laid.values(laid_by=None))
            delete_belonging(connection, PEOPLE, [person_id])
            drop_unused(connection, MANY)
            journal.note("delete-person", person_id)
        return deleted, cleaned

    def note(self, action: Action, subject: str) -> None:
        """Log something that changes nothing, but that others want to know of."""
        with self._changing() as (_, journal):
            journal.note(action, subject)

    @contextmanager
    def _changing(self) -> Iterator[tuple[Connection, Journal]]:
        with self._store.writing() as connection:
            if connection.dialect.name == SQLITE:
                # Else the bytes of what is deleted would stay in the file.
                connection.execute(text("PRAGMA secure_delete = ON"))
            yield connection, Journal(connection, self._operator, self._at, self._reason)

    def _mark(self, action: Action, of: Table, row_id: str, at: int | None) -> bool:
        column = of.c.closed_at if of is TABLES else of.c.banned_at
        with self._changing() as (connection, journal):
            _found(connection, of, row_id)
            was = column.is_(None) if at is not None else column.is_not(None)
            marked = update(of).where(of.c.id == row_id, was).values({column: at})
            changed = connection.execute(marked).rowcount == 1
            if changed:
                journal.note(action, row_id)
        return changed


def _found(connection: Connection, table: Table, row_id: str) -> None:
    """Refuse an id that nothing has."""
    if connection.scalar(select(table.c.id).where(table.c.id == row_id)) is None:
        raise BadOption("admin-no-table" if table is TABLES else "admin-no-person", id=row_id)


def back_up(store: Store, file: Path) -> int:
    """Copy a database into a new file, as it is at one moment; return the bytes of the copy.

    Raises `BadOption` where there is such a file, and for PostgreSQL, which has a tool for that.
    """
    if store.dialect != SQLITE:
        raise BadOption("admin-backup-postgres", command="pg_dump -Fc DATABASE > wardround.dump")
    half = file.with_name(f".{file.name}.half")
    if file.exists():
        raise BadOption("admin-file-exists", file=str(file))
    if not file.parent.is_dir():
        raise BadOption("admin-no-folder", folder=str(file.parent))
    try:
        # Seeds and hashes are in it, so nobody else on the machine may read it.
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_TRUNC, OWN_FILE))
        _copy(store, half)
        # Not written over: another may have made the file meanwhile.
        os.link(half, file)
    except FileExistsError:
        raise BadOption("admin-file-exists", file=str(file)) from None
    finally:
        half.unlink(missing_ok=True)
    return file.stat().st_size


def _copy(store: Store, into: Path) -> None:
    """Let SQLite copy the database, and check the copy."""
    with store.reading() as connection, closing(sqlite3.connect(into)) as copy:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        source.backup(copy)
        # One file that needs no other.
        copy.execute("PRAGMA journal_mode = DELETE")
        problem = copy.execute("PRAGMA quick_check").fetchone()[0]
        if problem != "ok":
            raise BadOption("admin-backup-broken", problem=problem)
