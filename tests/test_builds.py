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

from tests.kit.both_builds import PLAYED
from tests.kit.tables_told import TABLES
from wardround.catalog import GAMES
from wardround.core.build import build

ROOT = Path(__file__).parent.parent


def tell(*arguments: str, pure: str, hash_seed: str = "0") -> subprocess.Popen[str]:
    """Start a process, and return it; its lines are still to be read."""
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
            "WARDROUND_PURE": pure,
            "PYTHONHASHSEED": hash_seed,
        },
        stdout=subprocess.PIPE,
        text=True,
    )


def lines(process: subprocess.Popen[str]) -> list[str]:
    """Return the lines that a process prints, which must end well."""
    printed, _ = process.communicate()
    assert process.returncode == 0
    return printed.splitlines()


def test_both_builds_play_the_same_games_and_their_bots_answer_alike() -> None:
    """At every moment they also allow and refuse the same actions, for the same reasons.

    On the way through the games they foretell the same, and read hospitals from the same texts.
    Tables tell everybody the same, byte for byte, in every language.
    """
    both = ("-m", "tests.kit.both_builds")
    other = tell(*both, pure=os.environ.get("WARDROUND_PURE", "0"), hash_seed="2")
    pure = tell(*both, pure="1", hash_seed="1")
    found, expected = lines(other), lines(pure)

    assert (expected[0], found[0]) == ("pure", build())
    assert len(expected) > 2 * PLAYED
    assert sum(", table in " in line for line in expected) == len(GAMES) * len(TABLES)
    assert found[1:] == expected[1:]


@pytest.mark.parametrize("pure", ["0", "1"])
def test_importing_the_package_loads_none_of_its_modules(pure: str) -> None:
    code = "import sys, wardround; print([n for n in sys.modules if n.startswith('wardround')])"

    assert lines(tell("-c", code, pure=pure)) == ["['wardround']"]
