"""Notifications: “It's your move” while you are away, to browsers and by email.

Mail goes to an address that was confirmed with a code, until its owner unsubscribes.
"""

from __future__ import annotations

import secrets
from html import escape
from typing import Annotated, Final, Literal

from fastapi import Path, Request, Response
from pydantic import BaseModel, Field

from wardround.server.http.answers import Refused, language_of
from wardround.server.http.bodies import Body
from wardround.server.http.dependencies import ERRORS, AtTable
from wardround.server.http.document import Router
from wardround.server.people.identity import AtNode, Known, MaybePerson
from wardround.server.people.reminders.mailing import STOP, Post, is_address
from wardround.server.people.reminders.push import LONGEST, EndpointRefused, PushSender
from wardround.server.people.reminders.vapid import Subscriber
from wardround.store.addresses import DAY
from wardround.store.rows import MailAddress, Subscription
from wardround.tables import access
from wardround.tables.daily.days import now
from wardround.tables.ids import hashed, new_secret
from wardround.words import Words

Endpoint = Annotated[str, Field(min_length=10, max_length=LONGEST)]
KeyText = Annotated[str, Field(max_length=100)]


class ReminderState(BaseModel):
    """A person's reminders."""

    push: str | None = Field(
        description="the key to subscribe with; null if this server has no push"
    )
    browsers: int = Field(description="number of your browsers that get reminders")
    mail: bool = Field(default=False, description="whether this server sends emails")
    address: str | None = Field(default=None, description="your confirmed email address")
    confirmed: bool = False


class BrowserTold(Body):
    """A browser that wants reminders, with its push subscription."""

    endpoint: Endpoint
    p256dh: KeyText
    auth: KeyText
    language: Literal["en", "fr", "it"]


class BrowserLeft(Body):
    """A browser that no longer wants reminders."""

    endpoint: Endpoint


class AddressOffered(Body):
    """An email address for reminders."""

    address: Annotated[str, Field(min_length=6, max_length=254)]
    language: Literal["en", "fr", "it"]


class AddressConfirmed(Body):
    """The code that was sent to an address."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class TableReminders(BaseModel):
    """Whether a person gets reminders for a table, if they get any."""

    on: bool


class TableReminding(Body):
    """Whether a person wants reminders for a table."""

    on: bool


router = Router(prefix="/api", tags=["reminders"], responses=ERRORS)


def push_of(request: Request) -> PushSender | None:
    """Return what sends push messages, if this server does."""
    push: PushSender | None = request.app.state.push
    return push


@router.get("/me/reminders")
async def my_reminders(found: MaybePerson, node: AtNode, request: Request) -> ReminderState:
    """Show my reminders, and how a browser can subscribe; works without signing in."""
    push = push_of(request)
    state = ReminderState(
        push=None if push is None else push.key.public,
        browsers=0,
        mail=request.app.state.post is not None,
    )
    if found is not None:
        state.browsers = len(await node.ask(node.store.subscriptions, found.id))
        address = await node.ask(node.store.address, found.id)
        if address is not None:
            state.address, state.confirmed = address.address, address.confirmed_at is not None
    return state


@router.post("/me/reminders/browsers", status_code=204)
async def remind_me(body: BrowserTold, person: Known, node: AtNode, request: Request) -> None:
    """Send my reminders to this browser; an earlier subscription gets its new keys."""
    push = push_of(request)
    if push is None:
        raise Refused("no-push", 409)
    try:
        push.endpoints.check(body.endpoint)
        Subscriber.read(body.p256dh, body.auth)
    except (EndpointRefused, ValueError):
        raise Refused("bad-subscription", 422) from None
    told = Subscription(body.endpoint, body.p256dh, body.auth, body.language)
    await node.ask(node.store.subscribe, person.id, told, now())


@router.post("/me/reminders/browsers/leave", status_code=204)
async def remind_me_no_more(body: BrowserLeft, person: Known, node: AtNode) -> None:
    """Stop reminders to this browser."""
    await node.ask(node.store.unsubscribe, person.id, body.endpoint)


@router.delete("/me/reminders/browsers", status_code=204)
async def remind_nowhere(person: Known, node: AtNode) -> None:
    """Stop reminders to all my browsers."""
    await node.ask(node.store.unsubscribe_all, person.id)


@router.get("/tables/{table}/reminders")
async def table_reminders(live: AtTable, person: Known, node: AtNode) -> TableReminders:
    """Show whether I get reminders for a table."""
    return TableReminders(on=await node.ask(node.store.is_reminded, person.id, live.id))


@router.put("/tables/{table}/reminders", status_code=204)
async def remind_at_table(body: TableReminding, live: AtTable, person: Known, node: AtNode) -> None:
    """Turn my reminders for a table on or off."""
    if not await access.seats_of(node, live, person):
        raise Refused("not-your-table", 403)
    await node.ask(node.store.remind, person.id, live.id, on=body.on)


leaving = Router()

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look like others."""
CODE_LENGTH: Final = 8
PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>wardround</title>
<p>{sentence}</p>
{more}</html>
"""
BUTTON: Final = """<form method="post">
<button name="List-Unsubscribe" value="One-Click">{label}</button>
</form>
"""
"""It sends what mail programs send."""
POLICY: Final = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
StopSecret = Annotated[str, Path(max_length=100)]


@router.post("/me/reminders/address", status_code=204)
async def offer_address(
    body: AddressOffered, person: Known, node: AtNode, request: Request
) -> None:
    """Add an email address; it gets a code, and nothing else until I confirm it."""
    post: Post | None = request.app.state.post
    if post is None:
        raise Refused("no-mail", 409)
    if not is_address(body.address):
        raise Refused("bad-address", 422)
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    offered = MailAddress(body.address, body.language, new_secret())
    kept = node.ask(node.store.offer_address, person.id, offered, hashed(code), now())
    if not await kept:
        raise Refused("too-many-codes", 429).saying(Retry_After=str(DAY // 1000))
    if not await post.ask(offered, code):
        raise Refused("mail-not-sent", 503)


@router.post("/me/reminders/address/confirm", status_code=204)
async def confirm_address(body: AddressConfirmed, person: Known, node: AtNode) -> None:
    """Confirm my email address with the code sent there."""
    code = "".join(body.code.split()).upper()
    if not await node.ask(node.store.confirm_address, person.id, hashed(code), now()):
        raise Refused("wrong-code", 422)


@router.delete("/me/reminders/address", status_code=204)
async def drop_address(person: Known, node: AtNode) -> None:
    """Delete my email address."""
    await node.ask(node.store.drop_address, person.id)


@leaving.get(f"{STOP}/{{secret}}", include_in_schema=False)
async def ask_to_stop(secret: StopSecret, request: Request) -> Response:  # noqa: ARG001 - any will do
    """Ask whether to stop all mail: programs that look at the links in mails must not do it."""
    words = Words(language_of(request.scope))
    button = BUTTON.format(label=escape(words.say("mail-stop-button")))
    return page(words, "mail-stop-ask", button)


@leaving.post(f"{STOP}/{{secret}}", include_in_schema=False)
async def stop_mail(secret: StopSecret, node: AtNode, request: Request) -> Response:
    """Stop all emails to the address that the link in an email is for."""
    await node.ask(node.store.stop_mail, secret)
    return page(Words(language_of(request.scope)), "mail-stopped")


def page(words: Words, key: str, more: str = "") -> Response:
    """Return a page with a sentence."""
    written = PAGE.format(language=words.language, sentence=escape(words.say(key)), more=more)
    return Response(written, 200, {"Cache-Control": "no-store"}, "text/html; charset=utf-8")
