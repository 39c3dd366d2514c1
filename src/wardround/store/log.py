"""Appends to the logs of tables: several in one commit, each of them complete or not at all."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from wardround.store.packs import Packs, without_packs
from wardround.store.prepared import Prepared
from wardround.store.schema import DUTIES, ENTRIES, PACK_USES, RECORDS, TABLES
from wardround.store.urls import POSTGRES
from wardround.tables.game.entries import Entry
from wardround.tables.rows import Append, Archived, Conflict

CHANNEL: Final = "wardround"
"""The PostgreSQL channel for tables with new entries, as `TABLE SEQ`."""

# This one statement checks and locks that the log continues where it ended.
_ADVANCE: Final = (
    update(TABLES)
    .where(
        TABLES.c.id == bindparam("of_table"),
        TABLES.c.last_seq == bindparam("seq_before"),
        TABLES.c.closed_at.is_(None),
    )
    .values(
        last_seq=bindparam("seq_now"),
        status=bindparam("status_now"),
        summary=bindparam("summary_now"),
        updated_at=bindparam("at_now"),
    )
)
_WAKE: Final = text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)

_ENCODER: Final = json.JSONEncoder(separators=(",", ":"))

Row = dict[str, Any]


class Log(Packs):
    """The part of a store that adds entries."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._advance: Final = Prepared(_ADVANCE, engine.dialect)
        self._enter: Final = Prepared(insert(ENTRIES), engine.dialect, ENTRIES.c.keys())

    def append(self, appends: Sequence[Append]) -> list[Conflict | None]:
        """Write the entries of several tables in one commit, and return the conflicts.

        Only a conflicting append is left out, with its conflict in its place in the answer. When
        this returns, everything else is on disk. It raises `StoreAway` if that is unknown; then
        all of it can be there, or nothing.
        """
        if not appends:
            return []
        # All nodes take tables in one order, so that no two of them wait for each other.
        order = sorted(range(len(appends)), key=lambda place: appends[place].table_id)
        ordered = [self._lean(appends[place]) for place in order]
        done: list[Conflict | None] | None = self._append_all(ordered)
        if done is None:
            done = self._append_each(ordered)
        told: list[Conflict | None] = [None] * len(appends)
        for place, conflict in zip(order, done, strict=True):
            told[place] = conflict
        return told

    def _append_all(self, appends: list[Append]) -> list[Conflict | None] | None:
        """Write everything with a few statements, or nothing; clashes are rare enough to try this.

        A savepoint would cost two more statements, each as much as what it guards.
        """
        with self.writing() as connection:
            if not self._write_all(connection, appends):
                connection.rollback()
                return None
            self._wake(connection, appends)
        return [None] * len(appends)

    def _append_each(self, appends: list[Append]) -> list[Conflict | None]:
        """Write what clashes with nothing."""
        with self.writing() as connection:
            done = [self._write_one(connection, append) for append in appends]
            written = zip(appends, done, strict=True)
            self._wake(connection, [one for one, conflict in written if conflict is None])
        return done

    def _wake(self, connection: Connection, appends: list[Append]) -> None:
        if self.dialect == POSTGRES:
            _wake(connection, appends)

    def _write_all(self, connection: Connection, appends: list[Append]) -> bool:
        """Write everything; return False if something clashes, and what was done must be undone."""
        try:
            advanced = self._advance.run(connection, [_advance(append) for append in appends])
            if advanced.rowcount != len(appends):
                return False
            self._insert(connection, appends)
        except IntegrityError:
            return False
        return True

    def _write_one(self, connection: Connection, append: Append) -> Conflict | None:
        savepoint = connection.begin_nested()
        advanced = self._advance.run(connection, [_advance(append)])
        conflict = _repeated(connection, append)
        if conflict is None and advanced.rowcount != 1:
            conflict = _elsewhere(connection, append)
        if conflict is not None:
            savepoint.rollback()
            return conflict
        self._insert(connection, [append])
        savepoint.commit()
        return None

    def _insert(self, connection: Connection, appends: list[Append]) -> None:
        rows = [_entry(append.table_id, entry) for append in appends for entry in append.entries]
        self._enter.run(connection, rows)
        for append in appends:
            if append.record is not None:
                connection.execute(delete(RECORDS).where(RECORDS.c.table_id == append.table_id))
                connection.execute(insert(RECORDS).values(_record(append)))
        _note_duties(
            connection, {one.table_id: one.due_at for one in appends if one.due_at is not None}
        )

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


def _note_duties(connection: Connection, changed: dict[str, int]) -> None:
    if changed:
        connection.execute(delete(DUTIES).where(DUTIES.c.table_id.in_(changed)))
    due = [{"table_id": table, "due_at": at} for table, at in changed.items() if at]
    if due:
        connection.execute(insert(DUTIES), due)


def _wake(connection: Connection, appends: list[Append]) -> None:
    if appends:
        payloads = [f"{append.table_id} {append.last_seq}" for append in appends]
        connection.execute(_WAKE, {"channel": CHANNEL, "payloads": payloads})


def _advance(append: Append) -> Row:
    return {
        "of_table": append.table_id,
        "seq_before": append.first_seq - 1,
        "seq_now": append.last_seq,
        "status_now": append.status,
        "summary_now": as_text(append.summary),
        "at_now": append.at,
    }


def _entry(table_id: str, entry: Entry) -> Row:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": as_text(entry.body),
        "key": entry.key or None,
    }


def _record(append: Append) -> Row:
    assert append.record is not None
    return {
        "table_id": append.table_id,
        "text": append.record.text,
        "frames": append.record.frames,
        "kept_at": append.at,
    }


def as_text(value: Mapping[str, object]) -> str:
    """Return JSON for a column: short, and plain ASCII, which every database keeps as it is."""
    return _ENCODER.encode(value)
