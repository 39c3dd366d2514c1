"""Simulation: bots play many games, on one core or several; a seed gives the same games."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from wardround.bots.registry import make_seat
from wardround.core.build import build
from wardround.core.drive import LUCK_MARK, SEATS, Tally, bot_rng, digest, play_out
from wardround.core.game import CHANCE
from wardround.core.luck import Keyed, Rng, commitment
from wardround.core.records import Move, Record, Terms, did, luck
from wardround.core.seats import Seat, Turn
from wardround.sim.processes import Stopped, play_all
from wardround.sim.stats import SeatLine, summarise
from wardround.sim.stories import (
    CardLine,
    EndingRow,
    Endings,
    SeatRow,
    card_table,
    count_cards,
    ending_of,
    endings,
)

GameRow = tuple[int, int, tuple[int, ...], tuple[int, ...], str, EndingRow, list[SeatRow]]
"""A game as plain values: its tally, how it ended, and what each seat did with its cards."""


class SimulationRecord(Endings):
    """The result of many games as plain values."""

    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    build: str
    digest: str
    seats: list[SeatLine]


@dataclass(slots=True)
class Simulation:
    """The result of many games; `stopped` if the user interrupted them."""

    terms: Terms
    bots: Sequence[str]
    rows: list[GameRow]
    seconds: float
    stopped: bool = False
    tallies: list[Tally] = field(init=False)

    def __post_init__(self) -> None:
        self.tallies = [Tally(*row[:5]) for row in self.rows]

    def digest(self) -> str:
        """Return a hash over all games: equal digests mean equal games."""
        return digest_of_all(tally.digest for tally in self.tallies)

    def record(self) -> SimulationRecord:
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
            **endings([row[5] for row in self.rows]),
        }

    def cards(self) -> list[CardLine]:
        """Return a line for each card, if its games were played with an eye on them."""
        games = [(row[6], row[2]) for row in self.rows]
        return card_table(self.terms, len(self.bots), games)


def play_game(terms: Terms, bots: Sequence[str], seed: str) -> tuple[Tally, EndingRow]:
    """Let bots play one game; a table of random ones takes the quick loop."""
    game, options, seats = terms.game, terms.options, len(bots)
    if all(bot == "random" for bot in bots):
        state = game.new(options, seats)
        tally = play_out(game, options, state, seats, seed)
        return tally, ending_of(game.view(state, None), game.traits.chapters)
    record = _played(terms, [make_seat(bot, game) for bot in bots], seed)
    return _tally(record), _ending(record)


def play_match(terms: Terms, seats: Sequence[Seat], seed: str) -> Tally:
    """Let bots of any kind play one game, each with its own view of the table."""
    return _tally(_played(terms, seats, seed))


def _played(terms: Terms, seats: Sequence[Seat], seed: str) -> Record:
    """Return the record of a game between bots."""
    game, keyed, numbers = terms.game, Keyed(seed), Rng(f"{seed}/veil")
    rngs = [bot_rng(seed, seat) for seat in range(len(seats))]
    state, moves = game.new(terms.options, len(seats)), list[Move]()
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            key = game.luck_key(state)
            moves.append(luck(key, game.sample(state, keyed.stream(key))))
            game.push_luck(state, moves[-1].outcome)
            continue
        bot = seats[seat].bot
        assert bot is not None, "only bots play in simulations"
        turn = Turn(game, state, seat, numbers, rngs[seat], seats[seat].budget)
        moves.append(did(seat, bot.choose(turn)))
        game.apply(state, seat, moves[-1].action)
    names = [seat.name for seat in seats]
    outcome = game.outcome(state)
    record = Record(terms, names, commitment(seed), moves, seed=seed, outcome=outcome)
    record.remember(state)
    return record


def _ending(record: Record) -> EndingRow:
    """Return how a game that was just played ended."""
    final, game = record.remembered(), record.terms.game
    assert final is not None, "it was played here"
    return ending_of(game.view(final, None), game.traits.chapters)


def _tally(record: Record) -> Tally:
    """Return what is left of a game that is over."""
    outcome, moves = record.outcome, record.moves
    assert outcome is not None, "bots play to the end"
    lucks = sum(move.is_luck() for move in moves)
    terms = record.terms
    told = digest(terms.game, terms.options, len(record.seats), _trace(moves))
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


def _row(tally: Tally, ending: EndingRow, cards: list[SeatRow]) -> GameRow:
    scores, places = tally.scores, tally.places
    return tally.decisions, tally.lucks, scores, places, tally.digest, ending, cards


def _play_row(terms: Terms, bots: Sequence[str], seed: str) -> GameRow:
    return _row(*play_game(terms, bots, seed), [])


def _play_row_with_cards(terms: Terms, bots: Sequence[str], seed: str) -> GameRow:
    """Play with all events, which takes longer."""
    record = _played(terms, [make_seat(bot, terms.game) for bot in bots], seed)
    return _row(_tally(record), _ending(record), count_cards(record))


def simulate(
    terms: Terms, bots: Sequence[str], games: int, seed: str, jobs: int = 1, cards: bool = False
) -> Simulation:
    """Let `bots` play `games` games; the same seed gives the same games on any number of jobs.

    With `cards`, what players do with their cards is counted. An interrupt ends it early, with
    the games until then.
    """
    begun = time.perf_counter()
    play = _play_row_with_cards if cards else _play_row
    stopped = False
    try:
        rows = play_all(play, terms, bots, seed, games, jobs)
    except Stopped as early:
        rows, stopped = early.rows, True
    return Simulation(terms, bots, rows, max(1e-9, time.perf_counter() - begun), stopped)


def digest_of_all(digests: Iterable[str]) -> str:
    """Return one hash for those of many games."""
    whole = hashlib.sha256()
    for one in digests:
        whole.update(one.encode())
    return whole.hexdigest()
