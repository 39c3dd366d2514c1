"""Rows that cannot be read: each fails alone, and whoever runs the server is told once.

A bit that a disk has turned over, or a hand in the database, must not cost more than the one thing
it hit. Lists leave that out, and whoever asks for it by name is told that it is damaged.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

from wardround.core.game import Json

MOST: Final = 10_000
"""So many are remembered; with more of them, a line for each would not help anybody either."""

log: Final = logging.getLogger("wardround.store")


class Damages:
    """What was found damaged since the start, so that each is told once. Any thread may tell."""

    def __init__(self) -> None:
        self.heard: Final[list[Callable[[str], None]]] = []
        """Who is told what kind of thing was found damaged, once for each thing."""
        self._known: Final[set[tuple[str, str]]] = set()
        self._lock: Final = Lock()

    def note(self, what: str, name: str) -> None:
        """Take in that something cannot be read: `table`, `summary` and so on, and which one."""
        with self._lock:
            if (what, name) in self._known or len(self._known) >= MOST:
                return
            self._known.add((what, name))
        log.error("damaged database row", extra={"what": what, "id": name})
        for tell in self.heard:
            tell(what)


def read_json(text: object) -> Json:
    """Return what a column of JSON says; raise `ValueError` if that cannot be what was written.

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
