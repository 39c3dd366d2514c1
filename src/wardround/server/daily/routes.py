"""The daily ward: its setup, the results, and your own attempt."""

from __future__ import annotations

from fastapi import Request, Response

from wardround.server.daily.bodies import DailyGame, DailyLaid, DailyTrying
from wardround.server.http.dependencies import ERRORS, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtNode, AtTables, MaybePerson, known_or_new
from wardround.tables.daily.ward import FIRST, Daily

router = Router(prefix="/api/daily", tags=["daily"], responses=ERRORS)


@router.get("", response_model=Daily)
async def daily_ward(
    found: MaybePerson, tables: AtTables, language: Language, game: DailyGame = FIRST
) -> Response:
    """Show the daily ward; others' results only once you have finished it."""
    return answered(await tables.daily(found, game, language))


@router.post("", status_code=201)
async def play_daily(
    body: DailyTrying,
    found: MaybePerson,
    node: AtNode,
    tables: AtTables,
    request: Request,
    response: Response,
) -> DailyLaid:
    """Create my table for the daily ward, or show where it is: one attempt each."""
    person = await known_or_new(node, found, body.name, request, response)
    return DailyLaid(table=await tables.play_daily(person, body.game))
