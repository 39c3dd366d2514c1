"""What must be the same in both builds, printed by whichever runs: games, and what bots answer.

WARDROUND_PURE=1 python -m tests.kit.both_builds games dice-hospital
WARDROUND_PURE=1 python -m tests.kit.both_builds bots dynamite-nurse
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from tests.kit.bots import ask, questions
from tests.kit.digests import of_games
from tests.kit.levels import LEVELS
from wardround.bots.registry import make_bot
from wardround.catalog import find
from wardround.core.build import build
from wardround.core.game import Game

GAMES = 100
"""Games in random options, with players of all kinds: all that can happen in them happens."""


def bots(game: Game) -> Iterator[str]:
    """Give what every level answers to every kind of question."""
    for spec, budget in LEVELS[game.id].items():
        answers = [
            ask(game, make_bot(spec, game), position.state(), budget=budget)
            for position in questions(game, 1)
        ]
        yield f"{spec}: {answers}"


if __name__ == "__main__":
    what, game_id = sys.argv[1:]
    sys.stdout.write(f"{build()}\n")
    asked = find(game_id)
    for line in of_games(asked, GAMES) if what == "games" else bots(asked):
        sys.stdout.write(f"{line}\n")
