"""The key that identifies this server to push services (VAPID, RFC 8292).

`wardround keys` makes it. Browsers subscribe with its public half, so it must stay the same: with
another key all subscriptions stop working.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from wardround.core.errors import BadOption
from wardround.server.people.reminders.encryption import encoded, point_of

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
