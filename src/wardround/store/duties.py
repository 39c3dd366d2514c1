"""What nodes must do and know of each other: duties, the write test, and the operators' log.

A table has a duty while its bots must decide or a clock runs. A node claims it by moving its time
later: if several try, the database accepts one. If that node dies, the table becomes due again.

An operator's change and its line in the log are one transaction. Running nodes poll for new lines,
and drop the affected tables and people from memory.
"""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import Connection, delete, func, insert, select, text, update

from wardround.store.database import Database, insert_missing
from wardround.store.rows import Duty, Order
from wardround.store.schema import DUTIES, ORDERS, PULSE
from wardround.store.urls import POSTGRES


class Duties(Database):
    """The part of a store that knows when tables are to be looked after."""

    def duties(self, until: int, limit: int) -> list[Duty]:
        """Return the tables that are due at a moment, up to a number; the longest due first."""
        asked = (
            select(DUTIES).where(DUTIES.c.due_at <= until).order_by(DUTIES.c.due_at).limit(limit)
        )
        return [Duty(row.table_id, row.due_at) for row in self.rows(asked)]

    def take_duty(self, duty: Duty, until: int) -> bool:
        """Claim a table until a moment; return whether nobody else was faster."""
        mine = DUTIES.c.table_id == duty.table_id, DUTIES.c.due_at == duty.due_at
        return self.change(update(DUTIES).where(*mine).values(due_at=until)) == 1

    def drop_duty(self, duty: Duty) -> None:
        """Let nobody look after a table, unless something has happened there since."""
        self.change(
            delete(DUTIES).where(DUTIES.c.table_id == duty.table_id, DUTIES.c.due_at == duty.due_at)
        )


ROW: Final = 1
"""There is one for all nodes: what is asked is whether a commit succeeds, not who made it."""


class Beating(Database):
    """The part of a store that tests whether it can be written."""

    def beat(self, at: int) -> None:
        """Write down when this was; raise `StoreAway` where nothing can be written."""
        with self.writing() as connection:
            beaten = update(PULSE).where(PULSE.c.id == ROW).values(at=at)
            if connection.execute(beaten).rowcount == 0:
                insert_missing(connection, PULSE, {"id": ROW, "at": at})


Action = Literal[
    "close-table",
    "reopen-table",
    "delete-table",
    "clean-table",
    "ban-person",
    "unban-person",
    "delete-person",
    "export-person",
    "backup",
]
"""What is logged; `clean-table` took a deleted person's name and messages out of a table."""
MOST: Final = 1000
"""How many lines are read in one query."""


class Orders(Database):
    """The part of a store that knows what operators did."""

    def last_order(self) -> int:
        """Return the number of the latest line; 0 if there is none."""
        with self.reading() as connection:
            return _last(connection)

    def orders_after(self, order_id: int) -> list[Order]:
        """Return the lines after one, in their order."""
        asked = select(ORDERS).where(ORDERS.c.id > order_id).order_by(ORDERS.c.id).limit(MOST)
        return [Order._make(row) for row in self.rows(asked)]

    def latest_orders(self, limit: int) -> list[Order]:
        """Return the latest lines, the newest first."""
        asked = select(ORDERS).order_by(ORDERS.c.id.desc()).limit(limit)
        return [Order._make(row) for row in self.rows(asked)]


class Journal:
    """Writes lines within a transaction, for one operator at one moment."""

    def __init__(self, connection: Connection, operator: str, at: int, reason: str) -> None:
        self._connection: Final = connection
        self._facts: Final = {"operator": operator, "at": at, "reason": reason}
        if connection.dialect.name == POSTGRES:
            # One operator at a time: a line that became visible late would be passed over.
            connection.execute(text("LOCK TABLE admin_log IN EXCLUSIVE MODE"))

    def note(self, action: Action, subject: str) -> None:
        """Write a line."""
        row = {"id": _last(self._connection) + 1, "action": action, "subject": subject}
        self._connection.execute(insert(ORDERS).values(**row, **self._facts))


def _last(connection: Connection) -> int:
    return connection.scalar(select(func.max(ORDERS.c.id))) or 0
