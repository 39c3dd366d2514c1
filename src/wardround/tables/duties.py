"""When a table is due for its bots or clocks, whether or not anyone has it open."""

from __future__ import annotations

from typing import Final

from wardround.tables.game.table import PLAYING, Table

FIRST: Final = 6_000
"""Milliseconds that a node has to continue its own table; then others can."""


def due_of(table: Table, at: int) -> int | None:
    """Return when a table is to be looked after, if nothing happens before; None for never.

    Where only bots play, they rest while nobody looks.
    """
    chairs = table.chairs.all
    if table.status != PLAYING or not any(chair.is_person() for chair in chairs):
        return None
    ends = [
        end + FIRST
        for end, chair in zip(table.decisions.deadlines, chairs, strict=True)
        if end and chair.is_person()
    ]
    return min([*ends, at + FIRST] if table.bots_to_act() else ends, default=None)


def due_after(table: Table, at: int, was_due: int | None) -> int | None:
    """Return what is written of that after an entry: 0 for never, None if nothing has changed."""
    due = due_of(table, at)
    return None if was_due is None and due is None else due or 0
