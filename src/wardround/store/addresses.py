"""Email addresses: one per person, used once its code is confirmed.

Anyone can enter anyone's address, so the number of codes is limited: per person, per address and
in all.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from wardround.store.database import Database
from wardround.store.rows import MailAddress
from wardround.store.schema import ADDRESSES, CODES

DAY: Final = 24 * 3600 * 1000
CODE_MILLISECONDS: Final = 3600 * 1000
"""How long a code is good."""
MOST_TRIES: Final = 5
"""How often a code may be guessed."""
MOST_FOR_PERSON: Final = 5
MOST_FOR_ADDRESS: Final = 3
MOST_IN_ALL: Final = 500
"""How many codes are sent in a day."""


class Addresses(Database):
    """The part of a store that knows where people get mail."""

    def offer_address(self, person_id: str, offered: MailAddress, code_hash: str, at: int) -> bool:
        """Keep an address until its code comes back; False: too many codes were asked for."""
        row = {"person_id": person_id, "code_hash": code_hash, "code_at": at, "tries": 0}
        kept = {**offered._asdict(), "confirmed_at": None}
        with self.writing() as connection:
            if not _may_send(connection, person_id, offered.address, at):
                return False
            _note(connection, person_id, offered.address, at)
            _drop(connection, person_id)
            connection.execute(insert(ADDRESSES).values(**row, **kept))
        return True

    def confirm_address(self, person_id: str, code_hash: str, at: int) -> bool:
        """Let an address count if the code is the one that was sent there."""
        mine = ADDRESSES.c.person_id == person_id
        open_code = (
            mine,
            ADDRESSES.c.confirmed_at.is_(None),
            ADDRESSES.c.tries < MOST_TRIES,
            ADDRESSES.c.code_at > at - CODE_MILLISECONDS,
        )
        right = update(ADDRESSES).where(*open_code, ADDRESSES.c.code_hash == code_hash)
        tried = update(ADDRESSES).where(mine).values(tries=ADDRESSES.c.tries + 1)
        with self.writing() as connection:
            if connection.execute(right.values(confirmed_at=at)).rowcount == 1:
                return True
            connection.execute(tried)
        return False

    def address(self, person_id: str) -> MailAddress | None:
        """Return a person's email address, confirmed or not."""
        told = ADDRESSES.c
        asked = select(told.address, told.language, told.stop, told.confirmed_at).where(
            told.person_id == person_id
        )
        found = self.row(asked)
        return None if found is None else MailAddress._make(found)

    def drop_address(self, person_id: str) -> None:
        """Delete a person's address."""
        with self.writing() as connection:
            _drop(connection, person_id)

    def stop_mail(self, stop: str) -> bool:
        """Delete the address of an unsubscribe link; False: there is none any more."""
        return self.change(delete(ADDRESSES).where(ADDRESSES.c.stop == stop)) == 1


def _drop(connection: Connection, person_id: str) -> None:
    connection.execute(delete(ADDRESSES).where(ADDRESSES.c.person_id == person_id))


def _note(connection: Connection, person_id: str, address: str, at: int) -> None:
    connection.execute(delete(CODES).where(CODES.c.at <= at - DAY))
    row = {"id": secrets.token_hex(8), "person_id": person_id, "at": at}
    connection.execute(insert(CODES).values(address_hash=_hashed(address), **row))


def _may_send(connection: Connection, person_id: str, address: str, at: int) -> bool:
    lately = select(func.count()).select_from(CODES).where(CODES.c.at > at - DAY)
    limits = (
        (lately.where(CODES.c.person_id == person_id), MOST_FOR_PERSON),
        (lately.where(CODES.c.address_hash == _hashed(address)), MOST_FOR_ADDRESS),
        (lately, MOST_IN_ALL),
    )
    return all((connection.scalar(asked) or 0) < most for asked, most in limits)


def _hashed(address: str) -> str:
    return hashlib.sha256(address.lower().encode()).hexdigest()


def merge_addresses(connection: Connection, from_id: str, into_id: str) -> None:
    """Delete the address of a person who merges into another: others can know their cookie."""
    _drop(connection, from_id)
    sent = update(CODES).where(CODES.c.person_id == from_id)
    connection.execute(sent.values(person_id=into_id))
