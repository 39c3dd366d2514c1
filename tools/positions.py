"""Write the frozen set of real activations anew: `python -m tools.positions`.

Four players draft at random and activate by a beam that looks for points; each hospital that
they begin to activate is a line of bench/positions.txt, with its round in front. The solver is
measured on these lines, so that they should stay as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.solving import solve
from wardround.core.game import CHANCE
from wardround.core.luck import Keyed, Rng
from wardround.dicehospital import GAME, notation, steps
from wardround.dicehospital.state import Table

FILE = Path(__file__).parent.parent / "bench" / "positions.txt"
GAMES = 16
SEATS = 4
WIDTH = 20
MOST_DECISIONS = 10_000
"""No game takes so many, by luck or players."""


def positions(seed: str) -> Iterator[tuple[int, str]]:
    """Give the round and the hospital of each activation in a game with this seed."""
    table = cast(Table, GAME.new(GAME.options({}, {}), SEATS))
    judge = Judge(table.content)
    luck, rng = Keyed(seed), Rng(seed)
    for _ in range(MOST_DECISIONS):
        seat = GAME.actor(table)
        if seat == CHANCE:
            GAME.push_luck(table, GAME.sample(table, luck.stream(GAME.luck_key(table))))
        elif not GAME.actors(table):
            return
        elif table.step == steps.ACTIVATE:
            yield int(table.round), notation.hospital_text(table, seat)
            for action in solve(table, seat, judge, WIDTH, 0).actions():
                GAME.push(table, seat, action)
        else:
            legal = GAME.legal(table, seat)
            GAME.push(table, seat, legal[rng.below(len(legal))])


def main() -> int:
    """Write the file."""
    lines = [
        f"{round} {hospital}\n"
        for game in range(GAMES)
        for round, hospital in positions(f"positions/{game}")
    ]
    FILE.write_text("".join(lines), encoding="utf-8")
    sys.stdout.write(f"written: {FILE.name}, {len(lines)} lines\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
