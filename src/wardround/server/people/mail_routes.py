"""Email notifications: an address, its code, and unsubscribing."""

from __future__ import annotations

import secrets
from html import escape
from typing import Annotated, Final

from fastapi import Path, Request, Response

from wardround.server.http.answers import Refused, language_of
from wardround.server.http.dependencies import ERRORS
from wardround.server.http.document import Router
from wardround.server.people.identity import AtNode, Known
from wardround.server.people.reminder_shapes import AddressConfirmed, AddressOffered
from wardround.server.people.reminders.emails import STOP, Post
from wardround.server.people.reminders.mailing import is_address
from wardround.store.addresses import DAY
from wardround.store.rows import MailAddress
from wardround.tables.daily.days import now
from wardround.tables.ids import hashed, new_secret
from wardround.words import Words

router = Router(prefix="/api/me/reminders/address", tags=["reminders"], responses=ERRORS)
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


@router.post("", status_code=204)
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


@router.post("/confirm", status_code=204)
async def confirm_address(body: AddressConfirmed, person: Known, node: AtNode) -> None:
    """Confirm my email address with the code sent there."""
    code = "".join(body.code.split()).upper()
    if not await node.ask(node.store.confirm_address, person.id, hashed(code), now()):
        raise Refused("wrong-code", 422)


@router.delete("", status_code=204)
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
