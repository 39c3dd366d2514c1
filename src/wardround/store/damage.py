"""Rows that can't be read: each fails alone, and the operator gets one log line.

A disk error or an edited row must only affect its own data. Lists leave it out, and requests for
it get an error.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

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
