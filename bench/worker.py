"""Measures one engine in one process and prints the figures as a line of JSON.

`python bench/worker.py catanatron`, or the id of one of our games, `solver` or `regret`. All times
are CPU time of this process. A decision is one choice by one player, forced ones included and luck
excluded.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

PLAYERS = 4
PLAY_SECONDS = 1.0
COPY_SECONDS = 0.2
RECORDS = 3
POSITIONS = Path(__file__).with_name("positions.txt")
EVERY = 5
"""One in so many of the frozen positions is solved."""


def rate(play: Callable[[int], int]) -> float:
    """Return decisions a second; `play` plays the game with a number and returns its decisions."""
    play(0)
    decisions = 0
    begun = time.process_time()
    for number in count(1):
        decisions += play(number)
        spent = time.process_time() - begun
        if spent >= PLAY_SECONDS:
            return decisions / spent
    raise AssertionError


def microseconds(work: Callable[[], object]) -> float:
    """Return how long one piece of short work takes."""
    begun = time.process_time()
    for number in count(1):
        work()
        if number % 100 == 0:
            spent = time.process_time() - begun
            if spent >= COPY_SECONDS:
                return spent / number * 1e6
    raise AssertionError


def catanatron() -> dict[str, float | str]:
    """Measure catanatron: four random players, and a copy of a game half played."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def begin(number: int) -> Game:
        return Game([RandomPlayer(colour) for colour in colours], seed=number)

    def play(number: int) -> int:
        game = begin(number)
        game.play()
        # Older releases call them just actions.
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    middle = begin(0)
    for _ in range(play(0) // 2):
        middle.play_tick()
    return {"rate": rate(play), "copy": microseconds(middle.copy)}


def wardround(game: str) -> dict[str, float | str]:
    """Measure a game in the build that is running: the same, and a record read and replayed."""
    from wardround import catalog
    from wardround.bots.registry import make_seat
    from wardround.core.build import build
    from wardround.core.drive import random_game
    from wardround.core.record_text import read, write
    from wardround.core.records import Terms, fork, positions, replay
    from wardround.tables.game.match import Match

    terms = Terms(catalog.find(game), {}, {})

    def play(number: int) -> int:
        return random_game(terms.game, terms.options, PLAYERS, f"bench/{number}").decisions

    match = Match(terms, [make_seat("random", terms.game) for _ in range(PLAYERS)], "bench")
    match.advance()
    record = match.record()
    middle = replay(fork(record, len(record.moves) // 2))

    def keep_and_replay() -> float:
        begun = time.process_time()
        for _ in positions(read(write(record), "bench", catalog.find)):
            pass
        return (time.process_time() - begun) * 1e3

    return {
        "build": build(),
        "rate": rate(play),
        "copy": microseconds(middle.copy),
        "record": min(keep_and_replay() for _ in range(RECORDS)),
    }


def solver() -> dict[str, Any]:
    """Measure the solver: by round, the share of positions that it proves in a second."""
    from wardround.bots.dicehospital.proofs import proofs
    from wardround.core.build import build
    from wardround.dicehospital import GAME

    lines = POSITIONS.read_text(encoding="utf-8").splitlines()[::EVERY]
    found = proofs(GAME.options({}, {}), lines)
    return {
        "build": build(),
        "positions": len(found.seconds),
        "shares": found.shares(),
        "worst": max(found.seconds),
    }


def regret() -> dict[str, Any]:
    """Measure what the beams of the levels lose on all frozen positions, in points a round."""
    from wardround import catalog
    from wardround.bots.dicehospital.regret import regrets
    from wardround.bots.registry import kinds_of, make_bot

    game = catalog.find("dice-hospital")
    widths: dict[str, int] = {}
    for level in kinds_of(game):
        planner = getattr(make_bot(level, game), "widths", None)
        if planner is not None:
            widths[level] = planner.activation
    lines = POSITIONS.read_text(encoding="utf-8").splitlines()
    hospitals = [line.partition(" ")[2] for line in lines]
    found = regrets(game.options({}, {}), hospitals, sorted(set(widths.values())))
    return {
        "positions": found.positions,
        "proven": found.proven,
        "levels": {
            level: {"beam": width, "mean": found.mean(width), "p95": found.most(width, 0.95)}
            for level, width in widths.items()
        },
    }


if __name__ == "__main__":
    engine = sys.argv[1]
    if engine == "solver":
        print(json.dumps(solver()))
    elif engine == "regret":
        print(json.dumps(regret()))
    else:
        print(json.dumps(catanatron() if engine == "catanatron" else wardround(engine)))
