"""Nobody leaves behind more than they may: by person and by address, with a code and a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.types import Scope

from tests.kit.server import Player, Server, running
from wardround.server.http.answers import Refused
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.settings import Quotas
from wardround.server.tables.quotas import DAY, TABLE_BYTES, Allowance
from wardround.store.store import Store
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.rows import Append, Person
from wardround.tables.verbs.playing import MOST_MESSAGES

ARGUMENTS = (
    "--proxy=127.0.0.1", "--quota-tables=3", "--quota-mib=1", "--daily-tables=6",
    "--daily-guests=4",
)  # fmt: skip
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that allows little."""
    folder = tmp_path_factory.mktemp("strict")
    with running(f"sqlite:///{folder}/tables.db", *ARGUMENTS) as server:
        yield server


def person(server: Server, address: str) -> Player:
    """Return somebody new who asks from an address."""
    player = server.stranger()
    player.http.headers["X-Forwarded-For"] = address
    player.post("/api/me", {"name": "Ann"})
    return player


def laying(**more: object) -> dict[str, object]:
    """Return what lays a table."""
    return {"game": "dice-hospital", "seats": SEATS, **more}


def test_a_person_has_so_many_unfinished_tables(strict: Server) -> None:
    ann = person(strict, "192.0.2.1")
    tables = [ann.post("/api/tables", laying(key=f"key{number}"))["table"] for number in range(3)]

    answer = ann.http.post("/api/tables", json=laying(), params={"lang": "en"})

    told = answer.json()["error"]
    assert (answer.status_code, told["code"], told["facts"]) == (
        429,
        "too-many-tables",
        {"limit": 3},
    )
    assert told["message"].startswith("You have 3 unfinished tables")
    assert ann.post("/api/tables", laying(key="key2"))["table"] == tables[2]
    assert person(strict, "192.0.2.1").post("/api/tables", laying())["table"] not in tables
    numbers = ann.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).text
    assert 'wardround_quota_refusals_total{quota="tables by person"} 1.0' in numbers


def test_the_tables_of_a_person_have_so_many_bytes(tmp_path: Path) -> None:
    scope: Scope = {"type": "http", "client": ("192.0.2.2", 1), "state": {}}
    places = (Place(OPEN),) * 2

    async def run(store: Store) -> list[str]:
        node = Node(store, Metrics())
        allowance = Allowance(Quotas(bytes_by_person=70_000), node.metrics)
        told: list[str] = []
        for number in range(3):
            packs = {"mine": str(number) * 30_000}
            laid = TableSetup("dice-hospital", f"seed {number}", places, packs=packs)
            try:
                await allowance.check_table(node, scope, Person("ann", "Ann", 0), laid, "")
            except Refused as refused:
                told.append(f"{refused.status} {refused.code}")
                continue
            told.append("laid")
            record = laid.record()
            store.lay(f"t{number}", record, 1, listed=False, links=[], summary={}, laid_by="ann")
        await node.close()
        return told

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        assert asyncio.run(run(store)) == ["laid", "laid", "413 too-many-bytes"]


def test_an_address_lays_so_many_tables_a_day_whoever_asks(strict: Server) -> None:
    for _ in range(2):
        ann = person(strict, "192.0.2.3")
        for _ in range(3):
            ann.post("/api/tables", laying())
    ben = person(strict, "192.0.2.3")

    answer = ben.http.post("/api/tables", json=laying())

    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-much-today")
    assert 0 < int(answer.headers["Retry-After"]) <= DAY / 6
    assert person(strict, "192.0.2.4").post("/api/tables", laying())["table"]


def test_an_address_makes_so_many_guests_a_day(strict: Server) -> None:
    for _ in range(4):
        person(strict, "192.0.2.5")
    stranger = strict.stranger()
    stranger.http.headers["X-Forwarded-For"] = "192.0.2.5"

    assert stranger.refused("/api/me", {"name": "Ann"}) == (429, "too-much-today")
    assert person(strict, "192.0.2.6").get("/api/me")["name"] == "Ann"


def test_the_chat_of_a_table_has_an_end(server: Server) -> None:
    ann = server.person()
    table = ann.lay("dice-hospital", ["me", "open"])["table"]
    with Store.open(server.database) as behind:
        first = behind.last_seqs([table])[table] + 1
        said = tuple(
            Entry(seq, 1, "say", 0, {"text": "hello"})
            for seq in range(first, first + MOST_MESSAGES - 1)
        )
        assert behind.append([Append(table, said, "waiting", {})]) == [None]
    path = f"/api/tables/{table}/seats/0/say"

    # With the first the server reads what is new in the log.
    assert ann.post(path, {"text": "last", "key": "last"})["seq"] == first + MOST_MESSAGES - 1
    assert ann.refused(path, {"text": "more", "key": "more"}) == (409, "chat-full")


def test_what_is_kept_already_costs_an_address_nothing_and_a_day_makes_it_good(
    tmp_path: Path,
) -> None:
    moment = 0.0
    scope: Scope = {"type": "http", "client": ("192.0.2.7", 1), "state": {}}
    places = (Place(OPEN),) * 2
    packs = {"mine": "x" * 10_000}

    async def run(store: Store) -> list[str]:
        nonlocal moment
        node = Node(store, Metrics())
        quotas = Quotas(bytes_by_address=10_000 + 3 * TABLE_BYTES)
        allowance = Allowance(quotas, node.metrics, clock=lambda: moment)
        told: list[str] = []
        for number, later in enumerate((0, 0, 0, 0, DAY)):
            moment += later
            laid = TableSetup("dice-hospital", f"seed {number}", places, packs=packs)
            try:
                await allowance.check_table(node, scope, Person("ann", "Ann", 0), laid, "")
            except Refused as refused:
                told.append(refused.code)
                continue
            told.append("laid")
            record = laid.record()
            store.lay(f"t{number}", record, 1, listed=False, links=[], summary={}, laid_by="ann")
        await node.close()
        return told

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        assert asyncio.run(run(store)) == ["laid", "laid", "laid", "too-much-today", "laid"]
