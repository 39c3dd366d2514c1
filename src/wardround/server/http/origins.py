"""Checks of the Origin and Host headers.

**Origin.** Browsers send the page that a request comes from. Changes must come from our own pages:
if not, another site could send requests with our cookies. Programs other than browsers send
neither header, and have no cookies that they did not mean to send.

**Host.** Another site can point its own name at this machine's address after its page was loaded
(DNS rebinding); the browser then takes us for that site, and origins match. Such a page can't send
a `Host` other than its name. So we answer only names that are known to be ours. By default those
are `localhost`, the name of the machine, and numeric addresses, which can't be rebound: a game in
the home network needs no setting. A public server names its hosts, or its public URL.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from wardround.core.errors import BadOption
from wardround.server.http.addresses import parsed
from wardround.server.http.answers import Refused
from wardround.server.http.headers import API, under
from wardround.server.operations.telemetry.requests import header, headers

CHANGING: Final = frozenset({"DELETE", "PATCH", "POST", "PUT"})
PROBED: Final = frozenset({"/healthz", "/metrics"})
"""Paths for machines, under any host name; their answers are the same for everyone."""
OWN_SITES: Final = frozenset({"", "none", "same-origin"})
LONGEST: Final = 300
"""No origin is longer, as no name of a host is."""
PORTS: Final = {"http": 80, "https": 443}

Origin = tuple[str, str, int]
"""Scheme, host and port; what a browser compares."""


def origin_of(url: str) -> Origin | None:
    """Return the origin of a URL, or None for what is none (`null`, a path, nonsense)."""
    return _origin_of(url) if len(url) <= LONGEST else None


@lru_cache(maxsize=1024)
def _origin_of(url: str) -> Origin | None:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not host or parts.username is not None:
        return None
    if parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme, host.rstrip("."), port or PORTS[parts.scheme]


def own_origin(scope: Scope) -> Origin | None:
    """Return the origin that a request was sent to."""
    return origin_of(f"{scope.get('scheme', 'http')}://{header(scope, b'host')}")


def checked_url(public_url: str) -> str:
    """Return a public URL without a slash at its end; raise BadOption if it is no plain origin."""
    url = public_url.removesuffix("/")
    if url and origin_of(url) is None:
        raise BadOption("bad-public-url", url=public_url, allowed="https://games.example.org")
    return url


class OriginCheck:
    """Refuses changes under `/api` that the page of another site sends (403)."""

    def __init__(self, public_url: str = "") -> None:
        self.public = origin_of(checked_url(public_url))

    def check(self, scope: Scope) -> None:
        """Raise `Refused` if another site's page sends a request."""
        if scope["method"] in CHANGING and under(scope["path"], API) and not self._is_ours(scope):
            raise Refused("wrong-origin", 403)

    def _is_ours(self, scope: Scope) -> bool:
        origins = headers(scope, b"origin")
        if not origins:
            return header(scope, b"sec-fetch-site") in OWN_SITES
        origin = origin_of(origins[0])
        return (
            len(origins) == 1
            and origin is not None
            and origin in (self.public or own_origin(scope), own_origin(scope))
        )


class HostCheck:
    """Refuses requests that call us by a name that is not ours (400)."""

    def __init__(self, hosts: Sequence[str] = (), public_url: str = "") -> None:
        public = origin_of(checked_url(public_url))
        self.names = {name.lower().rstrip(".") for name in hosts}
        if public is not None:
            self.names.add(public[1])
        self.strict = bool(self.names)
        if not self.strict:
            own = socket.gethostname().lower()
            self.names = {own, f"{own.partition('.')[0]}.local"}

    def check(self, scope: Scope) -> None:
        """Raise `Refused` if a request is for another name."""
        if scope["path"] not in PROBED and not self._is_ours(scope):
            raise Refused("wrong-host", 400)

    def _is_ours(self, scope: Scope) -> bool:
        hosts = headers(scope, b"host")
        origin = own_origin(scope)
        if len(hosts) != 1 or origin is None:
            return False
        host = origin[1]
        if host in self.names or is_local(host):
            return True
        return not self.strict and parsed(host) is not None


def is_local(host: str) -> bool:
    """Return whether a name can only mean the caller's own machine."""
    found = parsed(host)
    if found is not None:
        return found.is_loopback
    return host == "localhost" or host.endswith(".localhost")
