"""The client address of a request, also behind a proxy, and the last one of each person.

Anyone can send `X-Forwarded-For`. It counts only from proxies that the operator has named, and is
read from its end: the last proxy adds the address that it saw itself.

People's last known addresses are kept so that workers are shared by address, also after they left.
They are in memory only: addresses are never written to the database. People who left before the
server started share one place in the queue.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fastapi import Request
from starlette.types import Scope

from wardround.core.errors import BadOption
from wardround.server.operations.telemetry.requests import address, headers
from wardround.tables.rows import Person
from wardround.tables.thinking.claims import Claim

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


MOST: Final = 10_000
"""How many people are remembered; those who asked last."""


class LastAddresses:
    """The addresses that people asked from last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, request: Request) -> None:
        """Remember a person's address."""
        self._known[person] = neighbourhood(address(request.scope))
        self._known.move_to_end(person)
        if len(self._known) > MOST:
            self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """Return a person's address, or nothing if it is unknown."""
        return self._known.get(person, "")


def claim_of(request: Request, asker: Person | None, table: str) -> Claim:
    """Return the claim for a question of a person."""
    person = "" if asker is None else asker.id
    return Claim(neighbourhood(address(request.scope)), person, table)
