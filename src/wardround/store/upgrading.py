"""Gives a database this program's schema: makes it in an empty one, and upgrades an older one."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    inspect,
    text,
)

from wardround.store.database import Database
from wardround.store.errors import StoreProblem
from wardround.store.schema import METADATA
from wardround.store.urls import POSTGRES, shown

VERSIONS: Final = Path(__file__).parent / "migrations" / "versions"
TABLE: Final = "alembic_version"
"""The table with the migrations that a database has had."""
VERSION: Final = Table(
    TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""That table, as Alembic makes it."""
LOCK: Final = 0x77617264
"""Our number among the advisory locks of PostgreSQL; it spells `ward`."""


Standing = Literal["empty", "current", "older", "newer", "foreign"]
"""How the schema of a database compares with this program's; `foreign` has tables, none ours."""


def upgrade(database: Database) -> None:
    """Bring the database to the newest schema; raise `StoreProblem` if it is newer than that."""
    steps = revisions()
    with database.reading() as connection:
        if current(connection) == {steps[-1]}:
            return
    with database.writing() as connection:
        _wait_for_others(connection)
        if not inspect(connection).get_table_names():
            _make(connection, steps[-1])
            return
        strange = current(connection) - set(steps)
        if strange:
            place = shown(database.engine.url)
            raise StoreProblem("store-newer", database=place, found=", ".join(sorted(strange)))
        # Here and not above: most starts find nothing to do, and Alembic takes long to load.
        from wardround.store.migrating import migrate  # noqa: PLC0415

        migrate(connection)


def _make(connection: Connection, newest: str) -> None:
    """Make the schema in an empty database; all steps together make the same, but take longer."""
    METADATA.create_all(connection, checkfirst=False)
    VERSION.create(connection, checkfirst=False)
    connection.execute(VERSION.insert().values(version_num=newest))


def revisions() -> list[str]:
    """Return the steps of the schema that this program knows, by their files; the newest last."""
    return sorted(path.stem[1:5] for path in VERSIONS.glob("r[0-9][0-9][0-9][0-9]_*.py"))


def standing(connection: Connection) -> tuple[Standing, str]:
    """Return how the schema of a database compares with ours, and which revisions it has."""
    found, known = current(connection), revisions()
    named = ", ".join(sorted(found))
    if not found:
        return ("foreign" if inspect(connection).get_table_names() else "empty"), named
    if found == {known[-1]}:
        return "current", named
    return ("older" if found <= set(known) else "newer"), named


def current(connection: Connection) -> set[str]:
    """Return the migrations that a database has had; none if it is empty."""
    if not inspect(connection).has_table(TABLE):
        return set()
    return set(connection.execute(text(f"SELECT version_num FROM {TABLE}")).scalars())  # noqa: S608


def _wait_for_others(connection: Connection) -> None:
    """Let one program upgrade at a time. For SQLite a transaction that writes is enough."""
    if connection.dialect.name == POSTGRES:
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
