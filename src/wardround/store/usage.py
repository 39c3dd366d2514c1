"""Usage: tables, people and bytes, by the states of tables."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypedDict

from sqlalchemy import ColumnElement, Connection, case, func, select, true

from wardround.store.retention import SIZES
from wardround.store.schema import CREDENTIALS, ENTRIES, PEOPLE, RECORDS, TABLES
from wardround.store.store import Store
from wardround.tables.rows import STATUSES

CLOSED: Final = "closed"
STATES: Final = (*STATUSES, CLOSED)
"""The states of tables; one that is closed is in no other."""
STATE: Final = case((TABLES.c.closed_at.is_not(None), CLOSED), else_=TABLES.c.status)


class TablesUsage(TypedDict):
    """How many tables there are in one state, and how much they take."""

    tables: int
    entries: int
    bytes: int


class PeopleUsage(TypedDict):
    """How many people there are."""

    all: int
    with_passkey: int
    banned: int


class Usage(TypedDict):
    """How many tables, people and bytes there are; tables by their state."""

    tables: dict[str, TablesUsage]
    people: PeopleUsage
    database_bytes: int


def usage(store: Store) -> Usage:
    """Return how many tables, people and bytes there are."""
    people = select(
        func.count(),
        func.count(PEOPLE.c.banned_at),
        select(func.count(CREDENTIALS.c.person_id.distinct())).scalar_subquery(),
    ).select_from(PEOPLE)
    tables = select(STATE, func.count(), func.sum(TABLES.c.last_seq)).group_by(STATE)
    with store.reading() as connection:
        total, banned, known = connection.execute(people).one()
        counts = {state: (count, entries) for state, count, entries in connection.execute(tables)}
        taken = bytes_by(connection, STATE)
        size = int(connection.scalar(SIZES[store.dialect]) or 0)
    return {
        "tables": {
            state: {
                "tables": counts.get(state, (0, 0))[0],
                "entries": int(counts.get(state, (0, 0))[1]),
                "bytes": taken[state],
            }
            for state in STATES
        },
        "people": {"all": total, "with_passkey": known, "banned": banned},
        "database_bytes": size,
    }


def bytes_by(
    connection: Connection, by: ColumnElement[Any], where: ColumnElement[bool] | None = None
) -> Counter[str]:
    """Return the bytes of tables: their setups, logs and records."""
    wanted = true() if where is None else where
    laid = func.length(TABLES.c.laid) + func.length(TABLES.c.summary)
    log, kept = func.length(ENTRIES.c.body), func.length(RECORDS.c.text)
    found: Counter[str] = Counter()
    for asked in (
        select(by, func.sum(laid)),
        select(by, func.sum(log)).join_from(TABLES, ENTRIES),
        select(by, func.sum(kept + func.length(RECORDS.c.frames))).join_from(TABLES, RECORDS),
    ):
        for key, size in connection.execute(asked.where(wanted).group_by(by)):
            found[key] += int(size)
    return found
