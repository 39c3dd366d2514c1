"""Standings: how the bots of an arena did, with intervals over its seeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, NotRequired, TypedDict, cast

from wardround.sim.stats import interval, mean, picked, quantile, ratings, resamples, wilson


class Standing(TypedDict):
    """How a bot did, with the ends of intervals."""

    bot: str
    seats: int
    mean_score: float
    mean_score_low: float
    mean_score_high: float
    win_share: float
    win_share_low: float
    win_share_high: float
    mean_rank: float
    rating: float
    rating_low: float
    rating_high: float
    p95_ms: NotRequired[float]
    """What 95 % of its decisions took less than."""


class Played(NamedTuple):
    """How one game ended: who sat where, with which score and place."""

    bots: Sequence[str]
    scores: Sequence[int]
    places: Sequence[int]

    def win(self, seat: int) -> float:
        """Return the part of the win that a seat has."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def rank(self, seat: int) -> float:
        """Return the rank of a seat; those who share places have their mean."""
        place = self.places[seat]
        return place + (self.places.count(place) - 1) / 2

    def before(self, seat: int, other: int) -> float:
        """Return 1 if a seat came in before another, and a half if they share a place."""
        if self.places[seat] == self.places[other]:
            return 0.5
        return 1.0 if self.places[seat] < self.places[other] else 0.0


class Columns:
    """Figures of each block of games, for each bot: mean score, win share and rank of its seats.

    `beaten[a][b]` has for each block how often bot a came in before bot b.
    """

    def __init__(self, bots: Sequence[str], blocks: Sequence[Sequence[Played]]) -> None:
        self.bots = list(bots)
        self.scores: list[list[float]] = [[] for _ in bots]
        self.wins: list[list[float]] = [[] for _ in bots]
        self.ranks: list[list[float]] = [[] for _ in bots]
        self.beaten: list[list[list[float]]] = [[[] for _ in bots] for _ in bots]
        for block in blocks:
            self._add(block)

    def _add(self, block: Sequence[Played]) -> None:
        for number, bot in enumerate(self.bots):
            own = [(game, seat) for game in block for seat in _seats_of(game, bot)]
            self.scores[number].append(mean([game.scores[seat] for game, seat in own]))
            self.wins[number].append(mean([game.win(seat) for game, seat in own]))
            self.ranks[number].append(mean([game.rank(seat) for game, seat in own]))
            for rival, other in enumerate(self.bots):
                against = [
                    game.before(seat, met) for game, seat in own for met in _seats_of(game, other)
                ]
                self.beaten[number][rival].append(sum(against))

    def pairs(self, draw: Sequence[int]) -> list[list[float]]:
        """Return how often each bot came in before each other one in the blocks drawn."""
        return [[picked(column, draw) for column in row] for row in self.beaten]


def _seats_of(game: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def standings(bots: Sequence[str], blocks: Sequence[Sequence[Played]], seed: str) -> list[Standing]:
    """Return a line for each different bot, the best first.

    Scores, shares and ranks are those of one seat of the bot, so that equals have equal shares
    however many seats they have. A block is what was played with one seed; whole blocks are
    resampled, because games with the same luck are not independent.
    """
    names = list(dict.fromkeys(bots))
    columns = Columns(names, blocks)
    draws = resamples(len(blocks), f"{seed}/bootstrap")
    rated = ratings(columns.pairs(range(len(blocks))))
    again = [ratings(columns.pairs(draw), rated) for draw in draws]
    table: list[Standing] = []
    for number, bot in enumerate(names):
        scores, wins, ranks = (
            column[number] for column in (columns.scores, columns.wins, columns.ranks)
        )
        rating_ends = interval([one[number] for one in again])
        line = {
            "bot": bot,
            "seats": list(bots).count(bot),
            **_spread("mean_score", mean(scores), _resampled(scores, draws), 4),
            **_spread("win_share", mean(wins), _share_interval(wins, draws), 4),
            "mean_rank": round(mean(ranks), 4),
            **_spread("rating", rated[number], rating_ends, 1),
        }
        table.append(cast(Standing, line))
    return sorted(table, key=lambda line: -line["rating"])


def _resampled(column: Sequence[float], draws: Sequence[Sequence[int]]) -> tuple[float, float]:
    return interval([picked(column, draw) / len(draw) for draw in draws])


def _share_interval(column: Sequence[float], draws: Sequence[Sequence[int]]) -> tuple[float, float]:
    """Return the interval of a win share.

    Of one seed, or of always or never winning, resampling makes a certainty; Wilson does not.
    """
    share = mean(column)
    if len(column) == 1 or share in (0, 1):
        return wilson(share, len(column))
    return _resampled(column, draws)


def _spread(name: str, value: float, ends: tuple[float, float], places: int) -> dict[str, float]:
    low, high = ends
    return {
        name: round(value, places),
        f"{name}_low": round(low, places),
        f"{name}_high": round(high, places),
    }


def p95(values: Sequence[float]) -> float:
    """Return what 95 % of values stay below, or 0 if there are none."""
    return quantile(values, 0.95) if values else 0.0
