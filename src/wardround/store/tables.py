"""Tables: creating one, reading its log, listings, and finished games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Any, Final

from sqlalchemy import Row, Select, insert, select, tuple_
from sqlalchemy.exc import IntegrityError

from wardround.store.database import insert_missing
from wardround.store.errors import read_json
from wardround.store.packs import Packs, keep_packs, unpacked, with_packs
from wardround.store.quick import as_text
from wardround.store.schema import CHAIRS, ENTRIES, LINKS, PACK_USES, RECORDS, TABLES
from wardround.tables.errors import Damaged
from wardround.tables.game.entries import Entry
from wardround.tables.rows import Archived, Cursor, Listing, Stored, TableRow

PAGE: Final = 100
"""No listing is longer than this, however many are asked for."""
AT_ONCE: Final = 500
"""How many ids are asked for with one statement; SQLite has a limit."""

TRIES: Final = 3

_TOLD: Final = [one.name for one in fields(TableRow)]
_LISTED: Final = [TABLES.c[name] for name in _TOLD if name not in {"laid", "closed_at"}]
_OPEN: Final = TABLES.c.closed_at.is_(None)
"""What holds of tables that no operator has closed."""


class Tables(Packs):
    """The part of a store that knows tables."""

    def lay(
        self,
        table_id: str,
        laid: Stored,
        at: int,
        *,
        listed: bool,
        links: Sequence[str],
        summary: Stored,
        laid_by: str | None = None,
    ) -> bool:
        """Keep a new table; `links` has for each seat the hash of the secret in its link.

        False: there is a table of this name, and it stays as it is.
        """
        terms, packs = unpacked(laid)
        told = as_text(terms)
        row = {
            "id": table_id,
            "created_at": at,
            "laid": told,
            "status": "waiting",
            "listed": listed,
            "summary": as_text(summary),
            "updated_at": at,
            "last_seq": 0,
            "laid_by": laid_by,
            "size": len(told) + sum(len(text) for text in packs.values()),
        }
        seats = [
            {"table_id": table_id, "seat": seat, "secret_hash": secret_hash}
            for seat, secret_hash in enumerate(links)
        ]
        for trial in range(TRIES):
            try:
                with self.writing() as connection:
                    if not insert_missing(connection, TABLES, row):
                        return False
                    if seats:
                        connection.execute(insert(LINKS), seats)
                    keep_packs(connection, table_id, packs)
                break
            except IntegrityError:
                # The pack existed, and another node has just deleted it as unused.
                if not packs or trial == TRIES - 1:
                    raise
        return True

    def table(self, table_id: str) -> TableRow | None:
        """Return a table with its secrets, or None if there is no such table; raise `Damaged`."""
        found = self.row(select(TABLES).where(TABLES.c.id == table_id))
        if found is None:
            return None
        row = dict(found._mapping)  # noqa: SLF001 - public in spite of its name
        try:
            laid = self.with_packs(read_json(row["laid"]))
        except ValueError:
            raise self._damaged(table_id) from None
        told = {**row, "laid": laid, "summary": self._summary(found)}
        return TableRow(**{name: told[name] for name in _TOLD})

    def _summary(self, row: Row[Any]) -> Stored:
        """Return a summary, or an empty one: it is for lists, and rewritten with each entry."""
        try:
            return read_json(row.summary)
        except ValueError:
            self.damages.note("summary", row.id)
            return {}

    def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Return the log of a table after an entry, in order: all of it, or a number of entries.

        Raises `Damaged` if one of them can't be read.
        """
        asked = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
            .limit(limit)
        )
        try:
            return [_entry(row) for row in self.rows(asked)]
        except ValueError:
            raise self._damaged(table_id) from None

    def _damaged(self, table_id: str) -> Damaged:
        self.damages.note("table", table_id)
        return Damaged("table-damaged", table=table_id)

    def has_table(self, table_id: str) -> bool:
        """Return whether a table exists."""
        return self.row(select(TABLES.c.id).where(TABLES.c.id == table_id)) is not None

    def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return how far the log of each table goes, for a node that was cut off for a while."""
        told: dict[str, int] = {}
        for some in _parts(list(table_ids)):
            asked = select(TABLES.c.id, TABLES.c.last_seq).where(TABLES.c.id.in_(some))
            told.update((row.id, row.last_seq) for row in self.rows(asked))
        return told

    def open_tables(self, limit: int = PAGE, before: Cursor | None = None) -> list[Listing]:
        """Return tables that are listed and wait for players, newest first, a page of them."""
        asked = select(*_LISTED).where(TABLES.c.listed.is_(True), TABLES.c.status == "waiting")
        asked = asked.where(_OPEN)
        return self._listings(asked, TABLES.c.created_at, limit, before)

    def tables_of(
        self, person_id: str, limit: int = PAGE, before: Cursor | None = None
    ) -> list[Listing]:
        """Return the tables where a person has a seat, with the seats, last changed first."""
        theirs = select(CHAIRS.c.table_id).where(CHAIRS.c.person_id == person_id)
        asked = select(*_LISTED).where(TABLES.c.id.in_(theirs), _OPEN)
        found = self._listings(asked, TABLES.c.updated_at, limit, before)
        seats: dict[str, list[int]] = {one.id: [] for one in found}
        chairs = select(CHAIRS.c.table_id, CHAIRS.c.seat).where(
            CHAIRS.c.person_id == person_id, CHAIRS.c.table_id.in_(seats)
        )
        for row in self.rows(chairs) if seats else ():
            seats[row.table_id].append(row.seat)
        return [replace(one, seats=tuple(sorted(seats[one.id]))) for one in found]

    def _listings(
        self,
        asked: Select[Any],
        by: Any,  # noqa: ANN401 - a column
        limit: int,
        before: Cursor | None,
    ) -> list[Listing]:
        """Return a page of tables; those whose summaries are damaged are left out of it."""
        told: list[Listing] = []
        wanted = max(0, min(limit, PAGE))
        while len(told) < wanted:
            found = self.rows(_page(asked, by, wanted - len(told), before))
            if not found:
                break
            for row in found:
                before = (getattr(row, by.name), row.id)
                try:
                    told.append(_listing(row, before))
                except ValueError:
                    self.damages.note("summary", row.id)
        return told

    def record(self, table_id: str) -> Archived | None:
        """Return the finished game of a table, if it is finished; raise `Damaged`."""
        asked = select(RECORDS.c.text, RECORDS.c.frames).where(RECORDS.c.table_id == table_id)
        found = self.row(asked)
        if found is None:
            return None
        uses = self.rows(select(PACK_USES.c.pack_hash).where(PACK_USES.c.table_id == table_id))
        try:
            texts = self.pack_texts(row.pack_hash for row in uses)
        except ValueError:
            raise self._damaged(table_id) from None
        return Archived(with_packs(found.text, texts), bytes(found.frames))


def _page(asked: Select[Any], by: Any, limit: int, before: Cursor | None) -> Select[Any]:  # noqa: ANN401
    """Limit a query to one page after `before`, the latest first."""
    if before is not None:
        asked = asked.where(tuple_(by, TABLES.c.id) < before)
    return asked.order_by(by.desc(), TABLES.c.id.desc()).limit(limit)


def _listing(row: Row[Any], cursor: Cursor) -> Listing:
    plain = {**row._mapping, "summary": read_json(row.summary)}  # noqa: SLF001 - public in spite of its name
    return Listing(**plain, cursor=cursor)


def _entry(row: Row[Any]) -> Entry:
    # SQLite keeps whatever is put into a column, of any type.
    if not all(isinstance(number, int) for number in (row.seq, row.at, row.seat)):
        raise ValueError
    return Entry(row.seq, row.at, row.kind, row.seat, read_json(row.body), row.key or "")


def _parts(ids: list[str]) -> list[list[str]]:
    return [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]
