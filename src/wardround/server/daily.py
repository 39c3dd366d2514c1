"""The daily ward over HTTP: its setup, the results, and your own attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from fastapi import Response
from pydantic import BaseModel

from wardround.server.http.bodies import Body, Name
from wardround.server.http.dependencies import ERRORS, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import Anyone, AtTables, MaybePerson
from wardround.tables.daily.ward import FIRST, WARDS, Daily

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


router = Router(prefix="/api/daily", tags=["daily"], responses=ERRORS)


@router.get("", response_model=Daily)
async def daily_ward(
    found: MaybePerson, tables: AtTables, language: Language, game: DailyGame = FIRST
) -> Response:
    """Show the daily ward; others' results only once you have finished it."""
    return answered(await tables.daily(found, game, language))


@router.post("", status_code=201)
async def play_daily(body: DailyTrying, caller: Anyone, tables: AtTables) -> DailyLaid:
    """Create my table for the daily ward, or show where it is: one attempt each."""
    person = await caller.person(body.name)
    return DailyLaid(table=await tables.play_daily(person, body.game))
