"""Live updates of a table: server-sent events, or long polling.

An event's id is the number of its last entry. A client that reconnects with it (browsers do so by
themselves, as `Last-Event-ID`) gets what it missed, once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import StreamingResponse

from wardround.core.errors import WardroundError
from wardround.server.acquaintances import Acquaintances
from wardround.server.identity import AtNode, WithPeople
from wardround.server.routes.asking import (
    ERRORS,
    AsAsked,
    AtTable,
    AtTeller,
    Looking,
    news,
    picture,
    still_sees,
)
from wardround.server.safety.answers import Refused
from wardround.server.shapes import Shown, TableNews
from wardround.tables.live import Live
from wardround.tables.open_tables import Node
from wardround.tables.pictures import Teller
from wardround.tables.pictures.encoding import encoded
from wardround.tables.visits import Visit
from wardround.words import Words

router = APIRouter(prefix="/api/tables/{table}", tags=["events"], responses=ERRORS)

HEARTBEAT: Final = 15.0
"""A line is sent at least so often, so that silence means a lost connection."""
LONGEST_WAIT: Final = 25.0
RETRY_MILLISECONDS: Final = 1000
AWAY_SECONDS: Final = 0.5
"""How long a stream waits before it looks whether the store is back."""

STREAM_HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Headers of every stream for proxies: don't buffer or cache."""

EVENT_STREAM: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": (
            "A stream of events named `table`, each with the changed parts of a table as JSON"
            " (`TableNews`): all of `Shown` at first, then only what is new. Anyone who can no"
            " longer watch gets a last one named `gone`, with a `code` and a `message`."
        ),
        "content": {"text/event-stream": {"schema": TableNews.model_json_schema()}},
    }
}


@router.get("/events", responses=EVENT_STREAM, response_class=StreamingResponse)
async def events(
    request: Request,
    live: AtTable,
    looking: AsAsked,
    teller: AtTeller,
    last_event_id: Annotated[str | None, Header(max_length=20, pattern=r"^\d{1,18}$")] = None,
) -> Response:
    """Stream a table: first its state, then every change."""
    after = int(last_event_id) if last_event_id else -1
    told = follow(request, live, looking, after, teller)
    return StreamingResponse(told, media_type="text/event-stream", headers=STREAM_HEADERS)


async def follow(
    request: Request,
    live: Live,
    looking: Looking,
    after: int,
    teller: Teller,
) -> AsyncIterator[bytes]:
    """Give what a viewer is sent, for as long as they listen and may."""
    node: Node = request.app.state.node
    yield b"retry: %d\n\n" % RETRY_MILLISECONDS
    here: dict[str, bytes] = {}
    away: list[int] = []
    async with watching(request.app.state.acquaintances, live, looking) as visit:
        while not (node.dismissed or live.gone or node.is_banned(looking.asker)):
            # A table can be reloaded while someone follows it, but not dropped.
            try:
                await node.find(live.id)
                await node.reach(live, after)
                if after > live.told:
                    after = -1  # there is no such entry
                changed = await live.change(after, HEARTBEAT, visit)
                if visit.is_over:
                    yield farewell(looking, visit)
                    return
                if not changed and live.away() == away:
                    yield b": still here\n\n"
                    continue
                if not await still_sees(node, live, looking.asker, looking.seat):
                    yield farewell(looking, visit)
                    return
                after, told, here = await news(live, looking, max(after, 0), here, teller)
                away = live.away()
            except WardroundError:
                await asyncio.sleep(AWAY_SECONDS)
                continue
            yield b"id: %d\nevent: table\ndata: %s\n\n" % (after, told)


def no_more(looking: Looking, visit: Visit) -> Refused:
    """Return why a viewer has lost access."""
    if visit.is_over:
        return Refused("signed-out", 401)
    return Refused("not-watched" if looking.seat is None else "seat-lost", 403)


def farewell(looking: Looking, visit: Visit) -> bytes:
    """Return the last event of a stream: why it ends, in words."""
    error = no_more(looking, visit)
    told = {"code": error.code, "message": Words(looking.language).error(error)}
    return b"event: gone\ndata: %s\n\n" % encoded(told)


@asynccontextmanager
async def watching(people: Acquaintances, live: Live, looking: Looking) -> AsyncIterator[Visit]:
    """Count a viewer of a table as connected; give their visit."""
    live.watchers += 1
    if looking.asker is not None:
        live.presence.come(looking.asker.id)
    try:
        async with people.visit(looking.token, live.wake) as visit:
            yield visit
    finally:
        live.watchers -= 1
        if looking.asker is not None:
            live.presence.go(looking.asker.id)


@router.get(
    "/wait",
    response_model=Shown,
    responses={204: {"description": "Nothing has happened."}},
)
async def wait(
    live: AtTable,
    looking: AsAsked,
    people: WithPeople,
    node: AtNode,
    teller: AtTeller,
    after: Annotated[int, Query(ge=0)] = 0,
    seconds: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT,
) -> Response:
    """Wait for the next change after an entry, if streams don't get through."""
    async with watching(people, live, looking) as visit:
        await node.reach(live, after)
        changed = await live.change(after if after <= live.told else 0, seconds, visit)
        if visit.is_over:
            raise no_more(looking, visit)
        if not changed:
            return Response(status_code=204)
        if not await still_sees(node, live, looking.asker, looking.seat):
            raise no_more(looking, visit)
        _, told = await picture(live, looking, after, teller)
    return Response(told, media_type="application/json")
