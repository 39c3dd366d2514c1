"""OpenAPI types of the daily ward."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from wardround.server.laying_shapes import Settings

DailyGame = Literal["dice-hospital", "dynamite-nurse"]
"""The games that have a ward of the day."""


class AttemptShape(BaseModel):
    """Your own attempt."""

    table: str
    points: int | None = Field(description="null while it goes on")
    counts: bool = Field(description="whether it came to its end in time")
    won: bool | None = Field(description="null while it goes on, and for who plays alone")


class ScoreShape(BaseModel):
    """How many players have a score."""

    points: int
    players: int


class ResultsShape(BaseModel):
    """The results of all games that ended in time."""

    players: int
    best: int | None
    median: int | None = Field(description="half of them have at least so many")
    place: int | None = Field(description="one's own by points; null for who has no result")
    winners: int | None = Field(description="how many have won; null where one plays alone")
    scores: list[ScoreShape] = Field(description="fewest points first")


class PastWard(BaseModel):
    """The ward of an earlier day."""

    day: str
    mine: AttemptShape | None
    results: ResultsShape


class DailyShape(BaseModel):
    """The ward of the day."""

    day: str = Field(description="as in 2026-11-15, by the time of Greenwich")
    ends_at: int = Field(description="when the next one begins, in milliseconds since 1970")
    game: DailyGame
    settings: Settings
    extras: list[str] = Field(description="what is not as usual, in words")
    rivals: int = Field(description="how many bots one plays against")
    players: int = Field(description="how many have come to their end")
    mine: AttemptShape | None
    results: ResultsShape | None = Field(description="only for who has come to their own end")
    streak: int = Field(description="on how many days in a row one has played")
    past: list[PastWard] = Field(description="the latest first")


class DailyLaid(BaseModel):
    """The table of your attempt."""

    table: str
