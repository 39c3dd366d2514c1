"""Who asks: guests with a secret of their own in a cookie, and the seats that they hold.

There are no passwords. A person is whoever has the secret; we keep only its hash.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response

from wardround.server.acquaintances import Acquaintances
from wardround.server.days import now
from wardround.server.live import Live
from wardround.server.node import Node
from wardround.server.quotas import Allowance
from wardround.server.safety.answers import Refused
from wardround.server.settings import Settings
from wardround.store.rows import Person

COOKIE: Final = "wardround"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 40


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 9) -> str:
    """Return an id that nobody has; for tables also one that nobody can guess."""
    return secrets.token_urlsafe(length)


def hashed(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Return a name as it is shown: one line, no odd marks, not too long."""
    plain = "".join(
        letter if unicodedata.category(letter)[0] not in "CZ" else " "
        for letter in unicodedata.normalize("NFC", name)
    )
    told = " ".join(plain.split())[:LONGEST_NAME].strip()
    if not told:
        raise Refused("no-name", 422)
    return told


# Dependencies are `async` also where they wait for nothing: others are run in threads.
async def node_of(request: Request) -> Node:
    """Return the node behind a request."""
    node: Node = request.app.state.node
    return node


AtNode = Annotated[Node, Depends(node_of)]


async def acquaintances_of(request: Request) -> Acquaintances:
    """Return whom the server knows."""
    acquaintances: Acquaintances = request.app.state.acquaintances
    return acquaintances


WithPeople = Annotated[Acquaintances, Depends(acquaintances_of)]


async def maybe_person(request: Request, people: WithPeople) -> Person | None:
    """Return who asks, if we know them."""
    secret = request.cookies.get(COOKIE, "")
    if not secret:
        return None
    found = await people.find(hashed(secret))
    if found is not None:
        request.state.person_id = found.id  # the log tells a mark made of it
    return found


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def person(found: MaybePerson) -> Person:
    """Return who asks; refuse whom we do not know."""
    if found is None:
        raise Refused("not-known", 401)
    return found


Known = Annotated[Person, Depends(person)]


async def new_person(node: Node, name: str, request: Request, response: Response) -> Person:
    """Make a guest, and give them their cookie."""
    name = clean_name(name)
    allowance: Allowance = request.app.state.allowance
    allowance.check_person(request.scope)
    secret = new_secret()
    one = Person(new_id(12), name, now())
    await node.ask(node.store.add_person, one.id, one.name, hashed(secret), one.created_at)
    give_cookie(secret, request, response)
    return one


def give_cookie(secret: str, request: Request, response: Response) -> None:
    """Give somebody the secret that we know them by."""
    settings: Settings = request.app.state.settings
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        path="/",
        secure="https" in (request.url.scheme, urlsplit(settings.public_url).scheme),
        httponly=True,
        samesite="lax",
    )


async def look_up_seats(node: Node, live: Live, person_id: str) -> None:
    """Take in the seats that somebody got at another node, or for another device."""
    while True:
        revoked = live.revoked
        found = await node.ask(node.store.seats_of, person_id, live.id)
        if live.revoked == revoked:  # else they may have lost one since the store was asked
            break
    for seat in found:
        live.grant(person_id, seat)


async def own_seat(node: Node, live: Live, asker: Person, seat: int) -> int:
    """Return a seat if somebody holds it; refuse them otherwise."""
    if seat not in live.seats_of(asker.id):
        await look_up_seats(node, live, asker.id)
    if seat not in live.seats_of(asker.id):
        raise Refused("not-your-seat", 403)
    return seat
