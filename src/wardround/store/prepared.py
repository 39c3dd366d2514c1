"""Statements compiled once: looking one up for each call takes longer than running it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Final

from sqlalchemy import Delete, Dialect, Insert, Select, Update

Row = Mapping[str, object]


class Prepared:
    """A statement in the words of one database, for its driver."""

    def __init__(
        self,
        statement: Delete | Insert | Update | Select[tuple[object, ...]],
        dialect: Dialect,
        columns: Sequence[str] = (),
    ) -> None:
        """Compile a statement; an `INSERT` needs the columns that it is given."""
        compiled = statement.compile(dialect=dialect, column_keys=list(columns) or None)
        self.text: Final = str(compiled)
        self._order: Final = compiled.positiontup or ()
        # In C, where there are several places; of one alone it would give no tuple.
        self._several: Final = itemgetter(*self._order) if len(self._order) > 1 else None

    def places(self, row: Row) -> tuple[object, ...]:
        """Return the parameters in the order of their places, for a driver that counts them."""
        if self._several is not None:
            several: tuple[object, ...] = self._several(row)
            return several
        return tuple([row[name] for name in self._order])
