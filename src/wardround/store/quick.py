"""Quick appends: one entry at each table, and the fewest words to the database.

Most actions come alone, so each one pays for all that is done once for a commit. These statements
are made by SQLAlchemy like all others, but run by the driver, on a connection that is kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from msgspec.json import Encoder
from sqlalchemy import Dialect, Text, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from wardround.store.channel import CHANNEL, wake_of
from wardround.store.prepared import Prepared
from wardround.store.schema import DUTIES, ENTRIES, TABLES
from wardround.tables.game.entries import Entry
from wardround.tables.rows import Append

if TYPE_CHECKING:
    import sqlite3

    import psycopg

Values = dict[str, object]

_QUICK: Final = Encoder().encode
_PLAIN: Final = json.JSONEncoder(separators=(",", ":")).encode

# This one statement checks and locks that the log continues where it ended.
ADVANCE: Final = (
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
_BE_DUE: Final[Values] = {"table_id": bindparam("of_table"), "due_at": bindparam("due_now")}
_BE_NEVER_DUE: Final = delete(DUTIES).where(DUTIES.c.table_id == bindparam("of_table"))
_OF_ENTRY: Final = [column for column in ENTRIES.c if column.name != "table_id"]


def is_quick(appends: Sequence[Append]) -> bool:
    """Return whether appends hold nothing but an entry each."""
    return all(one.record is None and len(one.entries) == 1 for one in appends)


class QuickSqlite:
    """Appends to a file, statement by statement; none of them is sent anywhere."""

    def __init__(self, dialect: Dialect) -> None:
        due = sqlite.insert(DUTIES).values(_BE_DUE)
        self._advance: Final = Prepared(ADVANCE, dialect)
        self._enter: Final = Prepared(insert(ENTRIES), dialect, ENTRIES.c.keys())
        self._be_due: Final = Prepared(
            due.on_conflict_do_update(set_={"due_at": due.excluded.due_at}), dialect
        )
        self._be_never_due: Final = Prepared(_BE_NEVER_DUE, dialect)

    def write(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
        """Write everything in one commit; return False if something clashes, with nothing written.

        If it raises, the transaction can be open still.
        """
        connection.execute("BEGIN IMMEDIATE")
        for append in appends:
            if not self._write(connection, append):
                connection.execute("ROLLBACK")
                return False
        connection.execute("COMMIT")
        return True

    def _write(self, connection: sqlite3.Connection, append: Append) -> bool:
        advance, enter = self._advance, self._enter
        moved = connection.execute(advance.text, advance.places(advanced(append)))
        if moved.rowcount != 1:
            return False
        entry = entered(append.table_id, append.entries[0])
        connection.execute(enter.text, enter.places(entry))
        if append.due_at is not None:
            due = self._be_due if append.due_at else self._be_never_due
            row = {"of_table": append.table_id, "due_now": append.due_at}
            connection.execute(due.text, due.places(row))
        return True


class QuickPostgres:
    """Appends to PostgreSQL: each in one statement, so that one alone takes one round trip."""

    def __init__(self, dialect: Dialect) -> None:
        self._keep_due: Final = Prepared(_whole(None), dialect)
        self._be_due: Final = Prepared(_whole(1), dialect)
        self._be_never_due: Final = Prepared(_whole(0), dialect)

    def write(
        self, connection: psycopg.Connection[tuple[object, ...]], appends: Sequence[Append]
    ) -> bool:
        """Write everything in one commit; return False if something clashes, with nothing written.

        The connection commits each statement by itself. If it raises, a transaction can be open.
        """
        if len(appends) == 1:
            return self._run(connection, appends[0]).fetchone() is not None
        with connection.pipeline() as pipeline:
            connection.execute("BEGIN")
            done = [self._run(connection, append) for append in appends]
            pipeline.sync()
            is_written = all(one.fetchone() is not None for one in done)
            if is_written:
                connection.execute("COMMIT")
        if not is_written:
            # After a ROLLBACK in a pipeline the driver would name statements that it has dropped.
            connection.close()
        return is_written

    def _run(
        self, connection: psycopg.Connection[tuple[object, ...]], append: Append
    ) -> psycopg.Cursor[tuple[object, ...]]:
        entry = append.entries[0]
        row = {**entered(append.table_id, entry), **advanced(append)}
        told = told_entry(entry, str(row["body"]))
        row |= {
            "due_now": append.due_at,
            "wake": wake_of(append.table_id, append.last_seq, told),
            "channel": CHANNEL,
        }
        due = self._be_due if append.due_at else self._be_never_due
        statement = self._keep_due if append.due_at is None else due
        return connection.execute(_plain(statement.text), row, prepare=True)


def _plain(text: str) -> Any:  # noqa: ANN401 - psycopg wants to see that it was not put together
    return text


def _whole(due_at: int | None) -> Any:  # noqa: ANN401 - of no columns that matter
    """Return the statement that appends an entry and wakes all nodes, if the log continues so.

    It has a row if that was so. `due_at` stands for all times but 0 and None.
    """
    moved = ADVANCE.returning(TABLES.c.id).cte("moved")
    given = [bindparam(one.name, type_=one.type).label(one.name) for one in _OF_ENTRY]
    into = ["table_id", *(one.name for one in _OF_ENTRY)]
    entry = insert(ENTRIES).from_select(into, select(moved.c.id, *given))
    wakes = bindparam("wake", type_=Text)
    told = select(func.pg_notify(bindparam("channel", type_=Text), wakes)).select_from(moved)
    told = told.add_cte(entry.cte("entered"))
    if due_at is None:
        return told
    if not due_at:
        return told.add_cte(_BE_NEVER_DUE.where(DUTIES.c.table_id.in_(select(moved.c.id))).cte())
    time = bindparam("due_now", type_=DUTIES.c.due_at.type).label("due_at")
    due = postgresql.insert(DUTIES).from_select(["table_id", "due_at"], select(moved.c.id, time))
    return told.add_cte(
        due.on_conflict_do_update(
            index_elements=["table_id"], set_={"due_at": due.excluded.due_at}
        ).cte("due")
    )


def advanced(append: Append) -> Values:
    """Return what an append changes in the row of its table."""
    return {
        "of_table": append.table_id,
        "seq_before": append.first_seq - 1,
        "seq_now": append.last_seq,
        "status_now": append.status,
        "summary_now": as_text(append.summary),
        "at_now": append.at,
    }


def entered(table_id: str, entry: Entry) -> Values:
    """Return an entry as a row."""
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": as_text(entry.body),
        "key": entry.key or None,
    }


def told_entry(entry: Entry, body: str) -> str:
    """Return an entry as other nodes are told it, given its body as text."""
    kind, key = json.dumps(entry.kind), json.dumps(entry.key)
    return f"[{entry.seq},{entry.at},{kind},{entry.seat},{body},{key}]"


def heard_entry(told: str) -> Entry:
    """Return the entry that another node has told."""
    return Entry(*json.loads(told))


def as_text(value: Mapping[str, object]) -> str:
    """Return JSON for a column: short, and plain ASCII, which every database keeps as it is."""
    with suppress(UnicodeEncodeError):  # half a character, which only escapes can tell
        told = _QUICK(value)
        if told.isascii():
            return told.decode()
    return _PLAIN(value)
