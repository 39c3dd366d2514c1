"""The ASGI application, assembled from all parts."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.routing import APIRoute

from wardround import __version__
from wardround.server import daily, puzzles, reviews, rules
from wardround.server.http import pages
from wardround.server.http.addresses import Networks
from wardround.server.http.challenges import Challenges
from wardround.server.http.cookies import Cookies
from wardround.server.http.document import Documented
from wardround.server.http.gate import protect
from wardround.server.http.limits import TYPING, CostLimit, SeatLimit, by_cookie
from wardround.server.http.protection import Protection
from wardround.server.node import Node
from wardround.server.operations import health
from wardround.server.operations.admin_changes import AdminChanges
from wardround.server.operations.gc_policy import GarbageCollection
from wardround.server.operations.retention import RetentionChore
from wardround.server.operations.telemetry import metrics as numbers
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.operations.unattended_tables import UnattendedTables
from wardround.server.operations.warming import Warming
from wardround.server.people import passkey_routes, reminder_routes
from wardround.server.people import routes as people_routes
from wardround.server.people.person_cache import PersonCache
from wardround.server.people.reminders.mailing import STOP, post_of
from wardround.server.people.reminders.push import Endpoints, PushSender
from wardround.server.people.reminders.reminder import Reminder
from wardround.server.people.reminders.vapid import read_key
from wardround.server.play import routes as play_routes
from wardround.server.play import streams
from wardround.server.play.straight_path import StraightPath
from wardround.server.replays import routes as replays_routes
from wardround.server.replays.uploads.readers import Readers
from wardround.server.settings import Settings
from wardround.server.tables import routes as tables_routes
from wardround.server.tables.quotas import Allowance
from wardround.server.thinking.thinkers import SPARE, Thinkers
from wardround.store.links import TOKEN
from wardround.store.people import PERSON
from wardround.store.reviews import REVIEW
from wardround.store.store import Store
from wardround.store.wakes import listen
from wardround.tables.background import Background
from wardround.tables.daily.days import Calendar
from wardround.tables.game.entries import Entry
from wardround.tables.ids import Deals
from wardround.tables.tables import Tables

log = logging.getLogger("wardround.app")

ROUTERS = (
    rules.games,
    rules.books,
    rules.router,
    people_routes.router,
    reminder_routes.router,
    reminder_routes.leaving,
    tables_routes.router,
    play_routes.router,
    streams.router,
    replays_routes.router,
    reviews.router,
    play_routes.coach,
    passkey_routes.router,
    daily.router,
    puzzles.router,
    health.router,
)


def make_app(settings: Settings, store: Store) -> FastAPI:
    """Return the server; the caller closes the store afterwards."""
    metrics = Metrics()
    app = Documented(
        title="wardround",
        version=__version__,
        summary="Tables for Dice Hospital and Dynamite Nurse. Unofficial.",
        docs_url=None,  # the usual pages for it fetch scripts from elsewhere
        redoc_url=None,
        openapi_url="/openapi.json",
        redirect_slashes=False,  # a path that is not ours is answered in our shape
        generate_unique_id_function=operation_name,
        lifespan=_lifespan,
        # Traces would hold paths, and secret links are paths; we have logs and metrics of our own.
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    app.state.settings = settings
    app.state.metrics = metrics
    app.state.store = store
    # Read now, so that a bad key file or network fails at start.
    app.state.push = None if settings.push_key is None else _push_of(settings)
    app.state.post = post_of(settings)
    app.state.cookies = Cookies(settings.public_url)
    for router in ROUTERS:
        app.include_router(router)
    app.include_router(numbers.router(metrics, Networks(settings.metrics_from).has))
    app.include_router(pages.router())
    app.router.default = pages.lost(app.router.not_found)

    def person_of(token: str) -> str:
        people: PersonCache = app.state.person_cache  # made when the server starts
        return people.known(token)

    rates = Protection().rates if settings.rate_limits else ()
    protection = Protection(
        public_url=settings.public_url,
        hosts=settings.hosts,
        proxies=settings.proxies,
        cookies=app.state.cookies,
        who=by_cookie(app.state.cookies, person_of),
        rates=rates,
        streams_by_address=256 if settings.rate_limits else 1_000_000,
        policies={**pages.POLICIES, f"{STOP}/": reminder_routes.POLICY},
    )
    protect(app, protection, metrics, StraightPath(app).find)
    return app


def _push_of(settings: Settings) -> PushSender:
    assert settings.push_key is not None
    contact = settings.public_url if settings.public_url.startswith("https:") else ""
    return PushSender(read_key(settings.push_key), Endpoints(settings.push_to), contact)


def operation_name(route: APIRoute) -> str:
    """Return the name of an operation in the OpenAPI document: that of its function."""
    return route.name


def _hearing(app: FastAPI, loop: asyncio.AbstractEventLoop) -> Callable[[str, int], None]:
    """Return what takes in, from any thread, that something changed at another node."""

    def heard(what: str, seq: int) -> None:
        if "/" not in what and app.state.node.wants(what, seq):
            loop.call_soon_threadsafe(app.state.node.heard, what, seq)
        if not what or what.startswith(REVIEW):
            loop.call_soon_threadsafe(app.state.tables.reviews.heard, what.removeprefix(REVIEW))
        if not what or what.startswith((TOKEN, PERSON)):
            loop.call_soon_threadsafe(app.state.person_cache.heard, what)

    return heard


def _following(app: FastAPI, loop: asyncio.AbstractEventLoop) -> Callable[[str, Entry], None]:
    """Return what takes in, from any thread, what another node has written at a table."""

    def entered(table_id: str, entry: Entry) -> None:
        if app.state.node.wants(table_id, entry.seq):
            loop.call_soon_threadsafe(app.state.node.entered, table_id, entry)

    return entered


def _being_sure(people: PersonCache, loop: asyncio.AbstractEventLoop) -> Callable[[float], None]:
    """Return what takes in, from any thread, that nothing that others changed was missed."""

    def sure(at: float) -> None:
        loop.call_soon_threadsafe(people.sure, at)

    return sure


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store: Store = app.state.store
    limit = SeatLimit() if settings.rate_limits else SeatLimit(None)
    calendar = Calendar.from_day(settings.day) if settings.day else Calendar()
    node = Node(store, app.state.metrics, Deals(settings.seed), calendar)
    if node.deals.are_known:
        log.warning("--seed is set: anyone who knows it can predict dice and cards")
    thinkers = Thinkers(settings.thinkers, spare=SPARE, address_of=node.last_addresses.of)
    background = Background(node, thinkers)
    key = settings.key.encode() or secrets.token_bytes(32)
    app.state.node = node
    app.state.tables = Tables(node, thinkers, limit.check)
    app.state.health = health.HealthCheck(node)
    people = app.state.person_cache = PersonCache(node)
    app.state.allowance = Allowance(
        settings.quotas, app.state.metrics, by_address=settings.rate_limits
    )
    app.state.thinkers = thinkers
    who = by_cookie(app.state.cookies, people.known)
    app.state.typing = CostLimit(TYPING if settings.rate_limits else None, who)
    app.state.readers = Readers(app.state.metrics)
    app.state.challenges = Challenges(key)
    loop = asyncio.get_running_loop()
    listener = listen(store, _hearing(app, loop), _being_sure(people, loop), _following(app, loop))
    admin_changes = AdminChanges(node, app.state.person_cache, app.state.tables.reviews)
    await admin_changes.begin()
    reminder = Reminder(node, app.state.push, app.state.post)
    if app.state.push is not None or app.state.post is not None:
        reminder.start()
    background.start()
    unattended = UnattendedTables(node)
    unattended.start()
    retention = RetentionChore(node, people, settings.retention)
    garbage_collection = GarbageCollection(
        lambda: sum(live.table.seq for live in node.lives.values()), chores=[retention.step]
    )
    garbage_collection.start()
    warming = app.state.warming = Warming()
    warming.start()
    try:
        yield
    finally:
        node.dismiss()
        app.state.tables.reviews.dismiss()
        await asyncio.to_thread(listener.stop)
        for part in (
            reminder, admin_changes, warming, garbage_collection, unattended, retention,
            background, thinkers, app.state.readers, node,
        ):  # fmt: skip
            await part.close()
