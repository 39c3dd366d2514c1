"""What all verbs of tables build on: the open tables, a thinker, and the words of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from wardround.narration.narrator import Narrator
from wardround.tables import access
from wardround.tables.game.table import OVER
from wardround.tables.live import Live
from wardround.tables.open_tables import Added, Asked, OpenTables
from wardround.tables.pictures import TableWords
from wardround.tables.ports import Thinker
from wardround.tables.replays.group_reviews import Reviews
from wardround.tables.rows import Person

Limit = Callable[[str, int], None]
"""Is told of each thing that a seat of a table does, and raises if it does too much."""


def no_limit(table: str, seat: int) -> None:
    """Let a seat do as much as it wants."""


class Asker:
    """Somebody who may be unknown still, and becomes known when a seat or a table is theirs."""

    def __init__(self, known: Person | None, become: Callable[[], Awaitable[Person]]) -> None:
        self.known = known
        self._become = become

    async def person(self) -> Person:
        """Return who it is; raise if they can't become anyone."""
        if self.known is None:
            self.known = await self._become()
        return self.known


class Service:
    """Open tables with the means to ask and to describe."""

    def __init__(self, tables: OpenTables, thinker: Thinker, limit: Limit = no_limit) -> None:
        self.open = tables
        self.thinker = thinker
        self.reviews = Reviews(tables)
        self.table_words = TableWords()
        self.limit = limit
        tables.changed.append(self.ease)
        tables.settled.append(lambda live: self.table_words.forget(live.table))

    async def find(self, table_id: str) -> Live:
        """Return a table; raise `NotFound` if there is none of that name."""
        return await self.open.find(table_id)

    async def do(self, live: Live, person: Person, asked: Asked) -> Added:
        """Let a person do something on their seat."""
        await access.own_seat(self.open, live, person, asked.seat)
        self.limit(live.id, asked.seat)
        return await self.open.add(live, asked)

    def ease(self, live: Live, coming: int = 0) -> None:
        """Keep less of a game that is over, once all know how it ended; so many come to wait."""
        if live.are_told(coming) and live.table.status == OVER:
            live.table.playing().course.leave()
            self.table_words.pack(live.table)

    def narrator(self, live: Live, language: str) -> Narrator:
        """Return the narrator of a table."""
        return self.table_words.narrator(live.table, language)
