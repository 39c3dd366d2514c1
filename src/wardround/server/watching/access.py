"""One log line per request, and the request's id in its answer.

A line names the template of the route, never the path: secret links are paths. It never reads
queries, bodies or cookies.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wardround.server.watching.requests import (
    address,
    method,
    person_mark,
    request_id,
    template,
)

LOG = logging.getLogger("wardround.requests")
HEADER: Final = b"x-request-id"
BROKEN_OFF: Final = 499
"""The status in the log where a client left, or a fault came, before there was an answer."""


class RequestLog:
    """Writes the line when the answer is complete: for a stream, when it closes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log its result."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        id, began, status = request_id(scope), time.perf_counter(), BROKEN_OFF

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, with_id)
        finally:
            LOG.info("request", extra=_facts(scope, status, time.perf_counter() - began))


def _facts(scope: Scope, status: int, seconds: float) -> dict[str, object]:
    facts = {
        "request": request_id(scope),
        "method": method(scope),
        "route": template(scope),
        "status": status,
        "milliseconds": round(seconds * 1000, 1),
        "address": address(scope),
        "person": person_mark(scope),
        "code": scope.get("state", {}).get("refusal", ""),
    }
    return {name: fact for name, fact in facts.items() if fact != ""}
