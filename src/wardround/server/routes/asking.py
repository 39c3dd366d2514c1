"""What most routes need from a request: the table, the language, and fast answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request, Response
from pydantic import WithJsonSchema

from wardround.core.game import Json
from wardround.server.error_shapes import ErrorShape
from wardround.server.identity import AtNode, MaybePerson, look_up_seats, own_seat, token_of
from wardround.server.safety.answers import Refused, language_of
from wardround.server.shapes import AddedShape
from wardround.store.rows import Person
from wardround.tables.game.showing import may_see
from wardround.tables.game.table import OVER
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, Node
from wardround.tables.pictures import Teller
from wardround.tables.pictures.encoding import encoded
from wardround.tables.pictures.pictures import Looked
from wardround.words import LANGUAGES

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


async def live_table(table: TableId, node: AtNode) -> Live:
    """Return the table that a path names."""
    return await node.find(table)


AtTable = Annotated[Live, Depends(live_table)]


def must_be_over(live: Live) -> None:
    """Refuse what is available only for finished games."""
    if live.table.status != OVER:
        raise Refused("table-not-over", 409)


def must_be_public(live: Live) -> None:
    """Refuse what is available only once a game's seed is public."""
    must_be_over(live)
    if live.is_secret():
        raise daily_secret(live.opening())


def daily_secret(opening: str) -> Refused:
    """Return the refusal with the time at which a ward's seed becomes public."""
    return Refused("daily-secret", 403, when=opening)


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


async def teller_of(request: Request) -> Teller:
    """Return the words of this server's tables."""
    teller: Teller = request.app.state.teller
    return teller


AtTeller = Annotated[Teller, Depends(teller_of)]


def answered(told: Json | list[Json]) -> Response:
    """Return plain values as an answer; they need no check, for we made them."""
    return Response(encoded(told), media_type="application/json")


async def viewer(
    live: AtTable, node: AtNode, asker: MaybePerson, seat: SeatQuery = None
) -> int | None:
    """Return the seat whose view the caller wants, if they have access."""
    own = await seats_of(node, live, asker)
    if not own and live.is_secret():
        raise daily_secret(live.opening())
    if not may_see(live.table, seat, own):
        raise Refused("not-your-seat" if seat is not None else "not-watched", 403)
    if seat is not None and seat >= len(live.table.chairs.all):
        raise Refused("no-such-seat", 404)
    return seat


Viewer = Annotated[int | None, Depends(viewer)]


@dataclass(frozen=True)
class Looking:
    """Who looks, through whose eyes, and in which language."""

    asker: Person | None
    seat: int | None
    language: str
    token: str
    """What the asker is known by; nothing for strangers."""


async def looking(
    seat: Viewer, asker: MaybePerson, language: Language, request: Request
) -> Looking:
    """Return how a request looks at a table."""
    return Looking(asker, seat, language, "" if asker is None else token_of(request))


AsAsked = Annotated[Looking, Depends(looking)]


async def seats_of(node: Node, live: Live, asker: Person | None) -> list[int]:
    """Return a person's seats at a table."""
    if asker is None:
        return []
    if not live.seats_of(asker.id):
        await look_up_seats(node, live, asker.id)
    return live.seats_of(asker.id)


async def still_sees(node: Node, live: Live, asker: Person | None, seat: int | None) -> bool:
    """Return whether a person still has access: they can have left the seat since."""
    if node.is_banned(asker):
        return False
    if seat is None and live.laid.watched:
        return True
    own = await seats_of(node, live, asker)
    return may_see(live.table, seat, own) and (bool(own) or not live.is_secret())


async def picture(live: Live, looking: Looking, after: int, teller: Teller) -> tuple[int, bytes]:
    """Return the table as a viewer may see it who knew it up to `after`, and its last entry."""
    async with live.lock:
        looked = _look(live, looking)
        known = after if after <= live.table.seq else 0
        make, asked = teller.pictures.whole, (live.table, looked, known)
        if teller.is_slow(live.table, looking.language):
            told = await asyncio.to_thread(make, *asked)
        else:
            told = make(*asked)
        return live.table.seq, told


async def news(
    live: Live, looking: Looking, after: int, here: dict[str, bytes], teller: Teller
) -> tuple[int, bytes, dict[str, bytes]]:
    """Return the last entry, what is new to a viewer who knew the table up to `after`, and `here`.

    They also know what was `here` before: who they are and who is away.
    """
    async with live.lock:
        looked = _look(live, looking)
        known = after if after <= live.table.seq else 0
        make, asked = teller.pictures.news, (live.table, looked, known, here)
        if teller.is_slow(live.table, looking.language):
            told, here = await asyncio.to_thread(make, *asked)
        else:
            told, here = make(*asked)
        return live.table.seq, told, here


def _look(live: Live, looking: Looking) -> Looked:
    """Let a viewer look at a table whose lock is held."""
    if live.stale:
        raise Refused("store-away", 503)
    mine: list[int] = []
    if looking.asker is not None:
        mine = live.seats_of(looking.asker.id)
        live.presence.seen(looking.asker.id)
    return Looked(looking.seat, looking.language, mine, live.away(), live.is_secret())


async def carry_out(node: Node, live: Live, asker: Person, asked: Asked) -> AddedShape:
    """Let a person act on their seat."""
    await own_seat(node, live, asker, asked.seat)
    node.seat_limit.check(live.id, asked.seat)
    added = await node.add(live, asked)
    return AddedShape(seq=added.seq, repeated=added.repeated)
