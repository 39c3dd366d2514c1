"""Ids and secrets: made at random, kept as hashes, and logged as short marks."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 9) -> str:
    """Return an id that nobody has; for tables also one that nobody can guess."""
    return secrets.token_urlsafe(length)


def hashed(secret: str) -> str:
    """Return what is kept of a secret: enough to know it again, and no more."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mark(secret: str) -> str:
    """Return a short mark for an id, of a person or a table, from which nobody finds the id."""
    return hashed(secret)[:8]
