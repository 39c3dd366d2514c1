"""When a table is due for its bots or clocks, whether or not anyone has it open."""

from __future__ import annotations

from typing import Final

from wardround.tables.game.table import Table

FIRST: Final = 6_000
"""Milliseconds that a node has to continue its own table; then others can."""


def due_of(table: Table, at: int) -> int | None:
    """Return when a table is to be looked after, if nothing happens before; None for never.

    Where only bots play, they rest while nobody looks.
    """
    match, chairs = table.match, table.chairs.all
    actors = [] if match is None else match.actors()
    people = table.chairs.people()
    if not actors or not people:  # it waits to begin or is over, or there are only bots
        return None
    deadlines = table.decisions.deadlines
    ends = [deadlines[seat] + FIRST for seat in people if deadlines[seat]]
    if any(chairs[seat].player() for seat in actors):
        ends.append(at + FIRST)
    return min(ends, default=None)


def due_after(table: Table, at: int, was_due: int | None) -> int | None:
    """Return what is written of that after an entry: 0 for never, None if nothing has changed."""
    due = due_of(table, at)
    return None if was_due is None and due is None else due or 0
