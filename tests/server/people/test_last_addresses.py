"""Bots think for whoever laid their table, at the address where that person was last."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from fastapi import Request

from wardround.server.http import addresses
from wardround.server.http.addresses import LastAddresses
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.thinking.thinkers import Thinkers
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.background import claim_of
from wardround.tables.game.setup import BOT, Place, TableSetup
from wardround.tables.rows import Person

EVE = Person("eve", "Eve", 1000)


def request_from(address: str) -> Request:
    """Return a request that came from an address."""
    return Request({"type": "http", "headers": [], "client": (address, 1)})


async def asked_for(store: Store) -> set[tuple[str, str]]:
    """Return for whom the bots of two tables think at which nobody sits, when Eve has left."""
    node = Node(store, Metrics())
    node.last_addresses.note(EVE.id, request_from("2001:db8::1"))
    node.last_addresses.note(EVE.id, request_from("2001:db8::2"))
    laid = TableSetup("dice-hospital", "seed", (Place(BOT, "easy"),) * 2)
    async with Thinkers(1, address_of=node.last_addresses.of) as thinkers:
        tables = [(await creating.create_table(node, laid, EVE, [])).table for _ in range(2)]
        claims = [thinkers.placed(claim_of(await node.find(table))) for table in tables]
    await node.close()
    assert [claim.table for claim in claims] == tables
    assert not any(claim.awaited() for claim in claims)
    return {(claim.address, claim.person) for claim in claims}


def test_all_tables_that_somebody_laid_are_theirs_also_where_only_bots_play(
    tmp_path: Path,
) -> None:
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        store.add_person(EVE.id, EVE.name, "token", 1000)

        assert asyncio.run(asked_for(store)) == {("2001:db8::", EVE.id)}


def test_only_so_many_people_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "MOST", 2)
    known = LastAddresses()
    for person in ("a", "b", "a", "c"):
        known.note(person, request_from("192.0.2.7"))

    assert [known.of(person) for person in "abc"] == ["192.0.2.7", "", "192.0.2.7"]
