"""What logs and metrics know about a request: its id, its route template, the caller."""

from __future__ import annotations

import random
import secrets
from functools import lru_cache
from typing import Final

from starlette.types import Message, Scope

from wardround.tables.ids import mark

ID: Final = "request_id"
PERSON: Final = "person_id"
"""Where a route keeps the id of the person it serves: `request.state.person_id = …`."""

_NUMBERS: Final = random.Random(secrets.randbits(128))  # noqa: S311 - ids of requests open nothing

SORTED: Final = "wardround.headers"
"""Where a request keeps its headers by name, with the list that they are from."""
UNMATCHED: Final = "unmatched"
METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
OTHER: Final = "OTHER"


def request_id(scope: Scope) -> str:
    """Return the id of a request, which is made when it is first asked for."""
    state = scope.setdefault("state", {})
    id: str | None = state.get(ID)
    if id is None:
        id = state[ID] = f"{_NUMBERS.getrandbits(64):016x}"
    return id


def template(scope: Scope) -> str:
    """Return the template of the route that served a request: `/api/tables/{id}`.

    Never the path itself: paths hold ids and secret links, and have no end of different values.
    """
    # A route of an included router knows its path without the prefix; FastAPI stores the full one
    # too.
    whole = scope["fastapi"].get("effective_route_context") if "fastapi" in scope else None
    for route in (whole, scope.get("route")):
        if route is not None:
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
    """Return the values of a header of a request, or of the head of an answer."""
    found = _by_name(carrier).get(name)
    return [] if found is None else [value.decode("latin-1") for value in found]


def header(carrier: Scope | Message, name: bytes) -> str:
    """Return the first value of a header, or nothing."""
    found = _by_name(carrier).get(name)
    return "" if found is None else found[0].decode("latin-1")


def _by_name(carrier: Scope | Message) -> dict[bytes, list[bytes]]:
    """Return the values of all headers by their names.

    All guards look at headers of every request, so they are sorted once; the mapping of the
    framework makes text of every header for each look.
    """
    given = carrier["headers"]
    known, found = carrier.get(SORTED, (None, {}))
    if known is not given:
        found = {}
        for name, value in given:
            if name in found:
                found[name].append(value)
            else:
                found[name] = [value]
        carrier[SORTED] = given, found
    by_name: dict[bytes, list[bytes]] = found
    return by_name


def address(scope: Scope) -> str:
    """Return the address that a request came from; nothing for a socket in the file system."""
    client = scope.get("client")
    return str(client[0]) if client else ""
