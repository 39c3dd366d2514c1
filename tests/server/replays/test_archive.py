"""Finished games stay, also when the rules have changed; and a seat is not for ever asked."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.kit.server import Server, running
from wardround.server.app import make_app
from wardround.server.http.answers import Refused
from wardround.server.http.buckets import Rate
from wardround.server.http.limits import SEAT, SeatLimit
from wardround.server.settings import HOST, PORT, Settings
from wardround.store.store import Store

EACH = 36
"""How often each of two devices speaks: a person may do 40 things at once, and so may a seat."""


def finished(server: Server) -> str:
    """Return a table at which bots have played to the end while somebody looked."""
    ann = server.person()
    table: str = ann.lay("dice-hospital", ["random", "random"])["table"]
    with closing(ann.events(table)) as events:
        next(shown for _, shown in events if shown["status"] == "over")
    return table


def change_rules(file: Path) -> None:
    """Let every table have been laid by rules that there are no longer."""
    with closing(sqlite3.connect(file)) as database, database:
        rows = database.execute("select id, laid from tables").fetchall()
        for id, laid in rows:
            other = json.dumps({**json.loads(laid), "mark": "0 other"})
            database.execute("update tables set laid = ? where id = ?", (other, id))


def test_a_finished_game_can_be_watched_and_taken_along_under_other_rules(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Server(f"sqlite:///{file}", "--no-rate-limits")
    table = finished(server)
    eve = server.stranger()
    text = eve.http.get(f"/api/archive/{table}/record").text
    last = eve.look(table)["view"]
    server.send_away()
    server.stop()
    change_rules(file)
    with running(f"sqlite:///{file}", "--no-rate-limits") as server:
        eve = server.stranger()
        refused = eve.http.get(f"/api/tables/{table}")
        steps = eve.get(f"/api/archive/{table}/steps/0")["steps"]

        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "table-other-rules")
        assert eve.http.get(f"/api/archive/{table}/record").text == text
        assert eve.get(f"/api/archive/{table}/steps/{steps}")["view"] == last


def test_one_seat_has_one_limit_and_others_have_theirs() -> None:
    limit = SeatLimit(Rate(0.001, 2))
    for _ in range(2):
        limit.check("table", 0)
    with pytest.raises(Refused, match="too-many-requests"):
        limit.check("table", 0)
    limit.check("table", 1)
    limit.check("other", 0)


async def spoken_from_two_devices(store: Store) -> list[int]:
    """Let two devices speak on one new seat at one moment; return how each time was answered."""
    app = make_app(Settings(), store)
    transport = httpx.ASGITransport(app)
    address = f"http://{HOST}:{PORT}"
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=address) as ann,
        httpx.AsyncClient(transport=transport, base_url=address) as again,
    ):
        app.state.tables.limit = SeatLimit(clock=lambda: 0.0).check
        asked = {"game": "dice-hospital", "seats": [{"kind": "me"}], "name": "Ann"}
        laid = (await ann.post("/api/tables", json=asked)).json()
        path = f"/api/tables/{laid['table']}/seats/0"
        link = (await ann.post(f"{path}/link")).json()
        await again.post("/api/links", json={"secret": link["secret"], "name": "Ann"})
        return [
            (await one.post(f"{path}/say", json={"phrase": "hello"})).status_code
            for _ in range(EACH)
            for one in (ann, again)
        ]


def test_two_devices_on_one_seat_share_its_limit(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        spoken = asyncio.run(spoken_from_two_devices(store))

    heard = spoken.count(200)
    assert SEAT.at_once - 1 <= heard <= SEAT.at_once  # tenths of a second do not add up exactly
    assert spoken == [200] * heard + [429] * (2 * EACH - heard)
