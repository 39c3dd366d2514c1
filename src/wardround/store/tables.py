"""Tables: laying one, reading its log, listings, and finished games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Row, Select, insert, select, tuple_

from wardround.core.game import Json
from wardround.match.entries import Entry
from wardround.store.database import Database, insert_missing
from wardround.store.log import as_text
from wardround.store.rows import Cursor, Kept, Listing, TableRow
from wardround.store.schema import CHAIRS, ENTRIES, LINKS, RECORDS, TABLES

PAGE: Final = 100
"""No listing is longer than this, however many are asked for."""
AT_ONCE: Final = 500
"""How many ids are asked for with one statement; SQLite has a limit."""

_LISTED: Final = [
    column for column in TABLES.c if column not in {TABLES.c.laid, TABLES.c.closed_at}
]
_OPEN: Final = TABLES.c.closed_at.is_(None)
"""What holds of tables that no operator has closed."""


class Tables(Database):
    """The part of a store that knows tables."""

    def lay(
        self,
        table_id: str,
        laid: Json,
        at: int,
        *,
        listed: bool,
        links: Sequence[str],
        summary: Json,
    ) -> bool:
        """Keep a new table; `links` has for each seat the hash of the secret in its link.

        False: there is a table of this name, and it stays as it is.
        """
        row = {
            "id": table_id,
            "created_at": at,
            "laid": as_text(laid),
            "status": "waiting",
            "listed": listed,
            "summary": as_text(summary),
            "updated_at": at,
            "last_seq": 0,
        }
        seats = [
            {"table_id": table_id, "seat": seat, "secret_hash": secret_hash}
            for seat, secret_hash in enumerate(links)
        ]
        with self.writing() as connection:
            if not insert_missing(connection, TABLES, row):
                return False
            if seats:
                connection.execute(insert(LINKS), seats)
        return True

    def table(self, table_id: str) -> TableRow | None:
        """Return a table with its secrets, or None if there is no such table."""
        with self.reading() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
        if found is None:
            return None
        row = _plain(found)
        return TableRow(**{**row, "laid": json.loads(row["laid"])})

    def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Return the log of a table after an entry, in order: all of it, or so many entries."""
        asked = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
            .limit(limit)
        )
        with self.reading() as connection:
            return [_entry(row) for row in connection.execute(asked)]

    def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return how far the log of each table goes, for a node that was cut off for a while."""
        told: dict[str, int] = {}
        for some in _parts(list(table_ids)):
            with self.reading() as connection:
                asked = select(TABLES.c.id, TABLES.c.last_seq).where(TABLES.c.id.in_(some))
                told.update((row.id, row.last_seq) for row in connection.execute(asked))
        return told

    def open_tables(self, limit: int = PAGE, before: Cursor | None = None) -> list[Listing]:
        """Return tables that are listed and wait for players, newest first, a page of them."""
        asked = select(*_LISTED).where(TABLES.c.listed.is_(True), TABLES.c.status == "waiting")
        asked = asked.where(_OPEN)
        with self.reading() as connection:
            found = connection.execute(_page(asked, TABLES.c.created_at, limit, before)).all()
        return [_listing(row, row.created_at) for row in found]

    def tables_of(
        self, person_id: str, limit: int = PAGE, before: Cursor | None = None
    ) -> list[Listing]:
        """Return the tables where somebody has a seat, with the seats, last changed first."""
        theirs = select(CHAIRS.c.table_id).where(CHAIRS.c.person_id == person_id)
        asked = select(*_LISTED).where(TABLES.c.id.in_(theirs), _OPEN)
        with self.reading() as connection:
            found = connection.execute(_page(asked, TABLES.c.updated_at, limit, before)).all()
            seats: dict[str, list[int]] = {row.id: [] for row in found}
            chairs = select(CHAIRS.c.table_id, CHAIRS.c.seat).where(
                CHAIRS.c.person_id == person_id, CHAIRS.c.table_id.in_(seats)
            )
            for row in connection.execute(chairs) if seats else ():
                seats[row.table_id].append(row.seat)
        return [_listing(row, row.updated_at, tuple(sorted(seats[row.id]))) for row in found]

    def record(self, table_id: str) -> Kept | None:
        """Return the finished game of a table, if it is finished."""
        asked = select(RECORDS.c.text, RECORDS.c.frames).where(RECORDS.c.table_id == table_id)
        with self.reading() as connection:
            found = connection.execute(asked).one_or_none()
        return None if found is None else Kept(found.text, bytes(found.frames))


def _page(asked: Select[Any], by: Any, limit: int, before: Cursor | None) -> Select[Any]:  # noqa: ANN401
    """Narrow a question down to one page, beginning after `before`, the latest first."""
    if before is not None:
        asked = asked.where(tuple_(by, TABLES.c.id) < before)
    return asked.order_by(by.desc(), TABLES.c.id.desc()).limit(max(0, min(limit, PAGE)))


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {**row._mapping, "summary": json.loads(row.summary)}  # noqa: SLF001 - public in spite of its name


def _listing(row: Row[Any], at: int, seats: tuple[int, ...] = ()) -> Listing:
    return Listing(**_plain(row), seats=seats, cursor=(at, row.id))


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.seq, row.at, row.kind, row.seat, json.loads(row.body), row.key or "")


def _parts(ids: list[str]) -> list[list[str]]:
    return [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]
