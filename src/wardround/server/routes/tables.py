"""Tables: laying them, finding them, sitting down and leaving."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from wardround.core.errors import WardroundError
from wardround.match.chairs import TableRefused
from wardround.match.laying import OPEN, read_laid
from wardround.match.table import OVER
from wardround.server import laying, rematches
from wardround.server.bodies import Command, Dealing, Forking, Joining, Laying, LinkUsed, SeatAsked
from wardround.server.identity import (
    AtNode,
    Known,
    MaybePerson,
    hashed,
    new_person,
    new_secret,
    own_seat,
)
from wardround.server.laying_shapes import LaidShape, Page, Rematched, Seated, SummaryShape
from wardround.server.live import Live
from wardround.server.node import Asked, Node
from wardround.server.reading.uploads import LayingRoute, Uploaded
from wardround.server.routes.asking import (
    ERRORS,
    AtTable,
    SeatPath,
    carry_out,
    must_be_over,
    must_be_public,
    seats_of,
)
from wardround.server.safety.answers import Refused
from wardround.server.shapes import AddedShape
from wardround.store.rows import Cursor, Listing, Person

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)

Before = Annotated[str | None, Query(max_length=80, pattern=r"^[0-9]{1,18}\.[A-Za-z0-9_-]{1,60}$")]
PAGE = 20


async def known_or_new(
    node: Node, found: Person | None, name: str | None, request: Request, response: Response
) -> Person:
    """Return who asks; whoever is new and gives a name becomes a guest."""
    if found is not None:
        return found
    if name is None:
        raise Refused("name-needed", 401)
    return await new_person(node, name, request, response)


async def lay_table(
    body: Laying,
    upload: Uploaded,
    found: MaybePerson,
    node: AtNode,
    request: Request,
    response: Response,
) -> LaidShape:
    """Lay a table: a new game, or one that goes on from a record."""
    if upload is None:
        laid = await asyncio.to_thread(laying.laid_of, body)  # the first of a kind takes a while
    else:
        laid = read_laid(upload["laid"])
    layer = await known_or_new(node, found, body.name, request, response)
    return await laying.lay(node, laid, layer, own_seats(body.seats), body.key)


router.add_api_route(
    "/tables", lay_table, methods=["POST"], status_code=201, route_class_override=LayingRoute
)


def own_seats(seats: list[SeatAsked]) -> list[int]:
    """Return the seats that somebody wants for themselves."""
    return [number for number, one in enumerate(seats) if one.kind == "me"]


@router.get("/tables")
async def my_tables(person: Known, node: AtNode, before: Before = None) -> Page:
    """List my tables, the latest first."""
    found = await node.ask(node.store.tables_of, person.id, PAGE, cursor_of(before))
    return page_of(found)


@router.get("/tables/open")
async def open_tables(node: AtNode, before: Before = None) -> Page:
    """List the tables that anybody may join."""
    return page_of(await node.ask(node.store.open_tables, PAGE, cursor_of(before)))


def cursor_of(before: str | None) -> Cursor | None:
    """Return where a page begins."""
    if before is None:
        return None
    at, _, id = before.partition(".")
    return int(at), id


def page_of(found: list[Listing]) -> Page:
    """Return a page of tables."""
    tables = [
        SummaryShape(
            table=one.id,
            status=one.status,
            created_at=one.created_at,
            updated_at=one.updated_at,
            seats=list(one.seats),
            **one.summary,
        )
        for one in found
    ]
    last = found[-1].cursor if len(found) == PAGE else None
    return Page(tables=tables, before=None if last is None else f"{last[0]}.{last[1]}")


@router.post("/links")
async def use_link(
    body: LinkUsed, found: MaybePerson, node: AtNode, request: Request, response: Response
) -> Seated:
    """Exchange the secret of a seat's link for the seat."""
    known = await node.ask(node.store.seat_by_link, hashed(body.secret))
    if known is None:
        raise Refused("no-such-link", 404)
    table, seat = known
    live = await node.find(table)
    person = await known_or_new(node, found, body.name, request, response)
    if live.table.chairs.all[seat].kind != "person":
        return await seated(node, live, person, seat)
    await node.ask(node.store.grant, live.id, seat, person.id)
    if await node.ask(node.store.seat_by_link, hashed(body.secret)) != known:
        # Somebody has just sat down there, and the link was renewed.
        await node.ask(node.store.revoke_grants, live.id, seat, person.id)
        raise Refused("no-such-link", 404)
    live.grant(person.id, seat)
    return Seated(table=table, seat=seat)


async def seated(node: Node, live: Live, person: Person, seat: int, key: str = "") -> Seated:
    """Let somebody sit down, and give them a link to the seat that only they know."""
    secret = new_secret()
    await laying.sit(node, live, person, seat, key, secret)
    return Seated(table=live.id, seat=seat, secret=secret)


@router.post("/tables/{table}/join")
async def join(
    body: Joining,
    live: AtTable,
    found: MaybePerson,
    node: AtNode,
    request: Request,
    response: Response,
) -> Seated:
    """Sit down on an open seat, the first one or the one that is named."""
    mine = await seats_of(node, live, found)
    if found is not None and mine and body.seat in (None, *mine):
        seat = mine[0] if body.seat is None else body.seat
        # A server that died may have written down that they sat, but not that the seat is theirs.
        await laying.grant_again(node, live, found, seat)
        return Seated(table=live.id, seat=seat)
    seat = free_seat(live, body.seat)
    person = await known_or_new(node, found, body.name, request, response)
    return await seated(node, live, person, seat, body.key)


def free_seat(live: Live, wanted: int | None) -> int:
    """Return the seat that is wanted or the first that somebody can take; refuse if it is taken.

    That is looked at before a stranger becomes a guest, so that nobody is made in vain.
    """
    chairs = live.table.chairs.all
    if live.table.status == OVER:
        raise TableRefused("table-over")
    if wanted is not None:
        if wanted >= len(chairs):
            raise Refused("no-such-seat", 404)
        if not chairs[wanted].is_free():
            raise TableRefused("seat-taken", seat=wanted + 1)
        return wanted
    free = [seat for seat, chair in enumerate(chairs) if chair.is_free()]
    if not free:
        raise Refused("table-full", 409)
    return next((seat for seat in free if chairs[seat].kind == OPEN), free[0])


@router.post("/tables/{table}/seats/{seat}/link")
async def renew_link(live: AtTable, seat: SeatPath, person: Known, node: AtNode) -> Seated:
    """Give me a new link to my seat, for my other devices; the old one leads nowhere now."""
    secret = await laying.renew_link(node, live, person, seat)
    return Seated(table=live.id, seat=seat, secret=secret)


@router.post("/tables/{table}/seats/{seat}/leave")
async def leave(
    body: Command, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Stand up from a table that has not begun; the seat is open again."""
    await own_seat(node, live, person, seat)
    if live.table.match is not None:
        raise TableRefused("table-begun")
    # First, so that no node can find a right to the seat when it is open again.
    await node.ask(node.store.revoke_grants, live.id, seat)
    try:
        return await carry_out(node, live, person, Asked("stand", seat, {}, body.key))
    except WardroundError:
        if live.table.chairs.all[seat].person == person.id:
            await laying.grant_again(node, live, person, seat)
        raise


@router.post("/tables/{table}/begin")
async def begin(body: Command, live: AtTable, person: Known, node: AtNode) -> AddedShape:
    """Begin without waiting for more people: bots take the open seats."""
    if not await seats_of(node, live, person):
        raise Refused("not-your-table", 403)
    added = await node.add(live, Asked("begin", key=body.key))
    return AddedShape(seq=added.seq, repeated=added.repeated)


@router.post("/tables/{table}/seats/{seat}/rematch", status_code=201)
async def rematch(live: AtTable, seat: SeatPath, person: Known, node: AtNode) -> Rematched:
    """Play again with the same people; somebody else begins."""
    await own_seat(node, live, person, seat)
    must_be_over(live)
    return Rematched(table=await rematches.rematch(node, live, person, seat))


@router.post("/tables/{table}/fork", status_code=201)
async def fork_table(
    body: Forking,
    live: AtTable,
    found: MaybePerson,
    node: AtNode,
    request: Request,
    response: Response,
) -> LaidShape:
    """Go on from a step of a game that is over, at a table of its own."""
    must_be_over(live)
    if live.is_secret() and not await seats_of(node, live, found):
        raise Refused("daily-secret", 403)
    record = live.table.playing().record()
    laid = await asyncio.to_thread(laying.forked, record, body.step, body.seats)
    person = await known_or_new(node, found, body.name, request, response)
    return await laying.lay(node, laid, person, own_seats(body.seats))


@router.post("/tables/{table}/deal", status_code=201)
async def deal_again(
    body: Dealing,
    live: AtTable,
    found: MaybePerson,
    node: AtNode,
    request: Request,
    response: Response,
) -> LaidShape:
    """Play with the luck of a game that is over once more, to compare; it is practice."""
    must_be_public(live)
    laid = laying.dealt_again(live.laid, live.id, body.seats)
    person = await known_or_new(node, found, body.name, request, response)
    return await laying.lay(node, laid, person, own_seats(body.seats), body.key)
