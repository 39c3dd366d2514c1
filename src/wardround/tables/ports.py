"""What tables can't do themselves: store, think, and know the time.

A server stores in a database and thinks in processes; tests store in memory and think where they
are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from wardround.core.records import Record
from wardround.tables.game.entries import Entry
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
from wardround.tables.thinking.claims import Claim, Thought

P = ParamSpec("P")
T = TypeVar("T")


class Clock(Protocol):
    """Knows the time."""

    def __call__(self) -> int:
        """Return the milliseconds since 1970."""


# --- storing -------------------------------------------------------------------------------------


class Storage(Protocol):
    """Everything that outlives a program.

    Whatever was changed is stored when a method returns, or it raises `StoreAway`.
    """

    # --- tables, and their logs, to which entries are only ever added ----------------------

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

    async def append(self, append: Append, finished: Record | None) -> Conflict | None:
        """Add entries to a log, and a finished game to the archive; return what was in the way."""

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table with its secrets."""

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the log of a table after an entry."""

    async def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return how far the log of each table goes."""

    async def tables_of(
        self, person_id: str, limit: int = ..., before: Cursor | None = None
    ) -> list[Listing]:
        """Return the tables where a person has a seat, last changed first."""

    async def record(self, table_id: str) -> Archived | None:
        """Return the finished game of a table."""

    def note_damage(self, what: str, name: str) -> None:
        """Take in that something can't be read."""

    # --- seats, and the links that lead there, by the hashes of their secrets --------------

    async def person(self, person_id: str) -> Person | None:
        """Return a person."""

    async def holders(self, table_id: str) -> list[SeatRight]:
        """Return who has a seat at a table."""

    async def seats_of(self, person_id: str, table_id: str) -> list[int]:
        """Return the seats of a person at a table."""

    async def grant(self, table_id: str, seat: int, person_id: str) -> None:
        """Give a person a seat."""

    async def revoke_grants(self, table_id: str, seat: int, person_id: str | None = None) -> None:
        """Take a seat from a person, or from all."""

    async def link(self, secret_hash: str) -> Link | None:
        """Return where a link leads, or led."""

    async def use_link(self, link: Link, secret_hash: str, new_hash: str) -> bool:
        """Replace a link, unless somebody was faster."""

    async def grant_by_link(self, link: Link, secret_hash: str, person_id: str) -> bool:
        """Give a person the seat of a link, if it is still valid."""

    async def renew_link(
        self, table_id: str, seat: int, new_hash: str, keeper: str | None = None
    ) -> list[str]:
        """Replace a link; return who lost the seat, which is all by link but the keeper."""

    # --- daily wards and their attempts --------------------------------------------------

    async def ward(self, game: str, day: str, seed: str, at: int) -> str:
        """Return the seed of a day's ward: the first one given."""

    async def add_attempt(self, table_id: str, game: str, day: str, person_id: str) -> bool:
        """Store a person's table of a ward; return False if they have one."""

    async def attempts_of(self, person_id: str, game: str, since: str) -> list[Attempt]:
        """Return a person's attempts, the latest first."""

    async def finished_attempts(self, game: str, since: str) -> list[Finished]:
        """Return finished attempts whose results are not noted yet."""

    async def note_results(self, results: Iterable[Result]) -> None:
        """Store the results of attempts."""

    async def results(self, game: str, since: str) -> dict[str, DayResults]:
        """Return how all did, by day."""

    # --- reviews that people share -------------------------------------------------------

    async def add_review(self, review_id: str, table_id: str, told: Stored, at: int) -> None:
        """Store a new review."""

    async def review(self, review_id: str) -> ReviewRow | None:
        """Return a review."""

    async def change_review(self, review_id: str, seq: int, told: Stored, at: int) -> bool:
        """Replace a review, unless somebody was faster."""


# --- thinking ------------------------------------------------------------------------------------


class Thinker(Protocol):
    """Asks bots and the coach, and does what takes long."""

    async def ask(self, question: Mapping[str, Any], claim: Claim = ...) -> Thought:
        """Return the answer to a question (see `thinking.questions`); raise `Closed`."""

    async def work_out(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a slow function returns; others go on meanwhile, where they can."""


class Observer:
    """Is told what happens, to count it; this one doesn't."""

    def tables_open(self, count: int) -> None:
        """Take in how many tables are in memory."""

    def entry_added(self) -> None:
        """Take in that something happened at a table."""

    def bot_decided(self, bot: str, fault: str) -> None:
        """Take in that a bot decided, or another for it because of a fault."""
