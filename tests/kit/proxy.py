"""A small reverse proxy that does its work well, or in one of the ways that proxies go wrong."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Event, Thread
from typing import Self

ADDRESS = "127.0.0.2"
"""From where it asks the server, so that it is told apart from those who ask it."""


@dataclass(frozen=True, kw_only=True)
class Manners:
    """How a proxy behaves; it does well by default."""

    tells: bool = True
    """Whether it says who asks and how, in X-Forwarded-For and X-Forwarded-Proto."""
    host: str = ""
    """By which name it calls the server, if not by the one that it was called by itself."""
    buffers: bool = False
    """Whether it collects an answer before it passes it on."""
    packs: bool = False
    """Whether it collects an answer that it may compress, as nginx does with `gzip_types *`."""
    answer: bytes = b""
    """What it answers by itself to everything, if not empty."""


class Proxy:
    """A proxy in its own thread before a server on this machine, for requests without a body."""

    def __init__(self, port: int, manners: Manners, tls: ssl.SSLContext | None = None) -> None:
        self.upstream = port
        self.manners = manners
        self.tls = tls
        self.port = 0
        self._ready = Event()
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._thread = Thread(target=self._loop.run_until_complete, args=[self._serve()])

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()
        self._loop.close()

    @property
    def url(self) -> str:
        """Where it is; by a name, as certificates have one."""
        return f"{'https' if self.tls else 'http'}://localhost:{self.port}"

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0, ssl=self.tls)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._ended.wait()
        server.close()
        await server.wait_closed()
        await asyncio.gather(*self._under_way)

    async def _answer(self, asker: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            await self._serve_one(asker, back)
        finally:
            self._under_way.discard(task)

    async def _serve_one(self, asker: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        # Whoever asks may go at any time, as one does whom a certificate does not please.
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await asker.readuntil(b"\r\n\r\n")
            if self.manners.answer:
                back.write(self.manners.answer)
            else:
                await self._pass_on(head, back)
            await back.drain()
        back.close()
        with suppress(OSError):
            await back.wait_closed()

    async def _pass_on(self, head: bytes, back: asyncio.StreamWriter) -> None:
        client = back.get_extra_info("peername")[0]
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.upstream, local_addr=(ADDRESS, 0)
        )
        try:
            writer.write(self._changed(head, client))
            may_pack = b"accept-encoding: gzip" in head.lower()
            if self.manners.buffers or (self.manners.packs and may_pack):
                back.write(await reader.read())
                return
            while piece := await reader.read(65_536):
                back.write(piece)
                await back.drain()
        finally:
            writer.close()
            await writer.wait_closed()

    def _changed(self, head: bytes, client: str) -> bytes:
        """Return the head of a request as the server gets it."""
        first, *lines = head.decode("latin-1").rstrip("\r\n").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (_split(one) for one in lines)}
        forwarded = headers.pop("x-forwarded-for", "")
        if self.manners.host:
            headers["host"] = self.manners.host
        if self.manners.tells:
            headers["x-forwarded-for"] = ", ".join(filter(None, [forwarded, client]))
            headers["x-forwarded-proto"] = "https" if self.tls else "http"
        headers["connection"] = "close"
        told = [first, *(f"{name}: {value}" for name, value in headers.items())]
        return ("\r\n".join(told) + "\r\n\r\n").encode("latin-1")


def _split(line: str) -> tuple[str, str, str]:
    return line.partition(":")


@contextmanager
def proxied(
    port: int, manners: Manners | None = None, tls: ssl.SSLContext | None = None
) -> Iterator[str]:
    """Give the URL of a proxy before a server, which is stopped afterwards."""
    with Proxy(port, manners or Manners(), tls) as proxy:
        yield proxy.url
