"""The arena: bots play the same dice and cards from every seat.

Games come in blocks. All luck of a block follows from one seed, and the bots play it once from
each seating, moving one seat further each time, so that neither a seat nor a good roll favours a
bot.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from wardround.bots.registry import make_seat
from wardround.core.build import build
from wardround.core.records import Terms
from wardround.core.seats import Bot, Seat, Turn
from wardround.sim.processes import Stopped, play_all
from wardround.sim.simulate import digest_of_all, play_match
from wardround.sim.standings import Played, Standing, p95, standings

GameRow = tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], str]
"""One game: who sat where, the scores, the places, and the digest of its record."""

BlockRow = tuple[list[GameRow], dict[str, list[float]]]
"""The games of one seed, and how many milliseconds each bot thought about each decision."""


@dataclass(slots=True)
class Timed:
    """A bot that is timed, wherever it has a choice."""

    bot: Bot
    times: list[float]
    """Gets the milliseconds of each decision."""

    def choose(self, turn: Turn) -> int:
        """Return what the bot chooses."""
        # CPU time: other load on the machine does not count.
        begun = time.process_time()
        action = self.bot.choose(turn)
        if len(turn.legal) > 1:
            self.times.append((time.process_time() - begun) * 1e3)
        return action


class ArenaRecord(TypedDict):
    """The result of an arena as plain values."""

    bots: list[str]
    seed: str
    blocks: int
    seatings: int
    games: int
    even_share: float
    seconds: float
    build: str
    digest: str
    table: list[Standing]


@dataclass(slots=True)
class Arena:
    """The result of an arena."""

    bots: list[str]
    seed: str
    blocks: list[BlockRow]
    seconds: float

    def digest(self) -> str:
        """Return a hash over all games: equal digests mean equal games."""
        return digest_of_all(game[-1] for games, _ in self.blocks for game in games)

    def table(self) -> list[Standing]:
        """Return a line for each different bot, the best first."""
        played = [[Played(*game[:3]) for game in games] for games, _ in self.blocks]
        lines = standings(self.bots, played, self.seed)
        for line in lines:
            times = [one for _, times in self.blocks for one in times[line["bot"]]]
            line["p95_ms"] = round(p95(times), 3)
        return lines

    def record(self) -> ArenaRecord:
        """Return the result as plain values."""
        seatings = len(seatings_of(self.bots))
        return {
            "bots": self.bots,
            "seed": self.seed,
            "blocks": len(self.blocks),
            "seatings": seatings,
            "games": len(self.blocks) * seatings,
            "even_share": round(1 / len(self.bots), 4),
            "seconds": round(self.seconds, 4),
            "build": build(),
            "digest": self.digest(),
            "table": self.table(),
        }


def seatings_of(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the ways the bots sit as they all move on by one seat; each way once."""
    ways = [(*bots[turn:], *bots[:turn]) for turn in range(len(bots))]
    return list(dict.fromkeys(ways))


def play_block(terms: Terms, bots: Sequence[str], seed: str) -> BlockRow:
    """Let the bots play the luck of one seed from every seating."""
    times: dict[str, list[float]] = {bot: [] for bot in bots}
    games: list[GameRow] = []
    for seating in seatings_of(bots):
        seats = [_timed(make_seat(bot, terms.game), times[bot]) for bot in seating]
        tally = play_match(terms, seats, seed)
        games.append((seating, tally.scores, tally.places, tally.digest))
    return games, times


def _timed(seat: Seat, times: list[float]) -> Seat:
    assert seat.bot is not None, "nobody waits for a person in an arena"
    return Seat(seat.name, Timed(seat.bot, times), seat.budget)


def arena(terms: Terms, bots: Sequence[str], games: int, seed: str, jobs: int = 1) -> Arena:
    """Let `bots` play at least `games` games, in whole blocks.

    The same seed gives the same games on any number of jobs. An interrupt raises `Stopped` with
    the number of finished games.
    """
    begun = time.perf_counter()
    seatings = len(seatings_of(bots))
    try:
        blocks = play_all(play_block, terms, bots, seed, -(-games // seatings), jobs)
    except Stopped as stopped:
        raise Stopped(stopped.games * seatings) from None
    return Arena(list(bots), seed, blocks, time.perf_counter() - begun)
