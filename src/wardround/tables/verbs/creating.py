"""Create tables: new ones, from another game, again, and for the daily ward."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.tables import access, rematches
from wardround.tables.creating import NewTable, create_table
from wardround.tables.daily import ward
from wardround.tables.daily.ward import FIRST
from wardround.tables.errors import NotAllowed
from wardround.tables.game.setup import TableSetup
from wardround.tables.live import Live
from wardround.tables.open_tables import Added, Asked
from wardround.tables.rows import Person
from wardround.tables.verbs.service import Service
from wardround.tables.wanted import SeatWanted, TableWanted, dealt_again, forked, setup_of
from wardround.words.files import ENGLISH


class Creating(Service):
    """The verbs that create tables."""

    async def setup(self, wanted: TableWanted) -> TableSetup:
        """Return the setup of a table that is wanted; raise what is wrong with it."""
        return await self.thinker.work_out(setup_of, wanted)  # the first of a kind takes a while

    async def fork_setup(self, live: Live, step: int, seats: Sequence[SeatWanted]) -> TableSetup:
        """Return the setup that continues from a step of a finished game.

        Not from a daily ward before its day ends: it would reveal its dice and cards.
        """
        access.must_be_public(live)
        record = live.table.playing().record()
        return await self.thinker.work_out(forked, record, step, seats)

    def deal_setup(self, live: Live, seats: Sequence[SeatWanted]) -> TableSetup:
        """Return the setup that plays a finished game's deal again, as practice."""
        access.must_be_public(live)
        return dealt_again(live.setup, live.id, seats)

    async def create(
        self, person: Person, setup: TableSetup, own: Sequence[int], key: str = ""
    ) -> NewTable:
        """Create a table, and give its creator their own seats; it starts if all are taken.

        With a `key` they have used before, return the table they created then.
        """
        return await create_table(self.open, setup, person, own, key)

    async def begin(self, live: Live, person: Person, key: str = "") -> Added:
        """Start without waiting for more players: bots take the open seats."""
        if not await access.seats_of(self.open, live, person):
            raise NotAllowed("not-your-table")
        return await self.open.add(live, Asked("begin", key=key))

    async def rematch(self, live: Live, person: Person, seat: int) -> str:
        """Create a finished game's table again, with the same players; return its id."""
        await access.own_seat(self.open, live, person, seat)
        access.must_be_over(live)
        return await rematches.rematch(self.open, live, person, seat)

    async def rename(self, person_id: str, name: str) -> None:
        """Rename a player at all their unfinished tables."""
        await rematches.call_at_tables(self.open, person_id, name)

    # --- the daily ward --------------------------------------------------------------------

    async def daily(
        self, person: Person | None, game: str = FIRST, language: str = ENGLISH
    ) -> ward.Daily:
        """Return today's ward and those of the last days, as a person can see them."""
        told = await ward.overview(self.open, person, game)
        settings, work_out = told["settings"], self.thinker.work_out  # reading words takes a while
        told["extras"] = await work_out(ward.extras_of, game, settings, language)
        return told

    async def play_daily(self, person: Person, game: str = FIRST) -> str:
        """Return the table of a person's one attempt at today's ward."""
        return await ward.start_attempt(self.open, person, game)
