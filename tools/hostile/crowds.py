"""Very many at once: what a server with its usual limits bears from one address."""

from __future__ import annotations

import socket
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Final

from tests.kit.flooding import join_bytes, statuses
from tests.kit.hall import Hall
from tests.kit.server import Player
from tools.hostile.tries import Ground, Tries, attack

JOINS: Final = 4_000
STREAMS: Final = 400


@attack("limits", "thousands of joins under made-up names and addresses")
def joins(ground: Ground, tries: Tries) -> None:
    """They are turned away, make nobody, and the table goes on."""
    hall = Hall(ground.server(limits=True), ground.folder / "0.log")
    requests = [join_bytes(hall.path, number) for number in range(JOINS)]
    parts = [requests[start::4] for start in range(4)]
    with ThreadPoolExecutor(4) as threads:
        counted = sum(threads.map(partial(statuses, hall.server.port), parts), Counter[bytes]())
    tries.count += JOINS - 1
    with tries.one():
        assert counted[b"429"] > JOINS * 0.9, counted
        assert set(counted) <= {b"429", b"409", b"404"}
        names = [chair["name"] for chair in hall.eve.look(hall.table)["chairs"]]
        assert names == ["Ann", "Bob"]
        assert hall.goes_on()


@attack("limits", "hundreds of streams from one address")
def streams(ground: Ground, tries: Tries) -> None:
    """So many are opened and no more, and the table goes on."""
    hall = Hall(ground.server(limits=True), ground.folder / "0.log")
    head = f"GET {hall.path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    counted: Counter[bytes] = Counter()
    with ExitStack() as opened:
        for _ in range(STREAMS):
            stream = socket.create_connection(("127.0.0.1", hall.server.port), timeout=60)
            opened.callback(stream.close)
            stream.sendall(head)
            counted[stream.recv(12)[9:]] += 1
        tries.count += STREAMS - 1
        with tries.one():
            assert counted == {b"200": 256, b"429": STREAMS - 256}, counted
            assert hall.goes_on()


@attack("limits", "what is dear to answer, asked for without end", quick=True)
def dear_routes(ground: Ground, tries: Tries) -> None:
    """Typed lines, kept games, hints and uploads have limits of their own."""
    server = ground.server(limits=True)
    ann: Player = server.person()
    table = ann.lay("dice-hospital", ["me"])["table"]
    own, kept = f"/api/tables/{table}/seats/0", "/api/archive/aaaaaaaaaaaa"
    typed = {"text": "nothing of the kind", "version": 10**9}
    dear = {
        "typed lines": partial(ann.http.post, f"{own}/act", json=typed),
        "questions": partial(ann.http.get, f"{own}/answer", params={"text": "why"}),
        "kept games": partial(ann.http.get, f"{kept}/steps/1"),
        "stretches of kept games": partial(ann.http.get, f"{kept}/steps"),
        "records to verify": partial(ann.http.post, "/api/verify", json={"record": "x"}),
        "hints": partial(ann.http.get, f"/api/tables/{'a' * 12}/seats/0/hint"),
        "passkeys": partial(ann.http.post, "/api/passkeys/login", json={}),
    }
    for what, ask in dear.items():
        with tries.one(what):
            told = [ask().status_code for _ in range(60)]
            assert 429 in told, Counter(told)
            assert not [status for status in told if status >= 500]
