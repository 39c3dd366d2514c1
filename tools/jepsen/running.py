"""One run: nodes on one PostgreSQL, people at their tables, and everything that goes wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

import httpx

from tests.kit.crowd_checks import fold
from tests.kit.postgres import Postgres
from tests.kit.server import SECONDS, Server
from tools.jepsen.checking import Flaw, flaws_of
from tools.jepsen.clients import PATIENCE, Client, Places
from tools.jepsen.faults import Fault, Mischief, planned
from tools.jepsen.history import History, Outcome
from wardround.core.errors import WardroundError
from wardround.store.store import Store
from wardround.tables.game.entries import Entry
from wardround.tables.pictures import TableWords

NODES: Final = 2
PEOPLE: Final = ("ann", "ben", "cem")
BROWSERS: Final = 2
"""How many each of them has."""
GAMES: Final = ("dice-hospital", "dynamite-nurse", "dice-hospital")
NUMBERS: Final = count()


@dataclass(frozen=True, slots=True)
class Report:
    """What a run came to."""

    seed: str
    faults: Sequence[Fault]
    history: History
    entries: int
    tables: int
    flaws: Sequence[Flaw]

    def line(self) -> str:
        """Return it in one line."""
        counts = [f"{self.history.count(outcome)} {outcome}" for outcome in Outcome]
        return (
            f"{len(self.faults)} faults; {len(self.history.deeds)} commands ({', '.join(counts)}), "
            f"{self.history.lost} times no answer; {self.entries} entries of {self.tables} tables; "
            f"{len(self.flaws)} flaws (seed {self.seed})"
        )


def run(
    seed: str, seconds: float, postgres: Postgres, log: Path, tell: Callable[[str], None]
) -> Report:
    """Let people play while things go wrong for so many seconds, and check all logs."""
    database = f"jepsen{next(NUMBERS)}"
    postgres.create(database)
    address = postgres.url(database)
    plan = planned(seed, seconds, NODES)
    try:
        with nodes_on(address, log) as nodes:
            clients = gathered(nodes, seed)
            go_wrong(Mischief(nodes, postgres, database), plan, clients, tell)
            history = merged(clients)
            with Store.open(address) as store:
                tables = sorted({deed.table for deed in history.deeds})
                logs = {table: store.entries(table) for table in tables}
                flaws = [*flaws_of(history, logs), *shown_otherwise(store, logs, nodes)]
    finally:
        postgres.drop(database)
    entries = sum(len(one) for one in logs.values())
    return Report(seed, plan, history, entries, len(tables), flaws)


@contextmanager
def nodes_on(address: str, log: Path) -> Iterator[list[Server]]:
    """Give nodes that share a database."""
    nodes = [Server(address, "--no-rate-limits", log=log) for _ in range(NODES)]
    try:
        yield nodes
    finally:
        for node in nodes:
            node.send_away()
            node.stop()


def gathered(nodes: Sequence[Server], seed: str) -> list[Client]:
    """Lay a table of each game for all people, and return their browsers."""
    players = [nodes[0].person(name) for name in PEOPLE]
    places: list[Places] = [[] for _ in PEOPLE]
    for number, game in enumerate(GAMES):
        order = [(number + seat) % len(PEOPLE) for seat in range(len(PEOPLE))]
        laid = players[order[0]].lay(game, ["me", *["open"] * (len(PEOPLE) - 1)])
        places[order[0]].append((laid["table"], 0))
        for who, link in zip(order[1:], laid["links"][1:], strict=True):
            seat = players[who].post("/api/links", {"secret": link["secret"]})["seat"]
            places[who].append((laid["table"], seat))
    urls = [node.url for node in nodes]
    return [
        Client(f"{PEOPLE[who]}{browser}", httpx.Cookies(player.http.cookies), own, urls, seed)
        for who, (player, own) in enumerate(zip(players, places, strict=True))
        for browser in range(BROWSERS)
    ]


def go_wrong(
    mischief: Mischief,
    plan: Sequence[Fault],
    clients: Sequence[Client],
    tell: Callable[[str], None],
) -> None:
    """Let clients play while a plan is carried out; all is well at the end."""
    for client in clients:
        client.start()
    try:
        for fault in plan:
            time.sleep(fault.after)
            tell(f"{fault.kind} {fault.node if fault.kind in ('node', 'freeze') else ''}".strip())
            mischief.carry_out(fault)
        time.sleep(1)  # what is well again is used
        assert all(client.is_alive() for client in clients), "a client has failed"
    finally:
        for client in clients:
            client.ended.set()
        for client in clients:
            client.join(SECONDS + PATIENCE)
            assert not client.is_alive(), f"{client.name} waits for an answer without end"


def merged(clients: Sequence[Client]) -> History:
    """Return what all of them did and saw."""
    whole = History()
    for client in clients:
        whole.deeds += client.history.deeds
        whole.looks += client.history.looks
        whole.answers += client.history.answers
        whole.lost += client.history.lost
        whole.strange += client.history.strange
    return whole


def shown_otherwise(
    store: Store, logs: Mapping[str, Sequence[Entry]], nodes: Sequence[Server]
) -> Iterator[Flaw]:
    """Give the tables whose log can't be played, or that a node shows otherwise than their log."""
    for id, entries in logs.items():
        try:
            table = fold(store, id)
        except WardroundError as error:
            yield Flaw("illegal", id, f"its log can't be played: {error.code}")
            continue
        told = TableWords().shown(table, None, "en")
        expected = json.loads(json.dumps(told))
        for node in nodes:
            answer = node.stranger().http.get(
                f"/api/tables/{id}/wait", params={"after": len(entries) - 1, "seconds": 10}
            )
            shown = answer.json() if answer.status_code == 200 else {}
            if any(shown.get(what) != expected[what] for what in ("seq", "status", "view")):
                yield Flaw("shown", id, f"{node.url} shows another table than its log")
