"""Clients that are slow to say what they want, or never read what they get."""

from __future__ import annotations

import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from tests.kit.hall import Hall
from tests.kit.processes import memory_of
from tools.hostile.tries import Ground, Tries, attack
from tools.hostile.wire import MEGABYTE, head
from wardround.server.http.body_limits import PATIENCE as BODY_SECONDS
from wardround.server.http.connections import HEAD_SECONDS

SLOW: Final = {
    "nothing": (b"", HEAD_SECONDS),
    "half a head": (b"GET / HTTP/1.1\r\nHost: loc", HEAD_SECONDS),
    "an empty line": (b"\r\n", HEAD_SECONDS),
    "half a body": (head("/api/me", "Content-Length: 100", "") + b"{", BODY_SECONDS),
    "half a chunk": (head("/api/me", "Transfer-Encoding: chunked", "") + b"5\r\n{", BODY_SECONDS),
}
"""What is said before somebody falls silent, and for how long that is borne."""


@attack("network", "clients that are slow, in hundreds")
def slow_clients(ground: Ground, tries: Tries) -> None:
    """All are sent away in time, and others are answered meanwhile."""
    server = ground.server(limits=True)
    hall = Hall(server, ground.folder / "0.log")
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
    with ThreadPoolExecutor(len(SLOW) + 1) as threads:
        waits = {
            name: threads.submit(silence, server.port, begun) for name, (begun, _) in SLOW.items()
        }
        dripping = threads.submit(drip, server.port)
        with tries.one("others play on"):
            assert hall.goes_on()
        for name, wait in waits.items():
            with tries.one(name):
                assert wait.result() <= SLOW[name][1] + 10
        with tries.one("a head that comes byte by byte"):
            assert dripping.result() <= HEAD_SECONDS + 10
    for connection in idle:
        with tries.one("a connection that says nothing"), connection:
            connection.settimeout(10)
            assert connection.recv(1) == b""


def silence(port: int, begun: bytes) -> float:
    """Say something and no more; return the seconds until the connection ends."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), timeout=90) as connection:
        connection.sendall(begun)
        while connection.recv(65536):
            pass
    return time.monotonic() - began


def drip(port: int) -> float:
    """Send a head byte by byte, never quite silent; return the seconds until that ends."""
    began = time.monotonic()
    connection = socket.create_connection(("127.0.0.1", port), timeout=90)
    with connection, suppress(OSError):
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        while time.monotonic() < began + 80:
            connection.sendall(b"x")
            time.sleep(0.5)
    return time.monotonic() - began


@attack("network", "clients that ask for much and read nothing", quick=True)
def no_readers(ground: Ground, tries: Tries) -> None:
    """What nobody reads is not kept in memory."""
    server = ground.server()
    hall = Hall(server, ground.folder / "0.log")
    request = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    memory = memory_of(server.pid)
    connections = []
    for _ in range(10):
        with tries.one():
            connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connections.append(connection)
            with suppress(TimeoutError):  # it reads no more requests while answers wait
                connection.sendall(request * 1000)
            assert hall.goes_on()
            grown = memory_of(server.pid) - memory
            assert grown < 64 * MEGABYTE, f"{grown / MEGABYTE:.0f} MB more memory"
    for connection in connections:
        connection.close()
