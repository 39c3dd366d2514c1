"""The opponents of Dynamite Nurse: a user's cards, where they plan, who beats whom."""

from __future__ import annotations

import pytest

from tests.kit.bots import questions
from tests.kit.dynamitenurse import ODD_PACK
from tests.kit.dynamitenurse_bots import ask, level, play, wins_more
from tests.kit.dynamitenurse_random_packs import random_box
from wardround.bots.dynamitenurse.levels import LEVELS
from wardround.core.build import build
from wardround.core.seats import AS_IT_LIKES, Budget
from wardround.dynamitenurse import GAME

EVERY_LEVEL = pytest.mark.parametrize("name", LEVELS)
SEARCHING = [name for name, kind in LEVELS.items() if kind.searches]
LADDER = [("random", "easy"), ("easy", "normal")]


@pytest.mark.parametrize("name", SEARCHING)
def test_a_planner_that_nobody_hurries_answers_too(name: str) -> None:
    for position in questions(GAME, 1)[::6]:
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
    for position in questions(GAME, 2):
        state = position.state()

        assert ask(level(name), state, budget=Budget(nodes=1)) == ask(level("normal"), state)


@pytest.mark.parametrize(
    ("name", "moment", "differs"),
    [
        ("hard", "main", True),
        ("hard", "assign", True),
        ("hard", "beds", False),
        ("expert", "beds", True),
    ],
)
def test_who_may_try_more_decides_otherwise_now_and_then_where_it_plans(
    name: str, moment: str, differs: bool
) -> None:
    states = [position.state() for position in questions(GAME, 8) if position.moment == moment]
    budgets = [Budget(nodes=1), Budget(nodes=24)]
    asked = [[ask(level(name), state, budget=budget) for state in states] for budget in budgets]

    assert (asked[0] != asked[1]) == differs


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("below", "name"), LADDER)
def test_each_level_wins_far_more_than_its_share_against_the_one_below(
    below: str, name: str, seats: int
) -> None:
    assert wins_more(level(name), level(below), seats, 8, 1.3)


@pytest.mark.skipif(build() == "pure", reason="whole games of a search take long in the pure build")
def test_an_expert_wins_far_more_than_its_share_against_the_script() -> None:
    """Between neighbours the lead is smaller: `wardround arena` needs more games to see it."""
    assert wins_more(level("expert"), level("normal"), 3, 8, 1.5, Budget(nodes=24))
