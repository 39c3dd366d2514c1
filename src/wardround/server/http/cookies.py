"""The identity cookie: read and set in one place, so that all code sees the same person.

Over https its name starts with `__Host-`. Browsers accept such a cookie only from this exact host
and over https, so no other host of the domain and no attacker in between can plant one. Secrets
issued under that name start with a mark, and are invalid under the plain name. An older cookie
with the plain name still works over https until the next page, which replaces it.
"""

from __future__ import annotations

import secrets
from typing import Final
from urllib.parse import urlsplit

from starlette.responses import Response
from starlette.types import Scope

from wardround.server.http.answers import Refused
from wardround.server.http.headers import API, under
from wardround.server.operations.telemetry.requests import headers
from wardround.tables.ids import hashed

PLAIN: Final = "wardround"
HOST: Final = "__Host-wardround"
MARK: Final = "h."
"""The prefix of secrets issued over https."""
YEAR: Final = 365 * 24 * 3600
KNOWN_AS: Final = "known_as"
"""Where the state of a request keeps what `Cookies.token` found."""


class Cookies:
    """How people are known at this server: by which cookie, and whether it is for https alone."""

    def __init__(self, public_url: str = "") -> None:
        self._public = urlsplit(public_url).scheme == "https"

    def is_secure(self, scope: Scope) -> bool:
        """Return whether a request came over https from its sender."""
        return self._public or scope.get("scheme") == "https"

    def secret(self, scope: Scope) -> str:
        """Return the secret that a request shows; nothing if it shows none, or several."""
        if not self.is_secure(scope):
            return only(values(scope, PLAIN))
        return only(values(scope, HOST)) or self.outdated(scope)

    def token(self, scope: Scope) -> str:
        """Return the hash of the secret that a request shows; nothing if it shows none.

        It is worked out once for a request: limits, routes and streams all ask for it.
        """
        state = scope.setdefault("state", {})
        found: str | None = state.get(KNOWN_AS)
        if found is None:
            secret = self.secret(scope)
            found = state[KNOWN_AS] = hashed(secret) if secret else ""
        return found

    def outdated(self, scope: Scope) -> str:
        """Return the secret that a browser has over https from before it was named so."""
        if not self.is_secure(scope) or values(scope, HOST):
            return ""
        found = only(values(scope, PLAIN))
        return "" if found.startswith(MARK) else found

    def is_ambiguous(self, scope: Scope) -> bool:
        """Return whether a request sends several identity cookies."""
        name = HOST if self.is_secure(scope) else PLAIN
        return len(values(scope, name)) > 1

    def new_secret(self, scope: Scope) -> str:
        """Return a secret that nobody can guess, for the name that it will be given under."""
        return (MARK if self.is_secure(scope) else "") + secrets.token_urlsafe(32)

    def give(self, secret: str, scope: Scope, response: Response) -> None:
        """Set a person's cookie."""
        secure = self.is_secure(scope)
        response.set_cookie(
            HOST if secure else PLAIN,
            secret,
            max_age=YEAR,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )
        if secure and values(scope, PLAIN):
            response.delete_cookie(PLAIN, path="/", secure=True, httponly=True)

    def take(self, scope: Scope, response: Response) -> None:
        """Delete a browser's cookie."""
        secure = self.is_secure(scope)
        for name in (HOST, PLAIN) if secure else (PLAIN,):
            response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")


def values(scope: Scope, name: str) -> list[str]:
    """Return all values of a cookie that a request brings, in all of its headers."""
    pairs = [pair.partition("=") for line in headers(scope, b"cookie") for pair in line.split(";")]
    return [value.strip() for key, _, value in pairs if key.strip() == name]


def only(found: list[str]) -> str:
    """Return the only one of some values; nothing if there is none, or more than one."""
    return found[0] if len(found) == 1 else ""


class OneCookie:
    """Refuses requests that say in two cookies who asks (400): each limit would see another one."""

    def __init__(self, cookies: Cookies) -> None:
        self.cookies = cookies

    def check(self, scope: Scope) -> None:
        """Raise `Refused` if a request has two."""
        if under(scope["path"], API) and self.cookies.is_ambiguous(scope):
            raise Refused("two-cookies", 400)
