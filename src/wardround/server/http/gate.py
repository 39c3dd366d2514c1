"""The gate: all guards around an application, in their order, as one middleware.

Twelve middlewares would each wrap every piece of every answer. Here a guard is a plain object that
is asked once, and a piece of a stream goes straight to the network.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Generator, Iterable
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wardround.server.http import handlers
from wardround.server.http.addresses import ForwardedAddress, Networks
from wardround.server.http.answers import Refused, answer
from wardround.server.http.body_limits import BodyLimit, Replay, has_body
from wardround.server.http.cookies import OneCookie
from wardround.server.http.direct import direct_of
from wardround.server.http.headers import SecurityHeaders
from wardround.server.http.limits import RateLimit, StreamLimit
from wardround.server.http.origins import HostCheck, OriginCheck, checked_url
from wardround.server.http.protection import Protection
from wardround.server.operations.telemetry.access import BROKEN_OFF, log_request
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.operations.telemetry.requests import header, request_id

LOG = logging.getLogger("wardround.server")
ID: Final = b"x-request-id"
START: Final = "http.response.start"
STREAM: Final = "text/event-stream"

Shortcut = Callable[[Scope, bytes], ASGIApp | None]
"""Finds what answers a request with this body in the application's place, if anything does."""


def no_shortcut(scope: Scope, body: bytes) -> None:
    """Let the application answer everything."""


class Gate:
    """Lets a request through to the application, or refuses it; measures and logs the answer."""

    def __init__(
        self,
        app: ASGIApp,
        protection: Protection,
        metrics: Metrics,
        shortcut: Shortcut = no_shortcut,
    ) -> None:
        who, url = protection.who, protection.public_url
        self.app = app
        self.metrics = metrics
        self.shortcut = shortcut
        self.addresses = ForwardedAddress(protection.proxies)
        self.headers = SecurityHeaders(protection.policy, protection.policies)
        self.hosts = HostCheck(protection.hosts, url)
        self.origins = OriginCheck(url)
        self.one_cookie = OneCookie(protection.cookies)
        self.rates = RateLimit(protection.rates, who)
        self.streams = StreamLimit(
            protection.streams, protection.streams_by_address, protection.streams_by_person, who
        )
        self.bodies = BodyLimit(protection.bodies, protection.body_patience)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.addresses.put_right(scope)
        reply = _Reply(self, scope, send)
        try:
            await self._guarded(scope, receive, reply)
        except Exception:
            # The log gets the traceback, without the exception's own text (see `watching.logs`);
            # the caller gets neither. An answer that has started can only be aborted.
            id = request_id(scope)
            LOG.exception("server error", extra={"request": id})
            if reply.status != BROKEN_OFF:
                raise
            reply.take_back()
            await answer(Refused("fault", 500, id=id), scope)(scope, receive, reply)
        finally:
            reply.end()

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        stream: Iterable[str] = ()
        try:
            try:
                stream = self._checked(scope)
                body = await self.bodies.read(scope, receive) if has_body(scope) else b""
            except Refused as error:
                await answer(error, scope)(scope, receive, send)
                return
            if body is None:
                return
            if has_body(scope):
                receive = Replay(body, receive)
            await (self.shortcut(scope, body) or self.app)(scope, receive, send)
        finally:
            self.streams.leave(stream)

    def _checked(self, scope: Scope) -> Iterable[str]:
        """Ask every guard about the head of a request; return the stream that it counts as."""
        self.hosts.check(scope)
        self.origins.check(scope)
        self.one_cookie.check(scope)
        self.rates.check(scope)
        return self.streams.enter(scope)


def protect(
    app: FastAPI, protection: Protection, metrics: Metrics, shortcut: Shortcut = no_shortcut
) -> None:
    """Put the gate around an application, and let it answer errors in our shape."""
    handlers.install(app)
    # The gate is made with the first request; a bad setting fails now.
    checked_url(protection.public_url)
    Networks(protection.proxies)

    def made(inner: ASGIApp) -> Gate:
        gate = app.state.gate = Gate(inner, protection, metrics, shortcut)
        return gate

    app.add_middleware(made)


def at_gate(app: FastAPI) -> ASGIApp:
    """Return a protected application that its server takes straight to its gate.

    What the framework has around the gate does nothing for a request that the gate has answered.
    """

    def served(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        gate: Gate | None = getattr(app.state, "gate", None)
        if gate is None or scope["type"] != "http":
            return app(scope, receive, send)
        scope["app"] = app
        return gate(scope, receive, send)

    return served


class _Done:
    """Something that is done already, to be awaited."""

    def __await__(self) -> Generator[None, None, None]:
        yield from ()


DONE: Final = _Done()


class _Reply:
    """Sends the answer of one request, with our headers on it.

    The head waits for the first piece of the body, as ASGI has it: a small answer is one write.
    """

    __slots__ = ("_began", "_gate", "_head", "_is_stream", "_scope", "_send", "status")

    def __init__(self, gate: Gate, scope: Scope, send: Send) -> None:
        self._gate = gate
        self._scope = scope
        self._send = send
        self._began = time.perf_counter()
        self._is_stream = False
        self._head: Message | None = None
        self.status = BROKEN_OFF

    def __call__(self, message: Message) -> Awaitable[None]:
        """Send a piece; not `async` itself, so that a piece of a stream costs no further task."""
        if message["type"] == START:
            self._head = message
            return DONE
        head, self._head = self._head, None
        if head is None:
            return self._send(message)
        return self._begin(head, message)

    def _begin(self, head: Message, first: Message) -> Awaitable[None]:
        """Send the head of an answer with the first or only piece of its body."""
        gate, scope = self._gate, self._scope
        self.status = head["status"]
        own = gate.headers.own(head.get("headers", ()), scope)
        id = request_id(scope).encode()
        gate.metrics.note_answer(scope, self.status, time.perf_counter() - self._began)
        if header(head, b"content-type").startswith(STREAM):
            self._is_stream = True
            gate.metrics.streams.inc()
        fixed, direct = gate.headers.fixed(scope), direct_of(scope)
        if direct is not None and not first.get("more_body", False):
            block = b"%b: %b\r\n%b" % (ID, id, fixed.block)
            if direct.answer(self.status, own, block, first.get("body", b"")):
                return DONE
        return self._send_both({**head, "headers": [*own, (ID, id), *fixed.pairs]}, first)

    async def _send_both(self, head: Message, first: Message) -> None:
        await self._send(head)
        await self._send(first)

    def take_back(self) -> None:
        """Forget a head that was not sent."""
        self._head = None

    def end(self) -> None:
        """Note that the answer is complete."""
        if self._is_stream:
            self._gate.metrics.streams.dec()
        log_request(self._scope, self.status, time.perf_counter() - self._began)
