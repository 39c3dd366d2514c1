"""What most routes need from a request: the table, the language, errors and fast answers."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, WithJsonSchema

from wardround.server.http.answers import language_of
from wardround.server.people.identity import AtTables, Known, MaybePerson
from wardround.tables import access
from wardround.tables.live import Live
from wardround.tables.pictures.encoding import encoded
from wardround.tables.rows import Person
from wardround.tables.verbs.watching import Looking
from wardround.words import LANGUAGES


class ErrorBody(BaseModel):
    """What is wrong: a code for programs, a sentence for people."""

    code: str
    message: str
    facts: dict[str, Any]


class ErrorShape(BaseModel):
    """An error."""

    error: ErrorBody


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok", "store-away", "store-not-writable"]


class Echo(BaseModel):
    """What the server saw of a request, after its proxies had their say."""

    scheme: Literal["http", "https"]
    host: str
    """The header `Host` as it came."""
    address: str
    """The client's address; empty for a socket in the file system."""


TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{6,40}$")]
SeatPath = Annotated[int, Path(ge=0, le=7)]
SeatQuery = Annotated[int | None, Query(ge=0, le=7, description="a seat; if left out, a spectator")]

_ERROR: Final = {
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorShape"}}}
}
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    # One model brings the shape into the document. The others refer to it: FastAPI would make a
    # thousand fields of them, at every start.
    422: {"model": ErrorShape},
    **dict.fromkeys((400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 429, 500, 503), _ERROR),
}


async def live_table(table: TableId, tables: AtTables) -> Live:
    """Return the table that a path names."""
    return await tables.find(table)


AtTable = Annotated[Live, Depends(live_table)]


class OwnSeat(NamedTuple):
    """A seat of a table, and who asks for it: what all verbs of a seat begin with."""

    live: Live
    person: Person
    seat: int


async def own_seat(live: AtTable, seat: SeatPath, person: Known) -> OwnSeat:
    """Return the seat that a path names; whether it is the caller's, its verbs find out."""
    return OwnSeat(live, person, seat)


AtSeat = Annotated[OwnSeat, Depends(own_seat)]


async def language(
    request: Request,
    lang: Annotated[
        Annotated[str, WithJsonSchema({"type": "string", "enum": list(LANGUAGES)})] | None,
        Query(max_length=8, description="ignored if unknown"),
    ] = None,
) -> str:
    """Return the language that is asked for, or that the browser likes best."""
    return lang if lang in LANGUAGES else language_of(request.scope)


Language = Annotated[str, Depends(language)]


def answered(told: object) -> Response:
    """Return plain values as an answer; they need no check, for we made them."""
    return Response(encoded(told), media_type="application/json")


async def viewer(
    live: AtTable, tables: AtTables, asker: MaybePerson, seat: SeatQuery = None
) -> int | None:
    """Return the seat whose view the caller wants, if they have access."""
    return await access.viewer(tables.open, live, asker, seat)


Viewer = Annotated[int | None, Depends(viewer)]


async def looking(seat: Viewer, asker: MaybePerson, language: Language) -> Looking:
    """Return how a request looks at a table."""
    return Looking(asker, seat, language)


AsAsked = Annotated[Looking, Depends(looking)]
