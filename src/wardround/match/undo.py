"""Undo: free inside one's own actions, until they brought something to light."""

from __future__ import annotations

from wardround.core.errors import WardroundError
from wardround.core.game import Game, State
from wardround.core.luck import Rng

SAMPLES = 64
"""So many that a secret that is one of two, each as likely, cannot well be missed."""


class UndoRefused(WardroundError):
    """There is nothing to take back, or it may not be taken back any more."""


class Undo:
    """The positions that the seat in action may go back to.

    `barrier` is the code that says why there are no more.
    """

    __slots__ = ("_positions", "_seat", "barrier")

    def __init__(self) -> None:
        self._seat = -1
        self._positions: list[tuple[State, int]] = []
        self.barrier = "undo-nothing"

    def remember(self, seat: int, before: State, told: int) -> None:
        """Keep the position (and the number of events told) before an action of `seat`."""
        if seat != self._seat:
            self.forget("undo-other-seat")
            self._seat = seat
        self._positions.append((before, told))

    def forget(self, barrier: str) -> None:
        """Drop all positions, for the reason `barrier`."""
        self._positions.clear()
        self._seat = -1
        self.barrier = barrier

    def offers(self, seat: int) -> bool:
        """Tell whether `seat` may take an action back."""
        return seat == self._seat and bool(self._positions)

    def take_back(self, seat: int) -> tuple[State, int]:
        """Return the position before the last action of `seat`; raise `UndoRefused` if none."""
        if self._positions and seat != self._seat:
            raise UndoRefused("undo-other-seat")
        if not self._positions:
            raise UndoRefused(self.barrier)
        return self._positions.pop()


def reveals(game: Game, before: State, after: State, seat: int, action: int) -> bool:
    """Tell whether the action showed `seat` something that they did not know before.

    It did if, in another position that the seat could not have told from the real one, the
    same action would have looked different.
    """
    seen = game.view(after, seat)
    rng = Rng("reveals")
    for _ in range(SAMPLES):
        other = game.redeal(before, seat, rng)
        game.push(other, seat, action)
        if game.view(other, seat) != seen:
            return True
    return False
