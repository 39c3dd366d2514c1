"""Simulation: bots play many games, on one core or several, always the same ones."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

from wardround import catalog
from wardround.bots.registry import make_seat
from wardround.core.build import build
from wardround.core.drive import LUCK_MARK, SEATS, Tally, digest, random_game
from wardround.core.game import Json
from wardround.core.records import Move, Terms
from wardround.match.match import Match
from wardround.sim.stats import summarise

JOBS_A_CORE = 2
"""More processes than this only wait for each other."""
CHUNKS_A_JOB = 4
"""Parts that the games are cut into for each process, so that all end at about one time."""

Chunk = tuple[str, Json, dict[str, str], list[str], str, range]
"""What another process needs to play some of the games: only plain values cross over."""

TallyRow = tuple[int, int, tuple[int, ...], tuple[int, ...], str]
"""A tally as plain values."""


class Stopped(KeyboardInterrupt):
    """Somebody stopped a simulation after so many games."""

    def __init__(self, games: int) -> None:
        self.games = games
        super().__init__()


class Simulation:
    """The result of many games."""

    __slots__ = ("bots", "seconds", "tallies")

    def __init__(self, bots: Sequence[str], tallies: list[Tally], seconds: float) -> None:
        self.bots = list(bots)
        self.tallies = tallies
        self.seconds = seconds

    def digest(self) -> str:
        """Return a hash over all games: equal digests mean equal games."""
        whole = hashlib.sha256()
        for tally in self.tallies:
            whole.update(tally.digest.encode())
        return whole.hexdigest()

    def record(self) -> Json:
        """Return the result as plain values."""
        games = len(self.tallies)
        decisions = sum(tally.decisions for tally in self.tallies)
        return {
            "games": games,
            "decisions": decisions,
            "seconds": round(self.seconds, 4),
            "games_per_second": round(games / self.seconds, 2),
            "decisions_per_second": round(decisions / self.seconds, 1),
            "build": build(),
            "digest": self.digest(),
            "seats": summarise(self.bots, self.tallies),
        }


def play_game(terms: Terms, bots: Sequence[str], seed: str) -> Tally:
    """Let bots play one game; a table of random ones takes the quick loop."""
    if all(bot == "random" for bot in bots):
        return random_game(terms.game, terms.options, len(bots), seed)
    return play_match(terms, bots, seed)


def play_match(terms: Terms, bots: Sequence[str], seed: str) -> Tally:
    """Let bots of any kind play one game, each with its own view of the table."""
    match = Match(terms, [make_seat(bot, terms.game) for bot in bots], seed)
    match.advance()
    outcome = match.outcome()
    assert outcome is not None, "bots play to the end"
    moves = match.record().moves
    lucks = sum(move.is_luck() for move in moves)
    told = digest(terms.game, terms.options, len(bots), _trace(moves))
    return Tally(len(moves) - lucks, lucks, outcome.scores, outcome.places, told)


def _trace(moves: Sequence[Move]) -> list[int]:
    """Return moves as `core.drive` hashes them, so that equal games have equal digests."""
    trace: list[int] = []
    for move in moves:
        if move.is_luck():
            trace += [LUCK_MARK, *move.outcome]
        else:
            trace.append(move.action * SEATS + move.seat)
    return trace


def _play_range(terms: Terms, bots: Sequence[str], seed: str, numbers: range) -> Iterator[Tally]:
    for number in numbers:
        yield play_game(terms, bots, f"{seed}/{number}")


def _play_chunk(chunk: Chunk) -> list[TallyRow]:
    game_id, settings, packs, bots, seed, numbers = chunk
    terms = Terms(catalog.find(game_id), settings, packs)
    return [
        (tally.decisions, tally.lucks, tally.scores, tally.places, tally.digest)
        for tally in _play_range(terms, bots, seed, numbers)
    ]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _cut(games: int, parts: int) -> list[range]:
    """Return the numbers of all games in at most `parts` ranges of about one size."""
    parts = max(1, min(games, parts))
    edges = [games * part // parts for part in range(parts + 1)]
    return [range(low, high) for low, high in pairwise(edges)]


def _in_processes(
    terms: Terms, bots: list[str], games: int, seed: str, jobs: int
) -> Iterator[Tally]:
    settings = terms.options.settings()
    chunks: list[Chunk] = [
        (terms.game.id, settings, terms.packs, bots, seed, numbers)
        for numbers in _cut(games, jobs * CHUNKS_A_JOB)
    ]
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        for played in pool.imap(_play_chunk, chunks):
            for row in played:
                yield Tally(*row)


def useful_jobs(jobs: int, games: int) -> int:
    """Return how many of the processes that were asked for would have something to do."""
    return max(1, min(jobs, games, JOBS_A_CORE * (os.cpu_count() or 1)))


def simulate(terms: Terms, bots: Sequence[str], games: int, seed: str, jobs: int = 1) -> Simulation:
    """Let `bots` play `games` games; the same seed gives the same games on any number of jobs.

    An interrupt is raised as `Stopped`, which says how many games were over.
    """
    begun = time.perf_counter()
    jobs = useful_jobs(jobs, games)
    tallies: list[Tally] = []
    try:
        if jobs == 1:
            tallies.extend(_play_range(terms, bots, seed, range(games)))
        else:
            tallies.extend(_in_processes(terms, list(bots), games, seed, jobs))
    except KeyboardInterrupt:
        raise Stopped(len(tallies)) from None
    return Simulation(bots, tallies, max(1e-9, time.perf_counter() - begun))
