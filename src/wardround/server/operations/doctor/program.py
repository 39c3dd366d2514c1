"""Checks of the program itself: its version and build, and its key."""

from __future__ import annotations

import platform
from typing import Final

from wardround import __version__
from wardround.core.build import build
from wardround.server.http.challenges import SHORTEST_KEY
from wardround.server.operations.doctor.findings import Finding, finding

EXAMPLE_KEYS: Final = frozenset({"change-me"})
"""The placeholder for the key in our examples, which anyone can read."""


def check_version() -> Finding:
    """Return which program this is."""
    code = "version-pure" if build() == "pure" else "version-ok"
    return finding(code, version=__version__, python=platform.python_version())


def check_key(key: str, *, public: bool) -> Finding:
    """Return whether the key will do; a server that others reach should have one."""
    if not key:
        return finding("key-missing" if public else "key-not-needed")
    if key in EXAMPLE_KEYS:
        return finding("key-example")
    # The server counts bytes, as a signature does.
    size = len(key.encode(errors="surrogateescape"))
    if size < SHORTEST_KEY:
        return finding("key-short", size=size, least=SHORTEST_KEY)
    return finding("key-ok")
