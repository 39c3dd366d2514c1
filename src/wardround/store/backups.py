"""Consistent copies of an SQLite database, also while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from wardround.core.errors import BadOption
from wardround.store.store import Store
from wardround.store.urls import OWN_FILE, SQLITE


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
