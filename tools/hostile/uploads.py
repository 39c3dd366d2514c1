"""Bodies as long and odd as may be, which must cost those who play nothing."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tests.kit.hall import Hall
from tests.kit.hostile_bodies import DICE, NURSE, records
from tests.kit.hostile_requests import ENORMOUS, TABLES, TOO_LONG
from tests.kit.serving_cost import HEADERS, Costs, Sending
from tools.hostile.tries import Ground, Tries, attack

MOST: Final = 50.0
"""Milliseconds of computing that a body may cost the serving process."""
SEATS: Final = [{"kind": "me"}, {"kind": "open"}]


def costly(costs: Costs, tries: Tries, sending: Sending) -> None:
    """Send a body, which must not cost much."""
    with tries.one(f"{sending.hostile.name} to {sending.route.path}"):
        spent = costs.milliseconds(sending)
        assert spent <= MOST, f"{spent:.0f} ms"


def warmed(ground: Ground) -> Costs:
    """Return a server that has everything in memory."""
    costs = Costs(ground.server())
    for sending in (*costs.everywhere(16), *costs.typed("first"), *costs.boxes(DICE)):
        costs.answer(sending)
    return costs


@attack("uploads", "packs and records that take long to read", timed=True)
def uploads(ground: Ground, tries: Tries) -> None:
    """None costs the serving process more than 50 ms."""
    costs = warmed(ground)
    for sending in costs.uploads():
        costly(costs, tries, sending)


@attack("uploads", "long and odd bodies to every route", timed=True)
def everywhere(ground: Ground, tries: Tries) -> None:
    """None costs the serving process more than 50 ms."""
    costs = warmed(ground)
    for sending in costs.everywhere(4):
        costly(costs, tries, sending)


@attack("uploads", "others play on while records are read, and the server ends when told to")
def meanwhile(ground: Ground, tries: Tries) -> None:
    """Many long records at once block nobody, not even the signal."""
    server = ground.server()
    hall = Hall(server, ground.folder / "0.log")
    bodies = [json.dumps({"record": text}).encode() for _, text in records()]

    def verify(body: bytes) -> int:
        return hall.eve.http.post("/api/verify", content=body, headers=HEADERS).status_code

    with ThreadPoolExecutor(4) as threads:
        answers = [threads.submit(verify, body) for body in bodies]
        while not all(answer.done() for answer in answers):
            with tries.one("a move meanwhile"):
                began = time.monotonic()
                assert hall.goes_on()
                assert time.monotonic() - began < 5
            if hall.moves > 40:
                hall.moves = 0
                hall.lay()
            time.sleep(0.2)
    for answer in answers:
        with tries.one("a record"):
            assert answer.result() < 500
    threads = ThreadPoolExecutor(4)
    for body in bodies[:4]:
        threads.submit(verify, body)
    with tries.one("SIGTERM"):
        server.stop()
    threads.shutdown(wait=True, cancel_futures=True)


@attack("uploads", "tables that cannot be")
def tables(ground: Ground, tries: Tries) -> None:
    """They are refused, and nothing is left of them."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    odd = [*TABLES, *TOO_LONG, *({"packs": {"mine.toml": pack}} for pack in ENORMOUS)]
    for changed in odd:
        with tries.one(str(changed)[:60]):
            body = json.dumps({"game": DICE, "seats": SEATS, **changed}).encode()
            answer = hall.eve.http.post("/api/tables", content=body, headers=HEADERS)
            assert answer.status_code in (400, 404, 413, 422)
            assert hall.eve.get("/api/tables")["tables"] == []


@attack("uploads", "lines that are typed, as long as may be", timed=True)
def typed(ground: Ground, tries: Tries) -> None:
    """None costs the serving process more than 50 ms."""
    costs = warmed(ground)
    for number in range(3):
        for sending in costs.typed(f"typed {number}"):
            costly(costs, tries, sending)


@attack("uploads", "tables with packs at their limits", timed=True)
def boxes(ground: Ground, tries: Tries) -> None:
    """Each is laid, at a cost of 50 ms at the most."""
    costs = warmed(ground)
    for game in (DICE, NURSE):
        with tries.one(game):
            spent = [costs.milliseconds(sending, tries=1) for sending in costs.boxes(game)]
            assert min(spent) <= MOST, spent
