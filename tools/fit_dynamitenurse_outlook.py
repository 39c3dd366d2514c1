"""Fit what the coach of Dynamite Nurse expects of a position, from nothing, on the processor.

    python -m tools.fit_dynamitenurse_outlook

Normal opponents play; whenever a Main Phase ends, the features of its player go with the score
that the player ended with. The weights are those of least squares, with
a little drawn towards 0. Equal seeds give equal weights; the file says how it was made.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.outlook import FILE, NAMES, features
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.dynamitenurse.worth import Style, Worth
from wardround.core.game import CHANCE, NOBODY
from wardround.core.luck import Keyed, Rng
from wardround.dynamitenurse import GAME, actions, steps
from wardround.dynamitenurse.state import Table

SEATS = (3, 4, 5)
RIDGE = 1.0
Row = tuple[list[float], float]


def rows(worth: Worth, seats: int, seed: str) -> Iterator[Row]:
    """Give features and final scores out of one game."""
    table = cast(Table, GAME.new(GAME.options({}, {}), seats))
    keyed, rng = Keyed(seed), Rng(seed)
    seen: list[tuple[int, list[float]]] = []
    while (actor := int(GAME.actor(table))) != NOBODY:
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, keyed.stream(GAME.luck_key(table))))
            continue
        action = scripted.choose(table, worth, actor, GAME.legal(table, actor), rng)
        if table.step == steps.MAIN and action == actions.DONE:
            seen.append((actor, features(table, worth, actor)))
        GAME.push(table, actor, action)
    outcome = GAME.outcome(table)
    assert outcome is not None, "it was played to the end"
    for seat, found in seen:
        yield found, float(outcome.scores[seat])


class Squares:
    """The normal equations of least squares, filled row by row."""

    def __init__(self, size: int) -> None:
        self.left = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        self.right = [0.0] * size
        self.count = 0
        self.total = self.squares = 0.0

    def add(self, found: list[float], score: float) -> None:
        """Add one row."""
        self.count += 1
        self.total += score
        self.squares += score * score
        for i, one in enumerate(found):
            self.right[i] += one * score
            line = self.left[i]
            for j, other in enumerate(found):
                line[j] += one * other

    def solved(self) -> list[float]:
        """Return the weights, by Gaussian elimination."""
        size = len(self.right)
        lines = [[*row, value] for row, value in zip(self.left, self.right, strict=True)]
        for at in range(size):
            pivot = max(range(at, size), key=lambda row: abs(lines[row][at]))
            lines[at], lines[pivot] = lines[pivot], lines[at]
            for row in range(size):
                if row != at:
                    factor = lines[row][at] / lines[at][at]
                    lines[row] = [
                        one - factor * other
                        for one, other in zip(lines[row], lines[at], strict=True)
                    ]
        return [lines[at][size] / lines[at][at] for at in range(size)]

    def explained(self, weights: list[float]) -> float:
        """Return how much of the variance of final scores the weights explain."""
        mean = self.total / self.count
        cross = sum(w * r for w, r in zip(weights, self.right, strict=True))
        inner = sum(
            a * b * (self.left[i][j] - (RIDGE if i == j else 0.0))
            for i, a in enumerate(weights)
            for j, b in enumerate(weights)
        )
        residual = self.squares - 2 * cross + inner
        return 1 - residual / (self.squares - self.count * mean * mean)


def fit(games: int, seed: str) -> tuple[dict[int, list[float]], str]:
    """Return weights for every number of players, and how much they explain."""
    table = cast(Table, GAME.new(GAME.options({}, {}), SEATS[0]))
    worth = Style(read_weights()).worth(table.content)
    found: dict[int, list[float]] = {}
    told: list[str] = []
    for seats in SEATS:
        squares = Squares(len(NAMES))
        for game in range(games):
            for row in rows(worth, seats, f"{seed}/{seats}/{game}"):
                squares.add(*row)
        found[seats] = squares.solved()
        told.append(f"{seats} players {squares.explained(found[seats]):.2f}")
    return found, "share of the variance of scores explained: " + ", ".join(told)


def write(path: Path, weights: dict[int, list[float]], made: str, result: str) -> None:
    """Write weights with a header."""
    names = ", ".join(f'"{name}"' for name in NAMES)
    lines = [
        "# Written by `python -m tools.fit_dynamitenurse_outlook`, not by hand.",
        "[header]",
        f'rules = "{GAME.rules_version}"',
        f"features = [{names}]",
        f'made = "{made}"',
        f'result = "{result}"',
        "",
        "[weights]",
        *[
            f"{seats} = [" + ", ".join(f"{one:.4f}" for one in row) + "]"
            for seats, row in weights.items()
        ],
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Fit and write."""
    parser = argparse.ArgumentParser(description="Fit the outlook of Dynamite Nurse's coach.")
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args(arguments)
    weights, result = fit(args.games, args.seed)
    made = f"least squares over {args.games} games a table of normal opponents, seed {args.seed}"
    write(args.out, weights, made, result)
    sys.stdout.write(f"{result}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
