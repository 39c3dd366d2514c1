"""The measurement of news does the same work in each run, and news reaches everybody."""

from __future__ import annotations

import pytest

from bench.news import Company, measure, random_game
from wardround.catalog import GAMES
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.pictures import TableWords

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@EVERY
def test_two_runs_tell_the_same_in_measured_time(game: Game) -> None:
    one, other = (measure(game, tables=3, warm=2, actions=12) for _ in range(2))

    assert one["digest"] == other["digest"]
    assert float(one["news"]) > 0
    assert measure(game, tables=3, warm=3, actions=12)["digest"] != one["digest"]


@EVERY
def test_an_action_is_told_to_everybody(game: Game) -> None:
    company, rng = Company(TableWords(), random_game(game, "told"), 5, 0), Rng("told")
    company.act(rng)
    seq = company.table.seq

    assert [b'{"seq":%d,"after":%d,' % (seq, seq - 1) in one for one in company.follow()] == (
        [True] * 4
    )
