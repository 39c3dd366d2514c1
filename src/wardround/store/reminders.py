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
"""How many of somebody's browsers are told; the oldest one makes room for a new one."""
AT_ONCE: Final = 500
"""How many tables are asked for with one statement; SQLite has a limit."""


class Reminders(Database):
    """The part of a store that knows whom to tell."""

    def subscribe(self, person_id: str, told: Subscription, at: int) -> None:
        """Keep where a browser is told; one that was somebody else's is theirs from now on."""
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
        """Forget a browser of somebody; False: it is not known as theirs."""
        gone = delete(SUBSCRIPTIONS).where(
            SUBSCRIPTIONS.c.endpoint == endpoint, SUBSCRIPTIONS.c.person_id == person_id
        )
        with self.writing() as connection:
            return connection.execute(gone).rowcount > 0

    def unsubscribe_all(self, person_id: str) -> None:
        """Forget all browsers of somebody."""
        gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person_id == person_id)
        with self.writing() as connection:
            connection.execute(gone)

    def subscriptions(self, person_id: str) -> list[Subscription]:
        """Return the browsers by which somebody is told, the oldest first."""
        told = SUBSCRIPTIONS.c
        asked = (
            select(told.endpoint, told.public_key, told.auth, told.language)
            .where(told.person_id == person_id)
            .order_by(told.created_at, told.id)
        )
        with self.reading() as connection:
            return [Subscription(*row) for row in connection.execute(asked).all()]

    def remind(self, person_id: str, table_id: str, *, on: bool) -> None:
        """Let somebody be told of their moves at a table, or not."""
        with self.writing() as connection:
            _know(connection, table_id, person_id)
            changed = update(REMINDERS).where(
                REMINDERS.c.table_id == table_id, REMINDERS.c.person_id == person_id
            )
            connection.execute(changed.values(muted=not on))

    def is_reminded(self, person_id: str, table_id: str) -> bool:
        """Tell whether somebody wants to hear of a table, as everybody does who did not object."""
        asked = select(REMINDERS.c.muted).where(
            REMINDERS.c.table_id == table_id, REMINDERS.c.person_id == person_id
        )
        with self.reading() as connection:
            return not connection.scalar(asked)

    def waiting(self, table_ids: Collection[str]) -> list[Waiting]:
        """Return who can be told of turns at some tables, and the last that they were told of."""
        ids = sorted(table_ids)
        found: list[Waiting] = []
        for start in range(0, len(ids), AT_ONCE):
            with self.reading() as connection:
                found += _waiting(connection, ids[start : start + AT_ONCE])
        return found

    def claim_turn(self, person_id: str, table_id: str, turn: int) -> bool:
        """Note that somebody knows of a turn, or is about to be told; False: they were before."""
        claimed = update(REMINDERS).where(
            REMINDERS.c.table_id == table_id,
            REMINDERS.c.person_id == person_id,
            REMINDERS.c.turn < turn,
        )
        with self.writing() as connection:
            _know(connection, table_id, person_id)
            return connection.execute(claimed.values(turn=turn)).rowcount == 1

    def lately_played(self, since: int) -> list[str]:
        """Return the tables that were played at since a moment by somebody who can be told."""
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
    """Return what holds of seats of people who want to be told, by a browser or by mail."""
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
    """Let what one person said of tables be another's; their browsers are forgotten.

    Whoever planted or shared a guest's cookie may have subscribed too, and is not to be told of
    the other's tables. The browser in which somebody came in subscribes again by itself.
    """
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person_id == from_id))
    mine = select(REMINDERS).where(REMINDERS.c.person_id == from_id)
    for row in connection.execute(mine).mappings().all():
        insert_missing(connection, REMINDERS, {**row, "person_id": into_id})
    connection.execute(delete(REMINDERS).where(REMINDERS.c.person_id == from_id))
