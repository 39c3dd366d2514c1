"""Links and tokens: the secrets that lead to seats and people, as hashes, and rights to seats.

A token is what a device's cookie contains; it ends when the device gets another one.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, Update, delete, insert, or_, select, update

from wardround.store.channel import wake
from wardround.store.database import Database, insert_missing
from wardround.store.schema import CHAIRS, LINKS, TOKENS
from wardround.tables.rows import Link


class Links(Database):
    """The part of a store that knows links."""

    def link(self, secret_hash: str) -> Link | None:
        """Return where a link leads or led before it was used or renewed, or None."""
        asked = select(LINKS).where(
            or_(LINKS.c.secret_hash == secret_hash, LINKS.c.before == secret_hash)
        )
        with self.reading() as connection:
            found = connection.execute(asked).first()
        if found is None:
            return None
        return Link(found.table_id, found.seat, holds=found.secret_hash == secret_hash)

    def use_link(self, link: Link, secret_hash: str, new_hash: str) -> bool:
        """Replace a link, if nobody was faster; return whether that worked."""
        used = _renewed(link.table_id, link.seat, new_hash).where(
            LINKS.c.secret_hash == secret_hash
        )
        return self.change(used) == 1

    def grant_by_link(self, link: Link, secret_hash: str, person_id: str) -> bool:
        """Give a person a right to a seat, if its link is still valid; return whether it is."""
        asked = select(LINKS.c.secret_hash).where(
            LINKS.c.table_id == link.table_id, LINKS.c.seat == link.seat
        )
        with self.writing() as connection:
            # A renewal meanwhile waits, and then removes this right again.
            if connection.scalar(asked.with_for_update()) != secret_hash:
                return False
            grant(connection, link.table_id, link.seat, person_id, by_link=True)
        return True

    def renew_link(
        self, table_id: str, seat: int, new_hash: str, keeper: str | None = None
    ) -> list[str]:
        """Give a seat another link, so that the old one stops working.

        With a `keeper` all others who came by its link lose the seat; returns who they were. The
        player who took the seat first keeps it.
        """
        gone = (
            delete(CHAIRS)
            .where(CHAIRS.c.table_id == table_id, CHAIRS.c.seat == seat)
            .where(CHAIRS.c.by_link.is_(True), CHAIRS.c.person_id != keeper)
            .returning(CHAIRS.c.person_id)
        )
        with self.writing() as connection:
            connection.execute(_renewed(table_id, seat, new_hash))
            return [] if keeper is None else sorted(connection.scalars(gone))


def _renewed(table_id: str, seat: int, new_hash: str) -> Update:
    return (
        update(LINKS)
        .where(LINKS.c.table_id == table_id, LINKS.c.seat == seat)
        .values(secret_hash=new_hash, before=LINKS.c.secret_hash)
    )


def grant(
    connection: Connection, table_id: str, seat: int, person_id: str, *, by_link: bool = False
) -> None:
    """Give a person a right to a seat; an own right replaces one by a link."""
    row = {"table_id": table_id, "seat": seat, "person_id": person_id, "by_link": by_link}
    if not insert_missing(connection, CHAIRS, row) and not by_link:
        same = (CHAIRS.c.table_id == table_id, CHAIRS.c.seat == seat)
        known = update(CHAIRS).where(*same, CHAIRS.c.person_id == person_id)
        connection.execute(known.values(by_link=False))


TOKEN: Final = "token/"  # noqa: S105 - no secret, but how wakes about tokens begin
"""The prefix of wakes for ended tokens; ids of tables have no slash."""


class Tokens(Database):
    """The part of a store that knows devices."""

    def change_token(
        self, person_id: str, old_hash: str, new_hash: str, at: int, *, everywhere: bool = False
    ) -> list[str]:
        """Give a device another token, and return the ended ones.

        Its old one ends, even another person's; with `everywhere` all others of the person end
        too.
        """
        ending: ColumnElement[bool] = TOKENS.c.token_hash == old_hash
        if everywhere:
            ending = or_(ending, TOKENS.c.person_id == person_id)
        with self.writing() as connection:
            ended = end_tokens(connection, ending)
            add_token(connection, person_id, new_hash, at)
        return ended

    def drop_token(self, token_hash: str) -> None:
        """Let a device be nobody's any more."""
        with self.writing() as connection:
            end_tokens(connection, TOKENS.c.token_hash == token_hash)


def add_token(connection: Connection, person_id: str, token_hash: str, at: int) -> None:
    """Let one more device be a person's."""
    connection.execute(
        insert(TOKENS).values(token_hash=token_hash, person_id=person_id, created_at=at)
    )


def end_tokens(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """Delete tokens, wake other nodes, and return what was deleted."""
    gone = delete(TOKENS).where(which).returning(TOKENS.c.token_hash)
    ended = sorted(connection.scalars(gone))
    for token_hash in ended:
        wake(connection, f"{TOKEN}{token_hash}")
    return ended
