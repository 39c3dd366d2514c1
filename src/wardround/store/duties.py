"""Duties: which tables are to be looked after when, and who has taken that upon them.

A table has one while its bots are to decide or a clock runs. A node takes it by moving it to a
later moment: of several that try, the database lets one. If that node dies, the moment comes.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update

from wardround.store.database import Database
from wardround.store.rows import Duty
from wardround.store.schema import DUTIES


class Duties(Database):
    """The part of a store that knows when tables are to be looked after."""

    def duties(self, until: int, limit: int) -> list[Duty]:
        """Return the tables that are due up to a moment, so many at most; the longest due first."""
        asked = (
            select(DUTIES).where(DUTIES.c.due_at <= until).order_by(DUTIES.c.due_at).limit(limit)
        )
        with self.reading() as connection:
            return [Duty(row.table_id, row.due_at) for row in connection.execute(asked).all()]

    def take_duty(self, duty: Duty, until: int) -> bool:
        """Look after a table until a moment; tell whether nobody else was quicker."""
        with self.writing() as connection:
            taken = (
                update(DUTIES)
                .where(DUTIES.c.table_id == duty.table_id, DUTIES.c.due_at == duty.due_at)
                .values(due_at=until)
            )
            return connection.execute(taken).rowcount == 1

    def drop_duty(self, duty: Duty) -> None:
        """Let nobody look after a table, unless something has happened there since."""
        with self.writing() as connection:
            connection.execute(
                delete(DUTIES).where(
                    DUTIES.c.table_id == duty.table_id, DUTIES.c.due_at == duty.due_at
                )
            )
