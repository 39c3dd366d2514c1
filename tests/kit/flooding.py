"""Very many requests on one connection, which a server has to turn away."""

from __future__ import annotations

import json
import socket
from collections import Counter


def join_bytes(path: str, number: int) -> bytes:
    """Return a request to join, of somebody who claims to be somebody new each time."""
    body = json.dumps({"name": f"Guest {number}", "seat": number % 8}).encode()
    return (
        f"POST {path}/join HTTP/1.1\r\nHost: localhost\r\nCookie: wardround=forged{number}\r\n"
        f"X-Forwarded-For: 10.0.0.{number % 250}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode() + body


def statuses(port: int, requests: list[bytes]) -> Counter[bytes]:
    """Send requests on one connection, and count the statuses of their answers."""
    counted: Counter[bytes] = Counter()
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        answers = connection.makefile("rb")
        for start in range(0, len(requests), 50):
            some = requests[start : start + 50]
            connection.sendall(b"".join(some))
            for _ in some:
                counted[answers.readline().split(b" ")[1]] += 1
                length = 0
                while (line := answers.readline()) != b"\r\n":
                    name, _, value = line.partition(b":")
                    length = int(value) if name.lower() == b"content-length" else length
                answers.read(length)
    return counted
