"""What logs and metrics know about a request: its id, its route template, the caller."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Final

from starlette.types import Message, Scope

from wardround.tables.ids import mark

ID: Final = "request_id"
PERSON: Final = "person_id"
"""Where a route keeps the id of the person it serves: `request.state.person_id = …`."""

UNMATCHED: Final = "unmatched"
METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
OTHER: Final = "OTHER"


def request_id(scope: Scope) -> str:
    """Return the id of a request, which is made when it is first asked for."""
    state = scope.setdefault("state", {})
    if ID not in state:
        state[ID] = secrets.token_hex(8)
    id = state[ID]
    assert isinstance(id, str)
    return id


def template(scope: Scope) -> str:
    """Return the template of the route that served a request: `/api/tables/{id}`.

    Never the path itself: paths hold ids and secret links, and have no end of different values.
    """
    # A route of an included router knows its path without the prefix; FastAPI stores the full one
    # too.
    whole = scope.get("fastapi", {}).get("effective_route_context")
    for route in (whole, scope.get("route")):
        path = getattr(route, "path_format", None) or getattr(route, "path", None)
        if isinstance(path, str) and path:
            return path
    return UNMATCHED


def method(scope: Scope) -> str:
    """Return the method of a request; an invented one is none of ours."""
    return scope["method"] if scope["method"] in METHODS else OTHER


def person_mark(scope: Scope) -> str:
    """Return a short mark for the person of a request, from which nobody finds the person."""
    person = scope.get("state", {}).get(PERSON, "")
    return _mark(person) if person else ""


_mark = lru_cache(maxsize=4096)(mark)


def headers(carrier: Scope | Message, name: bytes) -> list[str]:
    """Return the values of a header of a request, or of the head of an answer.

    All guards look at headers of every request; this is several times quicker than the mapping
    of the framework, which makes text of every header to compare it.
    """
    return [value.decode("latin-1") for key, value in carrier["headers"] if key == name]


def header(carrier: Scope | Message, name: bytes) -> str:
    """Return the first value of a header, or nothing."""
    for key, value in carrier["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return ""


def address(scope: Scope) -> str:
    """Return the address that a request came from; nothing for a socket in the file system."""
    client = scope.get("client")
    return str(client[0]) if client else ""
