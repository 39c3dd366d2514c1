"""The coach at the table: hints in three steps, plans, and a review after the game."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request, Response

from wardround.server.http.addresses import claim_of
from wardround.server.http.dependencies import ERRORS, AtSeat, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables
from wardround.tables.pictures.debrief_types import HindsightShape
from wardround.tables.verbs.coaching import Hint, PlansShape

router = Router(prefix="/api/tables/{table}/seats/{seat}", tags=["coach"], responses=ERRORS)

STEPS = 3


@router.get("/hint", response_model=Hint)
async def hint(
    request: Request,
    at: AtSeat,
    tables: AtTables,
    language: Language,
    step: Annotated[int, Query(ge=1, le=STEPS)] = 1,
) -> Response:
    """Get a hint: a nudge, then where to look, then the move."""
    claim = claim_of(request, at.person, at.live.id)
    return answered(await tables.hint(*at, language, step, claim))


@router.get("/plans", response_model=PlansShape)
async def plans(request: Request, at: AtSeat, tables: AtTables, language: Language) -> Response:
    """Get whole plans for the current decision, if there is something to plan."""
    claim = claim_of(request, at.person, at.live.id)
    return answered(await tables.plans(*at, language, claim))


@router.get("/hindsight", response_model=HindsightShape)
async def look_back(request: Request, at: AtSeat, tables: AtTables, language: Language) -> Response:
    """Review a finished game, round by round and decision by decision."""
    claim = claim_of(request, at.person, at.live.id)
    return answered(await tables.hindsight(*at, language, claim))
