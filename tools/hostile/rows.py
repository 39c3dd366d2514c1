"""Rows that are damaged, and a disk that is full."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import text

from tests.kit.damage import LATEST, SPOILT, full_disk, lay
from tests.kit.server import SECONDS, Player
from tools.hostile.tries import Ground, Tries, attack
from wardround.store.store import Store

DICE: Final = "dice-hospital"
PEOPLE: Final = 6


@attack("damage", "damaged rows, in the middle of everybody's games")
def damaged_rows(ground: Ground, tries: Tries) -> None:
    """What is damaged fails by name, and nobody else notices."""
    server = ground.server()
    people = [server.person(f"P{number}") for number in range(PEOPLE)]
    tables = [one.lay(DICE, ["me", "open"], listed=True)["table"] for one in people]
    with Store.open(server.database) as behind:
        for what, spoil in SPOILT.items():
            lay(behind, f"damaged-{what}", spoil, listed=True)
        for number, summary in enumerate(("{", "{}", '{"game": 1}', "null", "[]")):
            lay(behind, f"summary-{number}", LATEST, listed=True)
            with behind.writing() as connection:
                spoil = "UPDATE tables SET summary = :summary WHERE id = :id"
                connection.execute(text(spoil), {"id": f"summary-{number}", "summary": summary})
        behind.add_review("shapeless", tables[0], {"leader": "nobody"}, 1)
    for what in SPOILT:
        for player, table in zip(people, tables, strict=True):
            with tries.one(what):
                answer = player.http.get(f"/api/tables/damaged-{what}")
                code = answer.json()["error"]["code"]
                assert (answer.status_code, code) == (410, "table-damaged")
                assert player.look(table, 0)["status"] == "waiting"
    with tries.one("a review"):
        assert people[0].http.get("/api/reviews/shapeless").status_code == 410
    with tries.one("the list of open tables"):
        listed = {one["table"] for one in people[0].get("/api/tables/open")["tables"]}
        assert listed >= set(tables)
        assert not any(id.startswith("summary-") for id in listed)
    with tries.one("the health"):
        assert people[0].get("/healthz") == {"status": "ok"}


@attack("damage", "a disk that is full")
def disk_full(ground: Ground, tries: Tries) -> None:
    """Commands are refused, the health says so, and all goes on afterwards."""
    server = ground.server()
    ann = server.person()
    table = ann.lay(DICE, ["me", "open"])["table"]
    say = f"/api/tables/{table}/seats/0/say"
    with full_disk(server):
        with tries.one("a message"):
            assert ann.refused(say, {"text": "hello", "key": "a"}) == (503, "store-away")
        with tries.one("the health"):
            assert health(ann, "store-not-writable")
        with tries.one("looking"):
            assert ann.look(table, 0)["status"] == "waiting"
    with tries.one("the health afterwards"):
        assert health(ann, "ok")
    with tries.one("the message afterwards"):
        assert ann.post(say, {"text": "hello", "key": "a"})["repeated"] is False


def health(player: Player, status: str) -> bool:
    """Wait until the health is as it must be, since answers stand for a moment."""
    until = time.monotonic() + SECONDS
    while player.http.get("/healthz").json() != {"status": status}:
        if time.monotonic() > until:
            return False
        time.sleep(0.5)
    return True
