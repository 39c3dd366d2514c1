"""The tables of the database. A change here needs a step in `migrations` too.

Times are milliseconds since 1970. JSON is stored as text: we never query its contents, and both
kinds of database then keep the exact bytes. Secrets are stored as hashes, except in `laid`.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table(name: str, *contents: Column[Any] | Index) -> Table:
    return Table(name, METADATA, *contents)


TABLES: Final = _table(
    "tables",
    Column("id", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("laid", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("last_seq", Integer, nullable=False),
    # No foreign key: a table outlives its creator.
    Column("laid_by", Text),
    Column("size", BigInteger),
    Column("quiet_seq", Integer),
    Column("closed_at", BigInteger),
    Index(None, "listed", "status", "created_at", "id"),
    Index(None, "laid_by", "status"),
    Index(None, "status", "updated_at"),
)
"""`size` counts the bytes of `laid` with its packs; `quiet_seq` is up to where chat is deleted."""

PACKS: Final = _table(
    "packs",
    Column("hash", Text, primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("size", BigInteger, nullable=False),
)
"""The texts of packs, each once, packed; `size` counts the bytes of the text."""

PACK_USES: Final = _table(
    "pack_uses",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("pack_hash", Text, ForeignKey("packs.hash"), primary_key=True, index=True),
)
"""Which tables use which packs, to delete unused ones."""

ENTRIES: Final = _table(
    "entries",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", Text),
)
Index(
    None,
    ENTRIES.c.table_id,
    ENTRIES.c.seat,
    ENTRIES.c.key,
    unique=True,
    sqlite_where=ENTRIES.c.key.is_not(None),
    postgresql_where=ENTRIES.c.key.is_not(None),
)

RECORDS: Final = _table(
    "records",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("frames", LargeBinary, nullable=False),
    Column("kept_at", BigInteger, nullable=False),
)

DUTIES: Final = _table(
    "duties",
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("due_at", BigInteger, nullable=False, index=True),
)
"""When tables are to be looked after whose bots are to decide or whose clocks run."""

LINKS: Final = _table(
    "links",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret_hash", Text, nullable=False, unique=True),
    Column("before", Text, index=True),
)
"""The link of each seat, and the one that it had before, so that we can say what became of it."""

PEOPLE: Final = _table(
    "people",
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("preferences", Text),
    Column("seen_at", BigInteger),
    Column("banned_at", BigInteger),
)

TOKENS: Final = _table(
    "tokens",
    Column("token_hash", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)
"""The tokens of devices; a person has one per device."""

CHAIRS: Final = _table(
    "chairs",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("by_link", Boolean, nullable=False, server_default=false()),
    Index(None, "person_id", "table_id"),
)
"""Who has which seat; `by_link`: they did not take it first, but came by its link later."""

CREDENTIALS: Final = _table(
    "credentials",
    Column("id", LargeBinary, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

WARDS: Final = _table(
    "wards",
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""The luck of each day's ward of a game; a secret until the day is over."""

ATTEMPTS: Final = _table(
    "attempts",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    # Of no person that must be there: a result stays when two people have become one.
    Column("person_id", Text, nullable=False),
    Column("points", Integer),
    Column("counts", Boolean),
    Column("won", Boolean),
    Index(None, "game", "day", "points"),
    Index(None, "person_id", "game", "day", unique=True),
)
"""Attempts at daily wards, and their results, once known."""

PULSE: Final = _table(
    "pulse",
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""When a node last tried whether it can write."""

REVIEWS: Final = _table(
    "reviews",
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("told", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False, index=True),
)
"""Group reviews: where the leader is, and who has joined."""

REVIEWERS: Final = _table(
    "reviewers",
    Column("review_id", Text, ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    # No foreign key: another node can still know a person under an old id.
    Column("person_id", Text, primary_key=True, index=True),
)
"""The people in each review, to find them when two people merge."""

ORDERS: Final = _table(
    "admin_log",
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("operator", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("reason", Text, nullable=False),
)
"""What operators did with `wardround admin`; running nodes read it, and do their part."""

SUBSCRIPTIONS: Final = _table(
    "subscriptions",
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    # Whole, and not hashed: they are needed to send something.
    Column("endpoint", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Browsers with push messages; the id is the endpoint's hash."""

REMINDERS: Final = _table(
    "reminders",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True, index=True),
    Column("muted", Boolean, nullable=False),
    Column("turn", Integer, nullable=False),
)
"""The tables that people switched off, and the last notified turn at each."""

ADDRESSES: Final = _table(
    "addresses",
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    # In every mail, so it can't be a hash; all that it opens is the way out.
    Column("stop", Text, nullable=False, unique=True),
    Column("code_hash", Text, nullable=False),
    Column("code_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("confirmed_at", BigInteger),
)
"""Where people get mail once they have confirmed it."""

CODES: Final = _table(
    "codes",
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("address_hash", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Codes that were sent within a day, so that nobody gets many."""
