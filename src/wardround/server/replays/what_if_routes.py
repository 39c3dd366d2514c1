"""What if: your own line from a step of a finished game. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request, Response

from wardround.server.http.dependencies import ERRORS, AtTable, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables, MaybePerson
from wardround.server.people.last_addresses import claim_of
from wardround.server.replays.bodies import Branching
from wardround.server.replays.routes import Step
from wardround.tables.pictures.picture_types import ReasonShape
from wardround.tables.replays.replay_types import BranchShape

router = Router(
    prefix="/api/tables/{table}/steps/{step}/what-if", tags=["replays"], responses=ERRORS
)


@router.post("", response_model=BranchShape)
async def what_if(
    body: Branching,
    live: AtTable,
    step: Step,
    asker: MaybePerson,
    tables: AtTables,
    language: Language,
    request: Request,
) -> Response:
    """What if: play your own line from a step, up to your next decision."""
    claim = claim_of(request, asker, f"{live.id}/what-if")
    told = await tables.what_if(
        live,
        step,
        body.decided(),
        language,
        body.seat,
        everybody=body.everybody,
        claim=claim,
    )
    return answered(told)


@router.post("/reasons", response_model=list[ReasonShape])
async def what_if_reasons(
    body: Branching,
    live: AtTable,
    step: Step,
    tables: AtTables,
    language: Language,
    verb: Annotated[str, Query(max_length=40, description="only actions with this verb")] = "",
    of: Annotated[str, Query(max_length=80, description="only actions that name this")] = "",
) -> Response:
    """Explain why an action isn't allowed in your What if line."""
    told = await tables.what_if_reasons(
        live,
        step,
        body.decided(),
        language,
        body.seat,
        everybody=body.everybody,
        verb=verb,
        of=of,
    )
    return answered(told)
