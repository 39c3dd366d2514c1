"""What people see of the daily ward."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About, PerGame, Settings


class AttemptRecord(TypedDict):
    """Your own attempt."""

    table: str
    points: Annotated[int | None, About("null while in progress")]
    counts: Annotated[bool, About("whether it was finished in time")]
    won: Annotated[bool | None, About("null while in progress, and in solo games")]


class Score(TypedDict):
    """How many players have this score."""

    points: int
    players: int


class Results(TypedDict):
    """Results of everyone who finished in time."""

    players: int
    best: int | None
    median: Annotated[int | None, About("the median score")]
    place: Annotated[int | None, About("your rank by points; null without a result")]
    winners: Annotated[int | None, About("number of winners; null in solo games")]
    scores: Annotated[list[Score], About("fewest points first")]


class PastWard(TypedDict):
    """The ward of an earlier day."""

    day: str
    mine: AttemptRecord | None
    results: Results


class Daily(TypedDict):
    """The ward of the day."""

    day: Annotated[str, About("as in 2026-11-15, in UTC")]
    ends_at: Annotated[int, About("when the next one starts, in milliseconds since 1970")]
    game: Annotated[str, PerGame("DailyGame")]
    settings: Settings
    extras: Annotated[list[str], About("what differs from the usual setup, in words")]
    rivals: Annotated[int, About("number of bots to play against")]
    players: Annotated[int, About("number of players who have finished")]
    mine: AttemptRecord | None
    results: Annotated[Results | None, About("only once you have finished")]
    streak: Annotated[int, About("days in a row that you have played")]
    past: Annotated[list[PastWard], About("latest first")]
