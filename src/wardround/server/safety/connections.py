"""How uvicorn is to be run, and what it lacks: an end to heads that are endless or never end.

Everything else that is slow or large is refused by guards who can answer. The head of a request
comes before all of them: without a limit here, one connection could fill the memory, and some
thousands that send nothing could take every connection that the system gives.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES: Final = 64 * 1024
HEAD_LINES: Final = 100
"""Every guard looks through all lines of a head; browsers and proxies send some thirty."""
HEAD_SECONDS: Final = 20.0


class TooManyLines(Exception):
    """A head has more lines than any that is meant well; uvicorn answers with 400."""


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's protocol, which gives up on heads that are too long or too slow."""

    head_bytes = HEAD_BYTES
    head_seconds = HEAD_SECONDS

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn calls
        super().__init__(*arguments, **named)
        self._in_head = False
        self._head_size = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a head."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._wait_no_longer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what is not in a body must become a head, and in time."""
        super().data_received(data)
        if self._in_head:
            self._head_size += len(data)
            if self._head_size > self.head_bytes and not self.transport.is_closing():
                self.send_400_response("The request head is too long.")
        if self.cycle is None or self.cycle.response_complete:
            self._wait()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._in_head, self._head_size = True, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a line of a head, if there are not too many."""
        if len(self.headers) >= HEAD_LINES:
            raise TooManyLines
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A head has come whole."""
        self._in_head = False
        self._wait_no_longer()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.head_seconds, self.transport.close)

    def _wait_no_longer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


UVICORN: Final[dict[str, Any]] = {
    "http": GuardedHttp,
    "ws": "none",
    "log_config": None,
    "access_log": False,
    "proxy_headers": False,
    "server_header": False,
}
"""It writes through our log, keeps no log of paths (they hold secrets), and leaves it to
`safety.addresses` whom to believe about addresses."""
