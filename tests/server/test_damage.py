"""Damaged rows and full disks at a running server: what is hit fails by name, all else goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.kit.damage import LATEST, SPOILT, full_disk, lay
from tests.kit.server import SECONDS as SECONDS_TO_WAIT
from tests.kit.server import Player, Server
from wardround.server.node import Node
from wardround.server.operations.health import SECONDS, HealthCheck
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store import Store


@pytest.fixture
def behind(server: Server) -> Iterator[Store]:
    """Give the database of the server, to change it behind the server's back."""
    with Store.open(server.database) as store:
        yield store


def refused(player: Player, path: str, **params: str) -> tuple[int, str, str]:
    """Return the status, the code and the sentence with which a path is refused."""
    answer = player.http.get(path, params=params)
    told = answer.json()["error"]
    return answer.status_code, told["code"], told["message"]


@pytest.mark.parametrize("what", SPOILT)
def test_a_damaged_table_fails_by_name_and_no_other(
    server: Server, behind: Store, what: str
) -> None:
    ann, table = server.person(), f"damaged-{what}"
    good = ann.lay("dice-hospital", ["me", "open"])["table"]
    lay(behind, table, SPOILT[what])

    for _ in range(3):
        status, code, sentence = refused(ann, f"/api/tables/{table}")
        assert (status, code) == (410, "table-damaged")
        assert sentence.startswith("This table is damaged")
    assert refused(ann, f"/api/tables/{table}", lang="fr")[2].startswith("Cette table")
    assert refused(ann, f"/api/tables/{table}", lang="it")[2].startswith("Questo tavolo")
    assert ann.look(good, 0)["status"] == "waiting"
    assert server.person("Ben").get("/api/me")["name"] == "Ben"


def test_damaged_summaries_are_left_out_of_lists(server: Server, behind: Store) -> None:
    ann = server.person()
    good = ann.lay("dice-hospital", ["me", "open"], listed=True)["table"]
    for table, summary in (("no-json", "{"), ("no-shape", "{}"), ("odd-shape", '{"game": 1}')):
        lay(behind, table, LATEST, listed=True)
        with behind.writing() as connection:
            spoil = text("UPDATE tables SET summary = :summary WHERE id = :id")
            connection.execute(spoil, {"id": table, "summary": summary})

    listed = [one["table"] for one in ann.get("/api/tables/open")["tables"]]

    assert listed[0] == good
    assert {"no-json", "no-shape", "odd-shape"}.isdisjoint(listed)
    assert ann.get("/healthz") == {"status": "ok"}
    numbers = ann.http.get("/metrics").text
    assert 'wardround_damaged_total{what="summary"} 3.0' in numbers


def test_a_damaged_review_fails_by_name(server: Server, behind: Store) -> None:
    lay(behind, "reviewed", "SELECT :id")
    behind.add_review("shapeless", "reviewed", {"leader": "nobody", "people": []}, 1)

    status, code, _ = refused(server.person(), "/api/reviews/shapeless")

    assert (status, code) == (410, "review-damaged")


def test_one_damaged_attempt_hides_the_ward_of_the_day_from_nobody(
    server: Server, behind: Store
) -> None:
    ann = server.person()
    day = ann.get("/api/daily")["day"]
    lay(behind, "tried", "UPDATE tables SET status = 'over', summary = '{' WHERE id = :id")
    behind.add_attempt("tried", "dice-hospital", day, "nobody")

    assert ann.get("/api/daily")["day"] == day


def health_until(player: Player, table: str, status: str) -> int:
    """Ask for the health until it is as it must be, since answers stand for a moment."""
    until = time.monotonic() + SECONDS_TO_WAIT
    while (answer := player.http.get("/healthz")).json() != {"status": status}:
        assert time.monotonic() < until, answer.text
        player.http.get(f"/api/tables/{table}/wait", params={"after": 9, "seconds": 1})
    return answer.status_code


def test_a_full_disk_is_told_and_everything_goes_on_afterwards(server: Server) -> None:
    ann = server.person()
    table = ann.lay("dice-hospital", ["me", "open"])["table"]
    path = f"/api/tables/{table}/seats/0/say"
    with full_disk(server):
        assert ann.refused(path, {"text": "hello", "key": "first"}) == (503, "store-away")
        assert health_until(ann, table, "store-not-writable") == 503
        assert ann.look(table, 0)["status"] == "waiting"

    assert health_until(ann, table, "ok") == 200
    assert ann.post(path, {"text": "hello", "key": "first"})["seq"] == 2


def test_many_who_ask_for_the_health_cost_one_write(tmp_path: Path) -> None:
    moment = 0.0
    beats = b'wardround_store_seconds_count{operation="beat"} '

    async def ask(store: Store) -> list[bytes]:
        nonlocal moment
        node = Node(store, Metrics())
        health = HealthCheck(node, lambda: moment)
        told: list[bytes] = []
        for later in (0.0, SECONDS - 0.1, SECONDS):
            moment = later
            answers = await asyncio.gather(*[health.status() for _ in range(50)])
            assert answers == ["ok"] * 50
            told += [line for line in node.metrics.text().splitlines() if line.startswith(beats)]
        await node.close()
        return [line.removeprefix(beats) for line in told]

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        assert asyncio.run(ask(store)) == [b"1.0", b"1.0", b"2.0"]


def test_a_database_that_can_only_be_read_is_told(shared_address: str) -> None:
    async def ask(store: Store) -> str:
        node = Node(store, Metrics())
        try:
            return await HealthCheck(node).status()
        finally:
            await node.close()

    with Store.open(shared_address) as store:
        assert asyncio.run(ask(store)) == "ok"
        name = store.engine.url.database
        with store.writing() as connection:
            line = f"ALTER DATABASE {name} SET default_transaction_read_only = on"
            connection.execute(text(line))
        store.engine.dispose()  # it holds for connections that are made from now on

        assert asyncio.run(ask(store)) == "store-not-writable"
