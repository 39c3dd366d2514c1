"""Puzzles over HTTP: which there are, where your line leads, and what your turn came to."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Response
from pydantic import Field

from wardround.server.http.bodies import MOST_ACTION, Body
from wardround.server.http.dependencies import ERRORS, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables
from wardround.server.rules import GameId
from wardround.tables.pictures.picture_types import ReasonShape
from wardround.tables.puzzles.playing import MOST_ACTIONS
from wardround.tables.puzzles.puzzle_types import PuzzleMoment, PuzzleSet, PuzzleVerdict

PuzzleId = Annotated[
    str, Path(pattern=r"^[0-9-]{1,10}$", description="a number of the walk, or a day")
]


class PuzzleTrying(Body):
    """Your line in a puzzle."""

    line: Annotated[
        list[Annotated[int, Field(ge=0, le=MOST_ACTION)]], Field(max_length=MOST_ACTIONS)
    ] = Field(default_factory=list)
    """All actions since its beginning, forced ones included, as the server sent them."""


router = Router(prefix="/api/puzzles", tags=["puzzles"], responses=ERRORS)


@router.get("", response_model=list[PuzzleSet])
async def puzzles(tables: AtTables) -> Response:
    """List today's puzzle and those to walk through, without their answers."""
    return answered(tables.puzzles())


@router.post("/{game}/{puzzle}/try", response_model=PuzzleMoment)
async def try_puzzle(
    game: GameId, puzzle: PuzzleId, body: PuzzleTrying, tables: AtTables, language: Language
) -> Response:
    """Play your line in a puzzle; nothing is saved."""
    return answered(await tables.puzzle_moment(game, puzzle, body.line, language))


@router.post("/{game}/{puzzle}/try/reasons", response_model=list[ReasonShape])
async def puzzle_reasons(
    game: GameId,
    puzzle: PuzzleId,
    body: PuzzleTrying,
    tables: AtTables,
    language: Language,
    verb: Annotated[str, Query(max_length=40, description="only actions with this verb")] = "",
    of: Annotated[str, Query(max_length=80, description="only actions that name this")] = "",
) -> Response:
    """Explain why an action isn't allowed in a puzzle after your line."""
    line = body.line
    return answered(await tables.puzzle_reasons(game, puzzle, line, language, verb, of))


@router.post("/{game}/{puzzle}/check", response_model=PuzzleVerdict)
async def check_puzzle(
    game: GameId, puzzle: PuzzleId, body: PuzzleTrying, tables: AtTables, language: Language
) -> Response:
    """End your turn in a puzzle: what it scores against the best, and the best plan."""
    return answered(await tables.puzzle_verdict(game, puzzle, body.line, language))
