"""Links: the secrets that lead to seats, and who used them."""

from __future__ import annotations

from sqlalchemy import Update, delete, or_, select, update

from wardround.store.database import Database
from wardround.store.people import grant
from wardround.store.rows import Link
from wardround.store.schema import CHAIRS, LINKS


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
        """Put another link in the place of one, if nobody was quicker; tell whether that is so."""
        used = _renewed(link.table_id, link.seat, new_hash).where(
            LINKS.c.secret_hash == secret_hash
        )
        with self.writing() as connection:
            return connection.execute(used).rowcount == 1

    def grant_by_link(self, link: Link, secret_hash: str, person_id: str) -> bool:
        """Give somebody a right to a seat, if its link still holds; tell whether it does."""
        asked = select(LINKS.c.secret_hash).where(
            LINKS.c.table_id == link.table_id, LINKS.c.seat == link.seat
        )
        with self.writing() as connection:
            # Whoever renews it meanwhile waits, and then takes this right away again.
            if connection.scalar(asked.with_for_update()) != secret_hash:
                return False
            grant(connection, link.table_id, link.seat, person_id, by_link=True)
        return True

    def renew_link(
        self, table_id: str, seat: int, new_hash: str, keeper: str | None = None
    ) -> list[str]:
        """Give a seat another link, so that the old one leads nowhere.

        With a `keeper` the seat is taken from all others who came by its link; returns who they
        were. Whoever sat down there themselves is none of them.
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
