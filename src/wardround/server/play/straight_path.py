"""The straight path: the requests that come most, without the framework around them.

It takes only requests whose form is plainly right, checks them with the same declarations, and
calls the same functions. Everything else goes to the framework's route of the same path, which also
describes it in the OpenAPI document. So whatever is wrong with a request is answered in one place.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from wardround.core.errors import WardroundError
from wardround.server.http.answers import answer
from wardround.server.http.bodies import Versioned
from wardround.server.http.dependencies import answered, language
from wardround.server.operations.telemetry.requests import headers
from wardround.server.people.identity import maybe_person, person
from wardround.server.play import routes as play
from wardround.server.play import streams
from wardround.server.play.bodies import Acting, Undoing
from wardround.tables.live import Live
from wardround.tables.open_tables import Added
from wardround.tables.rows import Person
from wardround.tables.tables import Tables
from wardround.tables.verbs.watching import Looking

TABLE: Final = "/api/tables/{table}"
PATH: Final = re.compile(
    r"/api/tables/([A-Za-z0-9_-]{6,40})(?:/(events)|/seats/([0-7])/(act|undo|redo))?"
)
LONGEST_QUERY: Final = 40
ENTRY: Final = re.compile(r"[0-9]{1,18}")

Carrying = Callable[[Any, Live, int, Person, Tables], Awaitable[Added]]


@dataclass(frozen=True, slots=True)
class Route:
    """A route, as logs and metrics name it."""

    path: str


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a seat does: what is sent, and what carries it out."""

    route: Route
    body: type[Versioned]
    carry_out: Carrying


@dataclass(frozen=True, slots=True)
class Query:
    """What a query says of who looks, and how."""

    lang: str | None = None
    seat: int | None = None


COMMANDS: Final[Mapping[str, Command]] = {
    verb: Command(Route(f"{TABLE}/seats/{{seat}}/{verb}"), body, carry_out)
    for verb, body, carry_out in (
        ("act", Acting, play.take),
        ("undo", Undoing, play.undo),
        ("redo", Versioned, play.redo),
    )
}
LOOK: Final = Route(TABLE)
EVENTS: Final = Route(f"{TABLE}/events")


class StraightPath:
    """Finds what answers a request at once."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    def find(self, scope: Scope, body: bytes) -> ASGIApp | None:
        """Return what answers a request with this body; None for those of the framework."""
        found = PATH.fullmatch(scope["path"])
        query = plain_query(scope["query_string"]) if found is not None else None
        if found is None or query is None:
            return None
        table, events, seat, verb = found.groups()
        if verb:
            return self._command(scope, table, int(seat), COMMANDS[verb], body)
        return self._look(scope, table, query, is_stream=bool(events))

    # --- doing -----------------------------------------------------------------------------

    def _command(
        self, scope: Scope, table: str, seat: int, command: Command, body: bytes
    ) -> ASGIApp | None:
        if scope["method"] != "POST":
            return None
        try:
            sent = command.body.model_validate_json(body)
        except ValidationError:
            return None
        if isinstance(sent, Acting) and (sent.action is None or sent.text is not None):
            return None  # words need more than a number does

        async def carry_out(request: Request) -> Response:
            tables: Tables = self._app.state.tables
            live = await tables.open.find(table)
            asker = await person(await self._asker(request))
            done = await command.carry_out(sent, live, seat, asker, tables)
            return answered({"seq": done.seq, "repeated": done.repeated})

        return _answering(command.route, carry_out)

    # --- looking ---------------------------------------------------------------------------

    def _look(self, scope: Scope, table: str, query: Query, *, is_stream: bool) -> ASGIApp | None:
        entries = headers(scope, b"last-event-id") if is_stream else []
        if scope["method"] != "GET" or len(entries) > 1:
            return None
        if not all(ENTRY.fullmatch(entry) for entry in entries):
            return None

        async def show(request: Request) -> Response:
            tables: Tables = self._app.state.tables
            live = await tables.open.find(table)
            looking = await self._looking(request, tables, live, query)
            if not is_stream:
                return await play.look(live, looking, tables)
            last = entries[0] if entries else None
            return await streams.events(request, live, looking, tables, last)

        return _answering(EVENTS if is_stream else LOOK, show)

    async def _looking(self, request: Request, tables: Tables, live: Live, query: Query) -> Looking:
        asker = await self._asker(request)
        said = await language(request, query.lang)
        return await tables.looking(live, asker, query.seat, said)

    async def _asker(self, request: Request) -> Person | None:
        state = self._app.state
        return await maybe_person(request, state.person_cache, state.node)


def _answering(route: Route, what: Callable[[Request], Awaitable[Response]]) -> ASGIApp:
    """Return what answers a request with a function's response, or with the error it raises."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scope["route"] = route
        try:
            response = await what(Request(scope, receive))
        except WardroundError as error:
            response = answer(error, scope)
        await response(scope, receive, send)

    return app


def plain_query(query: bytes) -> Query | None:
    """Return what a query says if it is one that our pages send; None if it is any other."""
    return _plain_query(query) if len(query) <= LONGEST_QUERY else None


@lru_cache(maxsize=256)
def _plain_query(query: bytes) -> Query | None:
    said: dict[bytes, bytes] = {}
    for pair in query.split(b"&") if query else ():
        name, _, value = pair.partition(b"=")
        if name in said:
            return None
        said[name] = value
    lang, seat = said.pop(b"lang", None), said.pop(b"seat", None)
    if said or (lang is not None and re.fullmatch(rb"[a-z]{2}", lang) is None):
        return None
    if seat is not None and re.fullmatch(rb"[0-7]", seat) is None:
        return None
    return Query(None if lang is None else lang.decode(), None if seat is None else int(seat))
