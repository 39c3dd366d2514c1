"""The daily ward: its setup, the results, and your own attempt."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from wardround import catalog
from wardround.server.daily.bodies import DailyTrying
from wardround.server.daily.shapes import DailyGame, DailyLaid, DailyShape
from wardround.server.http.dependencies import ERRORS, Language, answered
from wardround.server.people.identity import AtNode, AtTables, MaybePerson, known_or_new
from wardround.tables.daily.ward import FIRST
from wardround.words import Words
from wardround.words.settings import game_told

router = APIRouter(prefix="/api/daily", tags=["daily"], responses=ERRORS)


@router.get("", response_model=DailyShape)
async def daily_ward(
    found: MaybePerson, tables: AtTables, language: Language, game: DailyGame = FIRST
) -> Response:
    """Show the daily ward; others' results only once you have finished it."""
    told = await tables.daily(found, game)
    extras = await asyncio.to_thread(extras_of, told["game"], list(told["settings"]), language)
    return answered({**told, "extras": extras})


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


def extras_of(game: str, names: list[str], language: str) -> list[str]:
    """Return the names of settings."""
    settings = game_told(catalog.find(game), Words(language))["settings"]
    return [one["title"] for one in settings if one["name"] in names]
