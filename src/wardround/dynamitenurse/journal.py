"""Reports events to listeners."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.journal import note
from wardround.dynamitenurse.events import KINDS
from wardround.dynamitenurse.state import Table


def tell(table: Table, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
    """Note an event with as many facts as its kind has."""
    if table.journal is not None:
        note(table, KINDS, kind, seat, first, second)
