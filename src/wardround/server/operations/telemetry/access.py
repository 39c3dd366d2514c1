"""One log line per request, written when its answer is complete: for a stream, when it closes.

A line names the template of the route, never the path: secret links are paths. It never reads
queries, bodies or cookies.
"""

from __future__ import annotations

import logging
from typing import Final

from starlette.types import Scope

from wardround.server.operations.telemetry.requests import (
    address,
    method,
    person_mark,
    request_id,
    template,
)

LOG = logging.getLogger("wardround.requests")
BROKEN_OFF: Final = 499
"""The status in the log where a client left, or a fault came, before there was an answer."""


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """Log what became of a request."""
    if not LOG.isEnabledFor(logging.INFO):
        return
    # Not `LOG.info`: it searches the stack for who called it, which no line shows.
    record = logging.LogRecord(LOG.name, logging.INFO, __file__, 0, "request", None, None)
    vars(record).update(_facts(scope, status, seconds))
    LOG.handle(record)


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
