"""Deletes old data: guests who never came back, tables, chat, and what only they needed.

It works in small steps, each in its own commit, so that nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.sql.elements import ColumnElement

from wardround.store.channel import wake
from wardround.store.database import Database
from wardround.store.forgetting import delete_belonging
from wardround.store.packs import drop_unused
from wardround.store.people import PERSON
from wardround.store.rows import Usage
from wardround.store.schema import (
    CHAIRS,
    CREDENTIALS,
    ENTRIES,
    PACKS,
    PEOPLE,
    TABLES,
)
from wardround.store.urls import SQLITE
from wardround.tables.game.table_types import Status

AT_ONCE: Final = 500
SILENT: Final = "{}"
"""The body of a message that is gone; its place in the log stays."""
SIZES: Final = {
    "sqlite": text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"),
    "postgresql": text("SELECT pg_database_size(current_database())"),
}
"""What the whole database takes, with its indexes."""


class Retention(Database):
    """The part of a store that deletes old data."""

    def note_seen(self, people: Iterable[str], at: int) -> None:
        """Note that people were here."""
        ids = sorted(people)
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            with self.writing() as connection:
                connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(some)).values(seen_at=at))

    def forget_guests(self, before: int, most: int) -> int:
        """Delete people without passkeys who were not seen since, and play nowhere."""
        playing = (
            select(CHAIRS.c.person_id)
            .join(TABLES, TABLES.c.id == CHAIRS.c.table_id)
            .where(CHAIRS.c.person_id == PEOPLE.c.id, TABLES.c.status != "over")
        )
        keyed = select(CREDENTIALS.c.id).where(CREDENTIALS.c.person_id == PEOPLE.c.id)
        idle = (
            func.coalesce(PEOPLE.c.seen_at, PEOPLE.c.created_at) < before,
            ~playing.exists(),
            ~keyed.exists(),
        )
        with self.writing() as connection:
            asked = select(PEOPLE.c.id).where(*idle).order_by(PEOPLE.c.id).limit(most)
            if self.dialect != SQLITE:
                asked = asked.with_for_update(skip_locked=True)
            gone = list(connection.scalars(asked))
            delete_belonging(connection, PEOPLE, gone)
            if gone:
                wake(connection, PERSON)
        return len(gone)

    def forget_tables(
        self, status: Status, before: int, most: int, spared: Collection[str] = ()
    ) -> int:
        """Delete tables without activity since, except those in use."""
        with self.writing() as connection:
            gone = self._idle(connection, status, before, most, spared)
            delete_belonging(connection, TABLES, gone)
        return len(gone)

    def forget_chat(self, before: int, most: int, spared: Collection[str] = ()) -> int:
        """Delete the chat of games that ended before; return how many."""
        loud = TABLES.c.last_seq > func.coalesce(TABLES.c.quiet_seq, 0)
        with self.writing() as connection:
            tables = self._idle(connection, "over", before, most, spared, loud)
            said = update(ENTRIES).where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.kind == "say")
            connection.execute(said.values(body=SILENT))
            quiet = update(TABLES).where(TABLES.c.id.in_(tables))
            connection.execute(quiet.values(quiet_seq=TABLES.c.last_seq))
        return len(tables)

    def _idle(
        self,
        connection: Connection,
        status: Status,
        before: int,
        most: int,
        spared: Collection[str],
        *more: ColumnElement[bool],
    ) -> list[str]:
        asked = (
            select(TABLES.c.id)
            .where(TABLES.c.status == status, TABLES.c.updated_at < before, *more)
            .order_by(TABLES.c.updated_at)
            .limit(most + len(spared))
        )
        if self.dialect != SQLITE:
            asked = asked.with_for_update(skip_locked=True)
        return [one for one in connection.scalars(asked).all() if one not in spared][:most]

    def forget_packs(self, most: int) -> int:
        """Delete packs that no table uses any more."""
        with self.writing() as connection:
            return drop_unused(connection, most)

    def usage(self) -> Usage:
        """Return how much is kept of everything."""
        counted = select(TABLES.c.status, func.count().label("found")).group_by(TABLES.c.status)
        tables = {row.status: int(row.found) for row in self.rows(counted)}
        with self.reading() as connection:
            people = connection.scalar(select(func.count()).select_from(PEOPLE)) or 0
            packs = connection.scalar(select(func.count()).select_from(PACKS)) or 0
            size = connection.scalar(SIZES[self.dialect]) or 0
        return Usage(tables, int(people), int(packs), int(size))

    def laid_by(self, person_id: str) -> tuple[int, int]:
        """Return how many unfinished tables a person has created, and their bytes."""
        asked = select(func.count().label("tables"), func.sum(TABLES.c.size).label("bytes")).where(
            TABLES.c.laid_by == person_id, TABLES.c.status != "over"
        )
        found = self.row(asked)
        return (0, 0) if found is None else (int(found.tables), int(found.bytes or 0))
