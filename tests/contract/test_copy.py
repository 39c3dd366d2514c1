"""Copies are equal and independent, whatever happens to either."""

from __future__ import annotations

from tests.kit.drive import continued
from tests.kit.games import EVERY_GAME
from tests.kit.positions import MANY, positions
from wardround.core.game import Game


@EVERY_GAME
def test_a_copy_is_equal_and_independent_and_goes_on_alike(game: Game) -> None:
    """Whatever happens to a copy leaves the original alone, and the other way round."""
    for position in positions(game.id, MANY):
        state = position.state()
        before = game.dump(state)
        twin, kept = state.copy(), state.copy()

        assert type(twin) is type(state)
        assert game.dump(twin) == before
        moves = continued(game, twin, "on")
        assert game.dump(state) == before
        assert continued(game, state, "on") == moves
        assert game.dump(state) == game.dump(twin)
        assert game.dump(kept) == before


@EVERY_GAME
def test_nobody_listens_to_a_copy(game: Game) -> None:
    """Events of a copy are not told to whoever listens to the original."""
    for position in positions(game.id, 1):
        state = position.state()
        game.listen(state)
        continued(game, state.copy(), "on", at_most=5)

        assert game.heard(state) == []
