"""The wards of the days: their luck, who has tried them, and the results."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable

from sqlalchemy import Connection, case, func, select, update

from wardround.core.game import Json
from wardround.store.database import Database, insert_missing
from wardround.store.rows import Attempt, DayResults, Finished, Result
from wardround.store.schema import ATTEMPTS, ENTRIES, TABLES, WARDS


class Dailies(Database):
    """The part of a store that knows the wards of the days."""

    def ward(self, game: str, day: str, seed: str, at: int) -> str:
        """Return the seed of a day's ward; if nobody has asked before, it is the one given."""
        asked = select(WARDS.c.seed).where(WARDS.c.game == game, WARDS.c.day == day)
        with self.reading() as connection:
            known = connection.scalar(asked)
        if known is not None:
            return str(known)
        with self.writing() as connection:
            row = {"game": game, "day": day, "seed": seed, "created_at": at}
            insert_missing(connection, WARDS, row)
            return str(connection.scalar(asked))

    def add_attempt(self, table_id: str, game: str, day: str, person_id: str) -> bool:
        """Note at which table somebody tries a day's ward; False: they have tried already."""
        row = {"table_id": table_id, "game": game, "day": day, "person_id": person_id}
        with self.writing() as connection:
            return insert_missing(connection, ATTEMPTS, row)

    def attempts_of(self, person_id: str, game: str, since: str) -> list[Attempt]:
        """Return somebody's attempts of a day and later, the latest first."""
        known = ATTEMPTS.c
        asked = (
            select(known.day, known.table_id, known.points, known.counts, known.won)
            .where(known.person_id == person_id, known.game == game, known.day >= since)
            .order_by(known.day.desc())
        )
        with self.reading() as connection:
            return [
                Attempt(row.day, row.table_id, row.points, bool(row.counts), bool(row.won))
                for row in connection.execute(asked)
            ]

    def finished_attempts(self, game: str, since: str) -> list[Finished]:
        """Return attempts of a day and later that are over, and whose results are not noted."""
        known = ATTEMPTS.c
        asked = (
            select(known.table_id, known.day, TABLES.c.summary)
            .join(TABLES, TABLES.c.id == known.table_id)
            .where(known.game == game, known.day >= since, known.points.is_(None))
            .where(TABLES.c.status == "over")
        )
        with self.reading() as connection:
            return [
                _finished(connection, row.table_id, row.day, json.loads(row.summary))
                for row in connection.execute(asked).all()
            ]

    def note_results(self, results: Iterable[Result]) -> None:
        """Note what came of attempts, by their tables."""
        with self.writing() as connection:
            for table_id, points, counts, won in results:
                noted = update(ATTEMPTS).where(ATTEMPTS.c.table_id == table_id)
                connection.execute(noted.values(points=points, counts=counts, won=won))

    def results(self, game: str, since: str) -> dict[str, DayResults]:
        """Return how all did on a day and later ones."""
        known = ATTEMPTS.c
        winning = func.sum(case((known.won.is_(True), 1), else_=0))
        asked = (
            select(known.day, known.points, func.count(), winning)
            .where(known.game == game, known.day >= since, known.counts.is_(True))
            .group_by(known.day, known.points)
            .order_by(known.day, known.points)
        )
        scores: defaultdict[str, dict[int, int]] = defaultdict(dict)
        winners: defaultdict[str, int] = defaultdict(int)
        with self.reading() as connection:
            for day, points, count, won in connection.execute(asked):
                scores[day][points] = count
                winners[day] += int(won)
        return {day: DayResults(counted, winners[day]) for day, counted in scores.items()}


def _finished(connection: Connection, table_id: str, day: str, summary: Json) -> Finished:
    won = 0 in summary.get("winners", [])  # of a table that was over before they were noted
    return Finished(table_id, day, summary["scores"][0], won, _last_move(connection, table_id))


def _last_move(connection: Connection, table_id: str) -> int:
    asked = select(func.max(ENTRIES.c.at)).where(
        ENTRIES.c.table_id == table_id, ENTRIES.c.kind == "act"
    )
    return int(connection.scalar(asked) or 0)


def merge_attempts(connection: Connection, from_id: str, into_id: str) -> None:
    """Let one person's attempts be another's, where those have not tried the same ward."""
    other = ATTEMPTS.alias("other")
    same = (other.c.game == ATTEMPTS.c.game) & (other.c.day == ATTEMPTS.c.day)
    tried = select(other.c.table_id).where(other.c.person_id == into_id, same).exists()
    moved = update(ATTEMPTS).where(ATTEMPTS.c.person_id == from_id, ~tried)
    connection.execute(moved.values(person_id=into_id))
