"""Rewrite the fixed set of real activations: `python -m tools.positions`.

Each hospital at the start of an activation in some games is a line of bench/positions.txt, with
its round in front. The solver and the bots are measured on these lines, so they should not change.
"""

from __future__ import annotations

import sys
from pathlib import Path

from wardround.bots.dicehospital.samples import activations
from wardround.dicehospital import GAME

FILE = Path(__file__).parent.parent / "bench" / "positions.txt"
GAMES = 16


def main() -> int:
    """Write the file."""
    options = GAME.options({}, {})
    lines = [
        f"{round} {hospital}\n"
        for game in range(GAMES)
        for round, hospital in activations(options, f"positions/{game}")
    ]
    FILE.write_text("".join(lines), encoding="utf-8")
    sys.stdout.write(f"written: {FILE.name}, {len(lines)} lines\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
