"""Replays: past steps of a game, its record after the end, and your own line from a step."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import Depends, Path, Query, Request, Response
from pydantic import Field

from wardround.server.http.addresses import claim_of
from wardround.server.http.dependencies import ERRORS, AtTable, Language, TableId, Viewer, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables, MaybePerson
from wardround.server.replays.bodies import Branching, Verifying
from wardround.server.replays.uploads.checking import verdict
from wardround.server.replays.uploads.readers import Uploaded, VerifyingRoute
from wardround.tables.game.table_types import Past
from wardround.tables.pictures.picture_types import ReasonShape
from wardround.tables.replays.archive import Verified, verified
from wardround.tables.replays.replay_types import BranchShape, Eyes, Stretch
from wardround.tables.replays.steps import MOST_STEPS
from wardround.words import Words

router = Router(prefix="/api", tags=["replays"], responses=ERRORS)

RECORD: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}
}
MOST = 1_000_000
Step = Annotated[int, Path(ge=0, le=MOST)]
From = Annotated[int, Query(alias="from", ge=0, le=MOST, description="the first step")]
Count = Annotated[
    int, Query(ge=1, le=MOST_STEPS, description="the number of steps, or up to the end")
]
EyesQuery = Annotated[
    Annotated[int, Field(ge=0, le=7)] | Literal["all"] | None,
    Query(description="a seat; if left out, a spectator; `all` sees everything in a finished game"),
]


async def eyes(live: AtTable, tables: AtTables, asker: MaybePerson, seat: EyesQuery = None) -> Eyes:
    """Return the viewer of a replay, if the caller has access."""
    return await tables.eyes(live, asker, seat)


AsSeen = Annotated[Eyes, Depends(eyes)]


@router.get("/tables/{table}/steps/{step}", response_model=Past)
async def step(live: AtTable, seat: Viewer, step: Step, tables: AtTables) -> Response:
    """Show the table at a step; steps count moves, rolls and draws."""
    return answered(await tables.step(live, seat, step))


@router.get("/tables/{table}/steps", response_model=Stretch)
async def steps(
    live: AtTable,
    seat: AsSeen,
    tables: AtTables,
    language: Language,
    first: From = 0,
    count: Count = MOST_STEPS,
) -> Response:
    """Show several steps, each with the log lines that led to it."""
    return answered(await tables.steps(live, seat, language, first, count))


@router.get("/tables/{table}/record", responses=RECORD, response_class=Response)
async def record(live: AtTable, tables: AtTables) -> Response:
    """Get a finished game's file: every move, roll and draw, and the seed."""
    return _file(await tables.record(live), live.id)


@router.get("/archive/{table}/record", responses=RECORD, response_class=Response)
async def archived(table: TableId, tables: AtTables) -> Response:
    """Get a finished game's file as saved, even if the rules have changed since."""
    return _file((await tables.archived(table)).text, table)


@router.get("/archive/{table}/steps/{step}", response_model=Past)
async def archived_step(table: TableId, tables: AtTables, step: Step) -> Response:
    """Show a finished game at a step to a spectator, even if the rules have changed since."""
    return answered(await tables.archived_step(table, step))


@router.get("/archive/{table}/steps", response_model=Stretch)
async def archived_steps(
    table: TableId,
    tables: AtTables,
    language: Language,
    seat: EyesQuery = None,
    first: From = 0,
    count: Count = MOST_STEPS,
) -> Response:
    """Show several steps of a finished game; to a spectator if the rules have changed."""
    return answered(await tables.archived_steps(table, seat, language, first, count))


async def verify(body: Verifying, upload: Uploaded, language: Language) -> Response:
    """Check a game file: every move by the rules, every roll and draw by its seed."""
    found = verdict(body.record) if upload is None else upload["verdict"]
    return answered(verified(found, Words(language)))


router.add_api_route(
    "/verify",
    verify,
    methods=["POST"],
    response_model=Verified,
    route_class_override=VerifyingRoute,
)


def _file(text: str, table: str) -> Response:
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})


@router.post("/tables/{table}/steps/{step}/what-if", response_model=BranchShape)
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
    return answered(await tables.what_if(live, body.line_from(step), language, claim))


@router.post("/tables/{table}/steps/{step}/what-if/reasons", response_model=list[ReasonShape])
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
    line = body.line_from(step)
    return answered(await tables.what_if_reasons(live, line, language, verb, of))
