"""Passkeys: your games on all your devices, without a password."""

from __future__ import annotations

import asyncio
import base64
import binascii
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Body, Path, Request

from wardround.core.json_types import Unchecked
from wardround.server.http.answers import Refused
from wardround.server.http.dependencies import ERRORS
from wardround.server.http.document import Router
from wardround.server.people.identity import Anyone, AtNode, AtTables, Known, WithPeople, token_of
from wardround.server.people.routes import Me, PasskeyList, PasskeyShape, told_of
from wardround.tables.daily.days import now

if TYPE_CHECKING:
    from wardround.server.people.passkeys import Party, Passkeys

router = Router(prefix="/api/passkeys", tags=["passkeys"], responses=ERRORS)

Answer = Annotated[dict[str, Any], Body()]
"""What a browser's `toJSON` gives of a credential."""


PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]
"""The id of a passkey, as browsers write it."""


def ceremonies(request: Request) -> tuple[Passkeys, Party]:
    """Return the ceremonies, and who we are in them."""
    # Here and not above: it brings half of the cryptography, which a start should not wait for.
    from wardround.server.people.passkeys import Passkeys, party_of  # noqa: PLC0415

    state = request.app.state
    party = party_of(request.scope, state.settings.public_url)
    return Passkeys(state.store, state.challenges), party


@router.get("")
async def list_passkeys(person: Known, node: AtNode) -> PasskeyList:
    """List my passkeys, oldest first."""
    found = await node.ask(node.store.credentials_of, person.id)
    return PasskeyList(
        passkeys=[PasskeyShape(id=written(id), created_at=created) for id, created in found]
    )


@router.delete("/{passkey}", status_code=204)
async def remove_passkey(passkey: PasskeyId, person: Known, caller: Anyone, node: AtNode) -> None:
    """Delete one of my passkeys, and sign out my other devices."""
    if not await node.ask(node.store.drop_credential, person.id, read(passkey)):
        raise Refused("passkey-unknown", 404)
    # We do not know which of them came in with it.
    await caller.sign_in(person.id, everywhere=True)


def written(id: bytes) -> str:
    """Return the id of a passkey as browsers write it."""
    return base64.urlsafe_b64encode(id).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Return the id of a passkey from its text."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error:
        raise Refused("passkey-unknown", 404) from None


@router.post("/registration")
async def begin_registration(request: Request, person: Known) -> Unchecked:
    """Start adding a passkey: returns the options for `navigator.credentials.create`."""
    passkeys, party = ceremonies(request)
    return await asyncio.to_thread(
        passkeys.begin_registration, party, person.id, person.name, token_of(request)
    )


@router.post("/registration/answer")
async def finish_registration(
    answer: Answer, request: Request, person: Known, caller: Anyone, node: AtNode
) -> Me:
    """Save the new passkey; the first one ends the guest's earlier cookies."""
    passkeys, party = ceremonies(request)
    await asyncio.to_thread(
        passkeys.finish_registration, party, person.id, token_of(request), answer, now()
    )
    known = await node.ask(node.store.credential_ids, person.id)
    await caller.sign_in(person.id, everywhere=len(known) == 1)
    return Me(name=person.name, passkeys=len(known))


@router.post("/login")
async def begin_login(request: Request) -> Unchecked:
    """Start signing in with a passkey: returns the options for `navigator.credentials.get`."""
    passkeys, party = ceremonies(request)
    return await asyncio.to_thread(passkeys.begin_login, party, token_of(request))


@router.post("/login/answer")
async def finish_login(
    answer: Answer,
    request: Request,
    caller: Anyone,
    people: WithPeople,
    tables: AtTables,
    node: AtNode,
) -> Me:
    """Sign in with a passkey; the guest's seats and reviews come along.

    The guest's cookies don't: anyone else who knows one would be this person too.
    """
    passkeys, party = ceremonies(request)
    id = await asyncio.to_thread(passkeys.finish_login, party, token_of(request), answer)
    person = await node.ask(node.store.person, id)
    if person is None:
        raise Refused("not-known", 401)
    guest = None if caller.found is None or caller.found.id == person.id else caller.found
    if guest is not None and not await node.ask(node.store.credential_ids, guest.id):
        for review in await people.merge(guest.id, person.id):
            tables.reviews.heard(review)
    await caller.sign_in(person.id)
    return await told_of(node, person.id, person.name)
