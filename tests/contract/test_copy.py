"""Copies are equal and independent, whatever happens to either."""

from __future__ import annotations

from tests.kit.drive import continued
from tests.kit.games import EVERY_GAME
from tests.kit.positions import MANY, positions
from wardround.core.game import Game


@EVERY_GAME
def test_a_copy_is_equal_and_goes_on_alike(game: Game) -> None:
    for position in positions(game.id, 2):
        state = position.state()
        twin = state.copy()

        assert game.dump(twin) == game.dump(state)
        assert type(twin) is type(state)
        assert continued(game, twin, "on") == continued(game, state, "on")
        assert game.dump(twin) == game.dump(state)


@EVERY_GAME
def test_what_happens_to_a_copy_leaves_the_original_alone(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        before = game.dump(state)
        continued(game, state.copy(), "on")

        assert game.dump(state) == before


@EVERY_GAME
def test_what_happens_to_the_original_leaves_a_copy_alone(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        twin = state.copy()
        before = game.dump(state)
        continued(game, state, "on")

        assert game.dump(twin) == before


@EVERY_GAME
def test_nobody_listens_to_a_copy(game: Game) -> None:
    """Events of a copy are not told to whoever listens to the original."""
    for position in positions(game.id, 1):
        state = position.state()
        game.listen(state)
        continued(game, state.copy(), "on", at_most=5)

        assert game.heard(state) == []
