"""Bots that think for ever, and people who leave more than they may."""

from __future__ import annotations

import re
from contextlib import ExitStack, closing
from typing import Final

from tests.kit.hostile_bodies import full_box
from tests.kit.server import Player, Server
from tools.hostile.tries import Ground, Tries, attack
from wardround.store.store import Store
from wardround.tables.game.entries import Entry
from wardround.tables.rows import Append
from wardround.tables.thinking.budgets import MOST
from wardround.tables.verbs.playing import MOST_MESSAGES

DICE, NURSE = "dice-hospital", "dynamite-nurse"
SEATS: Final = [{"kind": "me"}, {"kind": "open"}]
GREEDY: Final = (
    "hard:nodes=999999999", "hard:nodes=" + "9" * 40, "hard:ms=3001", "hard:ms=999999",
    "easy:beam=301", "hard:draft=31", "expert:plans=11", "expert:samples=10000",
)  # fmt: skip
DECISIONS: Final = 10
"""Of an easy bot elsewhere, while others think as much as they may."""


@attack("bots", "bots that may think for ever")
def greedy_bots(ground: Ground, tries: Tries) -> None:
    """Nobody gets one: at a table, in an open seat, or as a stand-in."""
    server = ground.server()
    ann = server.person()
    table = ann.lay(DICE, ["me", "me"])["table"]
    refused = (422, "bad-bot-number")
    for bot in GREEDY:
        with tries.one(f"{bot[:30]} at a table"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            assert ann.refused("/api/tables", {"game": DICE, "seats": seats}) == refused
        with tries.one(f"{bot[:30]} in an open seat"):
            seats = [{"kind": "me"}, {"kind": "open", "bot": bot}]
            assert ann.refused("/api/tables", {"game": DICE, "seats": seats}) == refused
        with tries.one(f"{bot[:30]} as a stand-in"):
            body = {"absent": 0, "bot": bot}
            assert ann.refused(f"/api/tables/{table}/seats/0/stand-in", body) == refused


def answers(player: Player, level: str) -> int:
    """Return how many decisions bots of a level have made at this server."""
    told = player.http.get("/metrics").text
    found = re.search(rf'^wardround_bot_answers_total{{level="{level}"}} (\d+)', told, re.MULTILINE)
    return int(found[1]) if found else 0


@attack("bots", "four tables of the greediest bots beside an easy one")
def fairness(ground: Ground, tries: Tries) -> None:
    """The easy one decides as often as all of them together, at least."""
    server = ground.server()
    ann = server.person()
    greedy = f"expert:nodes={MOST['nodes']}"
    with tries.one(), ExitStack() as watching:
        for number in range(4):
            eve = server.person(f"Eve {number}")
            table = eve.lay(NURSE, [greedy] * 3)["table"]
            next(watching.enter_context(closing(eve.events(table))))
        elsewhere = ann.lay(DICE, ["easy", "easy"])["table"]
        events = watching.enter_context(closing(ann.events(elsewhere)))
        before = answers(ann, "expert"), answers(ann, "easy")
        while answers(ann, "easy") < before[1] + DECISIONS:
            next(events)
        assert answers(ann, "expert") - before[0] <= DECISIONS


# --- growth -----------------------------------------------------------------------------------


def person(server: Server, address: str) -> Player:
    """Return somebody new who asks from an address."""
    player = server.stranger()
    player.http.headers["X-Forwarded-For"] = address
    player.post("/api/me", {"name": "Ann"})
    return player


@attack("growth", "more tables, bytes and guests than anybody may leave")
def quotas(ground: Ground, tries: Tries) -> None:
    """Persons and addresses have their limits, and each shows in the metrics."""
    few = ("--proxy=127.0.0.1", "--quota-tables=3", "--quota-mib=1", "--daily-tables=6")
    server = ground.server(*few, "--daily-guests=4", limits=True)
    body: dict[str, object] = {"game": DICE, "seats": SEATS}
    with tries.one("tables of a person"):
        ann = person(server, "192.0.2.1")
        for _ in range(3):
            ann.post("/api/tables", body)
        assert ann.refused("/api/tables", body) == (429, "too-many-tables")
    with tries.one("bytes of a person"):
        ben = person(server, "192.0.2.2")
        codes = []
        for number in range(3):
            packs = {"mine.toml": full_box(DICE, f"# {number}\n")}
            answer = ben.http.post("/api/tables", json={**body, "packs": packs})
            codes.append(answer.status_code)
            if answer.is_error:
                assert answer.json()["error"]["code"] in ("too-many-bytes", "too-much-today")
        assert codes[0] == 201
        assert not set(codes) - {201, 413, 429}
    with tries.one("tables of an address"):
        for _ in range(2):
            cem = person(server, "192.0.2.3")
            for _ in range(3):
                cem.post("/api/tables", body)
        assert person(server, "192.0.2.3").refused("/api/tables", body)[0] == 429
    with tries.one("guests of an address"):
        for _ in range(4):
            person(server, "192.0.2.5")
        stranger = server.stranger()
        stranger.http.headers["X-Forwarded-For"] = "192.0.2.5"
        assert stranger.refused("/api/me", {"name": "Ann"}) == (429, "too-much-today")
    with tries.one("addresses that are made up before the real one"):
        stranger.http.headers["X-Forwarded-For"] = "203.0.113.9, 192.0.2.5"
        assert stranger.refused("/api/me", {"name": "Ann"}) == (429, "too-much-today")
    with tries.one("another address"):
        assert person(server, "192.0.2.6").get("/api/me")["name"] == "Ann"
    with tries.one("in the metrics"):
        numbers = ann.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).text
        assert "wardround_quota_refusals_total{" in numbers


@attack("growth", "the same pack again and again, and chat without end")
def growth(ground: Ground, tries: Tries) -> None:
    """Equal packs are kept once, and the chat of a table has an end."""
    server = ground.server()
    ann = server.person()
    pack = full_box(DICE)
    sizes = []
    with Store.open(server.database) as behind:
        for _ in range(4):
            table = ann.lay(DICE, ["me", "open"], packs={"mine.toml": pack})["table"]
            with behind.reading() as connection:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                free = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
            sizes.append((pages - free) * 4096)
        with tries.one("a pack four times"):
            assert sizes[-1] - sizes[0] < len(pack), sizes
        first = behind.last_seqs([table])[table] + 1
        said = tuple(
            Entry(seq, 1, "say", 0, {"text": "hello"})
            for seq in range(first, first + MOST_MESSAGES - 1)
        )
        behind.append([Append(table, said, "waiting", {})])
    say = f"/api/tables/{table}/seats/0/say"
    ann.post(say, {"text": "last"})
    for _ in range(5):
        with tries.one("one more message"):
            assert ann.refused(say, {"text": "more"}) == (409, "chat-full")
