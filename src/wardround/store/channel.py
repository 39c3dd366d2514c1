"""The PostgreSQL channel on which each node tells all others what it has changed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from wardround.store.urls import POSTGRES

CHANNEL: Final = "wardround"
"""What is said there is `WHAT NUMBER`: the id of a table and its last entry, or another name."""


def wake_of(what: str, number: int = 0) -> str:
    """Return what is said about something that has changed."""
    return f"{what} {number}"


def wake(connection: Connection, what: str, number: int = 0) -> None:
    """Tell all nodes, if several can share the database, once the transaction is complete."""
    if connection.dialect.name == POSTGRES:
        connection.execute(select(func.pg_notify(CHANNEL, wake_of(what, number))))
