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
    told = "".join(
        [
            _known_text(name, fact)
            if isinstance(fact, str) and len(fact) <= LONGEST
            else _text(name, fact)
            for name, fact in facts.items()
        ]
    )
    return f'{{"time":"{moment(at)}{START}{request}"{told}}}'


def _text(name: str, fact: str | float) -> str:
    return f',"{name}":{as_json(fact) if isinstance(fact, str) else fact}'


_known_text = lru_cache(maxsize=4096)(_text)


def _facts(scope: Scope, status: int, seconds: float) -> dict[str, str | float]:
    facts: dict[str, str | float] = {
        "method": method(scope),
        "route": template(scope),
        "status": status,
        "milliseconds": round(seconds * 1000, 1),
    }
    if sender := address(scope):
        facts["address"] = sender
    if person := person_mark(scope):
        facts["person"] = person
    if code := scope.get("state", {}).get("refusal", ""):
        facts["code"] = code
    return facts
