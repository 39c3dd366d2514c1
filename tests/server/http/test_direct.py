"""What goes to a connection directly, and when it must take the usual way."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from tests.kit.wires import Connected
from wardround.server.http.direct import Direct, direct_of
from wardround.server.http.headers import Pair

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


# --- whole answers ---------------------------------------------------------------------------

BLOCK = b"x-ours: yes\r\n"


class Answering:
    """An application that answers directly, or else tells that it could not."""

    def __init__(self, status: int, headers: list[Pair], body: bytes) -> None:
        self.answer = status, headers, BLOCK, body
        self.could: list[bool] = []

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        """Answer."""
        direct = direct_of(scope)
        assert direct is not None
        self.could.append(direct.answer(*self.answer))
        if not self.could[-1]:
            await send({**HEAD, "headers": [(b"content-length", b"0")]})
            await send(body(b"", more=False))


def of_length(length: int) -> list[Pair]:
    """Return the headers of an answer of a length."""
    return [(b"content-length", b"%d" % length)]


def answered(
    app: Answering, method: bytes = b"GET", headers: bytes = b""
) -> tuple[list[bytes], bool]:
    """Return what is written for two requests on one connection, and whether it stays open."""

    async def twice() -> tuple[list[bytes], bool]:
        client = Connected(app)
        first = list(await client.ask(method, headers))
        if client.wire.closed:
            return first, False
        assert await client.ask(method, headers) == first
        return first, True

    return asyncio.run(twice())


def test_a_whole_answer_is_one_write() -> None:
    app = Answering(200, of_length(4), b"four")
    writes, stays = answered(app)
    assert writes == [b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\nx-ours: yes\r\n\r\nfour"]
    assert (app.could, stays) == ([True, True], True)


def test_a_connection_that_is_to_end_ends_with_a_whole_answer() -> None:
    app = Answering(409, of_length(4), b"four")
    writes, stays = answered(app, headers=b"Connection: close\r\n")
    assert b"".join(writes).startswith(b"HTTP/1.1 409 Conflict\r\n")
    assert b"".join(writes).endswith(b"connection: close\r\n\r\nfour")
    assert (app.could, stays) == ([True], False)


@pytest.mark.parametrize(
    ("method", "status", "headers"),
    [
        (b"HEAD", 200, of_length(4)),
        (b"GET", 204, of_length(4)),
        (b"GET", 304, of_length(4)),
        (b"GET", 200, of_length(3)),
        (b"GET", 200, []),
        (b"GET", 200, [*of_length(4), (b"connection", b"close")]),
        (b"GET", 200, [*of_length(4), (b"transfer-encoding", b"chunked")]),
        (b"GET", 200, [*of_length(4), (b"x-told", b"one\r\nset-cookie: two")]),
        (b"GET", 200, [*of_length(4), (b"x told", b"one")]),
    ],
)
def test_what_is_out_of_the_ordinary_goes_the_usual_way(
    method: bytes, status: int, headers: list[Pair]
) -> None:
    app = Answering(status, headers, b"four")
    writes, _ = answered(app, method)
    assert app.could == [False, False]
    assert b"four" not in b"".join(writes)


def test_an_answer_that_has_begun_is_not_sent_again() -> None:
    could = []

    async def app(scope: Scope, _: Receive, send: Send) -> None:
        direct = direct_of(scope)
        assert direct is not None
        await send({**HEAD, "headers": of_length(0)})
        could.append(direct.answer(200, of_length(4), BLOCK, b"four"))
        await send(body(b"", more=False))
        could.append(direct.answer(200, of_length(4), BLOCK, b"four"))

    async def ask() -> bytes:
        return b"".join(await Connected(app).ask())

    assert b"four" not in asyncio.run(ask())
    assert could == [False, False]


def test_a_request_after_a_whole_answer_is_answered_in_turn() -> None:
    async def both() -> list[bytes]:
        client = Connected(Answering(200, of_length(4), b"four"))
        client.protocol.data_received(b"GET /1 HTTP/1.1\r\nHost: a\r\n\r\n" * 2)
        return await client.settled()

    assert [one[-4:] for one in asyncio.run(both())] == [b"four", b"four"]


# --- bodies ----------------------------------------------------------------------------------


class Reading:
    """An application that takes a body directly, when it is told to, and then what it receives."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.taken: list[bytes | None] = []
        self.received: list[Message] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read, and answer."""
        direct = direct_of(scope)
        assert direct is not None
        await self.go.wait()
        self.taken.append(direct.body())
        if self.taken[-1] is None:
            self.received.append(await receive())
        await send({**HEAD, "headers": [(b"content-length", b"0")]})
        await send(body(b"", more=False))
        self.taken.append(direct.body())


def read(app: Reading, headers: bytes, *pieces: bytes) -> list[bytes]:
    """Return what is written for a request whose body comes in pieces, some of them at once."""

    async def send() -> list[bytes]:
        client = Connected(app)
        await client.ask(b"POST", headers)
        for piece in pieces:
            client.protocol.data_received(piece)
        app.go.set()
        return await client.settled()

    return asyncio.run(send())


def test_a_body_that_has_come_is_taken_once() -> None:
    app = Reading()
    read(app, b"Content-Length: 4\r\n", b"fo", b"ur")
    assert (app.taken, app.received) == ([b"four", None], [])


def test_a_body_of_which_something_is_missing_is_received() -> None:
    app = Reading()
    read(app, b"Content-Length: 4\r\n", b"fo")
    assert app.taken == [None, None]
    assert app.received == [{"type": "http.request", "body": b"fo", "more_body": True}]


def test_a_client_that_waits_to_send_a_body_is_told_to_go_on() -> None:
    app = Reading()
    writes = read(app, b"Content-Length: 4\r\nExpect: 100-continue\r\n", b"four")
    assert writes[0] == b"HTTP/1.1 100 Continue\r\n\r\n"
    assert app.taken == [None, None]
    assert app.received == [{"type": "http.request", "body": b"four", "more_body": False}]


def test_a_server_may_have_no_direct_way() -> None:
    assert direct_of({"type": "http"}) is None
    assert direct_of({"type": "http", "extensions": {"http.response.push": {}}}) is None
