"""The operators' log: what they did to tables and people, in order.

A change and its line are one transaction. Running nodes poll for new lines, and drop the affected
tables and people from memory.
"""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import Connection, func, insert, select, text

from wardround.store.database import Database
from wardround.store.rows import Order
from wardround.store.schema import ORDERS
from wardround.store.urls import POSTGRES

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
        with self.reading() as connection:
            return [Order(*row) for row in connection.execute(asked).all()]

    def latest_orders(self, limit: int) -> list[Order]:
        """Return the latest lines, the newest first."""
        asked = select(ORDERS).order_by(ORDERS.c.id.desc()).limit(limit)
        with self.reading() as connection:
            return [Order(*row) for row in connection.execute(asked).all()]


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
