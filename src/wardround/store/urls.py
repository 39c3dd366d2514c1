"""Database URLs: parsing, the default, and how they are shown."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from wardround.store.errors import StoreProblem
from wardround.tables.errors import StoreAway

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "sqlite+pysqlite": "sqlite+pysqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
ALLOWED: Final = "sqlite:///FILE, postgresql://USER@HOST/DATABASE"
FILE: Final = "wardround.db"
OWN_FOLDER: Final = 0o700
OWN_FILE: Final = 0o600
"""The seeds of running games are in the file, so nobody else on the machine may read it."""


def parsed(text: str | None) -> URL:
    """Return the address of a database, the default one for None; raise `StoreProblem`.

    No error repeats the text, since a password may be anywhere in it.
    """
    if text is None:
        return URL.create(DRIVERS[SQLITE], database=str(default_file()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreProblem("store-bad-url", allowed=ALLOWED) from None
    if url.drivername not in DRIVERS or not url.database or url.database == ":memory:":
        raise StoreProblem("store-bad-url", allowed=ALLOWED)
    if is_sqlite(url) and (url.host or url.username or url.query):
        raise StoreProblem("store-bad-url", allowed=ALLOWED)
    return url.set(drivername=DRIVERS[url.drivername])


def data_folder() -> Path:
    """Return the user's data directory, which need not be there."""
    return user_data_path("wardround", appauthor=False)


def default_file() -> Path:
    """Return the file in the user's data directory; its folder is made if it is not there."""
    folder = data_folder()
    try:
        folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreProblem(
            "store-unreachable", database=str(folder), problem=str(error.strerror)
        ) from None
    return folder / FILE


def is_sqlite(url: URL) -> bool:
    """Return whether a URL is that of an SQLite file."""
    return url.get_backend_name() == SQLITE


def shown(url: URL) -> str:
    """Return an address for people to read, without password and parameters."""
    if is_sqlite(url):
        return str(url.database)
    return URL.create(
        POSTGRES, username=url.username, host=url.host, port=url.port, database=url.database
    ).render_as_string()


def hidden(text: str, url: URL) -> str:
    """Return a database's error, without the passwords of its URL."""
    for secret in (url.password, url.query.get("password"), url.query.get("sslpassword")):
        if secret:
            text = text.replace(str(secret), "***")
    return text


def said(error: BaseException, url: URL) -> str:
    """Return the last line of the database's own error, without the password."""
    cause = error.__cause__ if isinstance(error, StoreAway) else error
    lines = str(getattr(cause, "orig", cause)).strip().splitlines() or ["?"]
    return hidden(lines[-1].strip().rstrip("."), url)


def not_opened(url: URL, error: OSError) -> StoreProblem:
    """Return why a file of an SQLite database can’t be opened."""
    denied = isinstance(error, PermissionError)
    problem = "not-allowed" if denied else str(error.strerror)
    return StoreProblem("store-unreachable", database=shown(url), problem=problem)


def prepare_file(url: URL) -> None:
    """Make the file of an SQLite database, for our eyes only, if it is not there yet."""
    path = Path(str(url.database))
    if not path.parent.is_dir():
        raise StoreProblem("store-unreachable", database=shown(url), problem="no-folder")
    if path.is_dir():
        raise StoreProblem("store-unreachable", database=shown(url), problem="is-folder")
    # Only a new file is opened here: closing one that is in use would lift the locks of SQLite.
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWN_FILE))
    except FileExistsError:
        return
    except OSError as error:
        raise not_opened(url, error) from None
