"""What the server tells of the way that a request took, and its short stream."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.kit.server import SECONDS, Server, running


def test_without_a_trusted_proxy_the_server_believes_the_connection(server: Server) -> None:
    forged = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    told = httpx.get(f"{server.url}/api/echo", headers=forged, timeout=SECONDS)

    assert told.json() == {
        "scheme": "http",
        "host": f"127.0.0.1:{server.port}",
        "address": "127.0.0.1",
    }
    assert told.headers["cache-control"] == "no-store"


def test_a_trusted_proxy_says_who_asks_and_how(tmp_path: Path) -> None:
    url = "https://play.example.org"
    with running(
        f"sqlite:///{tmp_path}/tables.db", "--public-url", url, "--proxy", "127.0.0.1"
    ) as server:
        told = httpx.get(
            f"{server.url}/api/echo",
            headers={
                "Host": "play.example.org",
                "X-Forwarded-For": "203.0.113.9",
                "X-Forwarded-Proto": "https",
            },
            timeout=SECONDS,
        )

    assert told.json() == {
        "scheme": "https",
        "host": "play.example.org",
        "address": "203.0.113.9",
    }


def test_the_short_stream_ends_after_three_events(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/echo/stream", timeout=SECONDS)

    assert told.headers["content-type"].startswith("text/event-stream")
    assert told.headers["x-accel-buffering"] == "no"
    assert told.text == "".join(f"event: echo\ndata: {number}\n\n" for number in range(3))
