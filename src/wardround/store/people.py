"""People: their identity, their seats, and their passkeys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Select, delete, insert, select, update

from wardround.core.json_types import Unchecked
from wardround.store.addresses import merge_addresses
from wardround.store.channel import wake
from wardround.store.dailies import merge_attempts
from wardround.store.database import Database, insert_missing
from wardround.store.errors import read_json
from wardround.store.links import add_token, end_tokens, grant
from wardround.store.quick import as_text
from wardround.store.reminders import merge_reminders
from wardround.store.reviews import merge_reviewers
from wardround.store.rows import Credential, Merged
from wardround.store.schema import CHAIRS, CREDENTIALS, PEOPLE, TABLES, TOKENS
from wardround.tables.rows import Person, SeatRight

PERSON: Final = "person/"
"""The prefix of people among wakes, whom others must look up again; without an id, everyone."""
NAMELESS: Final = "?"
"""The name of a person whose name is damaged."""


class People(Database):
    """The part of a store that knows people."""

    def add_person(self, person_id: str, name: str, token_hash: str, at: int) -> None:
        """Keep a new person, and the hash of what their device shows to be theirs."""
        with self.writing() as connection:
            connection.execute(
                insert(PEOPLE).values(id=person_id, name=name, created_at=at, seen_at=at)
            )
            add_token(connection, person_id, token_hash, at)

    def rename_person(self, person_id: str, name: str) -> bool:
        """Give a person another name; False: there is no such person."""
        with self.writing() as connection:
            renamed = update(PEOPLE).where(PEOPLE.c.id == person_id).values(name=name)
            wake(connection, f"{PERSON}{person_id}")
            return connection.execute(renamed).rowcount == 1

    def preferences(self, person_id: str) -> Unchecked | None:
        """Return a person's preferences, as their device sent them; None if it sent none."""
        found = self.row(select(PEOPLE.c.preferences).where(PEOPLE.c.id == person_id))
        if found is None or found.preferences is None:
            return None
        try:
            return read_json(found.preferences)
        except ValueError:
            self.damages.note("preferences", person_id)
            return None  # their device sends them again

    def keep_preferences(self, person_id: str, told: Mapping[str, object]) -> None:
        """Store a person's preferences."""
        with self.writing() as connection:
            kept = update(PEOPLE).where(PEOPLE.c.id == person_id)
            connection.execute(kept.values(preferences=as_text(told)))

    def person(self, person_id: str) -> Person | None:
        """Return a person."""
        return self._person(select(PEOPLE).where(PEOPLE.c.id == person_id))

    def person_by_token(self, token_hash: str) -> Person | None:
        """Return the person that a device belongs to."""
        return self._person(select(PEOPLE).join(TOKENS).where(TOKENS.c.token_hash == token_hash))

    def _person(self, asked: Select[Any]) -> Person | None:
        found = self.row(asked)
        if found is None:
            return None
        name = self._name(found.id, found.name)
        return Person(found.id, name, found.created_at, found.banned_at is not None)

    def _name(self, person_id: str, name: object) -> str:
        """Return a name; a damaged one stops nobody from playing or choosing a new one."""
        if isinstance(name, str):
            return name
        self.damages.note("name", person_id)
        return NAMELESS

    def merge_people(self, from_id: str, into_id: str) -> Merged:
        """Merge one person into another, except for the devices; the first one is deleted.

        Their tokens end: anyone else who knows one must not become the other person too.
        """
        assert from_id != into_id
        with self.writing() as connection:
            mine = select(CHAIRS).where(CHAIRS.c.person_id == from_id)
            for chair in connection.execute(mine).all():
                grant(connection, chair.table_id, chair.seat, into_id, by_link=chair.by_link)
            connection.execute(delete(CHAIRS).where(CHAIRS.c.person_id == from_id))
            moved = update(CREDENTIALS).where(CREDENTIALS.c.person_id == from_id)
            connection.execute(moved.values(person_id=into_id))
            tokens = end_tokens(connection, TOKENS.c.person_id == from_id)
            laid = update(TABLES).where(TABLES.c.laid_by == from_id)
            connection.execute(laid.values(laid_by=into_id))
            merge_attempts(connection, from_id, into_id)
            merge_reminders(connection, from_id, into_id)
            merge_addresses(connection, from_id, into_id)
            reviews = merge_reviewers(connection, from_id, into_id)
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == from_id))
        return Merged(reviews, tokens)

    def grant(self, table_id: str, seat: int, person_id: str) -> None:
        """Give a person a right to a seat; repeating it changes nothing."""
        with self.writing() as connection:
            grant(connection, table_id, seat, person_id)

    def revoke_grants(self, table_id: str, seat: int, person_id: str | None = None) -> None:
        """Remove the right to a seat from everyone, or only from one person."""
        gone = delete(CHAIRS).where(CHAIRS.c.table_id == table_id, CHAIRS.c.seat == seat)
        if person_id is not None:
            gone = gone.where(CHAIRS.c.person_id == person_id)
        self.change(gone)

    def seats_of(self, person_id: str, table_id: str) -> list[int]:
        """Return a person's seats at a table, in order."""
        asked = (
            select(CHAIRS.c.seat)
            .where(CHAIRS.c.person_id == person_id, CHAIRS.c.table_id == table_id)
            .order_by(CHAIRS.c.seat)
        )
        return [row.seat for row in self.rows(asked)]

    def holders(self, table_id: str) -> list[SeatRight]:
        """Return who has which seat of a table, by seats; several people can have the same.

        Those who took the seat come before those who came by a link.
        """
        asked = (
            select(CHAIRS.c.seat, CHAIRS.c.person_id, PEOPLE.c.name)
            .join(PEOPLE)
            .where(CHAIRS.c.table_id == table_id)
            .order_by(CHAIRS.c.seat, CHAIRS.c.by_link, CHAIRS.c.person_id)
        )
        return [
            SeatRight(row.seat, row.person_id, self._name(row.person_id, row.name))
            for row in self.rows(asked)
        ]

    def add_credential(
        self, person_id: str, credential_id: bytes, public_key: bytes, sign_count: int, at: int
    ) -> bool:
        """Store a passkey of a person; False: it already exists."""
        row = {
            "id": credential_id,
            "person_id": person_id,
            "public_key": public_key,
            "sign_count": sign_count,
            "created_at": at,
        }
        with self.writing() as connection:
            return insert_missing(connection, CREDENTIALS, row)

    def credential(self, credential_id: bytes) -> Credential | None:
        """Return a passkey."""
        asked = select(CREDENTIALS).where(CREDENTIALS.c.id == credential_id)
        found = self.row(asked)
        if found is None:
            return None
        return Credential(found.person_id, bytes(found.public_key), found.sign_count)

    def credential_ids(self, person_id: str) -> list[bytes]:
        """Return the ids of a person's passkeys, the oldest first."""
        return [id for id, _ in self.credentials_of(person_id)]

    def credentials_of(self, person_id: str) -> list[tuple[bytes, int]]:
        """Return the ids of a person's passkeys and when they were added, the oldest first."""
        asked = (
            select(CREDENTIALS.c.id, CREDENTIALS.c.created_at)
            .where(CREDENTIALS.c.person_id == person_id)
            .order_by(CREDENTIALS.c.created_at, CREDENTIALS.c.id)
        )
        return [(bytes(found.id), found.created_at) for found in self.rows(asked)]

    def drop_credential(self, person_id: str, credential_id: bytes) -> bool:
        """Delete a passkey; False: the person has no such passkey."""
        gone = delete(CREDENTIALS).where(
            CREDENTIALS.c.id == credential_id, CREDENTIALS.c.person_id == person_id
        )
        return self.change(gone) == 1

    def use_credential(self, credential_id: bytes, sign_count: int) -> bool:
        """Note how often a passkey was used; False if that did not grow, as with a copied one.

        Passkeys that do not count always say 0, which is taken as often as it comes.
        """
        counted = CREDENTIALS.c.sign_count < sign_count
        if sign_count == 0:
            counted = CREDENTIALS.c.sign_count == 0
        used = update(CREDENTIALS).where(CREDENTIALS.c.id == credential_id, counted)
        return self.change(used.values(sign_count=sign_count)) == 1
