"""What is told of a finished game: its points, and the coach's review."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About


class PartShape(TypedDict):
    """Some points, and what they are for."""

    text: str
    points: int
    kind: Annotated[str, About("what kind of points, to put equal kinds together")]
    source: Annotated[str, About("the id of the card or Patient that gave them, if one did")]


class RoundPoints(TypedDict):
    """The points of a round."""

    round: Annotated[int, About("from 1 to the last one")]
    title: Annotated[str, About("the round in words")]
    parts: Annotated[list[PartShape], About("each of its points, with its reason")]
    total: Annotated[int, About("the sum of its parts")]


class SeatPoints(TypedDict):
    """The points of a seat: round by round, and at the end of the game."""

    seat: int
    place: int
    rounds: Annotated[list[RoundPoints], About("empty if points are counted only at the end")]
    parts: Annotated[list[PartShape], About("points at the end of the game")]
    total: int


class Debrief(TypedDict):
    """How a game ended."""

    seats: list[SeatPoints]
    sentence: Annotated[str, About("the ranking in words")]
    tie: Annotated[str | None, About("how the tie was broken")]


class Finding(TypedDict):
    """A round or a decision in which more was possible."""

    step: Annotated[int, About("the step to try it again from: `POST …/fork`")]
    chapter: Annotated[int, About("the round, or the turn")]
    loss: Annotated[float, About("approximate points lost")]
    lines: Annotated[list[str], About("what was done, what was better, and why")]


class HindsightShape(TypedDict):
    """A review of one seat's decisions in a finished game."""

    lines: Annotated[list[str], About("where the points came from, and how good decisions were")]
    rounds: Annotated[list[Finding], About("in Dice Hospital: where more points were possible")]
    mistakes: Annotated[list[Finding], About("the costliest decisions, in the order of the game")]
