"""Fit the weights of the normal opponent of Dynamite Nurse, from nothing, on the processor.

    python -m tools.train_dynamitenurse

By the cross-entropy method: styles of play drawn around a mean sit down with anchors, seats
rotated and seeds blocked; the best of them make the next mean. The anchors are the beginner, and
later the champion so far. Equal seeds give equal weights, on any number of processes. The file
that is written says how it was made.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from wardround.bots.dynamitenurse.scripted_bot import ScriptedBot
from wardround.bots.dynamitenurse.style import BEGINNER, COUNT
from wardround.bots.dynamitenurse.weights import FILE, read_weights, write_weights
from wardround.core.game import CHANCE, NOBODY
from wardround.core.luck import Keyed, Rng
from wardround.core.seats import Bot, Turn
from wardround.dynamitenurse import GAME

SEATS = (3, 4, 5)
SPREAD, SMALLEST = 0.6, 0.3
"""How far the first styles are from the beginner's: in parts of a weight, and at least."""
MEAN_KEPT, SPREAD_KEPT = 0.4, 0.8
"""How much of the former mean and spread stays in the next: few games are a poor judge."""
WIN, MOST_MARGIN = 10.0, 15.0
"""How many points of margin a win counts as, and how many points count at all."""

Trial = tuple[list[float], list[float], str, int]
"""The weights that play, those of the champion at the table, a seed, how many blocks."""


# --- how well a style plays ----------------------------------------------------------------------


def play(bots: Sequence[Bot], seed: str) -> tuple[int, ...]:
    """Play a game and return the points of all seats."""
    table = GAME.new(GAME.options({}, {}), len(bots))
    keyed = Keyed(seed)
    veil = Rng(f"{seed}/veil")
    rngs = [Rng(f"{seed}/bot/{seat}") for seat in range(len(bots))]
    while (actor := int(GAME.actor(table))) != NOBODY:
        if actor == CHANCE:
            source = keyed.stream(GAME.luck_key(table))
            GAME.push_luck(table, GAME.sample(table, source))
        else:
            turn = Turn(GAME, table, actor, veil, rngs[actor])
            GAME.push(table, actor, bots[actor].choose(turn))
    outcome = GAME.outcome(table)
    assert outcome is not None, "it was played to the end"
    return outcome.scores


def merit(trial: Trial) -> float:
    """Return how well weights play: wins and margins over blocks, from every seat."""
    weights, champion, seed, blocks = trial
    total = 0.0
    games = 0
    one = ScriptedBot(weights)
    for seats in SEATS:
        for block in range(blocks):
            others = _anchors(champion, seats, block)
            for at in range(seats):
                scores = play([*others[:at], one, *others[at:]], f"{seed}/{seats}/{block}")
                total += _margin(scores, at)
                games += 1
    return total / games


def _anchors(champion: list[float], seats: int, block: int) -> list[Bot]:
    """Return the others: beginners, champions, or both in turn."""
    beginner, best = ScriptedBot(BEGINNER), ScriptedBot(champion)
    return [best if (seat + block) % 2 else beginner for seat in range(seats - 1)]


def _margin(scores: Sequence[int], at: int) -> float:
    best = max(score for seat, score in enumerate(scores) if seat != at)
    margin = max(-MOST_MARGIN, min(MOST_MARGIN, float(scores[at] - best)))
    return margin + WIN * (scores[at] > best)


def measure(weights: list[float], seed: str, blocks: int) -> str:
    """Return how often weights win against a table of beginners, for each number of players."""
    one, beginner = ScriptedBot(weights), ScriptedBot(BEGINNER)
    told: list[str] = []
    for seats in SEATS:
        won = 0.0
        for block in range(blocks):
            for at in range(seats):
                others: list[Bot] = [beginner] * (seats - 1)
                scores = play([*others[:at], one, *others[at:]], f"{seed}/measure/{seats}/{block}")
                won += (scores[at] == max(scores)) / scores.count(max(scores))
        told.append(f"{100 * won / (blocks * seats):.0f} % of games of {seats}")
    return f"against beginners it wins {', '.join(told)} ({blocks} blocks)"


# --- the cross-entropy method --------------------------------------------------------------------


def bell(rng: Rng) -> float:
    """Return a number around 0 with a spread of 1: the sum of twelve even ones."""
    return sum(int(rng.next32()) for _ in range(12)) / 2**32 - 6


class Search:
    """The mean and the spread of the weights, generation after generation."""

    def __init__(self, mean: list[float], seed: str) -> None:
        self.mean = mean[:]
        self.spread = [max(SMALLEST, SPREAD * abs(weight)) for weight in mean]
        self.seed = seed
        self.rng = Rng(f"{seed}/search")

    def draw(self, count: int) -> list[list[float]]:
        """Return weights around the mean, the mean itself first."""
        pairs = list(zip(self.mean, self.spread, strict=True))
        drawn = [[m + s * bell(self.rng) for m, s in pairs] for _ in range(count - 1)]
        return [self.mean[:], *drawn]

    def learn(self, drawn: list[list[float]], merits: list[float]) -> None:
        """Move mean and spread towards the best fifth."""
        order = sorted(range(len(drawn)), key=lambda at: -merits[at])
        elite = [drawn[at] for at in order[: max(2, len(drawn) // 5)]]
        for at in range(COUNT):
            values = [weights[at] for weights in elite]
            mean = sum(values) / len(values)
            spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
            self.mean[at] = MEAN_KEPT * self.mean[at] + (1 - MEAN_KEPT) * mean
            self.spread[at] = SPREAD_KEPT * self.spread[at] + (1 - SPREAD_KEPT) * spread


def generations(search: Search, asked: argparse.Namespace) -> Iterator[str]:
    """Run generations, and tell of each."""
    champion = search.mean[:]
    with ExitStack() as stack:
        trial_all: Callable[[list[Trial]], list[float]] = _one_by_one
        if asked.jobs > 1:
            context = multiprocessing.get_context("spawn")
            pool = stack.enter_context(context.Pool(asked.jobs))
            trial_all = partial(pool.map, merit, chunksize=1)
        for number in range(asked.generations):
            drawn = search.draw(asked.population)
            seed = f"{search.seed}/{number}"
            merits = trial_all([(one, champion, seed, asked.blocks) for one in drawn])
            search.learn(drawn, merits)
            if number % 5 == 4:
                champion = search.mean[:]
            yield f"generation {number + 1} (mean {merits[0]:.2f}, best {max(merits):.2f})"


def _one_by_one(trials: list[Trial]) -> list[float]:
    return [merit(trial) for trial in trials]


# --- the command ---------------------------------------------------------------------------------


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.train_dynamitenurse")
    parser.add_argument("--out", type=Path, default=FILE, help="the file to write")
    parser.add_argument("--start", type=Path, help="start with the weights in this file")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--generations", type=int, default=26)
    parser.add_argument("--population", type=int, default=40)
    parser.add_argument("--blocks", type=int, default=6, help="seeds for each number of players")
    parser.add_argument("--measure", type=int, default=40, help="blocks to measure the result by")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Fit weights; they are written after every generation."""
    asked = read_arguments(arguments)
    search = Search(read_weights(asked.start) if asked.start else BEGINNER, asked.seed)
    made = f"{asked.population} styles a generation, {asked.blocks} blocks, seed {asked.seed}"
    for line in generations(search, asked):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        write_weights(asked.out, search.mean, f"{made}, {line}", "not measured")
    result = measure(search.mean, asked.seed, asked.measure)
    sys.stdout.write(f"{result}\n")
    write_weights(asked.out, search.mean, f"{made}, {line}", result)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
