"""A moment of a game: what follows from a position, worked out once for all who ask.

Nobody may change what a moment returns.
"""

from __future__ import annotations

from collections.abc import Hashable

from wardround.core.game import CHANCE, Game, Outcome, State
from wardround.core.json_types import View
from wardround.core.luck import Rng


class Moment:
    """A position as it is now; the next action or roll ends the moment."""

    __slots__ = ("_game", "_imagined", "_legal", "_moves", "_outcome", "_views", "actors", "state")

    def __init__(self, game: Game, state: State, moves: int) -> None:
        self._game = game
        self.state = state
        self._moves = moves
        """How many moves led here."""
        self.actors = [seat for seat in game.actors(state) if seat != CHANCE]
        """The seats that may act."""
        self._views: dict[int | None, View] = {}
        self._imagined: dict[Hashable, State] = {}
        self._legal: dict[int, list[int]] = {}
        self._outcome: Outcome | None = None

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may do."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = self._game.legal(self.state, seat)
        return known

    def view(self, viewer: int | None) -> View:
        """Return what a viewer can see."""
        known = self._views.get(viewer)
        if known is None:
            known = self._views[viewer] = self._game.view(self.state, viewer)
        return known

    def imagined(self, seat: int) -> State:
        """Return a position that looks the same to a seat; always the same one."""
        hides = self._game.hides(self.state, seat)
        key = seat if hides else None  # from whom nothing is hidden, they imagine the same
        known = self._imagined.get(key)
        if known is None:
            known = self._imagined[key] = self.redealt(seat) if hides else self.state.copy()
        return known

    def redealt(self, seat: int) -> State:
        """Return a new position that looks the same to a seat, for who changes it."""
        return self._game.redeal(self.state, seat, Rng(f"imagined/{self._moves}/{seat}"))

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None before the end."""
        if self._outcome is None:
            self._outcome = self._game.outcome(self.state)
        return self._outcome
