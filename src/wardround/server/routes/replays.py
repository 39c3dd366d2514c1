"""The past: steps of a game, and its record when it is over."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response

from wardround.core.record_text import write
from wardround.match.showing import past
from wardround.match.table import OVER
from wardround.server.identity import AtNode
from wardround.server.keeping import frames_of
from wardround.server.routes.asking import ERRORS, AtTable, TableId, Viewer, answered
from wardround.server.safety.answers import Refused
from wardround.server.shapes import PastShape

router = APIRouter(prefix="/api", tags=["replays"], responses=ERRORS)

RECORD: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}
}
Step = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/tables/{table}/steps/{step}", response_model=PastShape)
async def step(live: AtTable, seat: Viewer, step: Step) -> Response:
    """Show the table as it was at a step, counted in moves, luck included."""
    async with live.lock:
        # The whole game up to there is played once more; other tables go on meanwhile.
        return answered(await asyncio.to_thread(past, live.table, seat, step))


@router.get("/tables/{table}/record", responses=RECORD, response_class=Response)
async def record(live: AtTable) -> Response:
    """Give the record of a game that is over: every move, all luck, and the seed behind it."""
    async with live.lock:
        if live.table.status != OVER:
            raise Refused("table-not-over", 409)
        text = write(live.table.playing().record())
    return _file(text, live.id)


@router.get("/archive/{table}/record", responses=RECORD, response_class=Response)
async def archived(table: TableId, node: AtNode) -> Response:
    """Give the record of a finished game as it was kept, whatever the rules are by now."""
    kept = await node.ask(node.store.record, table)
    if kept is None:
        raise Refused("no-such-record", 404)
    return _file(kept.text, table)


@router.get("/archive/{table}/steps/{step}", response_model=PastShape)
async def archived_step(table: TableId, node: AtNode, step: Step) -> Response:
    """Show a finished game at a step as a bystander saw it, whatever the rules are by now."""
    kept = await node.ask(node.store.record, table)
    if kept is None:
        raise Refused("no-such-record", 404)
    frames = frames_of(kept.frames)
    if step >= len(frames):
        raise Refused("bad-step", 404, found=step, most=len(frames) - 1)
    return answered({"step": step, "steps": len(frames) - 1, "view": frames[step]})


def _file(text: str, table: str) -> Response:
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})
