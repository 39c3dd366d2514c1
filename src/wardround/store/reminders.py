"""Push subscriptions, and which turns were notified.

A node claims a turn here before it sends anything, so that no two nodes notify the same one, and
none repeats it after a restart.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from wardround.store.database import Database, insert_missing
from wardround.store.rows import Subscription, Waiting
from wardround.store.schema import ADDRESSES, CHAIRS, PEOPLE, REMINDERS, SUBSCRIPTIONS, TABLES

MOST_BROWSERS: Final = 8
"""How many browsers of a person get messages; a new one replaces the oldest."""
AT_ONCE: Final = 500
"""How many tables are asked for with one statement; SQLite has a limit."""


class Reminders(Database):
    """The part of a store with push subscriptions and notified turns."""

    def subscribe(self, person_id: str, told: Subscription, at: int) -> None:
        """Store a browser's subscription; if it was another person's, it moves."""
        row = {"person_id": person_id, "created_at": at, **told._asdict()}
        with self.writing() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == id_of(told)))
            connection.execute(insert(SUBSCRIPTIONS).values(id=id_of(told), **row))
            newest = (
                select(SUBSCRIPTIONS.c.id)
                .where(SUBSCRIPTIONS.c.person_id == person_id)
                .order_by(SUBSCRIPTIONS.c.created_at.desc(), SUBSCRIPTIONS.c.id)
            )
            old = list(connection.scalars(newest))[MOST_BROWSERS:]
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id.in_(old)))

    def unsubscribe(self, person_id: str, endpoint: str) -> bool:
        """Delete a browser of a person; False: it is not known as theirs."""
        gone = delete(SUBSCRIPTIONS).where(
            SUBSCRIPTIONS.c.endpoint == endpoint, SUBSCRIPTIONS.c.person_id == person_id
        )
        return self.change(gone) > 0

    def unsubscribe_all(self, person_id: str) -> None:
        """Delete all browsers of a person."""
        gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person_id == person_id)
        self.change(gone)

    def subscriptions(self, person_id: str) -> list[Subscription]:
        """Return the browsers of a person, the oldest first."""
        told = SUBSCRIPTIONS.c
        asked = (
            select(told.endpoint, told.public_key, told.auth, told.language)
            .where(told.person_id == person_id)
            .order_by(told.created_at, told.id)
        )
        return [Subscription._make(row) for row in self.rows(asked)]

    def remind(self, person_id: str, table_id: str, *, on: bool) -> None:
        """Switch a person's notifications for a table on or off."""
        with self.writing() as connection:
            _know(connection, table_id, person_id)
            changed = update(REMINDERS).where(
                REMINDERS.c.table_id == table_id, REMINDERS.c.person_id == person_id
            )
            connection.execute(changed.values(muted=not on))

    def is_reminded(self, person_id: str, table_id: str) -> bool:
        """Return whether a person wants notifications for a table, which is the default."""
        asked = select(REMINDERS.c.muted).where(
            REMINDERS.c.table_id == table_id, REMINDERS.c.person_id == person_id
        )
        with self.reading() as connection:
            return not connection.scalar(asked)

    def waiting(self, table_ids: Collection[str]) -> list[Waiting]:
        """Return who can be notified at some tables, and their last notified turns."""
        ids = sorted(table_ids)
        found: list[Waiting] = []
        for start in range(0, len(ids), AT_ONCE):
            with self.reading() as connection:
                found += _waiting(connection, ids[start : start + AT_ONCE])
        return found

    def claim_turn(self, person_id: str, table_id: str, turn: int) -> bool:
        """Claim a person's turn before a notification; False: it was claimed before."""
        claimed = update(REMINDERS).where(
            REMINDERS.c.table_id == table_id,
            REMINDERS.c.person_id == person_id,
            REMINDERS.c.turn < turn,
        )
        with self.writing() as connection:
            _know(connection, table_id, person_id)
            return connection.execute(claimed.values(turn=turn)).rowcount == 1

    def lately_played(self, since: int) -> list[str]:
        """Return the tables with moves since a moment whose players can be notified."""
        told = select(CHAIRS.c.table_id).where(_reachable())
        asked = select(TABLES.c.id).where(
            TABLES.c.status == "playing",
            TABLES.c.updated_at >= since,
            TABLES.c.closed_at.is_(None),
            TABLES.c.id.in_(told),
        )
        with self.reading() as connection:
            return sorted(connection.scalars(asked))


def id_of(told: Subscription) -> str:
    """Return what a subscription is known by."""
    return hashlib.sha256(told.endpoint.encode()).hexdigest()


def _know(connection: Connection, table_id: str, person_id: str) -> None:
    row = {"table_id": table_id, "person_id": person_id, "muted": False, "turn": 0}
    insert_missing(connection, REMINDERS, row)


def _reachable() -> ColumnElement[bool]:
    """Return the condition for seats of people with a browser or email address."""
    confirmed = select(ADDRESSES.c.person_id).where(ADDRESSES.c.confirmed_at.is_not(None))
    told = select(SUBSCRIPTIONS.c.person_id)
    return or_(CHAIRS.c.person_id.in_(told), CHAIRS.c.person_id.in_(confirmed))


def _waiting(connection: Connection, table_ids: list[str]) -> list[Waiting]:
    same = (REMINDERS.c.table_id == CHAIRS.c.table_id) & (
        REMINDERS.c.person_id == CHAIRS.c.person_id
    )
    asked = (
        select(CHAIRS.c.table_id, CHAIRS.c.seat, CHAIRS.c.person_id, REMINDERS.c.turn)
        .join(PEOPLE, PEOPLE.c.id == CHAIRS.c.person_id)
        .outerjoin(REMINDERS, same)
        .where(
            CHAIRS.c.table_id.in_(table_ids),
            _reachable(),
            PEOPLE.c.banned_at.is_(None),
            REMINDERS.c.muted.is_not(True),
        )
        .order_by(CHAIRS.c.table_id, CHAIRS.c.seat, CHAIRS.c.person_id)
    )
    found = connection.execute(asked).all()
    return [Waiting(row.table_id, row.seat, row.person_id, row.turn or 0) for row in found]


def merge_reminders(connection: Connection, from_id: str, into_id: str) -> None:
    """Move one person's table switches to another; delete their browsers.

    Anyone who planted or shared a guest's cookie can have subscribed too, and must not hear of the
    other's tables. The browser in which the person signed in subscribes again by itself.
    """
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person_id == from_id))
    mine = select(REMINDERS).where(REMINDERS.c.person_id == from_id)
    for row in connection.execute(mine).mappings().all():
        insert_missing(connection, REMINDERS, {**row, "person_id": into_id})
    connection.execute(delete(REMINDERS).where(REMINDERS.c.person_id == from_id))
