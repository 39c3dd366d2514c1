"""The client address of a request, also behind a proxy.

Anyone can send `X-Forwarded-For`. It counts only from proxies that the operator has named, and is
read from its end: the last proxy adds the address that it saw itself.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starlette.types import Scope

from wardround.core.errors import BadOption
from wardround.server.operations.telemetry.requests import address, headers

SOCKET: Final = "unix"
"""How a host names a proxy that speaks to us through a socket in the file system."""

MOST_HOPS: Final = 16
LONGEST: Final = 64
"""No address is longer; anything may be sent in its place."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Networks:
    """Some addresses and networks: `127.0.0.1`, `10.0.0.0/8`, `unix`."""

    def __init__(self, names: Sequence[str]) -> None:
        self._networks = [_network(name) for name in names if name != SOCKET]
        self._socket = SOCKET in names
        # The same few proxies and players send nearly all requests.
        self._known = lru_cache(maxsize=4096)(self._has)

    def has(self, text: str) -> bool:
        """Return whether an address is in one of them; no address means a socket."""
        if not text:
            return self._socket
        return self._known(text) if len(text) <= LONGEST else False

    def _has(self, text: str) -> bool:
        found = parsed(text)
        return found is not None and any(found in network for network in self._networks)


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        raise BadOption("bad-network", network=name) from None


def parsed(text: str) -> Address | None:
    """Return an address, an IPv4 one in the dress of IPv6 as what it is; None for other text."""
    return _parsed(text) if len(text) <= LONGEST else None


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


@lru_cache(maxsize=4096)
def neighbourhood(text: str) -> str:
    """Return what limits count by: an IPv4 address, or the /64 that an IPv6 host owns whole."""
    found = parsed(text.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)
    return str(found) if found is not None else text


class ForwardedAddress:
    """Gives a request that came through a known proxy the address and scheme of its sender."""

    def __init__(self, proxies: Sequence[str] = ()) -> None:
        self.proxies = Networks(proxies)

    def put_right(self, scope: Scope) -> None:
        """Put the origin of a request right."""
        if not self.proxies.has(address(scope)):
            return
        sender = self._sender(",".join(headers(scope, b"x-forwarded-for")))
        if sender:
            scope["client"] = (sender, 0)
        schemes = ",".join(headers(scope, b"x-forwarded-proto"))
        scheme = schemes.rpartition(",")[2].strip().lower()
        if scheme in {"http", "https"}:
            scope["scheme"] = scheme

    def _sender(self, forwarded: str) -> str:
        """Return the nearest address that is no proxy of ours, or nothing."""
        sender = ""
        for hop in [hop.strip() for hop in forwarded.split(",")][: -MOST_HOPS - 1 : -1]:
            found = parsed(_without_port(hop))
            if found is None:
                break
            sender = str(found)
            if not self.proxies.has(sender):
                break
        return sender


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
