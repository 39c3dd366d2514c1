"""Our HTTP protocol on a connection of which a test sees each single write."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from wardround.server.http.connections import UVICORN, GuardedHttp

REQUEST = b"%s / HTTP/1.1\r\nHost: localhost\r\n%s\r\n"


class Wire(asyncio.Transport):
    """A connection to a client that takes everything."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        """Note what is sent."""
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        """Return whether the connection ends."""
        return self.closed

    def close(self) -> None:
        """End it."""
        self.closed = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Know nothing about it."""
        return default

    def pause_reading(self) -> None:
        """Go on: the test sends what it wants."""

    def resume_reading(self) -> None:
        """Go on."""


class Connected:
    """An application with one client, inside a running loop."""

    def __init__(self, app: ASGIApp) -> None:
        config = uvicorn.Config(app, **UVICORN)
        config.load()
        self.wire = Wire()
        self.protocol = GuardedHttp(config, ServerState(), {})
        self.protocol.connection_made(self.wire)

    async def ask(self, method: bytes = b"GET", headers: bytes = b"") -> list[bytes]:
        """Send a request and return what is written until nothing more happens."""
        self.wire.writes.clear()
        self.protocol.data_received(REQUEST % (method, headers))
        return await self.settled()

    async def settled(self) -> list[bytes]:
        """Let everybody do what they can; return what has been written since the request."""
        for _ in range(20):
            await asyncio.sleep(0)
        return self.wire.writes
