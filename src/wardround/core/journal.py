"""Reports events to listeners: each game has a table of its kinds of events."""

from __future__ import annotations

from wardround.core.event_types import Kind
from wardround.core.game import Event
from wardround.core.ints import i64
from wardround.core.steps import Board


def note(
    board: Board, kinds: list[Kind], kind: i64, seat: i64, first: i64 = 0, second: i64 = 0
) -> None:
    """Note an event with the facts of its kind, if there is a listener."""
    journal = board.journal
    if journal is not None:
        facts: tuple[int, ...] = (first, second)
        journal.append(Event(kind, seat, facts[: len(kinds[kind][1])]))
