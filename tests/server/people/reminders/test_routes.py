"""Subscribing a browser, leaving, and switching a table off, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.push_service import Browser
from tests.kit.server import Server
from wardround.core.errors import BadOption
from wardround.server.app import make_app
from wardround.server.people.reminders.vapid import make_key, read_key
from wardround.server.settings import HOST, PORT, Settings
from wardround.store.store import Store

NOTHING = {"push": None, "browsers": 0, "mail": False, "address": None, "confirmed": False}
ENDPOINT = "https://push.example.org/b"


def asked(endpoint: str = ENDPOINT, **other: str) -> dict[str, str]:
    """Return what a browser sends."""
    told = Browser().subscription(endpoint)
    return {
        "endpoint": told.endpoint, "p256dh": told.public_key, "auth": told.auth, "language": "fr",
        **other,
    }  # fmt: skip


def served(folder: Path, test: Callable[[httpx.AsyncClient], Awaitable[Any]]) -> Any:
    """Run a test as Ann, at a server with a push key."""
    file = folder / "push-key.pem"
    make_key(file)

    async def run(store: Store) -> Any:
        app = make_app(Settings(push_key=file), store)
        transport = httpx.ASGITransport(app)
        address = f"http://{HOST}:{PORT}"
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url=address) as ann,
        ):
            await ann.post("/api/me", json={"name": "Ann"})
            return await test(ann)

    with Store.open(f"sqlite:///{folder}/tables.db") as store:
        return asyncio.run(run(store))


def test_a_browser_subscribes_and_leaves_and_bad_ones_are_refused(tmp_path: Path) -> None:
    async def subscribe(ann: httpx.AsyncClient) -> list[Any]:
        async def post(path: str, body: dict[str, str]) -> Any:
            answer = await ann.post(f"/api/me/reminders/browsers{path}", json=body)
            return (
                answer.status_code if answer.status_code == 204 else answer.json()["error"]["code"]
            )

        async def state() -> Any:
            return (await ann.get("/api/me/reminders")).json()

        told = [await state(), await post("", asked()), await post("", asked()), await state()]
        bad = [
            await post("", asked("https://127.0.0.1/b")),
            await post("", asked("http://push.example.org/b")),
            await post("", asked(auth="short")),
            await post("", asked(p256dh="A" * 87)),
        ]
        left = [
            await post("/leave", {"endpoint": ENDPOINT}),
            await state(),
            await post("", asked()),
        ]
        await ann.post("/api/me/sign-out-others")
        left += [await state(), await post("", asked())]
        await ann.delete("/api/me/reminders/browsers")
        return [*told, bad, *left, await state()]

    told = served(tmp_path, subscribe)
    public = read_key(tmp_path / "push-key.pem").public

    assert told == [
        {**NOTHING, "push": public},
        204,
        204,
        {**NOTHING, "push": public, "browsers": 1},
        ["bad-subscription"] * 4,
        204,
        {**NOTHING, "push": public},
        204,
        {**NOTHING, "push": public},
        204,
        {**NOTHING, "push": public},
    ]


def test_a_table_is_switched_off_by_those_who_sit_there(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    path = f"/api/tables/{ann.lay('dice-hospital', ['me', 'open'])['table']}/reminders"

    assert ann.get(path) == {"on": True}
    assert ann.http.put(path, json={"on": False}).status_code == 204
    assert ann.get(path) == {"on": False}
    refused = eve.http.put(path, json={"on": False})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-your-table")


def test_a_server_without_a_key_says_so(server: Server) -> None:
    ann = server.person("Ann")

    assert ann.get("/api/me/reminders") == NOTHING
    assert ann.refused("/api/me/reminders/browsers", asked()) == (409, "no-push")
    assert server.stranger().get("/api/me/reminders") == NOTHING
    offered = {"address": "ann@example.org", "language": "en"}
    assert ann.refused("/api/me/reminders/address", offered) == (409, "no-mail")


def test_a_server_does_not_start_with_a_file_that_is_no_key(tmp_path: Path) -> None:
    file = tmp_path / "push-key.pem"
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        for text, code in ((None, "push-key-unread"), ("something", "push-key-bad")):
            if text is not None:
                file.write_text(text)
            with pytest.raises(BadOption, match=code):
                make_app(Settings(push_key=file), store)
