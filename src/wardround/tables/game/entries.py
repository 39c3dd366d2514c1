"""Entries: the log of a table, which is all that has to be stored.

A table follows from how it was created and from its entries, in order. They are only ever added:
an undo is an entry too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wardround.core.json_types import Unchecked

TABLE: Final = -1
"""The seat of entries that belong to no seat."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log of a table."""

    seq: int
    """Its number at its table, from 1."""
    at: int
    """When it was made, in milliseconds since 1970."""
    kind: str
    seat: int = TABLE
    body: Unchecked = field(default_factory=dict)
    key: str = ""
    """What the sender called it, so that sending it again does nothing; empty for our own."""
