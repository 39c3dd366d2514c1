"""Bodies of requests about the daily ward."""

from __future__ import annotations

from wardround.server.daily.shapes import DailyGame
from wardround.server.http.bodies import Body, Name
from wardround.tables.daily.ward import FIRST


class DailyTrying(Body):
    """A player starts the daily ward."""

    game: DailyGame = FIRST
    name: Name | None = None
