"""Turns errors from routes into answers: our own and the framework's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, cast

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from wardround.core.errors import WardroundError
from wardround.server.http.answers import Refused, answer

CODES: Final = {
    400: "bad-request",
    401: "not-known",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    503: "unavailable",
}
"""The codes of what the framework refuses by itself, by status."""

MOST_FIELDS: Final = 10

Handler = Callable[[Request, Exception], Awaitable[Response]]


def install(app: FastAPI) -> None:
    """Let an application answer every error that its routes raise in our shape."""
    app.add_exception_handler(WardroundError, cast("Handler", _ours))
    app.add_exception_handler(RequestValidationError, cast("Handler", _not_valid))
    app.add_exception_handler(HTTPException, cast("Handler", _refused))


async def _ours(request: Request, error: WardroundError) -> Response:
    return answer(error, request.scope)


async def _not_valid(request: Request, error: RequestValidationError) -> Response:
    """Answer a request whose parts have the wrong form.

    It names the places and what was expected there, never what was found: that may be a secret.
    """
    found = error.errors()
    if any(one["type"] == "json_invalid" for one in found):
        return answer(Refused("not-json", 400), request.scope)
    # A name that we do not know is the sender's own text; its place is named without it.
    places = dict.fromkeys(
        place(one["loc"][:-1] if one["type"] == "extra_forbidden" else one["loc"]) for one in found
    )
    fields = ", ".join(list(places)[:MOST_FIELDS])
    kinds = ", ".join(list(dict.fromkeys(str(one["type"]) for one in found))[:MOST_FIELDS])
    return answer(Refused("not-valid", 422, fields=fields, kinds=kinds), request.scope)


def place(location: tuple[str | int, ...]) -> str:
    """Return the place of an error in a request: `body.seats.0`, with nothing odd in it."""
    parts = [str(part) for part in location]
    return ".".join(part if _is_name(part) else "…" for part in parts)


def _is_name(part: str) -> bool:
    return len(part) <= 40 and part.isascii() and part.replace("_", "").replace("-", "").isalnum()


async def _refused(request: Request, error: HTTPException) -> Response:
    status = error.status_code
    code = CODES.get(status, "bad-request" if status < 500 else "unavailable")
    refusal = Refused(code, status)
    refusal.headers |= dict(error.headers or {})
    return answer(refusal, request.scope)
