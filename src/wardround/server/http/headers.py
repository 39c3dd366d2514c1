"""Security headers on every answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from starlette.types import Scope

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The content security policy: everything comes from here, and nothing is run from a text."""

UNUSED: Final = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb",
)  # fmt: skip
"""What a browser can do that a table never needs, so that no script can ask for it."""

FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
    # `frame-ancestors` does the same in browsers that support it.
    "X-Frame-Options": "DENY",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Origin-Agent-Cluster": "?1",
}
"""Headers of every answer. Passkeys need no extra permission on our own pages."""

FIXED_PAIRS: Final = [(name.lower().encode(), value.encode()) for name, value in FIXED.items()]
HTTPS_ONLY: Final = b"max-age=31536000"
OURS: Final = {
    b"content-security-policy",
    b"strict-transport-security",
    *(name for name, _ in FIXED_PAIRS),
}
API: Final = "/api"

Pair = tuple[bytes, bytes]


class Fixed(NamedTuple):
    """Headers that many answers have in common."""

    pairs: list[Pair]
    block: bytes
    """The same as they are sent."""


class SecurityHeaders:
    """Adds the headers; `policies` gives single paths another content security policy.

    One whose path ends in a slash, as `/t/`, is for everything below.
    """

    def __init__(self, policy: str = POLICY, policies: Mapping[str, str] | None = None) -> None:
        self.usual = _ours(policy)
        self.others = {path: _ours(other) for path, other in (policies or {}).items()}

    def fixed(self, scope: Scope) -> Fixed:
        """Return the headers that each answer to a path has."""
        path = scope["path"]
        return self.others.get(path) or self.others.get(top_of(path), self.usual)

    def own(self, given: Iterable[Pair], scope: Scope) -> list[Pair]:
        """Return the other headers of an answer."""
        kept = [pair for pair in given if pair[0] not in OURS]
        if scope.get("scheme") == "https":
            kept.append((b"strict-transport-security", HTTPS_ONLY))
        if under(scope["path"], API) and not any(name == b"cache-control" for name, _ in kept):
            kept.append((b"cache-control", b"no-store"))
        return kept

    def added(self, given: Iterable[Pair], scope: Scope) -> list[Pair]:
        """Return the headers of an answer with ours instead of any others of their names."""
        return [*self.own(given, scope), *self.fixed(scope).pairs]


def _ours(policy: str) -> Fixed:
    pairs = [(b"content-security-policy", policy.encode("latin-1")), *FIXED_PAIRS]
    return Fixed(pairs, b"".join(b"%b: %b\r\n" % pair for pair in pairs))


def top_of(path: str) -> str:
    """Return the first folder of a path: `/t/` for `/t/abc`."""
    return path[: path.find("/", 1) + 1]


def under(path: str, folder: str) -> bool:
    """Return whether a path is a folder or something in it."""
    return path == folder or path.startswith(f"{folder}/")
