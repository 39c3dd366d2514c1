"""OpenAPI types of the daily ward."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, Field

from wardround.server.tables.shapes import Settings
from wardround.tables.daily.ward import WARDS

if TYPE_CHECKING:
    DailyGame = str
else:
    DailyGame = Literal[tuple(WARDS)]
"""The games that have a ward of the day."""


class AttemptShape(BaseModel):
    """Your own attempt."""

    table: str
    points: int | None = Field(description="null while in progress")
    counts: bool = Field(description="whether it was finished in time")
    won: bool | None = Field(description="null while in progress, and in solo games")


class ScoreShape(BaseModel):
    """How many players have this score."""

    points: int
    players: int


class ResultsShape(BaseModel):
    """Results of everyone who finished in time."""

    players: int
    best: int | None
    median: int | None = Field(description="the median score")
    place: int | None = Field(description="your rank by points; null without a result")
    winners: int | None = Field(description="number of winners; null in solo games")
    scores: list[ScoreShape] = Field(description="fewest points first")


class PastWard(BaseModel):
    """The ward of an earlier day."""

    day: str
    mine: AttemptShape | None
    results: ResultsShape


class DailyShape(BaseModel):
    """The ward of the day."""

    day: str = Field(description="as in 2026-11-15, in UTC")
    ends_at: int = Field(description="when the next one starts, in milliseconds since 1970")
    game: DailyGame
    settings: Settings
    extras: list[str] = Field(description="what differs from the usual setup, in words")
    rivals: int = Field(description="number of bots to play against")
    players: int = Field(description="number of players who have finished")
    mine: AttemptShape | None
    results: ResultsShape | None = Field(description="only once you have finished")
    streak: int = Field(description="days in a row that you have played")
    past: list[PastWard] = Field(description="latest first")


class DailyLaid(BaseModel):
    """The table of your attempt."""

    table: str
