"""Join and leave: by a link, by a table's id, and by asking its players."""

from __future__ import annotations

from fastapi import Request, Response

from wardround.server.http.bodies import Command
from wardround.server.http.dependencies import ERRORS, AtTable, SeatPath
from wardround.server.http.document import Router
from wardround.server.people.identity import AtNode, AtTables, Known, MaybePerson, asker_of
from wardround.server.tables.bodies import Admitting, Joining, LinkUsed
from wardround.tables.open_tables import Added
from wardround.tables.verbs.joining import Knock, Knocked, Seated

router = Router(prefix="/api", tags=["tables"], responses=ERRORS)


@router.post("/links", response_model=Seated)
async def use_link(
    body: LinkUsed,
    found: MaybePerson,
    node: AtNode,
    tables: AtTables,
    request: Request,
    response: Response,
) -> Seated:
    """Trade an invite link's secret for its seat.

    A link to a free seat works for one player, even if several open it together.
    """
    asker = asker_of(node, found, body.name, request, response)
    return await tables.use_link(body.secret, asker)


@router.post(
    "/tables/{table}/join",
    response_model=Seated | Knocked,
    responses={202: {"model": Knocked, "description": "The players there have been asked."}},
)
async def join(
    body: Joining,
    live: AtTable,
    found: MaybePerson,
    node: AtNode,
    tables: AtTables,
    request: Request,
    response: Response,
) -> Seated | Knocked:
    """Join an open seat: the first one, or the one you name.

    If a bot holds it in a running game, the players are asked first: send this again when all
    have agreed (`…/knock` shows that).
    """
    asker = asker_of(node, found, body.name, request, response)
    got = await tables.join(live, asker, body.seat, body.key)
    if "asked" in got:
        response.status_code = 202
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
async def admit(
    body: Admitting, live: AtTable, seat: SeatPath, person: Known, tables: AtTables
) -> Added:
    """Let a player take over a bot's seat, or refuse."""
    return await tables.admit(live, person, seat, body.do, body.asked, body.key)


@router.post("/tables/{table}/seats/{seat}/link", response_model=Seated)
async def renew_link(live: AtTable, seat: SeatPath, person: Known, tables: AtTables) -> Seated:
    """Get a new link to my seat for my other devices; the old one stops working.

    Anyone who took my seat by an earlier link loses it.
    """
    return await tables.renew_link(live, person, seat)


@router.post("/tables/{table}/seats/{seat}/leave")
async def leave(
    body: Command, live: AtTable, seat: SeatPath, person: Known, tables: AtTables
) -> Added:
    """Leave a table before the game starts; the seat is open again."""
    return await tables.leave(live, person, seat, body.key)
