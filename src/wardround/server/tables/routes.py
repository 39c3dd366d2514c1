"""Tables: create, list, start, play again, and join and leave.

One joins by a link, by a table's id, or by asking its players.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Annotated, Final, TypedDict

from fastapi import Query
from pydantic import BaseModel, TypeAdapter, ValidationError

from wardround.server.declared import described
from wardround.server.http.bodies import Command
from wardround.server.http.dependencies import ERRORS, AtSeat, AtTable
from wardround.server.http.document import Router
from wardround.server.node import Node
from wardround.server.people.identity import Anyone, AtNode, AtTables, Caller, Known
from wardround.server.replays.uploads.readers import LayingRoute, Uploaded
from wardround.server.tables.bodies import (
    Admitting,
    Dealing,
    Forking,
    Joining,
    LinkUsed,
    TableAsked,
    wanted_seats,
)
from wardround.server.tables.quotas import Allowance
from wardround.tables.creating import NewTable, id_of
from wardround.tables.game.setup import TableSetup, read_setup
from wardround.tables.open_tables import Added
from wardround.tables.rows import Cursor, Listing, Stored, Summary, TableSummary
from wardround.tables.verbs.joining import Knock, Knocked, Seated
from wardround.tables.wanted import own_seats

router = Router(prefix="/api", tags=["tables"], responses=ERRORS)

Before = Annotated[str | None, Query(max_length=80, pattern=r"^[0-9]{1,18}\.[A-Za-z0-9_-]{1,60}$")]
PAGE = 20
UNTOLD: Final[Stored] = {"daily": "", "winners": [], "round": None, "rounds": None}
"""What summaries of older tables lack."""


class Rematched(BaseModel):
    """The table where the same people play again."""

    table: str


class Page(TypedDict):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[Summary]
    before: str | None


async def lay_table(
    body: TableAsked, upload: Uploaded, caller: Anyone, tables: AtTables
) -> dict[str, object]:
    """Create a table: a new game, or one that resumes from a game file."""
    wanted = body.wanted()
    setup = await tables.setup(wanted) if upload is None else read_setup(upload["laid"])
    await within_quotas(caller, setup, body.key)
    person = await caller.person(body.name)
    return asdict(await tables.create(person, setup, own_seats(wanted.seats), body.key))


router.add_api_route(
    "/tables",
    lay_table,
    methods=["POST"],
    status_code=201,
    response_model=NewTable,
    route_class_override=LayingRoute,
)


async def within_quotas(caller: Caller, setup: TableSetup, key: str = "") -> None:
    """Refuse a table above the quotas of its creator or their address."""
    found, app = caller.found, caller.request.app
    allowance: Allowance = app.state.allowance
    table = id_of(found, key) if found is not None and key else ""
    await allowance.check_table(app.state.node, caller.request.scope, found, setup, table)


@router.get("/tables", response_model=Page)
async def my_tables(person: Known, node: AtNode, before: Before = None) -> Page:
    """List my tables, latest first."""
    found = await node.ask(node.store.tables_of, person.id, PAGE, cursor_of(before))
    return page_of(node, found)


@router.get("/tables/open", response_model=Page)
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
    tables: list[Summary] = []
    for one in found:
        try:
            tables.append(summary_of(one))
        except (ValidationError, LookupError):
            node.store.damages.note("summary", one.id)
    last = found[-1].cursor if len(found) == PAGE else None
    return {"tables": tables, "before": None if last is None else f"{last[0]}.{last[1]}"}


@cache
def _summaries() -> TypeAdapter[Summary]:
    """Return what checks summaries; it is made with the first list."""
    return TypeAdapter(described(Summary))


def summary_of(one: Listing) -> Summary:
    """Return the list entry of a table; raise an error if its summary is unreadable."""
    stored = {**UNTOLD, **one.summary}
    told: Summary = _summaries().validate_python(
        {
            "table": one.id,
            "status": one.status,
            "created_at": one.created_at,
            "updated_at": one.updated_at,
            "seats": list(one.seats),
            **{name: stored[name] for name in TableSummary.__required_keys__},
        }
    )
    return told


@router.post("/tables/{table}/begin")
async def begin(body: Command, live: AtTable, person: Known, tables: AtTables) -> Added:
    """Start without waiting for more players: bots take the open seats."""
    return await tables.begin(live, person, body.key)


@router.post("/tables/{table}/seats/{seat}/rematch", status_code=201)
async def rematch(at: AtSeat, tables: AtTables) -> Rematched:
    """Start a rematch with the same players; another one starts."""
    return Rematched(table=await tables.rematch(*at))


@router.post("/tables/{table}/fork", status_code=201, response_model=NewTable)
async def fork_table(
    body: Forking, live: AtTable, caller: Anyone, tables: AtTables
) -> dict[str, object]:
    """Play from a step of a finished game, at a new table.

    Not from a daily ward before its day ends: it would reveal its dice and cards.
    """
    seats = wanted_seats(body.seats)
    setup = await tables.fork_setup(live, body.step, seats)
    await within_quotas(caller, setup)
    person = await caller.person(body.name)
    return asdict(await tables.create(person, setup, own_seats(seats)))


@router.post("/tables/{table}/deal", status_code=201, response_model=NewTable)
async def deal_again(
    body: Dealing, live: AtTable, caller: Anyone, tables: AtTables
) -> dict[str, object]:
    """Play a finished game's deal again to compare; it counts as practice."""
    seats = wanted_seats(body.seats)
    setup = tables.deal_setup(live, seats)
    await within_quotas(caller, setup, body.key)
    person = await caller.person(body.name)
    return asdict(await tables.create(person, setup, own_seats(seats), body.key))


@router.post("/links", response_model=Seated)
async def use_link(body: LinkUsed, caller: Anyone, tables: AtTables) -> Seated:
    """Trade an invite link's secret for its seat.

    A link to a free seat works for one player, even if several open it together.
    """
    return await tables.use_link(body.secret, caller.asker(body.name))


@router.post(
    "/tables/{table}/join",
    response_model=Seated | Knocked,
    responses={202: {"model": Knocked, "description": "The players there have been asked."}},
)
async def join(body: Joining, live: AtTable, caller: Anyone, tables: AtTables) -> Seated | Knocked:
    """Join an open seat: the first one, or the one you name.

    If a bot holds it in a running game, the players are asked first: send this again when all
    have agreed (`…/knock` shows that).
    """
    got = await tables.join(live, caller.asker(body.name), body.seat, body.key)
    if "asked" in got:
        caller.response.status_code = 202
    return got


@router.get("/tables/{table}/knock", response_model=Knock)
async def my_knock(live: AtTable, person: Known, tables: AtTables) -> Knock:
    """Show the state of my request for a seat."""
    return tables.request(live, person)


@router.delete("/tables/{table}/knock", status_code=204)
async def withdraw_knock(live: AtTable, person: Known, tables: AtTables) -> None:
    """Withdraw my request for a seat."""
    await tables.withdraw_request(live, person)


@router.post("/tables/{table}/seats/{seat}/admit")
async def admit(body: Admitting, at: AtSeat, tables: AtTables) -> Added:
    """Let a player take over a bot's seat, or refuse."""
    return await tables.admit(*at, body.do, body.asked, body.key)


@router.post("/tables/{table}/seats/{seat}/link", response_model=Seated)
async def renew_link(at: AtSeat, tables: AtTables) -> Seated:
    """Get a new link to my seat for my other devices; the old one stops working.

    Anyone who took my seat by an earlier link loses it.
    """
    return await tables.renew_link(*at)


@router.post("/tables/{table}/seats/{seat}/leave")
async def leave(body: Command, at: AtSeat, tables: AtTables) -> Added:
    """Leave a table before the game starts; the seat is open again."""
    return await tables.leave(*at, body.key)
