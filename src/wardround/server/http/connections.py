"""Settings for uvicorn, and what it lacks: limits for headers that are endless or never end.

Guards that can answer refuse everything else that is slow or large. The headers of a request come
before all of them: without a limit here, one connection could fill the memory, and some thousands
of silent ones could use up all connections. Guards also miss floods around a body: one-byte chunks
and chunk extensions cost computing long before they add up to a body that is too long.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wardround.server.http.direct import offered

HEAD_BYTES: Final = 64 * 1024
HEAD_LINES: Final = 100
"""Every guard looks through all lines of a head; browsers and proxies send some thirty."""
HEAD_SECONDS: Final = 20.0
SOON: Final = 0.01
"""A timer may ring so many seconds too early."""
BODY_BYTES: Final = 2 * 1024 * 1024
"""What a body may take on the wire, which is more than any may hold."""
BODY_CHUNKS: Final = 4096


class TooMany(Exception):
    """More lines in a head, or chunks in a body, than are meant well; uvicorn answers with 400."""


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's protocol, which gives up on what is too long around a body, or too slow before."""

    head_bytes = HEAD_BYTES
    head_seconds = HEAD_SECONDS
    body_bytes = BODY_BYTES

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn calls
        super().__init__(*arguments, **named)
        self._in_head = self._in_body = False
        self._head_size = 0
        self._rest_size = 0
        """What has come of a body, or between requests, where nothing should, since it began."""
        self._has_ended = False
        """Whether a request has ended in what came last."""
        self._chunks = 0
        self._until: float | None = None
        """When there must be a whole head, if one is waited for."""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start to wait for headers."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._wait_no_longer()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what is not in a body must become a head, and in time."""
        self._has_ended = False
        self._rest_size += len(data)  # before it is read: something may begin or end in it
        super().data_received(data)
        if self._in_head and not self._has_ended:  # else most of it may be of the one before
            self._head_size += len(data)
        if self._is_too_long() and not self.transport.is_closing():
            self._refuse()
        if self.cycle is None or self.cycle.response_complete:
            self._wait()

    def _is_too_long(self) -> bool:
        if self._in_head:
            return self._head_size > self.head_bytes
        return self._rest_size > (self.body_bytes if self._in_body else self.head_bytes)

    def _refuse(self) -> None:
        """End the connection, with an answer unless there is one already."""
        if self.cycle is not None and self.cycle.response_started:
            self.transport.close()
        else:
            self.send_400_response("The request is too long.")

    def on_message_begin(self) -> None:
        """Headers start."""
        super().on_message_begin()
        self._in_head = True
        self._head_size = self._chunks = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a line of a head, if there are not too many."""
        if len(self.headers) >= HEAD_LINES:
            raise TooMany
        # As uvicorn does, which would be one more call for each line of every request.
        name = name.lower()
        if name == b"expect" and value.lower() == b"100-continue":
            self.expect_100_continue = True
        self.headers.append((name, value))

    def on_headers_complete(self) -> None:
        """A head has come whole."""
        self._in_head, self._in_body, self._rest_size = False, True, 0
        self._wait_no_longer()
        super().on_headers_complete()
        self.scope["extensions"] = offered(self.cycle)

    def on_chunk_header(self) -> None:
        """Take the head of a chunk, if there are not too many."""
        self._chunks += 1
        if self._chunks > BODY_CHUNKS:
            raise TooMany

    def on_message_complete(self) -> None:
        """A request has come whole."""
        self._has_ended, self._in_body, self._rest_size = True, False, 0
        super().on_message_complete()

    def _wait(self) -> None:
        if self._until is None and not self.transport.is_closing():
            self._until = self.loop.time() + self.head_seconds
            if self._timer is None:
                self._timer = self.loop.call_later(self.head_seconds, self._ring)

    def _wait_no_longer(self) -> None:
        # The timer stays: one serves many requests, which would each make and cancel another.
        self._until = None

    def _ring(self) -> None:
        """Give up, unless a head has come since the timer was set; then set it for the next one."""
        self._timer = None
        if self._until is None:
            return
        left = self._until - self.loop.time()
        if left > SOON:
            self._timer = self.loop.call_later(left, self._ring)
        else:
            self.transport.close()


UVICORN: Final[dict[str, Any]] = {
    "http": GuardedHttp,
    "interface": "asgi3",
    "ws": "none",
    "log_config": None,
    "access_log": False,
    "proxy_headers": False,
    "server_header": False,
}
"""It uses our log, logs no paths (they contain secrets), and leaves trust in proxies to
`safety.addresses`."""
