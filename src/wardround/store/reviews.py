"""Reviews: finished games that several people look back on together."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from wardround.core.game import Json
from wardround.store.database import Database
from wardround.store.log import CHANNEL, as_text
from wardround.store.rows import ReviewRow
from wardround.store.schema import REVIEWS
from wardround.store.urls import POSTGRES

REVIEW: Final = "review/"
"""How the names of reviews begin among wakes; those of tables have no slash."""
KEPT: Final = 30 * 24 * 3600 * 1000
"""For so many milliseconds after its last change a review is kept."""


class Reviews(Database):
    """The part of a store that knows reviews."""

    def add_review(self, review_id: str, table_id: str, told: Json, at: int) -> None:
        """Keep a new review, and forget those that nobody has led for long."""
        row = {"id": review_id, "table_id": table_id, "seq": 1, "told": as_text(told)}
        with self.writing() as connection:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.updated_at < at - KEPT))
            connection.execute(insert(REVIEWS).values(**row, updated_at=at))

    def review(self, review_id: str) -> ReviewRow | None:
        """Return a review, or None if there is no such one."""
        asked = select(REVIEWS).where(REVIEWS.c.id == review_id)
        with self.reading() as connection:
            found = connection.execute(asked).one_or_none()
        if found is None:
            return None
        return ReviewRow(found.id, found.table_id, found.seq, json.loads(found.told))

    def change_review(self, review_id: str, seq: int, told: Json, at: int) -> bool:
        """Tell something else of a review, if it is still as it was at `seq`, and wake others."""
        changed = (
            update(REVIEWS)
            .where(REVIEWS.c.id == review_id, REVIEWS.c.seq == seq)
            .values(seq=seq + 1, told=as_text(told), updated_at=at)
        )
        with self.writing() as connection:
            done = connection.execute(changed).rowcount == 1
            if done and self.dialect == POSTGRES:
                wake = f"{REVIEW}{review_id} {seq + 1}"
                connection.execute(select(func.pg_notify(CHANNEL, wake)))
        return done
