"""Bodies of requests about the daily ward, and the answer to an attempt."""

from __future__ import annotations

from pydantic import BaseModel

from wardround.server.declared import DailyGame
from wardround.server.http.bodies import Body, Name
from wardround.tables.daily.ward import FIRST


class DailyTrying(Body):
    """A player starts the daily ward."""

    game: DailyGame = FIRST
    name: Name | None = None


class DailyLaid(BaseModel):
    """The table of your attempt."""

    table: str
