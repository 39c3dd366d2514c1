"""Notifications: “It's your move” while you are away."""

from __future__ import annotations

from fastapi import Request

from wardround.server.http.answers import Refused
from wardround.server.http.dependencies import ERRORS, AtTable
from wardround.server.http.document import Router
from wardround.server.people.identity import AtNode, Known, MaybePerson
from wardround.server.people.reminder_shapes import (
    BrowserLeft,
    BrowserTold,
    ReminderState,
    TableReminders,
    TableReminding,
)
from wardround.server.people.reminders.encryption import Subscriber
from wardround.server.people.reminders.endpoints import EndpointRefused
from wardround.server.people.reminders.push import PushSender
from wardround.store.rows import Subscription
from wardround.tables import access
from wardround.tables.daily.days import now

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
