"""How the gate sends answers: in one write where it can, and none that is half wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from fastapi import FastAPI, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tests.kit.wires import Connected
from wardround.server.http.gate import at_gate, protect
from wardround.server.http.protection import Protection
from wardround.server.operations.telemetry.metrics import Metrics

ANSWERED = b'wardround_requests_total{method="GET",route="/",status="%d"} %d.0'


class Failing(Response):
    """An answer that fails between its head and its body, or after a piece of that."""

    def __init__(self, *, late: bool) -> None:
        super().__init__()
        self.late = late

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the beginning."""
        await send({"type": "http.response.start", "status": 200, "headers": []})
        if self.late:
            await send({"type": "http.response.body", "body": b"piece", "more_body": True})
        raise ZeroDivisionError


def asked(answer: Response, times: int = 1) -> tuple[list[bytes], bytes, bool]:
    """Return what is written for the last of some requests, the metrics, and whether it ends."""

    async def show() -> Response:
        return answer

    app, metrics = FastAPI(), Metrics()
    app.add_api_route("/", show, response_model=None)
    protect(app, Protection(), metrics)

    async def ask() -> tuple[list[bytes], bytes, bool]:
        client, writes = Connected(at_gate(app)), list[bytes]()
        for _ in range(times):
            writes = list(await client.ask())
        return writes, metrics.text(), client.wire.closed

    return asyncio.run(ask())


def test_a_small_answer_is_one_write_with_all_headers() -> None:
    for times in (1, 2):
        writes, metrics, closed = asked(Response("hello", media_type="text/plain"), times)
        [answer] = writes
        head, _, body = answer.partition(b"\r\n\r\n")
        assert body == b"hello"
        for line in (b"content-length: 5", b"x-frame-options: DENY", b"x-request-id: "):
            assert head.count(b"\r\n" + line) == 1, line
        assert ANSWERED % (200, times) in metrics
        assert not closed


def test_a_head_is_sent_with_the_first_piece_of_a_stream() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"one"
        yield b"two"

    writes, _, _ = asked(StreamingResponse(pieces(), media_type="text/event-stream"))
    assert writes[0].endswith(b"transfer-encoding: chunked\r\n\r\n")
    assert writes[1:] == [b"3\r\none\r\n", b"3\r\ntwo\r\n", b"0\r\n\r\n"]


def test_an_answer_that_fails_before_its_body_is_an_error_for_the_caller() -> None:
    [answer], metrics, closed = asked(Failing(late=False))
    assert answer.startswith(b"HTTP/1.1 500 ")
    assert b'"code":"fault"' in answer
    assert ANSWERED % (500, 1) in metrics
    assert ANSWERED % (200, 1) not in metrics
    assert not closed


def test_an_answer_that_fails_later_is_broken_off() -> None:
    writes, metrics, closed = asked(Failing(late=True))
    assert writes[-1] == b"5\r\npiece\r\n"
    assert ANSWERED % (200, 1) in metrics
    assert closed
