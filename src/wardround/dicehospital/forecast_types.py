"""What happens to a hospital if its activation ends now."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About


class NextPoints(TypedDict):
    """How many more patients bring more points, and how many points more."""

    more: int
    points: int


class PointsFor(TypedDict):
    """Points, and what they are for."""

    id: str
    points: int


class RoundForecast(TypedDict):
    """The numbers and dice of a forecast."""

    leaving: Annotated[list[str], About("the dice discharged this round")]
    points: Annotated[int, About("the points for that many")]
    next: NextPoints | None
    neglected: Annotated[list[str], About("the dice that get worse, or die")]
    deaths: list[str]
    beds: Annotated[int, About("free beds then")]
    arriving: Annotated[int, About("patients that arrive next round")]
    total: Annotated[int, About("all points of this round's end")]
    unused: Annotated[int, About("meeples that can still be placed")]


class ForeseenRound(RoundForecast):
    """A forecast as the rules give it."""

    administrator: PointsFor | None
    bonus: list[PointsFor]
