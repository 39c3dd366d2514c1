"""Daily wards: their seeds, the attempts, and the results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, case, func, select, update

from wardround.store.database import Database, insert_missing
from wardround.store.errors import read_json
from wardround.store.schema import ATTEMPTS, ENTRIES, TABLES, WARDS
from wardround.tables.rows import Attempt, DayResults, Finished, Result


class Dailies(Database):
    """The part of a store that knows the wards of the days."""

    def ward(self, game: str, day: str, seed: str, at: int) -> str:
        """Return the seed of a day's ward; if nobody has asked before, it is the one given."""
        asked = select(WARDS.c.seed).where(WARDS.c.game == game, WARDS.c.day == day)
        known = self.row(asked)
        if known is not None:
            return str(known.seed)
        with self.writing() as connection:
            row = {"game": game, "day": day, "seed": seed, "created_at": at}
            insert_missing(connection, WARDS, row)
            return str(connection.scalar(asked))

    def add_attempt(self, table_id: str, game: str, day: str, person_id: str) -> bool:
        """Store a person's table of a daily ward; False: they already have one."""
        row = {"table_id": table_id, "game": game, "day": day, "person_id": person_id}
        with self.writing() as connection:
            return insert_missing(connection, ATTEMPTS, row)

    def attempts_of(self, person_id: str, game: str, since: str) -> list[Attempt]:
        """Return a person's attempts of a day and later, the latest first."""
        known = ATTEMPTS.c
        asked = (
            select(known.day, known.table_id, known.points, known.counts, known.won)
            .where(known.person_id == person_id, known.game == game, known.day >= since)
            .order_by(known.day.desc())
        )
        return [
            Attempt(row.day, row.table_id, row.points, bool(row.counts), bool(row.won))
            for row in self.rows(asked)
            if row.points is None or self._are_points(row.points, row.table_id)
        ]

    def _are_points(self, points: object, name: str) -> bool:
        """Return whether the points of an attempt are valid; invalid ones do not count."""
        if isinstance(points, int):
            return True
        self.damages.note("attempt", name)
        return False

    def finished_attempts(self, game: str, since: str) -> list[Finished]:
        """Return attempts of a day and later that are over, and whose results are not noted."""
        known = ATTEMPTS.c
        moved = select(func.max(ENTRIES.c.at)).where(
            ENTRIES.c.table_id == known.table_id, ENTRIES.c.kind == "act"
        )
        asked = (
            select(known.table_id, known.day, TABLES.c.summary, moved.scalar_subquery().label("at"))
            .join(TABLES, TABLES.c.id == known.table_id)
            .where(known.game == game, known.day >= since, known.points.is_(None))
            .where(TABLES.c.status == "over")
        )
        told: list[Finished] = []
        for row in self.rows(asked):
            try:
                told.append(_finished(row))
            except (ValueError, LookupError, TypeError, AttributeError):
                self.damages.note("summary", row.table_id)
        return told

    def note_results(self, results: Iterable[Result]) -> None:
        """Store the results of attempts, by their tables."""
        with self.writing() as connection:
            for table_id, points, counts, won in results:
                noted = update(ATTEMPTS).where(ATTEMPTS.c.table_id == table_id)
                connection.execute(noted.values(points=points, counts=counts, won=won))

    def results(self, game: str, since: str) -> dict[str, DayResults]:
        """Return how all did on a day and later ones."""
        known = ATTEMPTS.c
        winning = func.sum(case((known.won.is_(True), 1), else_=0))
        asked = (
            select(known.day, known.points, func.count().label("people"), winning.label("winning"))
            .where(known.game == game, known.day >= since, known.counts.is_(True))
            .group_by(known.day, known.points)
            .order_by(known.day, known.points)
        )
        scores: defaultdict[str, dict[int, int]] = defaultdict(dict)
        winners: defaultdict[str, int] = defaultdict(int)
        for row in self.rows(asked):
            if self._are_points(row.points, f"{game} {row.day}"):
                scores[row.day][row.points] = row.people
                winners[row.day] += int(row.winning)
        return {day: DayResults(counted, winners[day]) for day, counted in scores.items()}


def _finished(row: Row[Any]) -> Finished:
    """Return the result of an attempt; raise an error if its summary is unreadable."""
    summary = read_json(row.summary)
    won = 0 in summary.get("winners", [])  # of a table that was over before they were noted
    return Finished(row.table_id, row.day, int(summary["scores"][0]), won, int(row.at or 0))


def merge_attempts(connection: Connection, from_id: str, into_id: str) -> None:
    """Let one person's attempts be another's, where those have not tried the same ward."""
    other = ATTEMPTS.alias("other")
    same = (other.c.game == ATTEMPTS.c.game) & (other.c.day == ATTEMPTS.c.day)
    tried = select(other.c.table_id).where(other.c.person_id == into_id, same).exists()
    moved = update(ATTEMPTS).where(ATTEMPTS.c.person_id == from_id, ~tried)
    connection.execute(moved.values(person_id=into_id))
