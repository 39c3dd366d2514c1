"""Play the daily ward."""

from __future__ import annotations

from wardround.core.game import Json
from wardround.tables.daily import ward
from wardround.tables.daily.ward import FIRST
from wardround.tables.rows import Person
from wardround.tables.verbs.service import Service


class Daily(Service):
    """The verbs of the daily ward."""

    async def daily(self, person: Person | None, game: str = FIRST) -> Json:
        """Return today's ward and those of the last days, as a person can see them."""
        return await ward.told(self.open, person, game)

    async def play_daily(self, person: Person, game: str = FIRST) -> str:
        """Return the table of a person's one attempt at today's ward."""
        return await ward.lay(self.open, person, game)
