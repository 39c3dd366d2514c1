"""Errors as answers: one shape for all of them, in the caller's language.

The shape is `{"error": {"code": …, "message": …, "facts": {…}}}`: programs use the code and the
facts, people read the message, which is one sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import QueryParams
from starlette.responses import JSONResponse
from starlette.types import Scope

from wardround.core.errors import Fact, IllegalAction, WardroundError
from wardround.server.operations.telemetry.requests import header
from wardround.tables.errors import Busy, Gone, HalfDone, NotAllowed, NotFound, NotNow
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.undo import UndoRefused
from wardround.words import LANGUAGES, Words

CODE: Final = "refusal"
"""Where the state of a request keeps the code of its error, for the log."""

STATUSES: Final[Mapping[str, int]] = {
    "bad-step": 404,
    "review-damaged": 410,  # and not 503: asking again does not help
    "store-away": 503,
    "table-damaged": 410,
    "table-other-rules": 409,
    "unknown-game": 404,
}
"""The statuses of errors that differ from others of their class, by their codes."""

LANGUAGE: Final = "lang"
"""What a query calls the language."""
LONGEST_HEADER: Final = 200


KINDS: Final[Mapping[type[WardroundError], int]] = {
    NotAllowed: 403,
    NotFound: 404,
    NotNow: 409,
    IllegalAction: 409,
    TableRefused: 409,
    UndoRefused: 409,
    Gone: 410,
    Busy: 503,
}
"""The statuses of other errors, by their classes."""


class Refused(WardroundError):
    """Something that the server does not do for this asker, with the status of the answer."""

    def __init__(self, code: str, status: int, **facts: Fact) -> None:
        self.status = status
        self.headers: dict[str, str] = {}
        super().__init__(code, **facts)

    def saying(self, **headers: str) -> Refused:
        """Return itself with headers for the answer: `saying(Retry_After="3")`."""
        self.headers |= {name.replace("_", "-"): value for name, value in headers.items()}
        return self


def failure(
    status: int,
    code: str,
    message: str,
    headers: Mapping[str, str] | None = None,
    /,
    **facts: Fact,
) -> JSONResponse:
    """Return the answer for an error."""
    body = {"error": {"code": code, "message": message, "facts": facts}}
    return JSONResponse(body, status, headers)


def answer(error: WardroundError, scope: Scope) -> JSONResponse:
    """Return the answer to a request that failed with one of our own errors."""
    scope.setdefault("state", {})[CODE] = error.code
    message = Words(language_of(scope)).error(error)
    headers = error.headers if isinstance(error, Refused) else None
    return failure(status_of(error), error.code, message, headers, **error.facts)


def status_of(error: WardroundError) -> int:
    """Return the status of an error: most are bad input, which no repetition mends."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, HalfDone):
        return status_of(error.cause)
    if error.code in STATUSES:
        return STATUSES[error.code]
    return next((status for kind, status in KINDS.items() if isinstance(error, kind)), 422)


def language_of(scope: Scope) -> str:
    """Return the language of ours that a request names or likes best; English if it names none."""
    named = QueryParams(scope.get("query_string", b"")).get(LANGUAGE, "")
    if named in LANGUAGES:
        return named
    return preferred(header(scope, b"accept-language")[:LONGEST_HEADER])


def preferred(accepted: str) -> str:
    """Return the language that an `Accept-Language` header puts first among ours."""
    liked: list[tuple[float, int, str]] = []
    for place, item in enumerate(accepted.split(",")):
        tag, _, weight = item.partition(";")
        language = tag.strip().lower().partition("-")[0]
        quality = _quality(weight)
        if language in LANGUAGES and quality > 0:
            liked.append((-quality, place, language))
    return min(liked)[2] if liked else LANGUAGES[0]


def _quality(weight: str) -> float:
    name, _, number = weight.strip().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(number)
    except ValueError:
        return 0.0
    return quality if name.strip() == "q" and 0 <= quality <= 1 else 0.0
