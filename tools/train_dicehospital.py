"""Trains the models of Dice Hospital's bots from scratch, by self-play.

`python -m tools.train_dicehospital --out weights.json` runs generation after generation: games
with some random drafts, a fit to the results of every hospital, then games with that fit. The file
is written after each generation. `--settings 4 --games 20 --generations 1` is a quick trial.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Final, cast

from tools.dicehospital_values.fitting import Layout, fit
from tools.dicehospital_values.selfplay import Job, Row, play
from wardround.bots.dicehospital import features
from wardround.dicehospital import GAME
from wardround.dicehospital.options import DiceHospitalOptions

SETTINGS: Final = ("1", "2", "3", "4", "1+", "2+", "3+", "4+")
"""Seats, and `+` with the expansion."""
KEPT: Final = 8
"""A fit sees the games of so many generations."""


def layout() -> Layout:
    """Return all cards that there are in the settings."""
    content = cast(DiceHospitalOptions, GAME.options({"experimental": True}, {})).content
    ids = [one.card.id for one in content.departments if not one.printed]
    ids += [one.card.id for one in content.specialists]
    ids += [one.card.id for one in content.administrators]
    return Layout(sorted(set(ids)), content.house.rounds)


def jobs(args: argparse.Namespace, generation: int, weights: str) -> Iterator[Job]:
    """Give the games of a generation: as many hospitals in every setting."""
    for setting in args.settings:
        seats = int(setting[0])
        for number in range(max(1, args.games * 4 // seats)):
            seed = f"{args.seed}/{generation}/{setting}/{number}"
            yield Job(
                seed, seats, setting.endswith("+"), weights, args.width, args.draft,
                args.random_drafts,
            )  # fmt: skip


def header(args: argparse.Namespace, generation: int, means: dict[str, float]) -> dict[str, Any]:
    """Return what is to be known of a file of weights."""
    return {
        "features": features.VERSION,
        "rules": GAME.rules_version,
        "training": f"{generation + 1} generations of {args.games} games of four and as many"
        f" hospitals in the other settings, beam {args.width}, seed {args.seed}",
        "command": "python -m tools.train_dicehospital",
        "points_in_training": {name: round(mean, 1) for name, mean in means.items()},
    }


def generation_of(
    pool: ProcessPoolExecutor, args: argparse.Namespace, generation: int, weights: str
) -> tuple[list[Row], dict[str, float]]:
    """Play a generation; return its hospitals and the mean score by setting."""
    rows: list[Row] = []
    scores: dict[str, list[int]] = {setting: [] for setting in args.settings}
    todo = list(jobs(args, generation, weights))
    for job, (found, points) in zip(todo, pool.map(play, todo, chunksize=4), strict=True):
        rows += found
        scores[f"{job.seats}{'+' if job.expansion else ''}"] += points
    return rows, {name: sum(some) / len(some) for name, some in scores.items()}


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True)
    parser.add_argument("--begin", default="", help="continue from the weights in this file")
    parser.add_argument("--settings", nargs="+", default=SETTINGS, choices=SETTINGS)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--width", type=int, default=4)
    parser.add_argument("--draft", type=int, default=1)
    parser.add_argument("--random-drafts", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--arrays", default="numpy", choices=("numpy", "cupy"))
    parser.add_argument("--seed", default="train")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> None:
    """Train, and write the weights after each generation."""
    args = arguments(given)
    out = Path(args.out)
    weights: str = args.begin
    kept: list[list[Row]] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for generation in range(args.generations):
            began = time.monotonic()
            rows, means = generation_of(pool, args, generation, weights)
            kept = [*kept[1 - KEPT :], rows]
            played = time.monotonic() - began
            all_rows = [row for some in kept for row in some]
            fitted = fit(layout(), all_rows, generation, import_module(args.arrays))
            errors = fitted.pop("errors")
            out.write_text(json.dumps({"header": header(args, generation, means), **fitted}))
            # Another name for each generation: processes keep what they have read.
            weights = str(out.with_suffix(f".{generation}.json"))
            Path(weights).write_text(out.read_text("utf-8"))
            told = ", ".join(f"{name}: {mean:.1f}" for name, mean in means.items())
            sys.stdout.write(f"generation {generation}: {told}; {played:.0f} s; {errors}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
