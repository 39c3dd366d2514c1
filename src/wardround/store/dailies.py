"""The wards of the days: their luck, who has tried them, and the results."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable

from sqlalchemy import Connection, func, select, update

from wardround.store.database import Database, insert_missing
from wardround.store.rows import Attempt, Finished
from wardround.store.schema import ATTEMPTS, ENTRIES, TABLES, WARDS


class Dailies(Database):
    """The part of a store that knows the wards of the days."""

    def ward(self, day: str, seed: str, at: int) -> str:
        """Return the seed of a day's ward; if nobody has asked before, it is the one given."""
        asked = select(WARDS.c.seed).where(WARDS.c.day == day)
        with self.reading() as connection:
            known = connection.scalar(asked)
        if known is not None:
            return str(known)
        with self.writing() as connection:
            insert_missing(connection, WARDS, {"day": day, "seed": seed, "created_at": at})
            return str(connection.scalar(asked))

    def add_attempt(self, table_id: str, day: str, person_id: str) -> bool:
        """Note at which table somebody tries a day's ward; False: they have tried already."""
        row = {"table_id": table_id, "day": day, "person_id": person_id}
        with self.writing() as connection:
            return insert_missing(connection, ATTEMPTS, row)

    def attempts_of(self, person_id: str, since: str) -> list[Attempt]:
        """Return somebody's attempts of a day and later, the latest first."""
        asked = (
            select(ATTEMPTS.c.day, ATTEMPTS.c.table_id, ATTEMPTS.c.points, ATTEMPTS.c.counts)
            .where(ATTEMPTS.c.person_id == person_id, ATTEMPTS.c.day >= since)
            .order_by(ATTEMPTS.c.day.desc())
        )
        with self.reading() as connection:
            return [
                Attempt(row.day, row.table_id, row.points, bool(row.counts))
                for row in connection.execute(asked)
            ]

    def finished_attempts(self, since: str) -> list[Finished]:
        """Return attempts of a day and later that are over, and whose results are not noted."""
        asked = (
            select(ATTEMPTS.c.table_id, ATTEMPTS.c.day, TABLES.c.summary)
            .join(TABLES, TABLES.c.id == ATTEMPTS.c.table_id)
            .where(ATTEMPTS.c.day >= since, ATTEMPTS.c.points.is_(None), TABLES.c.status == "over")
        )
        with self.reading() as connection:
            return [
                Finished(
                    row.table_id,
                    row.day,
                    json.loads(row.summary)["scores"][0],
                    _last_move(connection, row.table_id),
                )
                for row in connection.execute(asked).all()
            ]

    def note_results(self, results: Iterable[tuple[str, int, bool]]) -> None:
        """Note the points of attempts by their tables, and whether they came in time."""
        with self.writing() as connection:
            for table_id, points, counts in results:
                noted = update(ATTEMPTS).where(ATTEMPTS.c.table_id == table_id)
                connection.execute(noted.values(points=points, counts=counts))

    def results(self, since: str) -> dict[str, dict[int, int]]:
        """Return for a day and later ones how many have got how many points, fewest first."""
        asked = (
            select(ATTEMPTS.c.day, ATTEMPTS.c.points, func.count())
            .where(ATTEMPTS.c.day >= since, ATTEMPTS.c.counts.is_(True))
            .group_by(ATTEMPTS.c.day, ATTEMPTS.c.points)
            .order_by(ATTEMPTS.c.day, ATTEMPTS.c.points)
        )
        told: defaultdict[str, dict[int, int]] = defaultdict(dict)
        with self.reading() as connection:
            for day, points, count in connection.execute(asked):
                told[day][points] = count
        return told


def _last_move(connection: Connection, table_id: str) -> int:
    asked = select(func.max(ENTRIES.c.at)).where(
        ENTRIES.c.table_id == table_id, ENTRIES.c.kind == "act"
    )
    return int(connection.scalar(asked) or 0)


def merge_attempts(connection: Connection, from_id: str, into_id: str) -> None:
    """Let one person's attempts be another's, where those have made none that day."""
    theirs = select(ATTEMPTS.c.day).where(ATTEMPTS.c.person_id == into_id)
    taken = list(connection.scalars(theirs))
    moved = update(ATTEMPTS).where(ATTEMPTS.c.person_id == from_id, ATTEMPTS.c.day.not_in(taken))
    connection.execute(moved.values(person_id=into_id))
