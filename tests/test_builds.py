"""The pure and the compiled build: chosen by an environment variable, and alike in every game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from wardround import catalog

DIGESTS = """
import sys
from wardround.catalog import find
from wardround.core.build import build
from wardround.core.drive import random_game

game = find(sys.argv[1])
options = game.options({}, {})
print(build())
for seats in range(game.min_seats, game.max_seats + 1):
    print(random_game(game, options, seats, "builds").digest)
"""

BOTS = """
import sys
from wardround.bots.registry import kinds_of
from wardround.catalog import find
from wardround.core.build import build
from wardround.core.records import Terms
from wardround.sim.arena import arena

terms = Terms(find(sys.argv[1]), {}, {})
quick = [level for level in kinds_of(terms.game) if level in ("random", "easy")]
print(build())
print(arena(terms, [quick[-1], quick[-1], "random"], 3, "builds").digest())
"""


def tell(code: str, *arguments: str, pure: str, hash_seed: str = "0") -> list[str]:
    """Return the lines that a new process prints."""
    environment = {**os.environ, "WARDROUND_PURE": pure, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("game_id", list(catalog.GAMES))
def test_both_builds_play_the_same_games(game_id: str) -> None:
    pure = tell(DIGESTS, game_id, pure="1", hash_seed="1")
    other = tell(DIGESTS, game_id, pure="0", hash_seed="2")

    assert len(pure) > 1
    assert pure[1:] == other[1:]


@pytest.mark.parametrize("game_id", list(catalog.GAMES))
def test_bots_decide_alike_in_both_builds(game_id: str) -> None:
    pure = tell(BOTS, game_id, pure="1", hash_seed="1")
    other = tell(BOTS, game_id, pure="0", hash_seed="2")

    assert len(pure) == 2
    assert pure[1] == other[1]


def test_the_variable_forces_the_pure_build() -> None:
    lines = tell(DIGESTS, next(iter(catalog.GAMES)), pure="1")

    assert lines[0] == "pure"


@pytest.mark.parametrize("pure", ["0", "1"])
def test_importing_the_package_loads_none_of_its_modules(pure: str) -> None:
    code = "import sys, wardround; print([n for n in sys.modules if n.startswith('wardround')])"

    assert tell(code, pure=pure) == ["['wardround']"]
