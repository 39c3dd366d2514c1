"""A storage of tables in memory."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from wardround.core.records import Record
from wardround.tables.game.entries import Entry
from wardround.tables.replays.archive import archived
from wardround.tables.rows import (
    Append,
    Archived,
    Attempt,
    Conflict,
    Cursor,
    DayResults,
    Finished,
    Link,
    Listing,
    Person,
    Result,
    ReviewRow,
    SeatRight,
    Stored,
    TableRow,
)

PAGE: Final = 100


@dataclass(slots=True)
class _Kept:
    """A table, its log, and who has its seats."""

    row: TableRow
    entries: list[Entry]
    links: list[tuple[str, str]]
    """The secret of each seat's link and the one before it, as hashes."""
    rights: dict[tuple[int, str], bool] = field(default_factory=dict)
    """By seat and person: whether they came by a link."""
    game: Archived | None = None


@dataclass(frozen=True, slots=True)
class _Tried:
    """A person's attempt at a ward."""

    game: str
    person_id: str
    attempt: Attempt


class MemoryStorage:
    """Keeps what tables store, until the program ends."""

    def __init__(self, people: Iterable[Person] = ()) -> None:
        self.people = {person.id: person for person in people}
        self._tables: dict[str, _Kept] = {}
        self._wards: dict[tuple[str, str], str] = {}
        self._tried: dict[str, _Tried] = {}
        self._reviews: dict[str, ReviewRow] = {}
        self.damaged: list[tuple[str, str]] = []
        """What could not be read."""

    def note_damage(self, what: str, name: str) -> None:
        """Take in that something can't be read."""
        self.damaged.append((what, name))

    # --- tables ----------------------------------------------------------------------------

    async def lay(
        self,
        table_id: str,
        laid: Stored,
        at: int,
        *,
        listed: bool,
        links: Sequence[str],
        summary: Stored,
        laid_by: str,
    ) -> bool:
        """Store a new table with the hashes of its links; return False if there is one."""
        if table_id in self._tables:
            return False
        row = TableRow(table_id, laid, at, "waiting", listed, summary, at, 0)
        self._tables[table_id] = _Kept(row, [], [(one, "") for one in links])
        return True

    async def append(self, append: Append, finished: Record | None) -> Conflict | None:
        """Add entries to a log, and a finished game to the archive; return what was in the way."""
        kept = self._tables.get(append.table_id)
        if kept is None:
            return Conflict("table", 0)
        keys = {(one.seat, one.key) for one in append.entries if one.key}
        for entry in kept.entries:
            if (entry.seat, entry.key) in keys:
                return Conflict("key", entry.seq)
        if append.first_seq != kept.row.last_seq + 1:
            return Conflict("seq", kept.row.last_seq)
        kept.entries += append.entries
        kept.row = replace(
            kept.row,
            status=append.status,
            summary=append.summary,
            updated_at=append.at,
            last_seq=append.last_seq,
        )
        if finished is not None:
            kept.game = archived(finished)
        return None

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table with its secrets."""
        kept = self._tables.get(table_id)
        return None if kept is None else kept.row

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the log of a table after an entry."""
        kept = self._tables.get(table_id)
        return [] if kept is None else [one for one in kept.entries if one.seq > after]

    async def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return how far the log of each table goes."""
        known = self._tables
        return {one: known[one].row.last_seq for one in table_ids if one in known}

    async def tables_of(
        self, person_id: str, limit: int = PAGE, before: Cursor | None = None
    ) -> list[Listing]:
        """Return the tables where a person has a seat, last changed first."""
        found: list[Listing] = []
        for id, kept in self._tables.items():
            seats = tuple(sorted(seat for seat, who in kept.rights if who == person_id))
            row, cursor = kept.row, (kept.row.updated_at, id)
            if seats and (before is None or cursor < before):
                told = (row.status, row.listed, row.summary, row.updated_at, row.last_seq)
                found.append(Listing(id, row.created_at, *told, seats, cursor))
        return sorted(found, key=lambda one: one.cursor, reverse=True)[:limit]

    async def record(self, table_id: str) -> Archived | None:
        """Return the finished game of a table."""
        kept = self._tables.get(table_id)
        return None if kept is None else kept.game

    # --- seats -----------------------------------------------------------------------------

    async def person(self, person_id: str) -> Person | None:
        """Return a person."""
        return self.people.get(person_id)

    async def holders(self, table_id: str) -> list[SeatRight]:
        """Return who has a seat at a table."""
        names = {id: one.name for id, one in self.people.items()}
        rights = sorted(self._tables[table_id].rights)
        return [SeatRight(seat, who, names.get(who, "")) for seat, who in rights]

    async def seats_of(self, person_id: str, table_id: str) -> list[int]:
        """Return the seats of a person at a table."""
        rights = self._tables[table_id].rights
        return sorted(seat for seat, who in rights if who == person_id)

    async def grant(self, table_id: str, seat: int, person_id: str) -> None:
        """Give a person a seat."""
        self._tables[table_id].rights[seat, person_id] = False

    async def revoke_grants(self, table_id: str, seat: int, person_id: str | None = None) -> None:
        """Take a seat from a person, or from all."""
        rights = self._tables[table_id].rights
        for one, who in list(rights):
            if one == seat and person_id in (None, who):
                del rights[one, who]

    async def link(self, secret_hash: str) -> Link | None:
        """Return where a link leads, or led."""
        for id, kept in self._tables.items():
            for seat, (now, before) in enumerate(kept.links):
                if secret_hash in (now, before):
                    return Link(id, seat, holds=secret_hash == now)
        return None

    async def use_link(self, link: Link, secret_hash: str, new_hash: str) -> bool:
        """Replace a link, unless somebody was faster."""
        links = self._tables[link.table_id].links
        if links[link.seat][0] != secret_hash:
            return False
        links[link.seat] = (new_hash, secret_hash)
        return True

    async def grant_by_link(self, link: Link, secret_hash: str, person_id: str) -> bool:
        """Give a person the seat of a link, if it is still valid."""
        kept = self._tables[link.table_id]
        if kept.links[link.seat][0] != secret_hash:
            return False
        kept.rights.setdefault((link.seat, person_id), True)
        return True

    async def renew_link(
        self, table_id: str, seat: int, new_hash: str, keeper: str | None = None
    ) -> list[str]:
        """Replace a link; return who lost the seat, which is all by link but the keeper."""
        kept = self._tables[table_id]
        kept.links[seat] = (new_hash, kept.links[seat][0])
        by_link = [who for (one, who), linked in kept.rights.items() if one == seat and linked]
        gone = [] if keeper is None else sorted(set(by_link) - {keeper})
        for who in gone:
            del kept.rights[seat, who]
        return gone

    # --- daily wards -----------------------------------------------------------------------

    async def ward(self, game: str, day: str, seed: str, at: int) -> str:
        """Return the seed of a day's ward: the first one given."""
        return self._wards.setdefault((game, day), seed)

    async def add_attempt(self, table_id: str, game: str, day: str, person_id: str) -> bool:
        """Store a person's table of a ward; return False if they have one."""
        known = [(one.game, one.attempt.day, one.person_id) for one in self._tried.values()]
        if (game, day, person_id) in known:
            return False
        attempt = Attempt(day, table_id, None, counts=False, won=False)
        self._tried[table_id] = _Tried(game, person_id, attempt)
        return True

    async def attempts_of(self, person_id: str, game: str, since: str) -> list[Attempt]:
        """Return a person's attempts, the latest first."""
        found = [one.attempt for one in self._of(game, since) if one.person_id == person_id]
        return sorted(found, key=lambda one: one.day, reverse=True)

    async def finished_attempts(self, game: str, since: str) -> list[Finished]:
        """Return finished attempts whose results are not noted yet."""
        found: list[Finished] = []
        for tried in self._of(game, since):
            attempt, kept = tried.attempt, self._tables[tried.attempt.table_id]
            if attempt.points is None and kept.row.status == "over":
                summary = kept.row.summary
                over_at = max(one.at for one in kept.entries if one.kind == "act")
                points, won = summary["scores"][0], 0 in summary["winners"]
                found.append(Finished(attempt.table_id, attempt.day, points, won, over_at))
        return found

    async def note_results(self, results: Iterable[Result]) -> None:
        """Store the results of attempts."""
        for one in results:
            tried = self._tried[one.table_id]
            noted = Attempt(tried.attempt.day, one.table_id, one.points, one.counts, one.won)
            self._tried[one.table_id] = replace(tried, attempt=noted)

    async def results(self, game: str, since: str) -> dict[str, DayResults]:
        """Return how all did, by day."""
        scores: defaultdict[str, dict[int, int]] = defaultdict(dict)
        winners: defaultdict[str, int] = defaultdict(int)
        counted = [one.attempt for one in self._of(game, since) if one.attempt.counts]
        for one in sorted(counted, key=lambda one: one.points or 0):
            points = one.points or 0
            scores[one.day][points] = scores[one.day].get(points, 0) + 1
            winners[one.day] += one.won
        return {day: DayResults(known, winners[day]) for day, known in scores.items()}

    def _of(self, game: str, since: str) -> list[_Tried]:
        """Return the attempts at the wards of a game, of a day and later."""
        tried = self._tried.values()
        return [one for one in tried if one.game == game and one.attempt.day >= since]

    # --- reviews ---------------------------------------------------------------------------

    async def add_review(self, review_id: str, table_id: str, told: Stored, at: int) -> None:
        """Store a new review."""
        self._reviews[review_id] = ReviewRow(review_id, table_id, 1, told)

    async def review(self, review_id: str) -> ReviewRow | None:
        """Return a review."""
        return self._reviews.get(review_id)

    async def change_review(self, review_id: str, seq: int, told: Stored, at: int) -> bool:
        """Replace a review, unless somebody was faster."""
        row = self._reviews.get(review_id)
        if row is None or row.seq != seq:
            return False
        self._reviews[review_id] = replace(row, seq=seq + 1, told=told)
        return True
