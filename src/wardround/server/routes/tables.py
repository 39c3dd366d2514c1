"""Tables: create, list, start, and play again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import ValidationError

from wardround.server.bodies import Command, Dealing, Forking, Laying, SeatAsked
from wardround.server.identity import AtNode, Known, MaybePerson, new_person, own_seat
from wardround.server.laying_shapes import LaidShape, Page, Rematched, SummaryShape
from wardround.server.quotas import Allowance
from wardround.server.reading.uploads import LayingRoute, Uploaded
from wardround.server.routes.asking import (
    ERRORS,
    AtTable,
    SeatPath,
    must_be_over,
    must_be_public,
    seats_of,
)
from wardround.server.safety.answers import Refused
from wardround.server.shapes import AddedShape
from wardround.store.rows import Cursor, Listing, Person
from wardround.tables import creating, rematches
from wardround.tables.game.setup import Laid, read_laid
from wardround.tables.open_tables import Asked, Node

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)

Before = Annotated[str | None, Query(max_length=80, pattern=r"^[0-9]{1,18}\.[A-Za-z0-9_-]{1,60}$")]
PAGE = 20


async def known_or_new(
    node: Node, found: Person | None, name: str | None, request: Request, response: Response
) -> Person:
    """Return the caller; a new one with a name becomes a guest."""
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
    """Create a table: a new game, or one that resumes from a game file."""
    if upload is None:
        laid = await asyncio.to_thread(creating.laid_of, body)  # the first of a kind takes a while
    else:
        laid = read_laid(upload["laid"])
    await within_quotas(node, request, found, laid, body.key)
    layer = await known_or_new(node, found, body.name, request, response)
    return await creating.lay(node, laid, layer, own_seats(body.seats), body.key)


router.add_api_route(
    "/tables", lay_table, methods=["POST"], status_code=201, route_class_override=LayingRoute
)


async def within_quotas(
    node: Node, request: Request, found: Person | None, laid: Laid, key: str = ""
) -> None:
    """Refuse a table above the quotas of its creator or their address."""
    allowance: Allowance = request.app.state.allowance
    table = creating.id_of(found, key) if found is not None and key else ""
    await allowance.check_table(node, request.scope, found, laid, table)


def own_seats(seats: list[SeatAsked]) -> list[int]:
    """Return the seats that the creator wants for themselves."""
    return [number for number, one in enumerate(seats) if one.kind == "me"]


@router.get("/tables")
async def my_tables(person: Known, node: AtNode, before: Before = None) -> Page:
    """List my tables, latest first."""
    found = await node.ask(node.store.tables_of, person.id, PAGE, cursor_of(before))
    return page_of(node, found)


@router.get("/tables/open")
async def open_tables(node: AtNode, before: Before = None) -> Page:
    """List the open tables, which anyone can join."""
    found = await node.ask(node.store.open_tables, PAGE, cursor_of(before))
    return page_of(node, found)


def cursor_of(before: str | None) -> Cursor | None:
    """Return where a page starts."""
    if before is None:
        return None
    at, _, id = before.partition(".")
    return int(at), id


def page_of(node: Node, found: list[Listing]) -> Page:
    """Return a page of tables, without damaged ones."""
    tables: list[SummaryShape] = []
    for one in found:
        try:
            tables.append(summary_shape(one))
        except (ValidationError, TypeError):
            node.store.damages.note("summary", one.id)
    last = found[-1].cursor if len(found) == PAGE else None
    return Page(tables=tables, before=None if last is None else f"{last[0]}.{last[1]}")


def summary_shape(one: Listing) -> SummaryShape:
    """Return the list entry of a table."""
    return SummaryShape(
        table=one.id,
        status=one.status,
        created_at=one.created_at,
        updated_at=one.updated_at,
        seats=list(one.seats),
        **one.summary,
    )


@router.post("/tables/{table}/begin")
async def begin(body: Command, live: AtTable, person: Known, node: AtNode) -> AddedShape:
    """Start without waiting for more players: bots take the open seats."""
    if not await seats_of(node, live, person):
        raise Refused("not-your-table", 403)
    added = await node.add(live, Asked("begin", key=body.key))
    return AddedShape(seq=added.seq, repeated=added.repeated)


@router.post("/tables/{table}/seats/{seat}/rematch", status_code=201)
async def rematch(live: AtTable, seat: SeatPath, person: Known, node: AtNode) -> Rematched:
    """Start a rematch with the same players; another one starts."""
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
    """Play from a step of a finished game, at a new table.

    Not from a daily ward before its day ends: it would reveal its dice and cards.
    """
    must_be_public(live)
    record = live.table.playing().record()
    laid = await asyncio.to_thread(creating.forked, record, body.step, body.seats)
    await within_quotas(node, request, found, laid)
    person = await known_or_new(node, found, body.name, request, response)
    return await creating.lay(node, laid, person, own_seats(body.seats))


@router.post("/tables/{table}/deal", status_code=201)
async def deal_again(
    body: Dealing,
    live: AtTable,
    found: MaybePerson,
    node: AtNode,
    request: Request,
    response: Response,
) -> LaidShape:
    """Play a finished game's deal again to compare; it counts as practice."""
    must_be_public(live)
    laid = creating.dealt_again(live.laid, live.id, body.seats)
    await within_quotas(node, request, found, laid, body.key)
    person = await known_or_new(node, found, body.name, request, response)
    return await creating.lay(node, laid, person, own_seats(body.seats), body.key)
