"""HTTP requests to a server as a stranger: no cookies, no redirects, with a time limit."""

from __future__ import annotations

import json
import socket
import ssl
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, Final

from wardround.server.http.origins import origin_of

SECONDS: Final = 10.0
"""How long any single step of a question may take, and a whole answer."""
MOST_BYTES: Final = 2 * 1024 * 1024
PIECE: Final = 64 * 1024
GZIP: Final = zlib.MAX_WBITS | 16
"""How `zlib` is told that a header of gzip comes first."""


class NoAnswer(Exception):
    """A server did not answer; the problem is a code with its own sentence, or the error text."""

    def __init__(self, problem: str, *, certificate: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.certificate = certificate
        """Whether only its certificate is at fault."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server answered, and over which connection."""

    status: int
    headers: Mapping[str, str]
    """By their names in small letters."""
    body: bytes
    own: str
    """Our own address in this connection."""
    peer: str
    """The address that we reached: of the server, or of the proxy before it."""
    expires: float | None = None
    """When the certificate ends, in seconds since 1970."""
    ahead: float | None = None
    """Seconds by which the other clock is ahead, from its `Date` header."""

    def json(self) -> Any:  # noqa: ANN401 - whatever somebody else's server sends
        """Return the body as plain values; None where it is not JSON."""
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError):
            return None


Ends = tuple[str, str, float | None]
"""Our own address, the other one, and when the other's certificate ends."""


def ask(url: str, path: str, headers: Mapping[str, str] | None = None) -> Answer:
    """Return the answer of a server to a GET; raise `NoAnswer`."""
    with _asked(url, path, headers) as (ends, answer, middle):
        told = {name.lower(): value for name, value in answer.getheaders()}
        ahead = _ahead(told.get("date", ""), middle)
        return Answer(answer.status, told, b"".join(pieces(answer)), *ends, ahead)


def arrivals(url: str, path: str) -> tuple[int, list[tuple[float, bytes]]]:
    """Return the status of a stream, and its pieces with the moments when they came."""
    # As browsers ask, since there are proxies that collect only what they compress.
    with _asked(url, path, {"Accept-Encoding": "gzip"}) as (_, answer, _middle):
        unpack = unpacking(answer.getheader("Content-Encoding", ""))
        return answer.status, [(time.monotonic(), unpack(piece)) for piece in pieces(answer)]


def unpacking(encoding: str) -> Callable[[bytes], bytes]:
    """Return what reads the pieces of a body one by one, of which each gives what it can."""
    if encoding.lower() != "gzip":
        return bytes
    packed = zlib.decompressobj(GZIP)

    def unpack(piece: bytes) -> bytes:
        try:
            return packed.decompress(piece, MOST_BYTES)
        except zlib.error:
            raise NoAnswer("not-http") from None

    return unpack


def pieces(answer: HTTPResponse) -> Iterator[bytes]:
    """Give a body as it arrives; stop where it gets too long, raise `NoAnswer` if too slow."""
    until, left = time.monotonic() + SECONDS, MOST_BYTES
    while left > 0:
        if time.monotonic() > until:
            raise NoAnswer("too-slow")
        piece = answer.read1(min(PIECE, left))
        if not piece:
            return
        left -= len(piece)
        yield piece


@contextmanager
def _asked(
    url: str, path: str, headers: Mapping[str, str] | None
) -> Iterator[tuple[Ends, HTTPResponse, float]]:
    """Give the ends of a connection, the head of an answer, and about when it was written."""
    try:
        with closing(_connection(url)) as connection:
            connection.connect()
            # Now, since an answer that closes the connection takes the socket away.
            ends = _ends_of(connection.sock)
            before = time.time()
            connection.putrequest("GET", path, skip_accept_encoding=True)
            for name, value in {"Accept": "*/*", "User-Agent": "wardround-doctor"}.items():
                connection.putheader(name, value)
            for name, value in (headers or {}).items():
                connection.putheader(name, value)
            connection.endheaders()
            with closing(connection.getresponse()) as answer:
                yield ends, answer, (before + time.time()) / 2
    except (OSError, HTTPException, UnicodeError) as error:
        raise refusal(error) from None


def _connection(url: str) -> HTTPConnection:
    origin = origin_of(url)
    assert origin is not None, "the URL was checked before"
    scheme, host, port = origin
    if scheme == "http":
        return HTTPConnection(host, port, timeout=SECONDS)
    context = ssl.create_default_context()
    return HTTPSConnection(host, port, timeout=SECONDS, context=context)


def _ends_of(sock: socket.socket) -> Ends:
    own, peer = sock.getsockname()[0], sock.getpeername()[0]
    certificate = sock.getpeercert() if isinstance(sock, ssl.SSLSocket) else None
    ends = str(certificate["notAfter"]) if certificate and "notAfter" in certificate else ""
    return str(own), str(peer), ssl.cert_time_to_seconds(ends) if ends else None


def _ahead(date: str, here: float) -> float | None:
    try:
        # A date is cut to whole seconds, so it is half a second early on average.
        return parsedate_to_datetime(date).timestamp() + 0.5 - here
    except ValueError:
        return None


def refusal(error: Exception) -> NoAnswer:
    """Return why there was no answer."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return NoAnswer(error.verify_message.rstrip("."), certificate=True)
    if isinstance(error, ssl.SSLError):
        return NoAnswer("no-tls")
    if isinstance(error, socket.gaierror | UnicodeError):
        return NoAnswer("no-such-address")
    if isinstance(error, TimeoutError):
        return NoAnswer("too-slow")
    if isinstance(error, ConnectionRefusedError):
        return NoAnswer("nobody-listens")
    if isinstance(error, OSError) and not isinstance(error, HTTPException):
        return NoAnswer(error.strerror or str(error))
    return NoAnswer("not-http")
