"""Runs the schema migrations, with Alembic."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent / "migrations"
_ALEMBIC: Final = Lock()
"""Alembic keeps what it works on in variables of its module, so one thread has it at a time."""


def migrate(connection: Connection) -> None:
    """Bring the database behind a connection to the newest schema, within its transaction."""
    config = configuration()
    config.attributes["connection"] = connection
    with _ALEMBIC:
        command.upgrade(config, "head")


def configuration() -> Config:
    """Return what Alembic has to know, which others write into a file."""
    config = Config()
    # A percent sign would be taken for the name of another setting.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
