"""Secrets: whole games in which all that is sent and logged is searched for them."""

from __future__ import annotations

import json
import os
import signal
from typing import Final

from tests.kit.eavesdropping import given_away
from tests.kit.evening import CHAT, Evening
from tests.kit.server import Player
from tools.hostile.tries import Ground, Tries, attack
from wardround.core.luck import commitment
from wardround.store.store import Store
from wardround.tables.ids import hashed

EVENINGS: Final = (("dice-hospital", 2), ("dynamite-nurse", 3))
ME: Final = [{"kind": "me"}]


@attack("secrets", "secrets in all that is sent and logged in whole games")
def secrets(ground: Ground, tries: Tries) -> None:
    """No hand, seed, link, cookie or person reaches whom it is not for."""
    for number, (game, people) in enumerate(EVENINGS):
        server = ground.server()
        evening = Evening(server, game, people)
        evening.play()
        with Store.open(server.database) as store:
            row = store.table(evening.table)
            assert row is not None
            seed: str = row.laid["seed"]
            ids = [one.person_id for one in store.holders(evening.table)]
        hidden = [*evening.links, *evening.cookies(), *ids]
        hidden += [hashed(secret) for secret in hidden]
        with tries.one(f"{game}: the fingerprint of the seed"):
            assert commitment(seed) == evening.commitment
        for place, ear in enumerate(evening.everybody):
            tries.count += len(ear.answers) + len(ear.events) - 1
            with tries.one(f"{game}: what {place} was sent"):
                assert given_away(ear.heard_before_the_end(), [*hidden, seed]) == []
                assert given_away(json.dumps(ear.events[-1]), hidden) == []
        lines = (ground.folder / f"{number}.log").read_text(encoding="utf-8")
        tries.count += len(lines.splitlines()) - 1
        with tries.one(f"{game}: the log"):
            assert given_away(lines, [*hidden, seed, CHAT, evening.table]) == []


@attack("secrets", "log lines of bots that fail", quick=True)
def failing_bots(ground: Ground, tries: Tries) -> None:
    """A worker that is killed while it thinks is told of without the table's id."""
    server = ground.server()
    ann = server.person()
    with tries.one("a worker that is killed"):
        table = ann.lay("dice-hospital", ["me", "hard:nodes=10000"])["table"]
        killed = 0
        while killed < 2:
            shown = ann.look(table, 0)
            for worker in server.children():
                if is_thinking(worker):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            if shown["choices"]:
                action = shown["choices"][0]["action"]
                ann.act(table, 0, action, shown["version"])
            else:
                ann.get(f"/api/tables/{table}/wait", after=shown["seq"], seconds=0.2)
        lines = (ground.folder / "0.log").read_text(encoding="utf-8")
        assert "bot" in lines
        assert table not in lines


def is_thinking(process: int) -> bool:
    """Tell whether a process of a server is one in which bots think."""
    try:
        with open(f"/proc/{process}/cmdline", "rb") as told:  # noqa: PTH123 - one read of /proc
            return b"thinking" in told.read()
    except FileNotFoundError:
        return False


@attack("secrets", "a finished daily ward, before the day is over")
def daily_ward(ground: Ground, tries: Tries) -> None:
    """Nobody makes a table, a review or a record of it, which would tell today's luck."""
    server = ground.server()
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.post("/api/daily")["table"]
    while (shown := ann.look(table, 0))["status"] != "over":
        ann.act(table, 0, shown["choices"][-1]["action"], shown["version"])
    own, kept = f"/api/tables/{table}", f"/api/archive/{table}"
    ways: dict[str, dict[str, object]] = {
        "fork": {"step": 5, "seats": ME},
        "deal": {"seats": ME},
        "reviews": {"step": 5, "seat": None, "notes": []},
        "steps/0/what-if": {},
    }
    for player in (ann, bob):
        for way, body in ways.items():
            with tries.one(way):
                assert player.refused(f"{own}/{way}", body) == (403, "daily-secret")
        for path in (f"{own}/record", f"{kept}/record", f"{kept}/steps", f"{kept}/steps/3"):
            with tries.one(path):
                assert code(player, path) == "daily-secret"
    for path in (own, f"{own}/steps", f"{own}/steps/3", f"{own}/debrief"):
        with tries.one(f"by another: {path}"):
            assert code(bob, path) == "daily-secret"
    with tries.one("the seed"):
        assert ann.look(table, 0)["seed"] is None


def code(player: Player, path: str) -> str | None:
    """Return the code with which a path is refused."""
    answer = player.http.get(path)
    told: str | None = answer.json()["error"]["code"] if answer.is_error else None
    return told
