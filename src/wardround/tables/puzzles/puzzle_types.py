"""What is told about puzzles: never the best plan, nor its points, before an attempt has ended."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About
from wardround.tables.pictures.picture_types import Shown
from wardround.tables.thinking.advising import OfferStep


class PuzzleShape(TypedDict):
    """A puzzle without its answer."""

    id: Annotated[str, About("its number in the walk, or its day")]
    game: str
    level: Annotated[int, About("difficulty from 1 to 5", low=1, high=5)]
    hardness: Annotated[int, About("the same from 0 to 100", low=0, high=100)]
    greedy: Annotated[int, About("the points of play without looking ahead: more is possible")]


class PuzzleSet(TypedDict):
    """The puzzles of a game."""

    game: str
    day: Annotated[str, About("as in 2026-11-15, in UTC")]
    ends_at: Annotated[int, About("when today's puzzle changes, in milliseconds since 1970")]
    today: Annotated[PuzzleShape, About("the same for everyone")]
    walk: Annotated[list[PuzzleShape], About("the easiest first")]


class PuzzleMoment(TypedDict):
    """Where your line in a puzzle has led."""

    puzzle: PuzzleShape
    line: Annotated[
        list[int], About("all actions, forced ones included; send them again with your next one")
    ]
    ends: Annotated[list[int], About("the choices that end the turn: check these")]
    points: Annotated[int | None, About("the score if the turn ended now; null if it can't")]
    shown: Annotated[Shown, About("as a table is shown to its player")]


class PuzzleVerdict(TypedDict):
    """What an attempt came to, and the answer."""

    points: int
    best: Annotated[int, About("proven: more is impossible")]
    greedy: int
    solved: bool
    stars: Annotated[
        int, About("3 for the best, 2 for more than `greedy`, 1 for as much if it is any, else 0")
    ]
    plan: Annotated[list[OfferStep], About("one of the best plans")]
