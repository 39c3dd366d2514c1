"""A passkey in software, with its browser: real keys, real CBOR, real client data.

It does what a device does with a server's options, and can be set to do it wrong.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40

Json = dict[str, Any]


def encoded(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Passkey:
    """A key for one person at one domain; its counter stands still where it is synced."""

    domain: str
    user: bytes
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    count: int = 0
    synced: bool = False

    def public(self) -> bytes:
        """Return the public key as COSE writes it: ES256 on P-256."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        return cbor2.dumps({1: 2, 3: -7, -1: 1, **point})

    def data(self, flags: int, attested: bytes = b"") -> bytes:
        """Return the authenticator's data, its counter one further."""
        self.count += 0 if self.synced else 1
        domain = hashlib.sha256(self.domain.encode()).digest()
        return domain + bytes([flags]) + self.count.to_bytes(4, "big") + attested


@dataclass
class Authenticator:
    """A device with its browser at a page of some origin."""

    origin: str
    synced: bool = False
    passkeys: list[Passkey] = field(default_factory=list)

    def create(self, options: Json) -> Json:
        """Answer `navigator.credentials.create`: a new passkey."""
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        known = {decoded(one["id"]) for one in options["excludeCredentials"]}
        assert not known & {passkey.id for passkey in self.passkeys}
        passkey = Passkey(options["rp"]["id"], decoded(options["user"]["id"]), synced=self.synced)
        self.passkeys.append(passkey)
        return self.attested(passkey, options["challenge"])

    def attested(self, passkey: Passkey, challenge: str) -> Json:
        """Return the answer that brings a passkey to a server."""
        length = len(passkey.id).to_bytes(2, "big")
        public = bytes(16) + length + passkey.id + passkey.public()
        data = passkey.data(PRESENT | VERIFIED | ATTESTED, public)
        response = {
            "clientDataJSON": encoded(self.client_data("webauthn.create", challenge)),
            "attestationObject": encoded(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
            "transports": ["internal"],
        }
        return self.credential(passkey, response)

    def get(self, options: Json, passkey: Passkey | None = None) -> Json:
        """Answer `navigator.credentials.get` with the last passkey, or the one that is named."""
        passkey = passkey or self.passkeys[-1]
        client_data = self.client_data("webauthn.get", options["challenge"])
        data = passkey.data(PRESENT | VERIFIED)
        signed = data + hashlib.sha256(client_data).digest()
        response = {
            "clientDataJSON": encoded(client_data),
            "authenticatorData": encoded(data),
            "signature": encoded(passkey.key.sign(signed, ec.ECDSA(SHA256()))),
            "userHandle": encoded(passkey.user),
        }
        return self.credential(passkey, response)

    def client_data(self, kind: str, challenge: str) -> bytes:
        """Return what the browser tells: what was asked, and the page that asked."""
        data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data, separators=(",", ":")).encode()

    @staticmethod
    def credential(passkey: Passkey, response: Json) -> Json:
        """Return an answer as a page sends it."""
        id = encoded(passkey.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
