"""The pure and the compiled build: chosen by an environment variable, and alike in every game.

Since both play the same games and their bots answer alike, what a test proves of games and bots in
one build holds in the other: such tests have the mark `once`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wardround import catalog
from wardround.core.build import build

ROOT = Path(__file__).parent.parent
BOTH = ("-m", "tests.kit.both_builds")


def tell(*arguments: str, pure: str, hash_seed: str = "0") -> list[str]:
    """Return the lines that a new process prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
            "WARDROUND_PURE": pure,
            "PYTHONHASHSEED": hash_seed,
        },
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("what", ["games", "bots"])
@pytest.mark.parametrize("game_id", list(catalog.GAMES))
def test_both_builds_play_the_same_games_and_their_bots_answer_alike(
    game_id: str, what: str
) -> None:
    pure = tell(*BOTH, what, game_id, pure="1", hash_seed="1")
    other = tell(*BOTH, what, game_id, pure=os.environ.get("WARDROUND_PURE", "0"), hash_seed="2")

    assert (pure[0], other[0]) == ("pure", build())
    assert len(pure) > 5
    assert pure[1:] == other[1:]


@pytest.mark.parametrize("pure", ["0", "1"])
def test_importing_the_package_loads_none_of_its_modules(pure: str) -> None:
    code = "import sys, wardround; print([n for n in sys.modules if n.startswith('wardround')])"

    assert tell("-c", code, pure=pure) == ["['wardround']"]
