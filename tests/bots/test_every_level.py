"""What holds for every opponent of every game: it answers all, peeks at nothing, repeats itself."""

from __future__ import annotations

from functools import cache

import pytest

from tests.kit.bots import ask, questions
from tests.kit.games import KITS
from tests.kit.levels import LEVELS
from wardround.bots.registry import kinds_of, make_bot
from wardround.bots.tempers import TEMPER
from wardround.catalog import find
from wardround.core.luck import Rng
from wardround.core.seats import Budget, Turn

EVERY_LEVEL = pytest.mark.parametrize(
    ("game_id", "spec"), [(game_id, spec) for game_id in LEVELS for spec in LEVELS[game_id]]
)


@cache
def answers(game_id: str, spec: str) -> list[int]:
    """Return what a level decides, made anew for each question of the game."""
    game, budget = find(game_id), LEVELS[game_id][spec]
    return [
        ask(game, make_bot(spec, game), position.state(), budget=budget)
        for position in questions(game, 1)
    ]


@pytest.mark.parametrize("game_id", LEVELS)
def test_no_level_is_left_out_here(game_id: str) -> None:
    levels = {spec.partition(":")[0]: spec for spec in LEVELS[game_id]}

    assert list(levels) == list(kinds_of(find(game_id)))
    assert set(LEVELS) == set(KITS)


@EVERY_LEVEL
def test_every_question_of_the_game_gets_a_legal_answer(game_id: str, spec: str) -> None:
    game = find(game_id)
    asked = set()
    for position, answer in zip(questions(game, 1), answers(game_id, spec), strict=True):
        state = position.state()
        asked.add(position.moment)

        assert answer in game.legal(state, game.actor(state))
    moments = KITS[game_id].moments()
    assert asked == {one for one in moments if not one.startswith("luck") and one != "end"}


@EVERY_LEVEL
def test_whatever_others_hide_the_decision_is_the_same(game_id: str, spec: str) -> None:
    game, budget = find(game_id), LEVELS[game_id][spec]
    found = 0
    for position, decided in zip(questions(game, 1), answers(game_id, spec), strict=True):
        state = position.state()
        seat = int(game.actor(state))
        for owner in set(range(position.seats)) - {seat}:
            for twin in KITS[game_id].disguises(state, owner)[:2]:
                found += 1
                bot = make_bot(spec, game)

                assert ask(game, bot, twin, veil="another", budget=budget) == decided
    assert found > 0


@EVERY_LEVEL
def test_the_same_question_has_the_same_answer_and_nothing_changes(game_id: str, spec: str) -> None:
    game, budget = find(game_id), LEVELS[game_id][spec]
    bot = make_bot(spec, game)
    for position, answer in zip(questions(game, 1), answers(game_id, spec), strict=True):
        state = position.state()
        before = game.dump(state)

        assert ask(game, bot, state, budget=budget) == answer
        assert ask(game, bot, state, budget=budget) == answer
        assert game.dump(state) == before


@EVERY_LEVEL
def test_a_single_legal_action_is_taken(game_id: str, spec: str) -> None:
    game = find(game_id)
    for position in questions(game, 1):
        state = position.state()
        turn = Turn(game, state, int(game.actor(state)), Rng(1), Rng(2))
        for action in turn.legal[:3]:
            turn.legal = [action]

            assert make_bot(spec, game).choose(turn) == action


@EVERY_LEVEL
@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(nodes=20), Budget(milliseconds=1)])
def test_any_budget_gets_a_legal_answer(game_id: str, spec: str, budget: Budget) -> None:
    """Also for the level as it comes, which would think much longer."""
    game = find(game_id)
    for position in questions(game, 1):
        state = position.state()
        name, _, parameters = spec.partition(":")
        temper = [one for one in parameters.split(":") if one.startswith(TEMPER)]
        bot = make_bot(":".join([name, *temper]), game)

        assert ask(game, bot, state, budget=budget) in game.legal(state, game.actor(state))
