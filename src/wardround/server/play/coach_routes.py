"""The coach at the table: hints in three steps, plans, and a review after the game."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request, Response

from wardround.server.http.addresses import claim_of
from wardround.server.http.dependencies import ERRORS, AtSeat, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables
from wardround.tables.pictures.debrief_types import HindsightShape
from wardround.tables.thinking.claims import Claim
from wardround.tables.verbs.coaching import Hint, PlansShape

router = Router(prefix="/api/tables/{table}/seats/{seat}", tags=["coach"], responses=ERRORS)

STEPS = 3


async def own_claim(request: Request, at: AtSeat) -> Claim:
    """Return for whom the coach is asked."""
    return claim_of(request, at.person, at.live.id)


OwnClaim = Annotated[Claim, Depends(own_claim)]


@router.get("/hint", response_model=Hint)
async def hint(
    at: AtSeat,
    tables: AtTables,
    language: Language,
    claim: OwnClaim,
    step: Annotated[int, Query(ge=1, le=STEPS)] = 1,
) -> Response:
    """Get a hint: a nudge, then where to look, then the move."""
    return answered(await tables.hint(*at, language, step, claim))


@router.get("/plans", response_model=PlansShape)
async def plans(at: AtSeat, tables: AtTables, language: Language, claim: OwnClaim) -> Response:
    """Get whole plans for the current decision, if there is something to plan."""
    return answered(await tables.plans(*at, language, claim))


@router.get("/hindsight", response_model=HindsightShape)
async def look_back(at: AtSeat, tables: AtTables, language: Language, claim: OwnClaim) -> Response:
    """Review a finished game, round by round and decision by decision."""
    return answered(await tables.hindsight(*at, language, claim))
