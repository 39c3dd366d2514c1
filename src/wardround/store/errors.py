"""Database errors as codes and facts, and rows that can't be read.

A disk error or an edited row must only affect its own data. Each fails alone, and the operator gets
one log line. Lists leave it out, and requests for it get an error.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

from sqlalchemy import exc

from wardround.core.errors import WardroundError


class StoreProblem(WardroundError):
    """A database that can't be opened: a wrong address, no driver, out of reach, too new."""


class StoreInUse(StoreProblem):
    """A file that another server has; `url` is where that one listens, once it does."""

    url = ""


OURS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
"""Errors that the database raises because of our input; the rest is about the database."""


def means_away(error: exc.SQLAlchemyError) -> bool:
    """Return whether an error means that the database is away, full, locked or failing."""
    if isinstance(error, exc.TimeoutError):
        return True
    if not isinstance(error, exc.DBAPIError):
        return False
    return error.connection_invalidated or not isinstance(error, OURS)


MOST: Final = 10_000
"""How many are remembered; more log lines would not help either."""

log: Final = logging.getLogger("wardround.store")


class Damages:
    """What was found damaged since the start, so that each is logged once. Thread-safe."""

    def __init__(self) -> None:
        self.heard: Final[list[Callable[[str], None]]] = []
        """Called with the kind of a damaged thing, once for each thing."""
        self._known: Final[set[tuple[str, str]]] = set()
        self._lock: Final = Lock()

    def note(self, what: str, name: str) -> None:
        """Take in that something can't be read: `table`, `summary` and so on, and which one."""
        with self._lock:
            if (what, name) in self._known or len(self._known) >= MOST:
                return
            self._known.add((what, name))
        log.error("damaged database row", extra={"what": what, "id": name})
        for tell in self.heard:
            tell(what)


def read_json(text: object) -> dict[str, Any]:
    """Return the value of a JSON column; raise `ValueError` if it can't be what we wrote.

    We write plain ASCII, and always an object.
    """
    if not isinstance(text, str) or not text.isascii():
        raise ValueError
    try:
        found: Any = json.loads(text)
    except RecursionError:
        raise ValueError from None
    if not isinstance(found, dict):
        raise ValueError  # noqa: TRY004 - for callers it is the same as a text that is no JSON
    return found
