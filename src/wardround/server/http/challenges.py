"""Stateless challenges: the server signs them and recognises them by the signature.

A challenge contains its expiry time, a random number, and a signature over both, its purpose and
its recipient. Every node with the key recognises the challenges of any other node.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from wardround.core.errors import BadOption
from wardround.server.http.answers import Refused

SECONDS: Final = 300
MOST_USED: Final = 10_000
SHORTEST_KEY: Final = 32

_MOMENT: Final = 8
_NONCE: Final = 16
_BODY: Final = _MOMENT + _NONCE
_LENGTH: Final = _BODY + hashlib.sha256().digest_size


class Challenges:
    """Makes challenges and knows them again, each once.

    Used ones are remembered here until they expire, `most_used` of them at most; only an answer
    with a good signature gets one in, so nobody can push them out at will.
    """

    def __init__(
        self,
        key: bytes,
        clock: Callable[[], float] = time.time,
        seconds: int = SECONDS,
        most_used: int = MOST_USED,
    ) -> None:
        if len(key) < SHORTEST_KEY:
            raise BadOption("short-key", least=SHORTEST_KEY)
        self._key = key
        self._clock = clock
        self._seconds = seconds
        self._most_used = most_used
        self._used: OrderedDict[bytes, float] = OrderedDict()
        self._lock = threading.Lock()

    def make(self, *purpose: str) -> bytes:
        """Return a new challenge for a purpose and a recipient."""
        expires = int((self._clock() + self._seconds) * 1000)
        body = expires.to_bytes(_MOMENT, "big") + secrets.token_bytes(_NONCE)
        return body + self._signature(body, purpose)

    def check(self, challenge: bytes, *purpose: str) -> None:
        """Raise an error unless a challenge was made here for this purpose, and is not too old."""
        body, signature = challenge[:_BODY], challenge[_BODY:]
        if len(challenge) != _LENGTH or not hmac.compare_digest(
            signature, self._signature(body, purpose)
        ):
            raise Refused("passkey-challenge", 403)
        if self._expires(challenge) <= self._clock():
            raise Refused("passkey-expired", 403)

    def use(self, challenge: bytes) -> None:
        """Mark a checked challenge as used, or raise an error if it was."""
        with self._lock:
            self._forget()
            if challenge in self._used:
                raise Refused("passkey-used", 403)
            self._used[challenge] = self._expires(challenge)

    def _forget(self) -> None:
        """Make room: what has expired is refused anyway."""
        now = self._clock()
        while self._used:
            expires = next(iter(self._used.values()))
            if expires > now and len(self._used) < self._most_used:
                return
            self._used.popitem(last=False)

    def _signature(self, body: bytes, purpose: tuple[str, ...]) -> bytes:
        # Each part with its length, so that no two purposes read the same when put together.
        parts = [part.encode() for part in purpose]
        told = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        return hmac.digest(self._key, b"wardround challenge\0" + body + told, "sha256")

    @staticmethod
    def _expires(challenge: bytes) -> float:
        return int.from_bytes(challenge[:_MOMENT], "big") / 1000
