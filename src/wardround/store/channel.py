"""The PostgreSQL channel on which each node tells all others what it has changed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from wardround.store.urls import POSTGRES

CHANNEL: Final = "wardround"
"""What is said there is `WHAT NUMBER`: the id of a table and its last entry, or another name.

If that is the only new entry, and not too long, the entry follows on a line of its own.
"""
LONGEST: Final = 7_900
"""The longest text that is said, in bytes; PostgreSQL refuses 8,000."""


def wake_of(what: str, number: int = 0, entry: str = "") -> str:
    """Return what is said about something that has changed."""
    said = f"{what} {number}"
    return f"{said}\n{entry}" if entry and len(said) + len(entry) < LONGEST else said


def read_wake(said: str) -> tuple[str, int, str]:
    """Return what has changed, its number, and the entry if there is one."""
    head, _, entry = said.partition("\n")
    what, _, number = head.rpartition(" ")
    return what, int(number), entry


def wake(connection: Connection, what: str, number: int = 0) -> None:
    """Tell all nodes, if several can share the database, once the transaction is complete."""
    if connection.dialect.name == POSTGRES:
        connection.execute(select(func.pg_notify(CHANNEL, wake_of(what, number))))
