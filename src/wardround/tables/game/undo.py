"""Undo: what each seat can undo, and what it can redo.

You can undo your own actions until they reveal something. Seats that decide at the same time don't
block each other: an undone action is left out, and what the others did since is replayed, if the
result is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.errors import WardroundError
from wardround.core.game import Game, State
from wardround.core.luck import Rng
from wardround.tables.game.course import Mark

SAMPLES: Final = 16
"""Enough samples to find a secret with two equally likely values almost certainly."""


class UndoRefused(WardroundError):
    """There is nothing to undo (or to redo), or it is too late."""


class Kept:
    """An action that can be undone, and where the game was before it."""

    __slots__ = ("action", "forced", "mark", "seat")

    def __init__(self, seat: int, action: int, mark: Mark, forced: bool) -> None:
        self.seat = seat
        self.action = action
        self.mark = mark
        self.forced = forced
        """Whether it was played for the seat, because there was nothing else."""


class Plan:
    """What one seat has done and can undo, and what it undid and can redo."""

    __slots__ = ("barrier", "done", "undone")

    def __init__(self) -> None:
        self.done: list[Kept] = []
        self.undone: list[int] = []
        """The undone actions; the next to redo is the last."""
        self.barrier = "undo-nothing"
        """Why nothing before `done` can be undone, as a code."""

    def last(self) -> list[Kept]:
        """Return the last action that was chosen and the forced ones since; none if all were."""
        for index in range(len(self.done) - 1, -1, -1):
            if not self.done[index].forced:
                return self.done[index:]
        return []

    def wall(self, barrier: str) -> None:
        """Set an undo barrier after everything done, with the reason `barrier`."""
        self.done.clear()
        self.barrier = barrier


def others(game: Game, state: State, seat: int) -> list[State]:
    """Return other positions that look the same to a seat as this one."""
    if not game.hides(state, seat):
        return []
    rng = Rng("others")
    dealt = [game.redeal(state, seat, rng) for _ in range(SAMPLES)]
    return [one for one in dealt if one != state]


def reveals(game: Game, imagined: Sequence[State], after: State, seat: int, action: int) -> bool:
    """Return whether the action that led to this position showed `seat` something new.

    It did if it would have looked different in one of the positions that looked the same before it
    (see `others`).
    """
    if not imagined:
        return False
    seen = game.view(after, seat)
    for one in imagined:
        other = one.copy()
        game.push(other, seat, action)
        if game.view(other, seat) != seen:
            return True
    return False
