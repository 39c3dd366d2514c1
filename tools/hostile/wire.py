"""Bytes on the wire that no browser sends: floods, and heads and bodies that are none."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from tests.kit.hall import Hall
from tests.kit.hostile_requests import EVENT_IDS, HEAD_LINES, NO_NAMES, TYPES
from tests.kit.processes import memory_of, milliseconds_of
from tests.kit.server import Server
from tools.hostile.tries import Ground, Tries, attack

MOST: Final = 60.0
"""Milliseconds of computing that a flood may cost, one tick of the system's clock included."""
MEGABYTE: Final = 1_000_000
HELD: Final = (400, 408, 413, 414, 415, 431)
"""Statuses that refuse what was sent; without any, the connection was ended."""


def head(path: str = "/api/tables", *lines: str, method: str = "POST") -> bytes:
    """Return the head of a request that is open at its end."""
    told = [
        f"{method} {path} HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        *lines,
    ]
    return "\r\n".join(told).encode() + b"\r\n"


def sent(port: int, parts: Iterable[bytes], patience: float = 3.0) -> int:
    """Send parts of a request while they are taken; return the status of the answer, or 0.

    Who is not answered in time may wait for as long as slow clients may, which is tried elsewhere.
    """
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as connection:
        with suppress(OSError):  # it was cut off while sending
            for part in parts:
                connection.sendall(part)
        try:
            answer = connection.recv(200)
        except (ConnectionError, TimeoutError):
            return 0
    return int(answer.split(b" ")[1]) if answer.startswith(b"HTTP/1.1 ") else 0


FLOODS: Final[dict[str, tuple[bytes, ...]]] = {
    "a million chunks of a byte": (
        head("/api/tables", "Transfer-Encoding: chunked", ""),
        *[b"1\r\n \r\n" * 100_000] * 10,
        b"0\r\n\r\n",
    ),
    "a million chunks of a byte for a small body": (
        head("/api/me", "Transfer-Encoding: chunked", ""),
        *[b"1\r\n \r\n" * 100_000] * 10,
        b"0\r\n\r\n",
    ),
    "chunks with long extensions": (
        head("/api/tables", "Transfer-Encoding: chunked", ""),
        *[b"1;" + b"x" * 10_000 + b"\r\n \r\n"] * 500,
    ),
    "trailers without end": (
        head("/api/tables", "Transfer-Encoding: chunked", "") + b"2\r\n{}\r\n0\r\n",
        *[b"X-Trailer: x\r\n" * 10_000] * 30,
    ),
    "five thousand lines": (head(method="GET") + b"X: a\r\n" * 5_000 + b"\r\n",),
    "400,000 lines": (head(method="GET"), *[b"X: a\r\n" * 10_000] * 40, b"\r\n"),
    "a line of 20 MB": (head(method="GET") + b"X: ", *[b"a" * MEGABYTE] * 20, b"\r\n\r\n"),
    "a path of 5 MB": (b"GET /", *[b"a" * MEGABYTE] * 5, b" HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    "a method of 5 MB": (*[b"G" * MEGABYTE] * 5, b" / HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    "a query of 1 MB": (
        b"GET /api/tables/open?" + b"a=b&" * 250_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ),
    "a cookie of 1 MB": (
        head("/api/me", method="GET") + b"Cookie: " + b"a=b; " * 200_000 + b"\r\n\r\n",
    ),
    "a body of 50 MB": (
        head("/api/tables", "Transfer-Encoding: chunked", ""),
        *[b"f4240\r\n" + b" " * MEGABYTE + b"\r\n"] * 50,
    ),
    "a body that says it is 1 TB": (head("/api/tables", "Content-Length: 1000000000000", ""), b"{"),
    "a length of a million digits": (
        head("/api/tables") + b"Content-Length: " + b"9" * MEGABYTE + b"\r\n\r\n",
    ),
    "empty lines without end": tuple([b"\r\n" * 500_000] * 10),
}


@attack("network", "floods of chunks, lines and bytes", quick=True, timed=True)
def floods(ground: Ground, tries: Tries) -> None:
    """Each is refused or cut off, costs little computing and memory, and others are answered."""
    server = ground.server()
    hall = Hall(server, ground.folder / "0.log")
    server.stranger().get("/api/games")
    for name, parts in FLOODS.items():
        with tries.one(name):
            memory, least = memory_of(server.pid), float("inf")
            for _ in range(3):  # the least of some, since something else may be done meanwhile
                before = milliseconds_of(server.pid)
                status = sent(server.port, parts)
                assert hall.goes_on()
                least = min(least, milliseconds_of(server.pid) - before)
                if least <= MOST:
                    break
            assert status == 0 or status in HELD, status
            assert least <= MOST, f"{least:.0f} ms"
            grown = memory_of(server.pid) - memory
            assert grown < 16 * MEGABYTE, f"{grown / MEGABYTE:.0f} MB more memory"


SMUGGLED: Final = (
    head("/api/me", "Content-Length: 5", "Content-Length: 6", "Connection: close", "") + b"hello",
    head("/api/me", "Content-Length: 4", "Transfer-Encoding: chunked", "") + b"0\r\n\r\nGET /",
    head("/api/me", "Transfer-Encoding: identity, chunked", "Content-Length: 3", "") + b"{}\n",
    head("/api/me", "Transfer-Encoding: xchunked", "Connection: close", "") + b"0\r\n\r\n",
    head("/api/me", "Content-Length: -1", "Connection: close", ""),
    head("/api/me", "Content-Length: 0x10", "Connection: close", ""),
    head("/api/me", "Content-Length: +3", "Connection: close", "") + b"{}\n",
    head("/api/me", "Transfer-Encoding: chunked", "Connection: close", "") + b"zz\r\n",
    head("/api/me", "Transfer-Encoding: chunked", "") + b"ffffffffffffffffff\r\n",
    b"nonsense\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\nHost : localhost\n\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 64,
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
)  # fmt: skip
"""Requests of which two servers could think differently, and what is no request."""


@attack("network", "requests that hide others, and bytes that are none", quick=True)
def smuggling(ground: Ground, tries: Tries) -> None:
    """None gets more than one answer, and none a good one."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    for number, request in enumerate(SMUGGLED):
        with tries.one(f"{number} {request[:60]!r}"):
            answer = answered(hall.server, request)
            assert answer.count(b"HTTP/1.1 ") <= 1, answer
            assert not answer or int(answer.split(b" ")[1]) in (400, 405, 411, 415, 422, 501), (
                answer
            )
            assert hall.goes_on()


def answered(server: Server, request: bytes) -> bytes:
    """Send bytes, say that there are no more, and return all that comes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=40) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        parts = []
        with suppress(ConnectionError):
            while part := connection.recv(65536):
                parts.append(part)
    return b"".join(parts)


@attack("network", "odd lines and numbers in a head")
def heads(ground: Ground, tries: Tries) -> None:
    """They are refused, or change nothing."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    for line in HEAD_LINES:
        with tries.one(line[:20]):
            start = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
            answer = hall.sent(start + line + b"\r\nConnection: close\r\n\r\n")
            assert answer.split(b" ")[1] in {b"200", b"400", b"431"}
    for number in EVENT_IDS:
        with tries.one(number[:20]):
            odd = f"GET {hall.path}/events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: {number}"
            answer = hall.sent(odd.encode("latin-1") + b"\r\nConnection: close\r\n\r\n")
            assert answer.split(b" ")[1] == b"422"


@attack("network", "bodies of wrong types and no JSON")
def wrong_types(ground: Ground, tries: Tries) -> None:
    """They are refused with a code."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    for body, status, code in NO_NAMES:
        with tries.one(body[:20]):
            headers = {"content-type": "application/json"}
            answer = hall.eve.http.post("/api/me", content=body, headers=headers)
            assert answer.status_code in ((400, 422) if status is None else (status,))
            assert code in (None, json.loads(answer.content)["error"]["code"])
    for headers in TYPES:
        with tries.one(headers):
            answer = hall.eve.http.post("/api/me", content=b'{"name": "Eve"}', headers=headers)
            assert answer.status_code == 415
