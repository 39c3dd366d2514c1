"""Train the value by which hard and expert opponents of Dynamite Nurse judge, from nothing.

    python -m tools.train_dynamitenurse_value

The first generation of games is played by the script, with mistakes; each further one by planners
that use the value so far. Whenever a turn begins, the features of all seats are noted beside how
the game ended, and some small networks learn to foretell the one from the other. Equal seeds give
equal games on any number of processes. The file that is written says how it was made.

Fitting needs numpy (`pip install wardround[train]`); playing by the value does not.
"""

from __future__ import annotations

import argparse
import copy
import multiprocessing
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import numpy as np

from tools.dynamitenurse_net import Net, Numbers, mean_value
from wardround.bots.dynamitenurse.features import COUNT, features
from wardround.bots.dynamitenurse.planner_bot import Depth, PlannerBot
from wardround.bots.dynamitenurse.scripted_bot import ScriptedBot
from wardround.bots.dynamitenurse.style import BEGINNER
from wardround.bots.dynamitenurse.value import FILE, Value, read_value, results, write_value
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.dynamitenurse.worth import Style
from wardround.core.game import CHANCE, NOBODY
from wardround.core.luck import Keyed, Rng
from wardround.core.seats import Bot, Turn
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table

SEATS = (3, 4, 5)
MOST_SEATS = 5
MISTAKES = (0, 4, 10)
"""In how many of 100 decisions a seat does anything; one of these for each game."""
PARTS = 30
"""Into how many jobs a generation is divided; more have no part in what comes out."""

Job = tuple[str, int, Path | None, int]
"""A seed, how many games, the value to play by (None: the script), with how many nodes."""
Rows = tuple[bytes, bytes]
"""Features and results as 32-bit floats; seats that there are not have features and results 0."""


# --- games ---------------------------------------------------------------------------------------


def play_some(job: Job) -> Rows:
    """Play games of every size and note positions."""
    seed, games, path, nodes = job
    value = None if path is None else read_value(path)
    found, ended = array("f"), array("f")
    for number in range(games):
        seats = SEATS[number % len(SEATS)]
        rng = Rng(f"{seed}/{number}/players")
        play_one(f"{seed}/{number}", players(seats, value, nodes, rng), found, ended)
    return found.tobytes(), ended.tobytes()


def players(seats: int, value: Value | None, nodes: int, rng: Rng) -> list[Bot]:
    """Return who plays: the search by a value, or scripts of two styles."""
    if value is not None:
        depth = Depth(nodes=nodes, plans=8)
        return [PlannerBot(read_weights(), value, depth) for _ in range(seats)]
    styles = [read_weights(), BEGINNER]
    return [ScriptedBot(styles[int(rng.below(4) == 0)]) for _ in range(seats)]


def play_one(seed: str, bots: Sequence[Bot], found: array[float], ended: array[float]) -> None:
    """Play a game; note positions where a turn begins, and how it ended beside each."""
    seats = len(bots)
    table = cast(Table, GAME.new(GAME.options({}, {}), seats))
    keyed, rng, veil = Keyed(seed), Rng(f"{seed}/rng"), Rng(f"{seed}/veil")
    worth = Style(BEGINNER).worth(table.content)
    mistakes = MISTAKES[int(rng.below(len(MISTAKES)))]
    turn = noted = 0
    while (actor := int(GAME.actor(table))) != NOBODY:
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, keyed.stream(GAME.luck_key(table))))
            continue
        if table.turn != turn:
            turn = table.turn
            note(found, [features(table, worth, seat) for seat in range(seats)])
            noted += 1
        asked = Turn(GAME, table, actor, veil, rng)
        wrong = int(rng.below(100)) < mistakes
        action = (
            asked.legal[int(rng.below(len(asked.legal)))] if wrong else bots[actor].choose(asked)
        )
        GAME.push(table, actor, action)
    shares = results(table) + [0.0] * (MOST_SEATS - seats)
    for _ in range(noted):
        ended.extend(shares)


def note(found: array[float], rows: list[list[float]]) -> None:
    """Note the features of all seats."""
    for row in rows:
        found.extend(row)
    found.extend([0.0] * (COUNT * (MOST_SEATS - len(rows))))


# --- the command ---------------------------------------------------------------------------------


def play_generation(
    asked: argparse.Namespace, generation: int, games: int, path: Path | None
) -> tuple[Numbers, Numbers]:
    """Play the games of a generation, and return features and results."""
    share = max(1, games // PARTS)
    seeds = [f"{asked.seed}/{generation}/{part}" for part in range(-(-games // share))]
    jobs: list[Job] = [(seed, share, path, asked.nodes) for seed in seeds]
    if asked.jobs > 1:
        with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
            rows = pool.map(play_some, jobs, chunksize=1)
    else:
        rows = [play_some(job) for job in jobs]
    found = np.frombuffer(b"".join(one for one, _ in rows), dtype=np.float32)
    ended = np.frombuffer(b"".join(other for _, other in rows), dtype=np.float32)
    return found.reshape(-1, MOST_SEATS, COUNT), ended.reshape(-1, MOST_SEATS)


def learn(
    nets: Sequence[Net], rows: Sequence[tuple[Numbers, Numbers]], epochs: int, rate: float
) -> str:
    """Let networks learn from games, and tell how well the first foretells the newest of them.

    It has not seen the last part of them when that is measured; then it learns from them too.
    """
    data = np.concatenate([one for one, _ in rows])
    ended = np.concatenate([other for _, other in rows])
    seen = len(data) - max(1, len(rows[-1][0]) // 10)
    trial = copy.deepcopy(nets[0])
    trial.fit(data[:seen], ended[:seen], epochs, rate)
    unseen = trial.loss(data[seen:], ended[seen:])
    for net in nets:
        net.fit(data, ended, epochs, rate)
    return f"{len(data)} positions, cross-entropy {unseen:.3f} where unseen"


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.train_dynamitenurse_value")
    parser.add_argument("--out", type=Path, default=FILE, help="the file to write")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--script-games", type=int, default=6000, help="in the first generation")
    parser.add_argument("--games", type=int, default=1500, help="in each further generation")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--nodes", type=int, default=16, help="of the planners in these games")
    parser.add_argument("--nets", type=int, default=3, help="of which the value is the mean")
    parser.add_argument("--hidden", type=int, default=16, help="units of each net")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--rate", type=float, default=0.003, help="of learning, at first")
    parser.add_argument("--later-rate", type=float, default=0.001)
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Train a value; it is written after every generation."""
    asked = read_arguments(arguments)
    made = f"seed {asked.seed}, {asked.script_games} games of the script"
    rows = [play_generation(asked, 1, asked.script_games, None)]
    nets = [Net(rows[0][0], asked.hidden, number) for number in range(1, asked.nets + 1)]
    told = learn(nets, rows, asked.epochs, asked.rate)
    write_value(asked.out, mean_value(nets), made, told)
    sys.stdout.write(f"generation 1: {told}\n")
    rows = []
    for generation in range(2, asked.generations + 1):
        rows.append(play_generation(asked, generation, asked.games, asked.out))
        told = learn(nets, rows, asked.epochs, asked.later_rate)
        more = f"{made}, {generation - 1} x {asked.games} of planners with {asked.nodes} nodes"
        write_value(asked.out, mean_value(nets), more, told)
        sys.stdout.write(f"generation {generation}: {told}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
