"""A push service, and browsers that subscribe at it: what it gets, only they can read."""

from __future__ import annotations

import asyncio
import json
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from wardround.server.people.reminders.vapid import Subscriber, decoded, encoded, point_of
from wardround.store.rows import Subscription


class Browser:
    """A browser with its own keys, written from RFC 8291 and not with what encrypts."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or secrets.token_bytes(16)
        self.subscriber = Subscriber(point_of(self.key), self.auth)

    def subscription(self, endpoint: str, language: str = "en") -> Subscription:
        """Return what it tells our server."""
        return Subscription(endpoint, encoded(point_of(self.key)), encoded(self.auth), language)

    def read(self, body: bytes) -> bytes:
        """Decrypt a message; raise what `cryptography` does if it is for someone else."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size == 4096
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        about = b"WebPush: info\x00" + point_of(self.key) + sender
        first = HKDF(SHA256(), 32, self.auth, about).derive(self.key.exchange(ec.ECDH(), point))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(first)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(first)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, mark, _ = padded.rpartition(b"\x02")
        assert mark
        return text


class Got:
    """A request that came to the push service."""

    def __init__(self, head: bytes, body: bytes) -> None:
        first, *lines = head.decode().rstrip().split("\r\n")
        self.request = first
        self.headers = {
            name.lower(): value for name, value in (one.split(": ", 1) for one in lines)
        }
        self.body = body

    def claims(self) -> Any:
        """Return what the sender claims of itself, after a check of its signature."""
        scheme, _, told = self.headers["authorization"].partition(" ")
        named = dict(part.strip().split("=", 1) for part in told.split(","))
        signed, _, signature = named["t"].rpartition(".")
        raw = decoded(signature)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(named["k"]))
        halves = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(decoded(part)) for part in signed.split("."))
        assert (scheme, head) == ("vapid", {"typ": "JWT", "alg": "ES256"})
        return {**claims, "key": named["k"]}


class PushService:
    """Takes messages, and answers each with a status, or not at all for 0."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.port = 0

    def endpoint(self, name: str) -> str:
        """Return where a browser gets its messages."""
        return f"https://localhost:{self.port}/push/{name}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            self.got.append(Got(head, await reader.readexactly(length)))
            if self.status == 0:
                await reader.read()  # until the sender gives up
            answer = f"HTTP/1.1 {self.status} Whatever\r\nLocation: https://elsewhere/\r\n\r\n"
            writer.write(answer.encode())
            await writer.drain()
        except OSError:
            pass  # the sender has read enough
        finally:
            writer.transport.abort()


@asynccontextmanager
async def push_service(tls: ssl.SSLContext) -> AsyncIterator[PushService]:
    """Run a push service on a port of its own."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=tls)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
