"""Bringing a database up to the schema of this program, from nothing or from any older one."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from wardround.store.database import Database
from wardround.store.errors import StoreProblem
from wardround.store.urls import POSTGRES, shown

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x77617264
"""Our number among the advisory locks of PostgreSQL; it spells `ward`."""
_ALEMBIC: Final = Lock()
"""Alembic keeps what it works on in variables of its module, so one thread has it at a time."""


def upgrade(database: Database) -> None:
    """Bring the database to the newest schema; raise `StoreProblem` if it is newer than that."""
    config = configuration()
    script = ScriptDirectory.from_config(config)
    with database.reading() as connection:
        if _revisions(connection) == set(script.get_heads()):
            return
    with database.writing() as connection:
        _wait_for_others(connection)
        known = {step.revision for step in script.walk_revisions()}
        strange = _revisions(connection) - known
        if strange:
            place = shown(database.engine.url)
            raise StoreProblem("store-newer", database=place, found=", ".join(sorted(strange)))
        config.attributes["connection"] = connection
        with _ALEMBIC:
            command.upgrade(config, "head")


def configuration() -> Config:
    """Return what Alembic has to know, which others write into a file."""
    config = Config()
    # A percent sign would be taken for the name of another setting.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def _revisions(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def _wait_for_others(connection: Connection) -> None:
    """Let one program upgrade at a time. For SQLite a transaction that writes is enough."""
    if connection.dialect.name == POSTGRES:
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
