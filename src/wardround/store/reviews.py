"""Group reviews of finished games."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from wardround.store.channel import wake
from wardround.store.database import Database, insert_missing
from wardround.store.errors import read_json
from wardround.store.quick import as_text
from wardround.store.schema import PEOPLE, REVIEWERS, REVIEWS
from wardround.tables.errors import Damaged
from wardround.tables.rows import ReviewRow, Stored

REVIEW: Final = "review/"
"""The prefix of reviews among wakes; ids of tables have no slash."""
KEPT: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which a review is kept after its last change."""


class Reviews(Database):
    """The part of a store that knows reviews."""

    def add_review(self, review_id: str, table_id: str, told: Stored, at: int) -> None:
        """Store a new review, and delete those that nobody has led for long."""
        row = {"id": review_id, "table_id": table_id, "seq": 1, "told": as_text(told)}
        with self.writing() as connection:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.updated_at < at - KEPT))
            connection.execute(insert(REVIEWS).values(**row, updated_at=at))
            _name_people(connection, review_id, told)

    def review(self, review_id: str) -> ReviewRow | None:
        """Return a review, or None if there is no such one; raise `Damaged`."""
        found = self.row(select(REVIEWS).where(REVIEWS.c.id == review_id))
        if found is None:
            return None
        try:
            return ReviewRow(found.id, found.table_id, found.seq, read_json(found.told))
        except ValueError:
            self.damages.note("review", review_id)
            raise Damaged("review-damaged", review=review_id) from None

    def change_review(self, review_id: str, seq: int, told: Stored, at: int) -> bool:
        """Change a review, if it is still at `seq`, and wake others."""
        changed = (
            update(REVIEWS)
            .where(REVIEWS.c.id == review_id, REVIEWS.c.seq == seq)
            .values(seq=seq + 1, told=as_text(told), updated_at=at)
        )
        with self.writing() as connection:
            done = connection.execute(changed).rowcount == 1
            if done:
                _name_people(connection, review_id, told)
                wake(connection, f"{REVIEW}{review_id}", seq + 1)
        return done


def merge_reviewers(connection: Connection, from_id: str, into_id: str) -> list[str]:
    """Move one person's places in reviews to another, wake others, and return the reviews."""
    asked = select(REVIEWERS.c.review_id).where(REVIEWERS.c.person_id == from_id)
    name = connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == into_id))
    # In one order, to avoid deadlocks.
    merged: list[str] = []
    for review_id in sorted(connection.scalars(asked)):
        locked = select(REVIEWS).where(REVIEWS.c.id == review_id).with_for_update()
        found = connection.execute(locked).one_or_none()
        if found is None:  # another node has deleted it since
            continue
        try:
            told = _merged(read_json(found.told), from_id, {"id": into_id, "name": name})
        except (ValueError, LookupError, TypeError):  # it stays damaged
            continue
        changed = update(REVIEWS).where(REVIEWS.c.id == review_id)
        connection.execute(changed.values(seq=found.seq + 1, told=as_text(told)))
        _name_people(connection, review_id, told)
        wake(connection, f"{REVIEW}{review_id}", found.seq + 1)
        merged.append(review_id)
    connection.execute(delete(REVIEWERS).where(REVIEWERS.c.person_id == from_id))
    return merged


def _merged(told: Stored, from_id: str, into: Stored) -> Stored:
    """Return a review in which one person is replaced by another, who is listed once."""
    people: list[Stored] = []
    for one in told["people"]:
        person = into if one["id"] in (from_id, into["id"]) else one
        if person not in people:
            people.append(person)
    leader = into["id"] if told["leader"] == from_id else told["leader"]
    return {**told, "leader": leader, "people": people}


def _name_people(connection: Connection, review_id: str, told: Stored) -> None:
    """Store who is listed in a review."""
    asked = select(REVIEWERS.c.person_id).where(REVIEWERS.c.review_id == review_id)
    known = set(connection.scalars(asked))
    for one in told.get("people", []):
        if one["id"] not in known:
            row = {"review_id": review_id, "person_id": one["id"]}
            insert_missing(connection, REVIEWERS, row)
