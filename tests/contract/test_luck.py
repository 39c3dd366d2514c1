"""Luck: what is proposed is possible, what is not is refused, and keys alone decide."""

from __future__ import annotations

import pytest

from tests.kit.drive import Picker, Play, any_actor, first_actor, last_actor
from tests.kit.games import EVERY_GAME, KITS, shared
from tests.kit.positions import MANY, positions
from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, Game
from wardround.core.luck import Keyed, Rng
from wardround.core.records import Terms

OUTSIDE = (-1, 1_000, 2**31 - 1)
"""Numbers that no luck ever gives."""


def mangled(outcome: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return outcomes that are wrong whatever the luck was about."""
    wrong = [(*outcome, extra) for extra in (0, *OUTSIDE)]
    for at in range(len(outcome)):
        wrong.append(outcome[:at] + outcome[at + 1 :])
        wrong += [(*outcome[:at], number, *outcome[at + 1 :]) for number in OUTSIDE]
    return wrong


@EVERY_GAME
def test_whatever_luck_gives_is_possible(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        if game.actor(state) == CHANCE:
            before = game.dump(state)
            outcomes = [game.sample(state, Rng(number)) for number in range(60)]

            assert all(game.possible(state, outcome) for outcome in outcomes)
            assert all(type(number) is int for outcome in outcomes for number in outcome)
            assert game.dump(state) == before


@EVERY_GAME
def test_impossible_luck_is_refused_and_changes_nothing(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        if game.actor(state) != CHANCE:
            continue
        before = game.dump(state)
        for outcome in mangled(game.sample(state, Rng(position.moment))):
            assert not game.possible(state, outcome)
            with pytest.raises(IllegalAction, match="impossible-luck"):
                game.apply_luck(state, outcome)

        assert game.dump(state) == before


@EVERY_GAME
def test_luck_is_refused_where_a_player_decides(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        if game.actor(state) != CHANCE:
            before = game.dump(state)
            with pytest.raises(IllegalAction, match="no-luck-now"):
                game.apply_luck(state, (0,))

            assert game.luck(state) is None
            assert not game.possible(state, (0,))
            assert game.dump(state) == before


@EVERY_GAME
def test_the_key_and_the_seed_decide_alone(game: Game) -> None:
    """A copy asked later, or after other luck, gets the same; another seed gives another game."""
    for position in positions(game.id, MANY):
        state = position.state()
        if game.actor(state) == CHANCE:
            key = game.luck_key(state)
            keyed = Keyed("one")
            first = game.sample(state, keyed.stream(key))
            game.sample(state, keyed.stream("another key"))

            assert game.sample(state.copy(), Keyed("one").stream(key)) == first
            assert game.luck(state) == game.luck(state.copy())


@EVERY_GAME
def test_no_two_pieces_of_luck_of_a_game_share_a_key(game: Game) -> None:
    for play in shared(game, 30):
        play.finish()
        keys = [move.key for move in play.moves if move.is_luck()]

        assert len(set(keys)) == len(keys)


@EVERY_GAME
@pytest.mark.parametrize("pick", [last_actor, any_actor])
def test_the_order_in_which_simultaneous_seats_act_changes_nothing(
    game: Game, pick: Picker
) -> None:
    """Whole games in which every seat chooses alike end alike, whoever acts first."""
    kit = KITS[game.id]
    for number in range(30):
        settings, seats = kit.orderless(Rng(f"order/{number}"))
        terms = Terms(game, settings, {})
        chooser = kit.tempers()[number % len(kit.tempers())]
        one = Play(terms, seats, f"order/{number}", chooser, first_actor)
        other = Play(terms, seats, f"order/{number}", chooser, pick)

        assert game.dump(one.finish()) == game.dump(other.finish())
        assert sorted(map(repr, one.moves)) == sorted(map(repr, other.moves))
