"""Encrypts push messages for one browser (RFC 8291): its push service can't read them."""

from __future__ import annotations

import base64
import binascii
import secrets
from dataclasses import dataclass, field
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

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
