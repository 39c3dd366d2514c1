"""Undo: what each seat can undo, and what it can redo.

You can undo your own actions until they reveal something. Seats that decide at the same time don't
block each other: an undone action is left out, and what the others did since is replayed, if the
result is the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from wardround.core.errors import WardroundError
from wardround.core.json_types import EventRecord
from wardround.tables.game.course import Mark


class UndoRefused(WardroundError):
    """There is nothing to undo (or to redo), or it is too late."""


class Undoable:
    """An action that can be undone, and where the game was before it."""

    __slots__ = ("action", "forced", "mark", "seat", "together")

    def __init__(self, seat: int, action: int, mark: Mark, *, forced: bool, together: bool) -> None:
        self.seat = seat
        self.action = action
        self.mark = mark
        self.forced = forced
        """Whether it was played for the seat, because there was nothing else."""
        self.together = together
        """Whether all seats decided at the same time then."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A decision of a seat, with its public events."""

    index: int
    """How many moves there had been."""
    action: int
    before: list[EventRecord]
    """The events until then."""
    events: list[EventRecord]


class Plan:
    """What one seat has done and can undo, and what it undid and can redo."""

    __slots__ = ("barrier", "done", "undone")

    def __init__(self) -> None:
        self.done: list[Undoable] = []
        self.undone: list[int] = []
        """The undone actions; the next to redo is the last."""
        self.barrier = "undo-nothing"
        """Why nothing before `done` can be undone, as a code."""

    def last(self) -> list[Undoable]:
        """Return the last action that was chosen and the forced ones since; none if all were."""
        for index in range(len(self.done) - 1, -1, -1):
            if not self.done[index].forced:
                return self.done[index:]
        return []

    def wall(self, barrier: str) -> None:
        """Set an undo barrier after everything done, with the reason `barrier`."""
        self.done.clear()
        self.barrier = barrier
