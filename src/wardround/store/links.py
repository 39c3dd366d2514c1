"""Links: the secrets that lead to seats, and who used them."""

from __future__ import annotations

from sqlalchemy import Update, delete, or_, select, update

from wardround.store.database import Database
from wardround.store.people import grant
from wardround.store.schema import CHAIRS, LINKS
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
