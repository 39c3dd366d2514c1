"""One log line per request, written when its answer is complete: for a stream, when it closes.

A line names the template of the route, never the path: secret links are paths. It never reads
queries, bodies or cookies.

The machinery of `logging` takes several times longer than the line itself. So a line is put
together here, and written where our handler writes, if nobody else listens.
"""

from __future__ import annotations

import logging
import time
from functools import lru_cache
from typing import Final

from starlette.types import Scope

from wardround.server.operations.telemetry.logs import as_json, moment, sole_listener
from wardround.server.operations.telemetry.requests import (
    address,
    method,
    person_mark,
    request_id,
    template,
)

LOG = logging.getLogger("wardround.requests")
MESSAGE: Final = "request"
BROKEN_OFF: Final = 499
"""The status in the log where a client left, or a fault came, before there was an answer."""
START: Final = f'","level":"info","logger":"{LOG.name}","message":"{MESSAGE}","request":"'
LONGEST: Final = 80
"""Texts of an address or a route that are kept as they are written; others are rarer."""


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """Log what became of a request."""
    if not LOG.isEnabledFor(logging.INFO):
        return
    facts = _facts(scope, status, seconds)
    handler = sole_listener(LOG)
    if handler is not None:
        handler.write(line_of(time.time(), request_id(scope), facts))
        return
    # Not `LOG.info`: it searches the stack for who called it, which no line shows.
    record = logging.LogRecord(LOG.name, logging.INFO, __file__, 0, MESSAGE, None, None)
    vars(record).update({"request": request_id(scope), **facts})
    LOG.handle(record)


def line_of(at: float, request: str, facts: dict[str, str | float]) -> str:
    """Return the line that `JsonLines` makes of a request: its id, which is ours, and facts."""
    told = [
        f',"{name}":{_text(fact) if isinstance(fact, str) else fact}'
        for name, fact in facts.items()
    ]
    return f'{{"time":"{moment(at)}{START}{request}"{"".join(told)}}}'


def _text(fact: str) -> str:
    return _known_text(fact) if len(fact) <= LONGEST else as_json(fact)


_known_text = lru_cache(maxsize=4096)(as_json)


def _facts(scope: Scope, status: int, seconds: float) -> dict[str, str | float]:
    facts: dict[str, str | float] = {
        "method": method(scope),
        "route": template(scope),
        "status": status,
        "milliseconds": round(seconds * 1000, 1),
        "address": address(scope),
        "person": person_mark(scope),
        "code": scope.get("state", {}).get("refusal", ""),
    }
    return {name: fact for name, fact in facts.items() if fact != ""}
