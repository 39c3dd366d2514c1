"""Identity: a guest's name and cookie."""

from __future__ import annotations

from fastapi import Request, Response

from wardround.server.http.answers import Refused
from wardround.server.http.dependencies import ERRORS
from wardround.server.http.document import Router
from wardround.server.people.bodies import Naming, Preferring
from wardround.server.people.identity import (
    AtNode,
    AtTables,
    Known,
    MaybePerson,
    WithPeople,
    cookies_of,
    new_person,
    sign_in,
    token_of,
)
from wardround.server.people.shapes import Me, Preferences
from wardround.tables.texts import clean_name

MOST_PREFERENCES = 4096
"""How many letters preferences have at most."""

router = Router(prefix="/api/me", tags=["me"], responses=ERRORS)


@router.get("", response_model=Me, responses={204: {"description": "not signed in"}})
async def who_am_i(found: MaybePerson, node: AtNode, maybe: bool = False) -> Me | Response:
    """Show who I am; with `maybe`, being unknown is no error."""
    if found is None:
        if not maybe:
            raise Refused("not-known", 401)
        return Response(status_code=204)
    known = await node.ask(node.store.credential_ids, found.id)
    return Me(name=found.name, passkeys=len(known))


@router.post("")
async def call_me(
    body: Naming,
    found: MaybePerson,
    people: WithPeople,
    node: AtNode,
    tables: AtTables,
    request: Request,
    response: Response,
) -> Me:
    """Set my name at all my tables; new visitors become guests with a cookie."""
    if found is None:
        return Me(name=(await new_person(node, body.name, request, response)).name)
    name = clean_name(body.name)
    await people.rename(found.id, name)
    await tables.rename(found.id, name)
    known = await node.ask(node.store.credential_ids, found.id)
    return Me(name=name, passkeys=len(known))


@router.get("/preferences")
async def preferences(person: Known, node: AtNode) -> Preferences:
    """Show my preferences, as saved by any of my devices."""
    return Preferences(values=await node.ask(node.store.preferences, person.id))


@router.put("/preferences", status_code=204)
async def keep_preferences(body: Preferring, person: Known, node: AtNode) -> None:
    """Save my preferences for my other devices."""
    if len(body.model_dump_json()) > MOST_PREFERENCES:
        raise Refused("too-many-preferences", 422)
    await node.ask(node.store.keep_preferences, person.id, body.values)


@router.delete("", status_code=204)
async def forget_me(request: Request, response: Response, people: WithPeople) -> None:
    """Sign out this browser; links and passkeys still open my seats."""
    await people.drop(token_of(request))
    cookies_of(request).take(request.scope, response)


@router.post("/sign-out-others")
async def sign_out_others(
    person: Known, people: WithPeople, node: AtNode, request: Request, response: Response
) -> Me:
    """Sign out all my other devices; this browser gets a new cookie."""
    await sign_in(people, person.id, request, response, everywhere=True)
    # They must not get notifications of my tables either; this browser subscribes again by
    # itself.
    await node.ask(node.store.unsubscribe_all, person.id)
    known = await node.ask(node.store.credential_ids, person.id)
    return Me(name=person.name, passkeys=len(known))
