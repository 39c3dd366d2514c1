"""Simulation: bots play many games, on one core or several, always the same ones."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Sequence

from wardround.bots.registry import make_seat
from wardround.core.build import build
from wardround.core.drive import LUCK_MARK, SEATS, Tally, digest, random_game
from wardround.core.game import Json
from wardround.core.records import Move, Terms
from wardround.core.seats import Seat
from wardround.match.match import Match
from wardround.sim.processes import play_all
from wardround.sim.stats import summarise

TallyRow = tuple[int, int, tuple[int, ...], tuple[int, ...], str]
"""A tally as plain values."""


class Simulation:
    """The result of many games."""

    __slots__ = ("bots", "seconds", "tallies")

    def __init__(self, bots: Sequence[str], tallies: list[Tally], seconds: float) -> None:
        self.bots = list(bots)
        self.tallies = tallies
        self.seconds = seconds

    def digest(self) -> str:
        """Return a hash over all games: equal digests mean equal games."""
        return digest_of_all(tally.digest for tally in self.tallies)

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
    return play_match(terms, [make_seat(bot, terms.game) for bot in bots], seed)


def play_match(terms: Terms, seats: Sequence[Seat], seed: str) -> Tally:
    """Let bots of any kind play one game, each with its own view of the table."""
    match = Match(terms, seats, seed)
    match.advance()
    outcome = match.outcome()
    assert outcome is not None, "bots play to the end"
    moves = match.record().moves
    lucks = sum(move.is_luck() for move in moves)
    told = digest(terms.game, terms.options, len(seats), _trace(moves))
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


def _play_row(terms: Terms, bots: Sequence[str], seed: str) -> TallyRow:
    tally = play_game(terms, bots, seed)
    return tally.decisions, tally.lucks, tally.scores, tally.places, tally.digest


def simulate(terms: Terms, bots: Sequence[str], games: int, seed: str, jobs: int = 1) -> Simulation:
    """Let `bots` play `games` games; the same seed gives the same games on any number of jobs.

    An interrupt is raised as `Stopped`, which says how many games were over.
    """
    begun = time.perf_counter()
    rows = play_all(_play_row, terms, bots, seed, games, jobs)
    tallies = [Tally(*row) for row in rows]
    return Simulation(bots, tallies, max(1e-9, time.perf_counter() - begun))


def digest_of_all(digests: Iterable[str]) -> str:
    """Return one hash for those of many games."""
    whole = hashlib.sha256()
    for one in digests:
        whole.update(one.encode())
    return whole.hexdigest()
