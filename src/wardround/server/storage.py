"""The storage of tables: the database, asked in threads, and a writer whose commits are shared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import ParamSpec, TypeVar

from wardround.core.records import Record
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store.store import Store
from wardround.store.tables import PAGE
from wardround.store.writer import Writer
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

P = ParamSpec("P")
T = TypeVar("T")


class SqlStorage:
    """What tables store, in the database."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.writer = Writer(store)
        self._metrics = metrics
        store.damages.heard.append(metrics.note_damage)

    async def ask(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the store something, in a thread."""
        with self._metrics.store(what.__name__):
            return await asyncio.to_thread(what, *args, **kwargs)

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        await asyncio.to_thread(self.writer.close)

    def note_damage(self, what: str, name: str) -> None:
        """Take in that something can't be read."""
        self.store.damages.note(what, name)

    # --- tables ----------------------------------------------------------------------------

    async def append(self, append: Append, finished: Record | None) -> Conflict | None:
        """Add entries to a log, and a finished game to the archive; return what was in the way."""
        if finished is not None:
            append = replace(append, record=await asyncio.to_thread(archived, finished))
        with self._metrics.store("append"):
            return await asyncio.wrap_future(self.writer.submit(append))

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
        return await self.ask(
            self.store.lay,
            table_id,
            laid,
            at,
            listed=listed,
            links=links,
            summary=summary,
            laid_by=laid_by,
        )

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table with its secrets."""
        return await self.ask(self.store.table, table_id)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the log of a table after an entry."""
        return await self.ask(self.store.entries, table_id, after)

    async def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return how far the log of each table goes."""
        return await self.ask(self.store.last_seqs, table_ids)

    async def tables_of(
        self, person_id: str, limit: int = PAGE, before: Cursor | None = None
    ) -> list[Listing]:
        """Return the tables where a person has a seat, last changed first."""
        return await self.ask(self.store.tables_of, person_id, limit, before)

    async def record(self, table_id: str) -> Archived | None:
        """Return the finished game of a table."""
        return await self.ask(self.store.record, table_id)

    # --- seats -----------------------------------------------------------------------------

    async def person(self, person_id: str) -> Person | None:
        """Return a person."""
        return await self.ask(self.store.person, person_id)

    async def holders(self, table_id: str) -> list[SeatRight]:
        """Return who has a seat at a table."""
        return await self.ask(self.store.holders, table_id)

    async def seats_of(self, person_id: str, table_id: str) -> list[int]:
        """Return the seats of a person at a table."""
        return await self.ask(self.store.seats_of, person_id, table_id)

    async def grant(self, table_id: str, seat: int, person_id: str) -> None:
        """Give a person a seat."""
        await self.ask(self.store.grant, table_id, seat, person_id)

    async def revoke_grants(self, table_id: str, seat: int, person_id: str | None = None) -> None:
        """Take a seat from a person, or from all."""
        await self.ask(self.store.revoke_grants, table_id, seat, person_id)

    async def link(self, secret_hash: str) -> Link | None:
        """Return where a link leads, or led."""
        return await self.ask(self.store.link, secret_hash)

    async def use_link(self, link: Link, secret_hash: str, new_hash: str) -> bool:
        """Replace a link, unless somebody was faster."""
        return await self.ask(self.store.use_link, link, secret_hash, new_hash)

    async def grant_by_link(self, link: Link, secret_hash: str, person_id: str) -> bool:
        """Give a person the seat of a link, if it is still valid."""
        return await self.ask(self.store.grant_by_link, link, secret_hash, person_id)

    async def renew_link(
        self, table_id: str, seat: int, new_hash: str, keeper: str | None = None
    ) -> list[str]:
        """Replace a link; return who lost the seat, which is all by link but the keeper."""
        return await self.ask(self.store.renew_link, table_id, seat, new_hash, keeper)

    # --- daily wards -----------------------------------------------------------------------

    async def ward(self, game: str, day: str, seed: str, at: int) -> str:
        """Return the seed of a day's ward: the first one given."""
        return await self.ask(self.store.ward, game, day, seed, at)

    async def add_attempt(self, table_id: str, game: str, day: str, person_id: str) -> bool:
        """Store a person's table of a ward; return False if they have one."""
        return await self.ask(self.store.add_attempt, table_id, game, day, person_id)

    async def attempts_of(self, person_id: str, game: str, since: str) -> list[Attempt]:
        """Return a person's attempts, the latest first."""
        return await self.ask(self.store.attempts_of, person_id, game, since)

    async def finished_attempts(self, game: str, since: str) -> list[Finished]:
        """Return finished attempts whose results are not noted yet."""
        return await self.ask(self.store.finished_attempts, game, since)

    async def note_results(self, results: Iterable[Result]) -> None:
        """Store the results of attempts."""
        await self.ask(self.store.note_results, results)

    async def results(self, game: str, since: str) -> dict[str, DayResults]:
        """Return how all did, by day."""
        return await self.ask(self.store.results, game, since)

    # --- reviews ---------------------------------------------------------------------------

    async def add_review(self, review_id: str, table_id: str, told: Stored, at: int) -> None:
        """Store a new review."""
        await self.ask(self.store.add_review, review_id, table_id, told, at)

    async def review(self, review_id: str) -> ReviewRow | None:
        """Return a review."""
        return await self.ask(self.store.review, review_id)

    async def change_review(self, review_id: str, seq: int, told: Stored, at: int) -> bool:
        """Replace a review, unless somebody was faster."""
        return await self.ask(self.store.change_review, review_id, seq, told, at)
