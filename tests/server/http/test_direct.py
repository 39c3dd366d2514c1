"""What goes to a connection directly, and when it must take the usual way."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from tests.kit.wires import Connected
from wardround.server.http.direct import Direct, direct_of

HEAD = {"type": "http.response.start", "status": 200, "headers": []}


def body(piece: bytes, *, more: bool = True) -> Message:
    """Return a piece of an answer."""
    return {"type": "http.response.body", "body": piece, "more_body": more}


class Streaming:
    """An application that sends a piece of a stream when it is told to, and keeps its scope."""

    def __init__(self) -> None:
        self.more = asyncio.Event()
        self.direct: Direct | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream."""
        self.direct = direct_of(scope)
        await self.more.wait()
        self.more.clear()
        await send(HEAD)
        await send(body(b"first"))
        await self.more.wait()
        await send(body(b"last", more=False))

    def push(self, piece: bytes) -> bool:
        """Send something directly."""
        assert self.direct is not None
        return self.direct.push(piece)


def test_a_piece_is_pushed_only_into_a_stream_that_runs() -> None:
    async def stream() -> None:
        app = Streaming()
        client = Connected(app)
        assert await client.ask() == []
        assert not app.push(b"before the head")
        app.more.set()
        assert (await client.settled())[-1] == b"5\r\nfirst\r\n"
        assert app.push(b"now")
        assert client.wire.writes[-1] == b"3\r\nnow\r\n"
        app.more.set()
        assert (await client.settled())[-1] == b"4\r\nlast\r\n0\r\n\r\n"
        assert not app.push(b"after the end")
        assert client.wire.writes[-1] == b"4\r\nlast\r\n0\r\n\r\n"

    asyncio.run(stream())


@pytest.mark.parametrize("how", ["paused", "closing", "lost"])
def test_nothing_is_pushed_to_who_does_not_take_it(how: str) -> None:
    async def stream() -> None:
        app = Streaming()
        client = Connected(app)
        await client.ask()
        app.more.set()
        sent = len(await client.settled())
        if how == "paused":
            client.protocol.pause_writing()
        elif how == "closing":
            client.wire.close()
        else:
            client.protocol.connection_lost(ConnectionResetError())
        assert not app.push(b"more")
        assert len(client.wire.writes) == sent
        if how == "paused":
            client.protocol.resume_writing()
            assert app.push(b"more")

    asyncio.run(stream())


def test_an_answer_of_known_length_is_no_stream() -> None:
    found = []

    async def app(scope: Scope, _: Receive, send: Send) -> None:
        direct = direct_of(scope)
        assert direct is not None
        await send({**HEAD, "headers": [(b"content-length", b"4")]})
        found.append(direct.push(b"more"))
        await send(body(b"four", more=False))

    async def stream() -> list[bytes]:
        return await Connected(app).ask()

    assert b"".join(asyncio.run(stream())).endswith(b"\r\n\r\nfour")
    assert found == [False]


def test_a_server_may_have_no_direct_way() -> None:
    assert direct_of({"type": "http"}) is None
    assert direct_of({"type": "http", "extensions": {"http.response.push": {}}}) is None
