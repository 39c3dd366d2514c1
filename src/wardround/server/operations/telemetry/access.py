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
OF_ANSWER: Final = ("method", "route", "status")
TOOK: Final = "milliseconds"
OF_SENDER: Final = ("address", "person", "code")
"""What a line tells, in this order; the sender's facts only as far as they are known."""
LONGEST: Final = 80
"""Addresses up to this length are kept as they are written; others are rarer."""


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """Log what became of a request."""
    if not LOG.isEnabledFor(logging.INFO):
        return
    what = method(scope), template(scope), status
    who = address(scope), person_mark(scope), scope.get("state", {}).get("refusal", "")
    took = round(seconds * 1000, 1)
    handler = sole_listener(LOG)
    if handler is not None:
        sender = (_known_text if len(who[0]) <= LONGEST else _text)(OF_SENDER, who)
        answer = f'{_known_text(OF_ANSWER, what)},"{TOOK}":{took}{sender}'
        handler.write(f'{{"time":"{moment(time.time())}{START}{request_id(scope)}"{answer}}}')
        return
    # Not `LOG.info`: it searches the stack for who called it, which no line shows.
    record = logging.LogRecord(LOG.name, logging.INFO, __file__, 0, MESSAGE, None, None)
    told = dict(zip(OF_ANSWER, what, strict=True)) | {TOOK: took}
    known = {name: fact for name, fact in zip(OF_SENDER, who, strict=True) if fact}
    vars(record).update({"request": request_id(scope), **told, **known})
    LOG.handle(record)


def _text(names: tuple[str, ...], facts: tuple[str | int, ...]) -> str:
    """Return some facts as `JsonLines` writes them; what is unknown is left out."""
    return "".join(
        f',"{name}":{as_json(fact) if isinstance(fact, str) else fact}'
        for name, fact in zip(names, facts, strict=True)
        if fact != ""
    )


_known_text = lru_cache(maxsize=4096)(_text)
