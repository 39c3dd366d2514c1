"""HTTP as the driver needs it: many open streams and quick requests, and hardly any work for each.

A general client would take more of its core than the server takes of its own, and the driver would
measure itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

HEAD_END: Final = b"\r\n\r\n"
EVENT_END: Final = b"\n\n"
ID: Final = b"id: "
DATA: Final = b"\ndata: "

Heard = Callable[[int, bytes, float], None]
"""Is told the id of an event, its data, and when it had arrived whole."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server answered."""

    status: int
    head: bytes
    body: bytes

    def cookie(self) -> str:
        """Return the cookie that came with it, as it is sent back; nothing if none came."""
        _, found, rest = self.head.lower().partition(b"\r\nset-cookie: ")
        if not found:
            return ""
        start = len(self.head) - len(rest)
        return self.head[start:].partition(b";")[0].decode()


def request(method: str, path: str, headers: Mapping[str, str], body: bytes | None = None) -> bytes:
    """Return a request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()]]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + HEAD_END + (body or b"")


class Line(asyncio.Protocol):
    """One connection on which requests are sent, one after another."""

    def __init__(self) -> None:
        self.is_lost = False
        self._buffer = bytearray()
        self._answer: asyncio.Future[Answer] | None = None
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember where to write."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport

    def ask(self, sent: bytes) -> asyncio.Future[Answer]:
        """Send a request; the answer comes later."""
        assert self._transport is not None, "it is connected"
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(sent)
        return self._answer

    def data_received(self, data: bytes) -> None:
        """Collect an answer."""
        self._buffer += data
        head, found, rest = bytes(self._buffer).partition(HEAD_END)
        if found and len(rest) >= _length(head) and self._answer is not None:
            self._buffer.clear()
            answer, self._answer = self._answer, None
            if not answer.done():
                answer.set_result(Answer(_status(head), head, rest))

    def connection_lost(self, exc: Exception | None) -> None:
        """Let whoever waits know."""
        self.is_lost = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError())

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class Lines:
    """Connections that are shared by everyone, as those of a proxy are."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._free: list[Line] = []

    async def ask(self, sent: bytes) -> Answer:
        """Send a request and return its answer; a connection that was closed meanwhile is renewed.

        Sending again is safe: each action carries a key.
        """
        line = await self._line()
        try:
            answer = await line.ask(sent)
        except ConnectionError:
            line = await self._new_line()
            answer = await line.ask(sent)
        self._free.append(line)
        return answer

    async def _line(self) -> Line:
        while self._free:
            line = self._free.pop()
            if not line.is_lost:
                return line
        return await self._new_line()

    async def _new_line(self) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(Line, self.host, self.port)
        return line

    def close(self) -> None:
        """Hang up everywhere."""
        for line in self._free:
            line.close()


class Stream(asyncio.Protocol):
    """An open stream of server-sent events."""

    def __init__(self, sent: bytes, heard: Heard, lost: Callable[[str], None]) -> None:
        self._sent = sent
        self._heard = heard
        self._lost = lost
        self._raw = bytearray()
        self._text = bytearray()
        self._has_begun = False
        self._is_closing = False
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(self._sent)

    def data_received(self, data: bytes) -> None:
        """Tell the events that are whole."""
        now = time.perf_counter()
        self._raw += data
        if not self._has_begun and not self._begin():
            return
        while (chunk := self._chunk()) is not None:
            self._text += chunk
        while (end := self._text.find(EVENT_END)) >= 0:
            event = bytes(self._text[:end])
            del self._text[: end + len(EVENT_END)]
            if event.startswith(ID):
                id = int(event[len(ID) : event.index(b"\n")])
                self._heard(id, event.partition(DATA)[2], now)

    def _begin(self) -> bool:
        """Read the head; return whether the stream has begun."""
        end = self._raw.find(HEAD_END)
        if end < 0:
            return False
        status = _status(bytes(self._raw[:end]))
        if status != 200:
            self._lost(f"stream answered {status}")
            self.close()
            return False
        del self._raw[: end + len(HEAD_END)]
        self._has_begun = True
        return True

    def _chunk(self) -> bytes | None:
        """Return the next piece of a body sent in chunks, if it has come whole."""
        start = self._raw.find(b"\r\n")
        if start < 0:
            return None
        end = start + 2 + int(self._raw[:start], 16)
        if len(self._raw) < end + 2:
            return None
        chunk = bytes(self._raw[start + 2 : end])
        del self._raw[: end + 2]
        return chunk

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell it, unless it was we who hung up."""
        if not self._is_closing:
            self._lost("stream lost")

    def close(self) -> None:
        """Hang up."""
        self._is_closing = True
        if self._transport is not None:
            self._transport.close()


def _status(head: bytes) -> int:
    return int(head.split(b" ", 2)[1])


def _length(head: bytes) -> int:
    _, found, rest = head.lower().partition(b"\r\ncontent-length: ")
    return int(rest.partition(b"\r\n")[0]) if found else 0
