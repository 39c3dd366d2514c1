"""What holds for every opponent of Dynamite Nurse: it answers all, peeks at nothing, repeats."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse import ODD_PACK, DynamiteNurseKit
from tests.kit.dynamitenurse_bots import ask, level, play, win_share
from tests.kit.dynamitenurse_random_packs import random_box
from tests.kit.games import KITS
from tests.kit.positions import Position, positions
from wardround.bots.dynamitenurse.levels import LEVELS
from wardround.core.build import build
from wardround.core.luck import Rng
from wardround.core.seats import AS_IT_LIKES, Budget, Turn
from wardround.dynamitenurse import GAME

EVERY_LEVEL = pytest.mark.parametrize("name", LEVELS)
SEARCHING = [name for name, kind in LEVELS.items() if kind.searches]
LADDER = [("random", "easy"), ("easy", "normal")]


def questions(each: int = 2) -> list[Position]:
    """Return positions of every moment in which somebody is asked."""
    return [one for one in positions(GAME.id, each) if GAME.actor(one.state()) >= 0]


@EVERY_LEVEL
def test_every_question_of_the_game_gets_a_legal_answer(name: str) -> None:
    asked = set()
    for position in questions():
        state = position.state()
        asked.add(position.moment)

        assert ask(level(name), state) in GAME.legal(state, GAME.actor(state))
    moments = DynamiteNurseKit().moments()
    assert asked == {one for one in moments if not one.startswith("luck") and one != "end"}


@EVERY_LEVEL
def test_whatever_others_hide_the_decision_is_the_same(name: str) -> None:
    found = 0
    for position in questions():
        state = position.state()
        seat = int(GAME.actor(state))
        decided = ask(level(name), state)
        for owner in set(range(position.seats)) - {seat}:
            for twin in KITS[GAME.id].disguises(state, owner)[:3]:
                found += 1

                assert ask(level(name), twin, veil="another") == decided
    assert found > 0


@EVERY_LEVEL
def test_the_same_question_has_the_same_answer_and_nothing_changes(name: str) -> None:
    bot = level(name)
    for position in questions():
        state = position.state()
        before = GAME.dump(state)

        assert ask(bot, state) == ask(bot, state) == ask(level(name), state)
        assert GAME.dump(state) == before


@EVERY_LEVEL
def test_a_single_legal_action_is_taken(name: str) -> None:
    found = 0
    for position in questions(6):
        state = position.state()
        turn = Turn(GAME, state, int(GAME.actor(state)), Rng(1), Rng(2))
        for action in turn.legal[:3]:
            turn.legal = [action]
            found += 1

            assert level(name).choose(turn) == action
    assert found > 0


@EVERY_LEVEL
@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(nodes=20), Budget(milliseconds=1)])
def test_any_budget_gets_a_legal_answer(name: str, budget: Budget) -> None:
    for position in questions(1):
        state = position.state()

        assert ask(level(name), state, budget=budget) in GAME.legal(state, GAME.actor(state))


@pytest.mark.parametrize("name", SEARCHING)
def test_a_planner_that_nobody_hurries_answers_too(name: str) -> None:
    for position in questions(1)[::6]:
        state = position.state()
        answer = ask(level(name), state, budget=AS_IT_LIKES)

        assert answer in GAME.legal(state, GAME.actor(state))


@EVERY_LEVEL
def test_cards_of_a_user_are_played_with(name: str) -> None:
    packs = [ODD_PACK, *[random_box(f"box {number}") for number in range(2)]]
    for number, pack in enumerate(packs):
        outcome = play([level(name)] * 3, f"own {number}", {"own.toml": pack})

        assert min(outcome.places) == 1


@pytest.mark.parametrize("name", SEARCHING)
def test_a_planner_that_may_try_nothing_plays_by_the_script(name: str) -> None:
    for position in questions():
        state = position.state()

        assert ask(level(name), state, budget=Budget(nodes=1)) == ask(level("normal"), state)


@pytest.mark.parametrize(
    ("name", "moment", "differs"),
    [("hard", "main", True), ("hard", "assign", False), ("expert", "assign", True)],
)
def test_who_may_try_more_decides_otherwise_now_and_then_where_it_plans(
    name: str, moment: str, differs: bool
) -> None:
    states = [position.state() for position in questions(8) if position.moment == moment]
    budgets = [Budget(nodes=1), Budget(nodes=24)]
    asked = [[ask(level(name), state, budget=budget) for state in states] for budget in budgets]

    assert (asked[0] != asked[1]) == differs


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("below", "name"), LADDER)
def test_each_level_wins_far_more_than_its_share_against_the_one_below(
    below: str, name: str, seats: int
) -> None:
    assert win_share(level(name), level(below), seats, 8) > 1.3


@pytest.mark.skipif(build() == "pure", reason="whole games of a search take long in the pure build")
def test_an_expert_wins_far_more_than_its_share_against_the_script() -> None:
    """Between neighbours the lead is smaller: `wardround arena` needs more games to see it."""
    assert win_share(level("expert"), level("normal"), 3, 8, Budget(nodes=24)) > 1.5
