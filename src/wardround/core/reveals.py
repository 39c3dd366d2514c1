"""What an action reveals to a seat: whether it learned something that it could not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.game import Game, State
from wardround.core.json_types import View
from wardround.core.luck import Rng

SAMPLES: Final = 16
"""Enough samples to find a secret with two equally likely values almost certainly."""


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
    seen: View | None = None
    for one in imagined:
        other = one.copy()
        game.push(other, seat, action)
        if after.looks_like(other, seat):
            continue
        if seen is None:
            seen = game.view(after, seat)
        if game.view(other, seat) != seen:
            return True
    return False
