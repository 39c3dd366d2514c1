"""The health check, and what `wardround doctor` asks to check a proxy.

A server that can only read looks fine on a full disk, but refuses every move: so the check is
whether it can read and write its database. The echo is what the server saw of a request.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Literal

from fastapi import Request, Response
from fastapi.responses import JSONResponse, StreamingResponse

from wardround.core.errors import WardroundError
from wardround.server.http.dependencies import ERRORS, Echo, Health
from wardround.server.http.document import Router
from wardround.server.node import Node
from wardround.server.operations.telemetry.requests import address, header
from wardround.server.play.streams import STREAM_HEADERS
from wardround.tables.daily.days import now

Status = Literal["ok", "store-away", "store-not-writable"]

SECONDS: Final = 3.0
"""Seconds for which an answer is cached: every browser asks from time to time."""


class HealthCheck:
    """Tests the database on request, but not too often."""

    def __init__(self, node: Node, clock: Callable[[], float] = time.monotonic) -> None:
        self._node = node
        self._clock = clock
        self._until = 0.0
        self._trial: asyncio.Task[Status] | None = None

    async def status(self) -> Status:
        """Return whether the database can be read and written."""
        trial = self._trial
        if trial is None or (trial.done() and self._clock() >= self._until):
            trial = self._trial = asyncio.create_task(self._try())
        # Others wait for the same answer, also when one of them hangs up.
        return await asyncio.shield(trial)

    async def _try(self) -> Status:
        store = self._node.store
        status: Status = "store-away"
        try:
            await self._node.ask(store.check)
            status = "store-not-writable"
            await self._node.ask(store.beat, now())
        except WardroundError:
            return status
        else:
            return "ok"
        finally:
            self._until = self._clock() + SECONDS


router = Router(tags=["operations"], responses=ERRORS)


# Probes can use HEAD; the document lists one operation.
@router.head("/healthz", include_in_schema=False)
@router.get("/healthz", response_model=Health, responses={503: {"model": Health}})
async def healthz(request: Request) -> JSONResponse:
    """Show whether the server works."""
    health: HealthCheck = request.app.state.health
    status = await health.status()
    return JSONResponse({"status": status}, 200 if status == "ok" else 503)


EVENTS: Final = 3
GAP_SECONDS: Final = 0.3
"""Long enough to distinguish events that arrive one by one from buffered ones."""

ECHO_STREAM: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "A stream of three events named `echo`, with their numbers as data.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


@router.get("/api/echo", response_model=Echo)
async def echo(request: Request) -> Echo:
    """Show which scheme, host and address the server saw for this request."""
    scope = request.scope
    return Echo(scheme=scope["scheme"], host=header(scope, b"host"), address=address(scope))


@router.get("/api/echo/stream", responses=ECHO_STREAM, response_class=StreamingResponse)
async def echo_stream() -> Response:
    """Send three events, one by one, as the streams of tables are sent."""
    return StreamingResponse(counted(), media_type="text/event-stream", headers=STREAM_HEADERS)


async def counted() -> AsyncIterator[bytes]:
    """Give the events, with a pause between them."""
    for number in range(EVENTS):
        if number:
            await asyncio.sleep(GAP_SECONDS)
        yield b"event: echo\ndata: %d\n\n" % number
