"""What holds in every position of every game: nothing is lost, and choices come in order."""

from __future__ import annotations

from itertools import groupby

from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from tests.kit.games import EVERY_GAME, KITS
from tests.kit.positions import MANY, positions
from tests.kit.strategies import plays_of
from wardround.core.game import Game


@EVERY_GAME
@given(data=st.data())
@examples(max_examples=60)
def test_any_position_of_any_game_is_sound(game: Game, data: st.DataObject) -> None:
    """The watch of the game asserts it, at first and after each move."""
    play = data.draw(plays_of(game.id))
    watch = KITS[game.id].watch(play.state)
    for _ in range(10):
        if not play.over():
            told = [game.event_record(play.state, event) for event in play.step()]
            watch.see(play.state, told)


@EVERY_GAME
def test_actions_of_one_verb_stand_together(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        for seat in range(position.seats):
            legal = game.legal(state, seat)
            verbs = [game.action_record(state, action)["verb"] for action in legal]

            assert len([verb for verb, _ in groupby(verbs)]) == len(set(verbs))
