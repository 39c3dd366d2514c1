"""The direct way from an answer to its connection, for what needs no waiting.

An ASGI server takes answers piece by piece from a coroutine of their own. Ours also offers this
with each request, as an extension. Where it is missing, as in tests without a network, or where it
refuses since a client reads too slowly, everything goes the usual way.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import (
    HEADER_RE,
    HEADER_VALUE_RE,
    STATUS_LINE,
    RequestResponseCycle,
)

from wardround.server.http.headers import Pair

EXTENSION: Final = "wardround.direct"
CONNECTION: Final = "connection"
BODILESS: Final = frozenset({204, 304})
SPECIAL: Final = frozenset({b"connection", b"transfer-encoding"})
"""Headers that say how an answer is sent."""
END: Final = b"\r\n"
USUAL: Final = frozenset({b"cache-control", b"content-length", b"content-type"})
"""Headers of nearly all answers, which have few values and no secrets: they are checked once."""
SHORT: Final = 64


class Direct:
    """The connection of one request."""

    __slots__ = ("_cycle",)

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def body(self) -> bytes | None:
        """Take the body of the request, if all of it has come; else None, and it is to be received.

        It is taken once: what is received after it is that the client has gone.
        """
        cycle = self._cycle
        if cycle.more_body or cycle.disconnected or cycle.response_complete:
            return None
        if cycle.waiting_for_100_continue:
            return None
        body, cycle.body = bytes(cycle.body), bytearray()
        cycle.flow.resume_reading()
        cycle.message_event.clear()
        return body

    def push(self, piece: bytes) -> bool:
        """Send a piece of a stream now; return False if that is impossible.

        Call it only while the coroutine of the stream has sent all that it was to send.
        """
        cycle = self._cycle
        if (
            not cycle.chunked_encoding
            or cycle.response_complete
            or cycle.disconnected
            or cycle.flow.write_paused
            or cycle.transport.is_closing()
        ):
            return False
        cycle.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        return True

    def answer(self, status: int, headers: Iterable[Pair], block: bytes, body: bytes) -> bool:
        """Send a whole answer in one write; return False if it must go the usual way.

        `block` are headers of ours as they are sent. The usual way refuses what is wrong with
        others, and knows answers without a body.
        """
        cycle = self._cycle
        if cycle.response_started or cycle.disconnected or cycle.flow.write_paused:
            return False
        if cycle.scope["method"] == "HEAD" or status < 200 or status in BODILESS:
            return False
        lines = [STATUS_LINE[status]]
        for name, value in cycle.default_headers:
            lines += name, b": ", value, END
        length = b""
        for name, value in headers:
            line = (_usual_line if name in USUAL and len(value) <= SHORT else _line)(name, value)
            if not line:
                return False
            if name == b"content-length":
                length = value
            lines.append(line)
        if length != b"%d" % len(body):
            return False
        lines.append(block)
        if not cycle.keep_alive:
            lines.append(b"connection: close\r\n")
        lines += END, body
        self._complete(b"".join(lines))
        return True

    def _complete(self, answer: bytes) -> None:
        """Send the one write of an answer, and note what uvicorn notes after the last of many."""
        cycle = self._cycle
        cycle.response_started = cycle.response_complete = True
        cycle.waiting_for_100_continue = cycle.chunked_encoding = False
        cycle.transport.write(answer)
        cycle.message_event.set()
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()


def _line(name: bytes, value: bytes) -> bytes:
    """Return a header as it is sent; nothing for one that must go the usual way."""
    if name in SPECIAL or HEADER_RE.search(name) or HEADER_VALUE_RE.search(value):
        return b""
    return b"%b: %b\r\n" % (name, value)


_usual_line = lru_cache(maxsize=1024)(_line)


def offered(cycle: RequestResponseCycle) -> dict[str, dict[object, object]]:
    """Return the extensions of a request, as ASGI has them."""
    return {EXTENSION: {CONNECTION: Direct(cycle)}}


def direct_of(scope: Scope) -> Direct | None:
    """Return the direct way of a request, if its server has one."""
    found: Direct | None = scope.get("extensions", {}).get(EXTENSION, {}).get(CONNECTION)
    return found
