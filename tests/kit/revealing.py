"""What an action reveals, by its meaning: whether views differ. `core.reveals` builds fewer."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Game, State


def pushed(game: Game, state: State, seat: int, action: int) -> State:
    """Return the position after an action."""
    after = state.copy()
    game.push(after, seat, action)
    return after


def by_views(game: Game, imagined: Sequence[State], after: State, seat: int, action: int) -> bool:
    """Return whether an action led to a view that it would not have led to in all of `imagined`."""
    seen = game.view(after, seat)
    return any(game.view(pushed(game, one, seat, action), seat) != seen for one in imagined)
