"""Ids, secrets and seeds: made at random, kept as hashes, and logged as short marks.

With `--seed`, a server derives the seeds of all tables from a text, for tests, demos and bug
reports: the same requests get the same games, whatever others do on it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets

from wardround.tables.rows import Person


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


UNDEALT = ""
"""The seed of a table for which it is still to be decided."""


class Deals:
    """Decides the seeds of all tables of a server."""

    def __init__(self, text: str = "") -> None:
        self._text = text
        self._laid: dict[tuple[str, str], dict[str, int]] = {}
        """The number of each table among its creator's tables of that game, with `--seed`."""

    @property
    def are_known(self) -> bool:
        """Whether anyone who knows the text can foresee the dice and cards."""
        return bool(self._text)

    def of_table(self, creator: Person, game: str, table: str) -> str:
        """Return the seed of a table, from how many tables its creator has made here.

        Ids are random, so they do not count. A repeated request gets the same seed.
        """
        if not self.are_known:
            return secrets.token_urlsafe(32)
        laid = self._laid.setdefault((creator.id, game), {})
        number = laid.setdefault(table, len(laid) + 1)
        return self._from("table", creator.name, game, number)

    def of_rematch(self, seed: str) -> str:
        """Return the seed of a rematch, whichever player asks for it."""
        return self._from("rematch", seed)

    def of_ward(self, game: str, day: str) -> str:
        """Return the seed of the ward of a day."""
        return self._from("ward", game, day)

    def _from(self, *facts: str | int) -> str:
        if not self.are_known:
            return secrets.token_urlsafe(32)
        told = json.dumps(facts).encode()
        digest = hmac.digest(self._text.encode(), told, hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
