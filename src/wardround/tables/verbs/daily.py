"""Play the daily ward."""

from __future__ import annotations

from wardround.tables.daily import ward
from wardround.tables.daily.ward import FIRST
from wardround.tables.rows import Person
from wardround.tables.verbs.service import Service
from wardround.words.files import ENGLISH


class Daily(Service):
    """The verbs of the daily ward."""

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
