"""How long bots may take."""

from __future__ import annotations

import pytest

from tests.kit.games import EVERY_GAME
from wardround.bots.kinds import Spec
from wardround.bots.registry import kinds_of
from wardround.catalog import find
from wardround.core.game import Game
from wardround.tables.thinking.budgets import LONGEST, budget_for, time_for


@EVERY_GAME
def test_levels_that_search_have_a_time_and_the_others_need_none(game: Game) -> None:
    assert {name: time_for(name, game) for name in kinds_of(game)} == {
        "random": 0,
        "easy": 0,
        "normal": 0,
        "hard": 1000,
        "expert": 3000,
    }


@pytest.mark.parametrize(
    ("bot", "allowed", "nodes", "clock"),
    [
        ("hard", 1000, 0, 1000),
        ("hard:ms=200", 200, 0, 200),
        ("hard:ms=200:nodes=50", 200, 50, 200),
        ("hard:nodes=50", LONGEST, 50, 0),
        ("expert:ms=999999999", LONGEST, 0, LONGEST),
    ],
)
def test_a_bot_may_bring_its_own_budget(bot: str, allowed: int, nodes: int, clock: int) -> None:
    game = find("dice-hospital")
    budget = budget_for(Spec(bot, kinds_of(game)), time_for(bot, game))

    assert time_for(bot, game) == allowed
    assert (budget.nodes, budget.milliseconds) == (nodes, clock)


@pytest.mark.parametrize("bot", ["nobody", "hard:ms=never", "hard:wings=2"])
def test_a_bot_that_there_is_not_needs_no_time(bot: str) -> None:
    assert time_for(bot, find("dice-hospital")) == 0
