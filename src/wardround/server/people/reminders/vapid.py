"""The cryptography of push messages: encryption (RFC 8291) and this server's key (VAPID, RFC 8292).

A message is encrypted for one browser: its push service can't read it. `wardround keys` makes the
key. Browsers subscribe with its public half, so it must stay the same: with another key all
subscriptions stop working.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from wardround.core.errors import BadOption

POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096
"""How long a record may be; a message is one record, which push services take at this length."""
OVERHEAD: Final = 17
"""The overhead of a record: a padding delimiter and a tag."""
LAST: Final = b"\x02"
LONGEST: Final = RECORD_BYTES - OVERHEAD - SALT_BYTES - 4 - 1 - POINT_BYTES


@dataclass(frozen=True, slots=True)
class Subscriber:
    """A browser's keys for encryption."""

    public: bytes = field(repr=False)
    """Its point on the curve P-256, uncompressed."""
    auth: bytes = field(repr=False)
    """A secret that it shares with us."""

    @classmethod
    def read(cls, public: str, auth: str) -> Subscriber:
        """Return the keys as a browser writes them; raise ValueError if they are none."""
        one = cls(decoded(public), decoded(auth))
        if len(one.public) != POINT_BYTES or len(one.auth) != AUTH_BYTES:
            raise ValueError("keys of another length")
        one.point()
        return one

    def point(self) -> ec.EllipticCurvePublicKey:
        """Return its public key; raise ValueError if it is not on the curve."""
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), self.public)


def encrypted(
    text: bytes,
    subscriber: Subscriber,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a body of the content encoding `aes128gcm`; key and salt are new ones each time."""
    if len(text) > LONGEST:
        raise ValueError("a push message that is too long")
    own = ec.generate_private_key(ec.SECP256R1()) if own is None else own
    salt = secrets.token_bytes(SALT_BYTES) if salt is None else salt
    public = point_of(own)
    shared = own.exchange(ec.ECDH(), subscriber.point())
    about = b"WebPush: info\0" + subscriber.public + public
    secret = _derived(subscriber.auth, shared, about, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4) + bytes([len(public)]) + public
    return header + AESGCM(key).encrypt(nonce, text + LAST, None)


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public point of a key, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(plain: bytes) -> str:
    """Return bytes as text for URLs, without padding."""
    return base64.urlsafe_b64encode(plain).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of such a text; raise ValueError for any other text."""
    try:
        padded = text.rstrip("=").encode("ascii")
        return base64.b64decode(padded + b"=" * (-len(padded) % 4), b"-_", validate=True)
    except (UnicodeEncodeError, binascii.Error):
        raise ValueError("not base64url") from None


OWN_FILE: Final = 0o600
"""Anyone with the key can send in our name to browsers whose subscriptions they know."""
VALID_SECONDS: Final = 12 * 3600
"""How long a token is good; push services refuse those that are good for more than a day."""


class PushKey:
    """The key pair of a server."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private: Final = private
        self.public: Final = encoded(point_of(private))
        """What browsers subscribe for."""

    def authorization(self, endpoint: str, contact: str, seconds: float) -> str:
        """Return the header for a request to an endpoint, at a time in seconds since 1970."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(seconds) + VALID_SECONDS,
        }
        if contact:
            claims["sub"] = contact
        return f"vapid t={self._signed(claims)}, k={self.public}"

    def _signed(self, claims: dict[str, str | int]) -> str:
        head = _part({"typ": "JWT", "alg": "ES256"})
        signed = f"{head}.{_part(claims)}"
        made = self._private.sign(signed.encode(), ec.ECDSA(SHA256()))
        halves = [number.to_bytes(32) for number in decode_dss_signature(made)]
        return f"{signed}.{encoded(b''.join(halves))}"


def _part(told: dict[str, str] | dict[str, str | int]) -> str:
    return encoded(json.dumps(told, separators=(",", ":")).encode())


def make_key(file: Path) -> PushKey:
    """Write a new key that only its owner can read; raise `BadOption`, also if it is there."""
    private = ec.generate_private_key(ec.SECP256R1())
    text = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN_FILE)
        with os.fdopen(made, "wb") as opened:
            opened.write(text)
    except FileExistsError:
        raise BadOption("push-key-there", file=str(file)) from None
    except OSError as error:
        raise BadOption("push-key-unwritten", file=str(file), problem=str(error.strerror)) from None
    return PushKey(private)


def read_key(file: Path) -> PushKey:
    """Return the key in a file; raise `BadOption` if there is none."""
    try:
        private = load_pem_private_key(file.read_bytes(), None)
    except OSError as error:
        raise BadOption("push-key-unread", file=str(file), problem=str(error.strerror)) from None
    except (ValueError, TypeError):
        raise BadOption("push-key-bad", file=str(file)) from None
    if not isinstance(private, ec.EllipticCurvePrivateKey) or private.curve.name != "secp256r1":
        raise BadOption("push-key-bad", file=str(file))
    return PushKey(private)
