"""Who a caller is: guests with a secret in a cookie, and their seats.

There are no passwords. Anyone with the secret is that person; we store only its hash.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated

from fastapi import Depends, Request, Response

from wardround.server.acquaintances import Acquaintances
from wardround.server.quotas import Allowance
from wardround.server.safety.answers import Refused
from wardround.server.safety.cookies import Cookies, hashed
from wardround.store.errors import StoreAway
from wardround.store.rows import Person
from wardround.tables.daily.days import now
from wardround.tables.live import Live
from wardround.tables.open_tables import Node
from wardround.tables.texts import clean_name


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 9) -> str:
    """Return an id that nobody has; for tables also one that nobody can guess."""
    return secrets.token_urlsafe(length)


# Dependencies are `async` also where they wait for nothing: others are run in threads.
async def node_of(request: Request) -> Node:
    """Return the node behind a request."""
    node: Node = request.app.state.node
    return node


AtNode = Annotated[Node, Depends(node_of)]


async def acquaintances_of(request: Request) -> Acquaintances:
    """Return the known caller, or None."""
    acquaintances: Acquaintances = request.app.state.acquaintances
    return acquaintances


WithPeople = Annotated[Acquaintances, Depends(acquaintances_of)]


def cookies_of(request: Request) -> Cookies:
    """Return how people are known here."""
    cookies: Cookies = request.app.state.cookies
    return cookies


def token_of(request: Request) -> str:
    """Return the hash of the secret that a request shows; nothing if it shows none."""
    return cookies_of(request).token(request.scope)


async def maybe_person(request: Request, people: WithPeople, node: AtNode) -> Person | None:
    """Return who asks, if we know them."""
    token = token_of(request)
    if not token:
        return None
    found = await people.find(token)
    if found is not None:
        request.state.person_id = found.id  # the log contains a mark made from it
        if found.banned:
            raise Refused("banned", 403)
        node.whereabouts.note(found.id, request)
    return found


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def person(found: MaybePerson) -> Person:
    """Return the caller; refuse an unknown one."""
    if found is None:
        raise Refused("not-known", 401)
    return found


Known = Annotated[Person, Depends(person)]


async def new_person(node: Node, name: str, request: Request, response: Response) -> Person:
    """Make a guest, and give them their cookie."""
    name = clean_name(name)
    allowance: Allowance = request.app.state.allowance
    allowance.check_person(request.scope)
    cookies = cookies_of(request)
    secret = cookies.new_secret(request.scope)
    one = Person(new_id(12), name, now())
    await node.ask(node.store.add_person, one.id, one.name, hashed(secret), one.created_at)
    node.whereabouts.note(one.id, request)
    cookies.give(secret, request.scope, response)
    return one


async def sign_in(
    people: Acquaintances,
    person_id: str,
    request: Request,
    response: Response,
    *,
    everywhere: bool = False,
) -> None:
    """Give this browser a new cookie, and end the one it sent.

    Every change of a cookie's rights uses this: a planted or copied old cookie stops working. With
    `everywhere` all other devices are signed out too.
    """
    cookies = cookies_of(request)
    secret = cookies.new_secret(request.scope)
    old, new = token_of(request), hashed(secret)
    await people.change(person_id, old, new, now(), everywhere=everywhere)
    cookies.give(secret, request.scope, response)


async def renew_outdated(request: Request, response: Response) -> None:
    """Give a browser the cookie of https in the place of one that it has under the plain name.

    With a page, which comes before all that a page asks for.
    """
    if not cookies_of(request).outdated(request.scope):
        return
    people: Acquaintances = request.app.state.acquaintances
    with suppress(StoreAway):  # the page can do without
        found = await people.find(token_of(request))
        if found is not None:
            await sign_in(people, found.id, request, response)
            response.headers["Cache-Control"] = "no-store"


async def look_up_seats(node: Node, live: Live, person_id: str) -> None:
    """Load the seats that a person got at another node, or for another device."""
    while True:
        revoked = live.revoked
        found = await node.ask(node.store.seats_of, person_id, live.id)
        if live.revoked == revoked:  # else they may have lost one since the store was asked
            break
    for seat in found:
        live.grant(person_id, seat)


async def own_seat(node: Node, live: Live, asker: Person, seat: int) -> int:
    """Return a seat if the person has it; refuse them if not."""
    if seat not in live.seats_of(asker.id):
        await look_up_seats(node, live, asker.id)
    if seat not in live.seats_of(asker.id):
        raise Refused("not-your-seat", 403)
    return seat
