"""Statements compiled once: looking one up for each call takes longer than running it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Insert, Update


class Prepared:
    """A statement in the words of one database."""

    def __init__(
        self, statement: Delete | Insert | Update, dialect: Dialect, columns: Sequence[str] = ()
    ) -> None:
        """Compile a statement; an `INSERT` needs the columns that it is given."""
        compiled = statement.compile(dialect=dialect, column_keys=list(columns) or None)
        self._text = str(compiled)
        self._order = compiled.positiontup

    def run(
        self, connection: Connection, rows: Sequence[Mapping[str, object]]
    ) -> CursorResult[Any]:
        """Run it once for each row of parameters."""
        if self._order is None:
            return connection.exec_driver_sql(self._text, [dict(row) for row in rows])
        return connection.exec_driver_sql(
            self._text, [tuple(row[name] for name in self._order) for row in rows]
        )
