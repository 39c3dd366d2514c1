"""Sends push messages, and knows which endpoints it may send them to.

Endpoints come from strangers, who must not reach our own network. A name is resolved once, and the
connection goes to the address that was checked: a name that resolves to another address later does
not help. A message is one HTTPS request, with one time limit for all of it; of the answer only the
status line is read, and no redirects are followed.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import logging
import socket
import ssl
import time
from collections.abc import Callable, Sequence
from typing import Final, Literal
from urllib.parse import SplitResult, urlsplit

from wardround.server.http.addresses import Address, Networks, parsed
from wardround.server.people.reminders.vapid import PushKey, Subscriber, encoded, encrypted

LONGEST: Final = 1024
PORT: Final = 443
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Behind these any IPv4 address may be, our own too."""


class EndpointRefused(Exception):
    """Something that is no address of a push service, as far as we go there."""


class Endpoints:
    """Which endpoints are taken: https on the open internet, and what the operator allows."""

    def __init__(self, allowed: Sequence[str] = ()) -> None:
        self._allowed: Final = Networks(allowed)

    def check(self, endpoint: str) -> SplitResult:
        """Return the parts of an endpoint; raise `EndpointRefused` for what is none."""
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not plain or len(endpoint) > LONGEST:
            raise EndpointRefused
        try:
            parts = urlsplit(endpoint)
            port = parts.port or PORT
        except ValueError:
            raise EndpointRefused from None
        if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc:
            raise EndpointRefused
        numbered = parsed(parts.hostname)
        if numbered is not None and not self._may_reach(numbered, port):
            raise EndpointRefused
        return parts

    async def addresses(self, endpoint: str) -> list[str]:
        """Return the addresses of an endpoint; refuse it if one of them is not allowed."""
        parts = self.check(endpoint)
        port = parts.port or PORT
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        addresses = [parsed(str(one[4][0]).partition("%")[0]) for one in found]
        if not all(one is not None and self._may_reach(one, port) for one in addresses):
            raise EndpointRefused
        return [str(one) for one in addresses]

    def _may_reach(self, address: Address, port: int) -> bool:
        if self._allowed.has(str(address)):
            return True
        return port == PORT and is_open(address)


def is_open(address: Address) -> bool:
    """Return whether an address is a public one, and does not embed one that isn't."""
    if isinstance(address, ipaddress.IPv6Address):
        hidden = address.sixtofour or address.teredo or address in TRANSLATED
        if hidden:
            return False
    return address.is_global and not address.is_multicast


log = logging.getLogger("wardround.reminding")

SECONDS: Final = 10.0
"""How long one message may take, from looking up the name to the answer."""
AT_ONCE: Final = 16
"""How many messages are on their way at a time; others wait."""
KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
TOPIC_BYTES: Final = 24
LONGEST_LINE: Final = 1024

Posted = Literal["sent", "gone", "failed"]
"""The result of a message; `gone`: the browser has unsubscribed, delete it."""
GONE: Final = (404, 410)


class PushSender:
    """Sends messages to push services in the name of this server."""

    def __init__(
        self,
        key: PushKey,
        endpoints: Endpoints,
        contact: str = "",
        tls: ssl.SSLContext | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.key: Final = key
        self.endpoints: Final = endpoints
        self._contact: Final = contact
        self._tls: Final = ssl.create_default_context() if tls is None else tls
        self._clock: Final = clock
        self._turns: Final = asyncio.Semaphore(AT_ONCE)

    async def send(
        self,
        endpoint: str,
        subscriber: Subscriber,
        text: bytes,
        topic: str,
        seconds: float = SECONDS,
    ) -> Posted:
        """Send a message; one with the same topic that was not delivered yet is replaced by it."""
        async with self._turns:
            try:
                async with asyncio.timeout(seconds):
                    status = await self._post(endpoint, encrypted(text, subscriber), topic)
            except (OSError, ValueError, EndpointRefused, asyncio.IncompleteReadError) as error:
                # Of what went wrong only the kind: an endpoint is a secret of its browser.
                log.info("could not send a push message", extra={"kind": type(error).__name__})
                return "failed"
        if status in GONE:
            return "gone"
        if not 200 <= status < 300:
            log.info("push message refused", extra={"status": status})
            return "failed"
        return "sent"

    async def _post(self, endpoint: str, body: bytes, topic: str) -> int:
        parts = self.endpoints.check(endpoint)
        addresses = await self.endpoints.addresses(endpoint)
        reader, writer = await asyncio.open_connection(
            addresses[0],
            parts.port or PORT,
            ssl=self._tls,
            server_hostname=parts.hostname,
            limit=LONGEST_LINE,
        )
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            writer.write(self._head(endpoint, target, parts.netloc, len(body), topic) + body)
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()  # nothing more is wanted of it

    def _head(self, endpoint: str, target: str, host: str, length: int, topic: str) -> bytes:
        lines = [
            f"POST {target} HTTP/1.1",
            f"Host: {host}",
            f"Authorization: {self.key.authorization(endpoint, self._contact, self._clock())}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {length}",
            f"TTL: {KEPT_SECONDS}",
            f"Topic: {topic_of(topic)}",
            "Urgency: normal",
            "Connection: close",
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def topic_of(name: str) -> str:
    """Return a topic of the allowed length that reveals nothing to the push service."""
    return encoded(hashlib.sha256(name.encode()).digest()[:TOPIC_BYTES])


def _status(line: bytes) -> int:
    """Return the status of an answer; raise ValueError for anything else."""
    version, _, rest = line.decode("latin-1").partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError("no HTTP")
    return int(rest[:3])
