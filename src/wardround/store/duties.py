"""Duties: when tables are due, and which node has claimed them.

A table has one while its bots must decide or a clock runs. A node claims it by moving its time
later: if several try, the database accepts one. If that node dies, the table becomes due again.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update

from wardround.store.database import Database
from wardround.store.rows import Duty
from wardround.store.schema import DUTIES


class Duties(Database):
    """The part of a store that knows when tables are to be looked after."""

    def duties(self, until: int, limit: int) -> list[Duty]:
        """Return the tables that are due at a moment, up to a number; the longest due first."""
        asked = (
            select(DUTIES).where(DUTIES.c.due_at <= until).order_by(DUTIES.c.due_at).limit(limit)
        )
        with self.reading() as connection:
            return [Duty(row.table_id, row.due_at) for row in connection.execute(asked).all()]

    def take_duty(self, duty: Duty, until: int) -> bool:
        """Claim a table until a moment; return whether nobody else was faster."""
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
