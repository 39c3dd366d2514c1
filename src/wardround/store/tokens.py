"""Tokens: the hashes of devices' cookies, and when they end."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, or_

from wardround.store.channel import wake
from wardround.store.database import Database
from wardround.store.schema import TOKENS

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
