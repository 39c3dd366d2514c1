"""Who a caller is: guests with a secret in a cookie, and their seats.

There are no passwords. Anyone with the secret is that person; we store only its hash.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from wardround.server.http.answers import Refused
from wardround.server.http.cookies import Cookies
from wardround.server.node import Node
from wardround.server.people.person_cache import PersonCache
from wardround.server.tables.quotas import Allowance
from wardround.tables.daily.days import now
from wardround.tables.errors import StoreAway
from wardround.tables.ids import hashed, new_id
from wardround.tables.rows import Person
from wardround.tables.tables import Tables
from wardround.tables.texts import clean_name
from wardround.tables.verbs.service import Asker


# Dependencies are `async` also where they wait for nothing: others are run in threads.
async def node_of(request: Request) -> Node:
    """Return the node behind a request."""
    node: Node = request.app.state.node
    return node


AtNode = Annotated[Node, Depends(node_of)]


async def tables_of(request: Request) -> Tables:
    """Return what can be done with the tables of this server."""
    tables: Tables = request.app.state.tables
    return tables


AtTables = Annotated[Tables, Depends(tables_of)]


async def person_cache_of(request: Request) -> PersonCache:
    """Return the cache of recent callers."""
    people: PersonCache = request.app.state.person_cache
    return people


WithPeople = Annotated[PersonCache, Depends(person_cache_of)]


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
        node.last_addresses.note(found.id, request)
    return found


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def person(found: MaybePerson) -> Person:
    """Return the caller; refuse an unknown one."""
    if found is None:
        raise Refused("not-known", 401)
    return found


Known = Annotated[Person, Depends(person)]


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, whether we know them or not, and the answer that can give them a cookie."""

    found: Person | None
    request: Request
    response: Response

    async def person(self, name: str | None) -> Person:
        """Return the caller; a new one with a name becomes a guest."""
        if self.found is not None:
            return self.found
        if name is None:
            raise Refused("name-needed", 401)
        return await self._new_person(clean_name(name))

    def asker(self, name: str | None) -> Asker:
        """Return the caller, who becomes a guest when a verb needs to know them."""
        return Asker(self.found, lambda: self.person(name))

    async def _new_person(self, name: str) -> Person:
        """Make a guest, and give them their cookie."""
        allowance: Allowance = self.request.app.state.allowance
        allowance.check_person(self.request.scope)
        cookies, node = cookies_of(self.request), await node_of(self.request)
        secret = cookies.new_secret(self.request.scope)
        one = Person(new_id(12), name, now())
        await node.ask(node.store.add_person, one.id, one.name, hashed(secret), one.created_at)
        node.last_addresses.note(one.id, self.request)
        cookies.give(secret, self.request.scope, self.response)
        return one

    async def sign_in(self, person_id: str, *, everywhere: bool = False) -> None:
        """Give this browser a new cookie, and end the one it sent.

        Every change of a cookie's rights uses this: a planted or copied old cookie stops working.
        With `everywhere` all other devices are signed out too.
        """
        cookies = cookies_of(self.request)
        secret = cookies.new_secret(self.request.scope)
        people, old = await person_cache_of(self.request), token_of(self.request)
        await people.change(person_id, old, hashed(secret), now(), everywhere=everywhere)
        cookies.give(secret, self.request.scope, self.response)


async def caller(found: MaybePerson, request: Request, response: Response) -> Caller:
    """Return who asks."""
    return Caller(found, request, response)


Anyone = Annotated[Caller, Depends(caller)]


async def renew_outdated(request: Request, response: Response) -> None:
    """Give a browser the cookie of https in the place of one that it has under the plain name.

    With a page, which comes before all that a page asks for.
    """
    if not cookies_of(request).outdated(request.scope):
        return
    people = await person_cache_of(request)
    with suppress(StoreAway):  # the page can do without
        found = await people.find(token_of(request))
        if found is not None:
            await Caller(found, request, response).sign_in(found.id)
            response.headers["Cache-Control"] = "no-store"
