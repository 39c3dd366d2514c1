"""The write test: a row of our own that is written repeatedly."""

from __future__ import annotations

from typing import Final

from sqlalchemy import update

from wardround.store.database import Database, insert_missing
from wardround.store.schema import PULSE

ROW: Final = 1
"""There is one for all nodes: what is asked is whether a commit succeeds, not who made it."""


class Beating(Database):
    """The part of a store that tests whether it can be written."""

    def beat(self, at: int) -> None:
        """Write down when this was; raise `StoreAway` where nothing can be written."""
        with self.writing() as connection:
            beaten = update(PULSE).where(PULSE.c.id == ROW).values(at=at)
            if connection.execute(beaten).rowcount == 0:
                insert_missing(connection, PULSE, {"id": ROW, "at": at})
