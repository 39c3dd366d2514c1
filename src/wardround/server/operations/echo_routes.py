"""What the server saw of a request: lets `wardround doctor` check a proxy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from wardround.server.http.dependencies import ERRORS
from wardround.server.http.document import Router
from wardround.server.http.error_shapes import Echo
from wardround.server.operations.telemetry.requests import address, header
from wardround.server.play.streams import STREAM_HEADERS

router = Router(prefix="/api/echo", tags=["operations"], responses=ERRORS)

EVENTS: Final = 3
GAP_SECONDS: Final = 0.3
"""Long enough to distinguish events that arrive one by one from buffered ones."""

ECHO_STREAM: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "A stream of three events named `echo`, with their numbers as data.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


@router.get("", response_model=Echo)
async def echo(request: Request) -> Echo:
    """Show which scheme, host and address the server saw for this request."""
    scope = request.scope
    return Echo(scheme=scope["scheme"], host=header(scope, b"host"), address=address(scope))


@router.get("/stream", responses=ECHO_STREAM, response_class=StreamingResponse)
async def echo_stream() -> Response:
    """Send three events, one by one, as the streams of tables are sent."""
    return StreamingResponse(counted(), media_type="text/event-stream", headers=STREAM_HEADERS)


async def counted() -> AsyncIterator[bytes]:
    """Give the events, with a pause between them."""
    for number in range(EVENTS):
        if number:
            await asyncio.sleep(GAP_SECONDS)
        yield b"event: echo\ndata: %d\n\n" % number
