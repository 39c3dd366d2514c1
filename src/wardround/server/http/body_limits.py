"""Limits of request bodies: size, content type, and how long we wait for them.

A body is read completely before the application sees the request. So the limit also holds for
bodies without a declared length, and our bodies are small.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starlette.types import Message, Receive, Scope

from wardround.server.http.answers import Refused
from wardround.server.http.direct import direct_of
from wardround.server.operations.telemetry.requests import header, headers

JSON: Final = "application/json"
PLAIN: Final = {"", "identity"}
SMALL: Final = 64 * 1024
RECORD: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class BodyRule:
    """What a body may be for some paths, matched whole."""

    paths: re.Pattern[str]
    bytes: int = SMALL
    types: Sequence[str] = (JSON,)


FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data")
RULES: Final = (
    BodyRule(re.compile("/api/(tables|verify)/?"), RECORD),
    BodyRule(re.compile("/stop/[^/]+"), 1024, FORMS),
)
"""A new table can include a record to continue, and records can be checked. Mail programs send a
form to unsubscribe (RFC 8058)."""
ELSEWHERE: Final = BodyRule(re.compile(".*", re.DOTALL))
PATIENCE: Final = 30.0


class BodyLimit:
    """Refuses bodies that are too long (413), of a wrong type (415) or too slow (408)."""

    def __init__(self, rules: Sequence[BodyRule] = RULES, patience: float = PATIENCE) -> None:
        self.rules = tuple(rules)
        self.patience = patience

    async def read(self, scope: Scope, receive: Receive) -> bytes | None:
        """Return the whole body, or None if the sender has gone; raise `Refused` for a bad one.

        A small one has usually come with the head, and needs no waiting.
        """
        rule = self._rule(scope["path"])
        try:
            self._check_head(scope, rule)
            direct = direct_of(scope)
            body = None if direct is None else direct.body()
            if body is not None and len(body) <= rule.bytes:
                return body
            return await self._read(rule.bytes, receive, body)
        except Refused as error:
            # What is left of the body is not read: the connection ends with the answer.
            raise error.saying(Connection="close") from None

    def _rule(self, path: str) -> BodyRule:
        for rule in self.rules:
            if rule.paths.fullmatch(path):
                return rule
        return ELSEWHERE

    def _check_head(self, scope: Scope, rule: BodyRule) -> None:
        declared = header(scope, b"content-length") or "0"
        if not (declared.isascii() and declared.isdigit()):
            raise Refused("bad-request", 400)
        # Compared by digits first: turning a very long number into an int is slow.
        if len(declared.lstrip("0")) > 15 or int(declared) > rule.bytes:
            raise Refused("body-too-large", 413, limit=rule.bytes)
        kind = header(scope, b"content-type").partition(";")[0].strip().lower()
        if kind not in rule.types or header(scope, b"content-encoding") not in PLAIN:
            raise Refused("wrong-content-type", 415, allowed=", ".join(rule.types))

    async def _read(self, limit: int, receive: Receive, known: bytes | None) -> bytes | None:
        body = bytearray()
        if known is not None:
            receive = Replay(known, receive)
        try:
            async with asyncio.timeout(self.patience):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    body += message.get("body", b"")
                    if len(body) > limit:
                        raise Refused("body-too-large", 413, limit=limit)
                    if not message.get("more_body", False):
                        return bytes(body)
        except TimeoutError:
            raise Refused("body-too-slow", 408) from None


class Replay:
    """Replays a body that was read, and then passes on the real messages."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Message:
        """Return the next message."""
        body, self._body = self._body, None
        if body is None:
            return await self._receive()
        return {"type": "http.request", "body": body, "more_body": False}


def has_body(scope: Scope) -> bool:
    """Return whether a request has a body, by its headers, whatever the method."""
    return header(scope, b"content-length") not in {"", "0"} or bool(
        headers(scope, b"transfer-encoding")
    )
