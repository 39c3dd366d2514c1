"""Appends to the logs of tables: several in one commit, each of them complete or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wardround.store.channel import wake
from wardround.store.errors import means_away
from wardround.store.kept import Kept
from wardround.store.packs import Packs, without_packs
from wardround.store.quick import (
    ADVANCE,
    QuickPostgres,
    QuickSqlite,
    Values,
    advanced,
    entered,
    is_quick,
)
from wardround.store.schema import DUTIES, ENTRIES, PACK_USES, RECORDS, TABLES
from wardround.store.urls import POSTGRES
from wardround.tables.errors import StoreAway
from wardround.tables.rows import Append, Archived, Conflict


class Log(Packs):
    """The part of a store that adds entries."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        kind = QuickPostgres if engine.dialect.name == POSTGRES else QuickSqlite
        self._quick: Final = kind(engine.dialect)
        self._kept: Final = Kept(engine)

    def close(self) -> None:
        """Close all connections that are not in use."""
        self._kept.close()
        super().close()

    def append(self, appends: Sequence[Append]) -> list[Conflict | None]:
        """Write the entries of several tables in one commit, and return the conflicts.

        Only a conflicting append is left out, with its conflict in its place in the answer. When
        this returns, everything else is on disk. It raises `StoreAway` if that is unknown; then
        all of it can be there, or nothing.
        """
        if not appends:
            return []
        # All nodes take tables in one order, so that no two of them wait for each other.
        order = [0]
        if len(appends) > 1:
            order = sorted(range(len(appends)), key=lambda place: appends[place].table_id)
        ordered = [self._lean(appends[place]) for place in order]
        if is_quick(ordered) and self._append_all(ordered):
            return [None] * len(appends)
        done = self._append_each(ordered)
        told: list[Conflict | None] = [None] * len(appends)
        for place, conflict in zip(order, done, strict=True):
            told[place] = conflict
        return told

    def _append_all(self, appends: list[Append]) -> bool:
        """Write everything, or nothing; clashes are rare enough to try this."""
        with self._turn:
            try:
                with self._kept as connection:
                    return self._quick.write(connection, appends)
            except IntegrityError:
                return False
            except SQLAlchemyError as error:
                if means_away(error):
                    raise StoreAway from error
                raise

    def _append_each(self, appends: list[Append]) -> list[Conflict | None]:
        """Write what clashes with nothing."""
        with self.writing() as connection:
            done = [self._write_one(connection, append) for append in appends]
            for append, conflict in zip(appends, done, strict=True):
                if conflict is None:
                    wake(connection, append.table_id, append.last_seq)
        return done

    def _write_one(self, connection: Connection, append: Append) -> Conflict | None:
        savepoint = connection.begin_nested()
        moved = connection.execute(ADVANCE, advanced(append))
        conflict = _repeated(connection, append)
        if conflict is None and moved.rowcount != 1:
            conflict = _elsewhere(connection, append)
        if conflict is not None:
            savepoint.rollback()
            return conflict
        _insert(connection, append)
        savepoint.commit()
        return None

    def _lean(self, append: Append) -> Append:
        """Return an append whose record names its packs, which are kept already."""
        if append.record is None:
            return append
        asked = select(PACK_USES.c.pack_hash).where(PACK_USES.c.table_id == append.table_id)
        try:
            texts = self.pack_texts(row.pack_hash for row in self.rows(asked))
        except ValueError:  # it is better to keep them twice than not at all
            return append
        record = Archived(without_packs(append.record.text, texts), append.record.frames)
        return replace(append, record=record)


def _insert(connection: Connection, append: Append) -> None:
    """Write what belongs to an append whose table has advanced."""
    table = append.table_id
    connection.execute(insert(ENTRIES), [entered(table, entry) for entry in append.entries])
    if append.record is not None:
        connection.execute(delete(RECORDS).where(RECORDS.c.table_id == table))
        connection.execute(insert(RECORDS).values(_record(append)))
    if append.due_at is not None:
        connection.execute(delete(DUTIES).where(DUTIES.c.table_id == table))
    if append.due_at:
        connection.execute(insert(DUTIES).values(table_id=table, due_at=append.due_at))


def _repeated(connection: Connection, append: Append) -> Conflict | None:
    same = [
        and_(ENTRIES.c.seat == entry.seat, ENTRIES.c.key == entry.key)
        for entry in append.entries
        if entry.key
    ]
    if not same:
        return None
    asked = select(func.min(ENTRIES.c.seq)).where(ENTRIES.c.table_id == append.table_id, or_(*same))
    seq = connection.scalar(asked)
    return None if seq is None else Conflict("key", seq)


def _elsewhere(connection: Connection, append: Append) -> Conflict:
    """Return where the log is, which is not where the append continues."""
    asked = select(TABLES.c.last_seq).where(
        TABLES.c.id == append.table_id, TABLES.c.closed_at.is_(None)
    )
    seq = connection.scalar(asked)
    return Conflict("table", 0) if seq is None else Conflict("seq", seq)


def _record(append: Append) -> Values:
    assert append.record is not None
    return {
        "table_id": append.table_id,
        "text": append.record.text,
        "frames": append.record.frames,
        "kept_at": append.at,
    }
