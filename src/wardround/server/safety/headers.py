"""Headers on every answer that tell a browser what it must not do with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The content security policy: everything comes from here, and nothing is run from a text."""

FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""What every answer says. Passkeys need no permission of their own on our own pages."""

HTTPS_ONLY: Final = "max-age=31536000"
API: Final = "/api"


class SecurityHeaders:
    """Adds the headers; `policies` gives single paths another content security policy."""

    def __init__(
        self, app: ASGIApp, policy: str = POLICY, policies: Mapping[str, str] | None = None
    ) -> None:
        self.app = app
        self.policy = policy
        self.policies = dict(policies or {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to the head of its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, with_headers)

    def _add(self, headers: MutableHeaders, scope: Scope) -> None:
        path = scope["path"]
        headers["Content-Security-Policy"] = self.policies.get(path, self.policy)
        for name, value in FIXED.items():
            headers[name] = value
        if scope.get("scheme") == "https":
            headers["Strict-Transport-Security"] = HTTPS_ONLY
        if under(path, API):
            headers.setdefault("Cache-Control", "no-store")


def under(path: str, folder: str) -> bool:
    """Tell whether a path is a folder or something in it."""
    return path == folder or path.startswith(f"{folder}/")
