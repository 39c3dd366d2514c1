"""The same seed gives the same games: in another process, and under another hash seed.

`tests/test_builds.py` compares the pure and the compiled build.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.kit import digests
from tests.kit.games import EVERY_GAME
from tests.kit.plain import Json
from wardround.catalog import GAMES
from wardround.core.build import build
from wardround.core.game import Game

pytestmark = pytest.mark.once
GAMES_PLAYED = 12


def elsewhere(**environment: str) -> Json:
    """Play the games in a process of their own, and return its build and all digests."""
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-m", digests.__name__, str(GAMES_PLAYED)],
        env={**os.environ, "PYTHONPATH": path, **environment},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    told: Json = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_and_hash_seed_play_the_same_games(hash_seed: str) -> None:
    told = elsewhere(PYTHONHASHSEED=hash_seed, WARDROUND_PURE="0" if build() != "pure" else "1")

    assert told["build"] == build()
    assert told["digests"] == {
        id: digests.of_games(game, GAMES_PLAYED) for id, game in GAMES.items()
    }


@EVERY_GAME
def test_digests_tell_games_apart(game: Game) -> None:
    """Otherwise equal digests would say nothing."""
    told = digests.of_games(game, GAMES_PLAYED)

    assert len(set(told)) == GAMES_PLAYED
    assert told == digests.of_games(game, GAMES_PLAYED)
