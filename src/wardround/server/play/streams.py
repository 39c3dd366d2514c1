"""Live updates of a table: server-sent events, or long polling.

An event's id is the number of its last entry. A client that reconnects with it (browsers do so by
themselves, as `Last-Event-ID`) gets what it missed, once.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Annotated, Final

from fastapi import Header, Query, Request, Response
from fastapi.responses import StreamingResponse

from wardround.core.errors import WardroundError
from wardround.server.http.answers import Refused
from wardround.server.http.dependencies import ERRORS, AsAsked, AtTable
from wardround.server.http.direct import direct_of
from wardround.server.http.document import Router, event_stream
from wardround.server.node import Node
from wardround.server.people.identity import AtTables, token_of
from wardround.tables.errors import NotAllowed
from wardround.tables.live import Live
from wardround.tables.pictures.encoding import encoded
from wardround.tables.pictures.picture_types import Shown, TableNews
from wardround.tables.presence import Visit
from wardround.tables.tables import Tables
from wardround.tables.verbs.watching import Looking, present
from wardround.words import Words

router = Router(prefix="/api/tables/{table}", tags=["events"], responses=ERRORS)

LONGEST_WAIT: Final = 25.0
RETRY_MILLISECONDS: Final = 1000

STREAM_HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Headers of every stream for proxies: don't buffer or cache."""

EVENT_STREAM: Final = event_stream(
    "A stream of events named `table`, each with the changed parts of a table as JSON"
    " (`TableNews`): all of `Shown` at first, then only what is new. Anyone who can no"
    " longer watch gets a last one named `gone`, with a `code` and a `message`.",
    TableNews,
)


@router.get("/events", responses=EVENT_STREAM, response_class=StreamingResponse)
async def events(
    request: Request,
    live: AtTable,
    looking: AsAsked,
    tables: AtTables,
    last_event_id: Annotated[str | None, Header(max_length=20, pattern=r"^\d{1,18}$")] = None,
) -> Response:
    """Stream a table: first its state, then every change."""
    after = int(last_event_id) if last_event_id else -1
    told = follow(request, live, looking, after, tables)
    return StreamingResponse(told, media_type="text/event-stream", headers=STREAM_HEADERS)


async def follow(
    request: Request, live: Live, looking: Looking, after: int, tables: Tables
) -> AsyncIterator[bytes]:
    """Give what a viewer is sent, for as long as they listen and may."""
    node: Node = request.app.state.node
    direct = direct_of(request.scope)

    def deliver(seq: int, data: bytes) -> bool:
        return direct is not None and direct.push(event(seq, data))

    yield b"retry: %d\n\n" % RETRY_MILLISECONDS
    async with visiting(request, live, looking) as visit:
        news = tables.watch(
            live,
            looking,
            after,
            visit,
            is_over=lambda: node.is_banned(looking.asker),
            deliver=deliver,
        )
        try:
            async with aclosing(news):
                async for one in news:
                    yield event(one.seq, one.data) if one.data else b": still here\n\n"
        except NotAllowed as error:
            yield farewell(looking, error)
        if visit.is_over:
            yield farewell(looking, signed_out())


def event(seq: int, data: bytes) -> bytes:
    """Return news up to an entry as an event of a stream."""
    return b"id: %d\nevent: table\ndata: %s\n\n" % (seq, data)


def signed_out() -> Refused:
    """Return why a visit is over."""
    return Refused("signed-out", 401)


def farewell(looking: Looking, error: WardroundError) -> bytes:
    """Return the last event of a stream: why it ends, in words."""
    told = {"code": error.code, "message": Words(looking.language).error(error)}
    return b"event: gone\ndata: %s\n\n" % encoded(told)


@asynccontextmanager
async def visiting(request: Request, live: Live, looking: Looking) -> AsyncIterator[Visit]:
    """Count a viewer of a table as connected; give their visit."""
    token = "" if looking.asker is None else token_of(request)
    with present(live, looking):
        async with request.app.state.person_cache.visit(token, live.wake) as visit:
            yield visit


@router.get(
    "/wait",
    response_model=Shown,
    responses={204: {"description": "Nothing has happened."}},
)
async def wait(
    request: Request,
    live: AtTable,
    looking: AsAsked,
    tables: AtTables,
    after: Annotated[int, Query(ge=0)] = 0,
    seconds: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT,
) -> Response:
    """Wait for the next change after an entry, if streams don't get through."""
    async with visiting(request, live, looking) as visit:
        told = await tables.wait(live, looking, after, seconds, visit)
        if visit.is_over:
            raise signed_out()
    if told is None:
        return Response(status_code=204)
    return Response(told, media_type="application/json")
