"""Allowed push endpoints. They come from strangers, who must not reach our own network.

A name is resolved once, and the connection goes to the address that was checked: a name that
resolves to another address later does not help.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

from wardround.server.http.addresses import Address, Networks, parsed

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
