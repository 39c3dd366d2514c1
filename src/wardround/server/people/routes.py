"""Identity: who asks, their name and preferences, and signing out."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Request, Response
from pydantic import BaseModel, Field

from wardround.server.http.answers import Refused
from wardround.server.http.bodies import Body, Name, Word
from wardround.server.http.dependencies import ERRORS
from wardround.server.http.document import Router
from wardround.server.node import Node
from wardround.server.people.identity import (
    Anyone,
    AtNode,
    AtTables,
    Known,
    MaybePerson,
    WithPeople,
    cookies_of,
    token_of,
)
from wardround.tables.texts import clean_name


class Me(BaseModel):
    """Who asks."""

    name: str
    passkeys: int = 0


class PasskeyShape(BaseModel):
    """A passkey."""

    id: str
    created_at: int = Field(description="in milliseconds since 1970")


class PasskeyList(BaseModel):
    """A person's passkeys, oldest first."""

    passkeys: list[PasskeyShape]


class Preferences(BaseModel):
    """A person's preferences, as their device saved them; null if none has."""

    values: dict[str, Any] | None


class Naming(Body):
    """A player's name."""

    name: Name


class Preferring(Body):
    """A person's preferences: anything their device wants to save."""

    values: Annotated[
        dict[Word, bool | int | float | Word | dict[Word, bool | int | float | Word]],
        Field(max_length=60),
    ]


MOST_PREFERENCES = 4096
"""How many letters preferences have at most."""

router = Router(prefix="/api/me", tags=["me"], responses=ERRORS)


async def told_of(node: Node, person_id: str, name: str) -> Me:
    """Return what a person is told of themselves."""
    known = await node.ask(node.store.credential_ids, person_id)
    return Me(name=name, passkeys=len(known))


@router.get("", response_model=Me, responses={204: {"description": "not signed in"}})
async def who_am_i(found: MaybePerson, node: AtNode, maybe: bool = False) -> Me | Response:
    """Show who I am; with `maybe`, being unknown is no error."""
    if found is None:
        if not maybe:
            raise Refused("not-known", 401)
        return Response(status_code=204)
    return await told_of(node, found.id, found.name)


@router.post("")
async def call_me(
    body: Naming, caller: Anyone, people: WithPeople, node: AtNode, tables: AtTables
) -> Me:
    """Set my name at all my tables; new visitors become guests with a cookie."""
    if caller.found is None:
        return Me(name=(await caller.person(body.name)).name)
    found, name = caller.found, clean_name(body.name)
    await people.rename(found.id, name)
    await tables.rename(found.id, name)
    return await told_of(node, found.id, name)


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
async def sign_out_others(person: Known, caller: Anyone, node: AtNode) -> Me:
    """Sign out all my other devices; this browser gets a new cookie."""
    await caller.sign_in(person.id, everywhere=True)
    # They must not get notifications of my tables either; this browser subscribes again by
    # itself.
    await node.ask(node.store.unsubscribe_all, person.id)
    return await told_of(node, person.id, person.name)
