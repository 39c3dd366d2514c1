"""Gives a database this program's schema, and examines one without changing it.

An empty database gets the schema at once, an older one is upgraded. An examination tells whether
it can be read and written, and which schema it has.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    inspect,
    text,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from wardround.store.database import Database
from wardround.store.engines import WRITES, careful_engine
from wardround.store.errors import StoreProblem
from wardround.store.schema import METADATA
from wardround.store.urls import POSTGRES, said, shown

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


@dataclass(frozen=True, slots=True)
class Examined:
    """What a look at a database showed."""

    standing: Standing
    revision: str
    """The name of its schema; empty where it has none."""
    refusal: str = ""
    """The database's error when writing; empty if it can write."""
    ahead: float | None = None
    """Seconds by which its clock is ahead of ours, where it has its own."""


def examine(url: URL) -> Examined:
    """Look at a database; raise `StoreProblem` if it can't even be read.

    Writes are tried with a scratch table, and rolled back.
    """
    engine = careful_engine(url)
    try:
        with engine.connect() as connection:
            found, revision = standing(connection)
            ahead = _ahead(connection)
        return Examined(found, revision, _refusal(engine, url), ahead)
    except SQLAlchemyError as error:
        raise StoreProblem(
            "store-unreachable", database=shown(url), problem=said(error, url)
        ) from None
    finally:
        engine.dispose()


def _ahead(connection: Connection) -> float | None:
    """Return by how many seconds the database's clock is ahead, if it is not ours."""
    if connection.dialect.name != POSTGRES:
        return None
    before = time.time()
    theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    return float(theirs) - (before + time.time()) / 2


def _refusal(engine: Engine, url: URL) -> str:
    """Return why nothing can be written, or nothing."""
    scratch = Table(
        f"wardround_doctor_{secrets.token_hex(8)}", MetaData(), Column("number", Integer)
    )
    try:
        with engine.execution_options(**{WRITES: True}).connect() as connection:
            scratch.create(connection)
            connection.execute(scratch.insert().values(number=1))
            connection.rollback()
    except SQLAlchemyError as error:
        return said(error, url)
    return ""
