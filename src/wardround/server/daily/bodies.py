"""Bodies of requests about the daily ward, and the answer to an attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from pydantic import BaseModel

from wardround.server.http.bodies import Body, Name
from wardround.tables.daily.ward import FIRST, WARDS

if TYPE_CHECKING:
    DailyGame: TypeAlias = str
else:
    DailyGame = Literal[tuple(WARDS)]


class DailyTrying(Body):
    """A player starts the daily ward."""

    game: DailyGame = FIRST
    name: Name | None = None


class DailyLaid(BaseModel):
    """The table of your attempt."""

    table: str
