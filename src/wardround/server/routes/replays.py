"""Replays: past steps of a game, and its record after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import Field

from wardround.core.record_text import write
from wardround.server.bodies import Verifying
from wardround.server.identity import AtNode, MaybePerson
from wardround.server.reading.checking import verdict
from wardround.server.reading.uploads import Uploaded, VerifyingRoute
from wardround.server.replay_shapes import StretchShape, VerifiedShape
from wardround.server.routes.asking import (
    ERRORS,
    AtTable,
    AtTeller,
    Language,
    TableId,
    Viewer,
    answered,
    daily_secret,
    must_be_over,
    must_be_public,
    viewer,
)
from wardround.server.safety.answers import Refused
from wardround.server.shapes import PastShape
from wardround.store.errors import Damaged
from wardround.store.rows import Kept
from wardround.tables.game.showing import past
from wardround.tables.open_tables import Node
from wardround.tables.replays.archive import BadFrames, frames_of
from wardround.tables.replays.steps import ALL, MOST_STEPS, Eyes, kept_steps, steps_of, verified
from wardround.words import Words

router = APIRouter(prefix="/api", tags=["replays"], responses=ERRORS)

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


async def eyes(live: AtTable, node: AtNode, asker: MaybePerson, seat: EyesQuery = None) -> Eyes:
    """Return the viewer of a replay, if the caller has access."""
    if seat != ALL:
        return await viewer(live, node, asker, seat)
    await viewer(live, node, asker, None)
    must_be_over(live)
    return ALL


AsSeen = Annotated[Eyes, Depends(eyes)]


@router.get("/tables/{table}/steps/{step}", response_model=PastShape)
async def step(live: AtTable, seat: Viewer, step: Step) -> Response:
    """Show the table at a step; steps count moves, rolls and draws."""
    async with live.lock:
        # The game is replayed up to there; other tables run in between.
        return answered(await asyncio.to_thread(past, live.table, seat, step))


@router.get("/tables/{table}/steps", response_model=StretchShape)
async def steps(
    live: AtTable,
    seat: AsSeen,
    teller: AtTeller,
    language: Language,
    first: From = 0,
    count: Count = MOST_STEPS,
) -> Response:
    """Show several steps, each with the log lines that led to it."""
    async with live.lock:
        asked = (live.table, teller, language, seat, first, count)
        return answered(await asyncio.to_thread(steps_of, *asked))


@router.get("/tables/{table}/record", responses=RECORD, response_class=Response)
async def record(live: AtTable) -> Response:
    """Get a finished game's file: every move, roll and draw, and the seed."""
    async with live.lock:
        must_be_public(live)
        text = write(live.table.playing().record())
    return _file(text, live.id)


@router.get("/archive/{table}/record", responses=RECORD, response_class=Response)
async def archived(table: TableId, node: AtNode) -> Response:
    """Get a finished game's file as saved, even if the rules have changed since."""
    return _file((await _kept(node, table)).text, table)


@router.get("/archive/{table}/steps/{step}", response_model=PastShape)
async def archived_step(table: TableId, node: AtNode, step: Step) -> Response:
    """Show a finished game at a step to a spectator, even if the rules have changed since."""
    kept = await _kept(node, table)
    with _damage_told(node, table):
        frames = frames_of(kept.frames)
    if step >= len(frames):
        raise Refused("bad-step", 404, found=step, most=len(frames) - 1)
    return answered({"step": step, "steps": len(frames) - 1, "view": frames[step]})


@router.get("/archive/{table}/steps", response_model=StretchShape)
async def archived_steps(
    table: TableId,
    node: AtNode,
    language: Language,
    seat: EyesQuery = None,
    first: From = 0,
    count: Count = MOST_STEPS,
) -> Response:
    """Show several steps of a finished game; to a spectator if the rules have changed."""
    kept = await _kept(node, table)
    with _damage_told(node, table):
        told = await asyncio.to_thread(kept_steps, kept, language, seat, first, count)
    return answered(told)


async def verify(body: Verifying, upload: Uploaded, language: Language) -> Response:
    """Check a game file: every move by the rules, every roll and draw by its seed."""
    found = verdict(body.record) if upload is None else upload["verdict"]
    return answered(verified(found, Words(language)))


router.add_api_route(
    "/verify",
    verify,
    methods=["POST"],
    response_model=VerifiedShape,
    route_class_override=VerifyingRoute,
)


@contextmanager
def _damage_told(node: Node, table: str) -> Iterator[None]:
    try:
        yield
    except BadFrames:
        node.store.damages.note("table", table)
        raise Damaged("table-damaged", table=table) from None


async def _kept(node: Node, table: str) -> Kept:
    kept = await node.ask(node.store.record, table)
    row = await node.ask(node.store.table, table)
    if kept is None or row is None:
        raise Refused("no-such-record", 404)
    if row.closed_at is not None:
        raise Refused("table-closed", 410)
    day = row.laid.get("daily", "")
    if node.calendar.is_secret(day):
        raise daily_secret(node.calendar.opening(day))
    return kept


def _file(text: str, table: str) -> Response:
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})
