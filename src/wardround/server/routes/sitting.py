"""Join and leave: by a link, by a table's id, and by asking its players."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from wardround.core.errors import WardroundError
from wardround.server.bodies import Admitting, Command, Joining, LinkUsed
from wardround.server.identity import AtNode, Known, MaybePerson, new_secret, own_seat
from wardround.server.laying_shapes import Knocked, KnockShape, Seated
from wardround.server.routes.asking import ERRORS, AtTable, SeatPath, carry_out, seats_of
from wardround.server.routes.tables import known_or_new
from wardround.server.safety.answers import Refused
from wardround.server.safety.cookies import hashed
from wardround.server.shapes import AddedShape
from wardround.store.rows import Link, Person
from wardround.tables import creating
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.knocks import ASKED, INVITED, OPEN_SEAT
from wardround.tables.game.setup import OPEN, PERSON
from wardround.tables.game.table import OVER
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, Node

router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)


@router.post("/links")
async def use_link(
    body: LinkUsed, found: MaybePerson, node: AtNode, request: Request, response: Response
) -> Seated:
    """Trade an invite link's secret for its seat.

    A link to a free seat works for one player, even if several open it together.
    """
    link = await node.ask(node.store.link, hashed(body.secret))
    if link is None:
        raise Refused("no-such-link", 404)
    live = await node.find(link.table_id)
    if found is not None and link.seat in await seats_of(node, live, found):
        await creating.grant_again(node, live, found, link.seat)
        return Seated(table=live.id, seat=link.seat)
    if not link.holds:
        raise Refused("link-used", 409)
    if live.table.status == OVER and live.table.chairs.all[link.seat].kind != PERSON:
        raise TableRefused("table-over")
    person = await known_or_new(node, found, body.name, request, response)
    if live.table.chairs.all[link.seat].kind != PERSON:
        return await invited(node, live, person, link, hashed(body.secret))
    if not await node.ask(node.store.grant_by_link, link, hashed(body.secret), person.id):
        raise Refused("link-used", 409)
    live.grant(person.id, link.seat)
    return Seated(table=live.id, seat=link.seat)


async def invited(node: Node, live: Live, person: Person, link: Link, old: str) -> Seated:
    """Seat a player by the link of a free seat, which stops working for others."""
    if live.table.match is not None and await seats_of(node, live, person):
        raise TableRefused("seat-consent", seat=link.seat + 1)
    secret = new_secret()
    # All nodes ask the store, which lets one of them have it.
    if not await node.ask(node.store.use_link, link, old, hashed(secret)):
        raise Refused("link-used", 409)
    try:
        await creating.sit(node, live, person, link.seat, how=INVITED)
    except WardroundError:
        if live.table.chairs.all[link.seat].is_free():
            await node.ask(node.store.use_link, link, hashed(secret), old)
        raise
    return Seated(table=live.id, seat=link.seat, secret=secret)


@router.post(
    "/tables/{table}/join",
    responses={202: {"model": Knocked, "description": "The players there have been asked."}},
)
async def join(
    body: Joining,
    live: AtTable,
    found: MaybePerson,
    node: AtNode,
    request: Request,
    response: Response,
) -> Seated | Knocked:
    """Join an open seat: the first one, or the one you name.

    If a bot holds it in a running game, the players are asked first: send this again when all
    have agreed (`…/knock` shows that).
    """
    mine = await seats_of(node, live, found)
    if found is not None and mine and body.seat in (None, *mine):
        seat = mine[0] if body.seat is None else body.seat
        # A server that died may have written down that they sat, but not that the seat is theirs.
        await creating.grant_again(node, live, found, seat)
        return Seated(table=live.id, seat=seat)
    free_seat(live, body.seat)
    person = await known_or_new(node, found, body.name, request, response)
    while live.table.match is None:
        seat = free_seat(live, body.seat)
        try:
            return await seated(node, live, person, seat, body.key)
        except TableRefused as error:
            # Another player was faster: with the seat, or with the start.
            if error.code == "seat-taken" and body.seat is not None:
                raise
            if error.code not in ("seat-taken", "seat-consent"):
                raise
    return await taken_over(node, live, person, body, response)


async def taken_over(
    node: Node, live: Live, person: Person, body: Joining, response: Response
) -> Seated | Knocked:
    """Let a person take over a bot's seat if all have agreed; else ask the players."""
    knocks = live.table.knocks
    asked = knocks.asked
    if asked is None or asked.person != person.id:
        seat = knocks.seat_for(person.id)
        if seat is None or body.seat not in (None, seat):
            own = await seats_of(node, live, person)
            told = {"do": "ask", "seat": free_seat(live, body.seat), "name": person.name}
            await node.add(live, Asked("knock", body={**told, "person": person.id, "own": own}))
    # Asked for now: it is another table object where the log had to be read again.
    knocks = live.table.knocks
    seat = knocks.seat_for(person.id)
    if seat is not None:  # also right away, if there are no other people
        return await seated(node, live, person, seat, body.key, ASKED)
    if knocks.asked is None or knocks.asked.person != person.id:
        raise TableRefused("knock-gone")
    response.status_code = 202
    return Knocked(table=live.id, seat=knocks.asked.seat, asked=knocks.asked.seq)


async def seated(
    node: Node, live: Live, person: Person, seat: int, key: str = "", how: str = OPEN_SEAT
) -> Seated:
    """Seat a player, and give them a link to the seat that only they know."""
    secret = new_secret()
    await creating.sit(node, live, person, seat, key, secret, how)
    return Seated(table=live.id, seat=seat, secret=secret)


def free_seat(live: Live, wanted: int | None) -> int:
    """Return the wanted or the first free seat; refuse if it is taken.

    This is checked before a stranger becomes a guest, so that no guest is created in vain.
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


@router.get("/tables/{table}/knock")
async def my_knock(live: AtTable, person: Known) -> KnockShape:
    """Show the state of my request for a seat."""
    knocks = live.table.knocks
    if knocks.asked is not None and knocks.asked.person == person.id:
        return KnockShape(state="asked", seat=knocks.asked.seat)
    if knocks.seat_for(person.id) is not None:
        return KnockShape(state="agreed", seat=knocks.seat_for(person.id))
    return KnockShape(state="refused" if knocks.was_refused(person.id) else "none")


@router.delete("/tables/{table}/knock", status_code=204)
async def withdraw_knock(live: AtTable, person: Known, node: AtNode) -> None:
    """Withdraw my request for a seat."""
    await node.add(live, Asked("knock", body={"do": "withdraw", "person": person.id}))


@router.post("/tables/{table}/seats/{seat}/admit")
async def admit(
    body: Admitting, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Let a player take over a bot's seat, or refuse."""
    told = {"do": body.do, "asked": body.asked}
    return await carry_out(node, live, person, Asked("knock", seat, told, body.key))


@router.post("/tables/{table}/seats/{seat}/link")
async def renew_link(live: AtTable, seat: SeatPath, person: Known, node: AtNode) -> Seated:
    """Get a new link to my seat for my other devices; the old one stops working.

    Anyone who took my seat by an earlier link loses it.
    """
    secret = await creating.renew_link(node, live, person, seat)
    return Seated(table=live.id, seat=seat, secret=secret)


@router.post("/tables/{table}/seats/{seat}/leave")
async def leave(
    body: Command, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Leave a table before the game starts; the seat is open again."""
    await own_seat(node, live, person, seat)
    if live.table.match is not None:
        raise TableRefused("table-begun")
    # First, so that no node can find a right to the seat when it is open again.
    await node.ask(node.store.revoke_grants, live.id, seat)
    try:
        return await carry_out(node, live, person, Asked("stand", seat, {}, body.key))
    except WardroundError:
        if live.table.chairs.all[seat].person == person.id:
            await creating.grant_again(node, live, person, seat)
        raise
