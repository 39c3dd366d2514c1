"""What if: your own line from a step of a finished game. Nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from wardround.server.bodies import Branching
from wardround.server.identity import MaybePerson
from wardround.server.replay_shapes import BranchShape
from wardround.server.routes.asking import (
    ERRORS,
    AtTable,
    AtTeller,
    Language,
    answered,
    must_be_public,
)
from wardround.server.routes.replays import Step
from wardround.server.shapes import ReasonShape
from wardround.server.whereabouts import claim_of
from wardround.tables.game.showing import reasons
from wardround.tables.game.table import Table
from wardround.tables.live import Live
from wardround.tables.pictures.narrating import explained
from wardround.tables.replays.what_if import Branch, ask_bots, told

router = APIRouter(
    prefix="/api/tables/{table}/steps/{step}/what-if", tags=["replays"], responses=ERRORS
)


@router.post("", response_model=BranchShape)
async def what_if(
    body: Branching,
    live: AtTable,
    step: Step,
    asker: MaybePerson,
    teller: AtTeller,
    language: Language,
    request: Request,
) -> Response:
    """What if: play your own line from a step, up to your next decision."""
    branch = await _branch(live, step, body)
    claim = claim_of(request, asker, f"{live.id}/what-if")
    await ask_bots(branch, request.app.state.thinkers, step, claim)
    return answered(await asyncio.to_thread(told, branch, teller, language))


@router.post("/reasons", response_model=list[ReasonShape])
async def what_if_reasons(
    body: Branching,
    live: AtTable,
    step: Step,
    language: Language,
    verb: Annotated[str, Query(max_length=40, description="only actions with this verb")] = "",
    of: Annotated[str, Query(max_length=80, description="only actions that name this")] = "",
) -> Response:
    """Explain why an action isn't allowed in your What if line."""
    branch = await _branch(live, step, body)
    branch.go_on()
    found = await asyncio.to_thread(reasons, branch.match, branch.seat, verb, of)
    return answered(explained(found, language))


async def _branch(live: Live, step: int, body: Branching) -> Branch:
    """Return the game after a player's own line; unfinished games are secret."""
    async with live.lock:
        must_be_public(live)
        table = live.table
    # A game that is over does not change any more: others may look at it meanwhile.
    return await asyncio.to_thread(_led, table, step, body)


def _led(table: Table, step: int, body: Branching) -> Branch:
    branch = Branch(table, step, body.seat, everybody=body.everybody)
    branch.repeat(body.line)
    return branch
