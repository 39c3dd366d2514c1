"""Means, shares and intervals over many games, and ratings that explain the places best.

Bootstrap intervals say how much a figure would vary with other seeds. Ratings follow the model of
Bradley and Terry. Of two bots at one table the first finishes ahead of the second with the
probability a / (a + b), where a and b are their strengths; a shared place counts as half. A rating
is a strength on the Elo scale: 400 more means ten times as strong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TypedDict

from wardround.core.drive import Tally
from wardround.core.luck import Rng

Z_95 = 1.959963984540054
"""The half-width of a 95 % interval in standard errors."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of Wilson around a share of `games`."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = share * (1 - share) / games + z2 / (4 * games * games)
    reach = Z_95 * sqrt(max(0.0, spread)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class SeatLine(TypedDict):
    """Mean score of a seat, and its win share with the interval."""

    seat: int
    bot: str
    mean_score: float
    win_share: float
    win_share_low: float
    win_share_high: float


@dataclass(slots=True)
class SeatTotals:
    """What one seat reached over all games; a shared first place is a part of a win."""

    seat: int
    bot: str
    score: int = 0
    wins: float = 0.0

    def summary(self, games: int) -> SeatLine:
        """Return mean score and win share with its interval."""
        share = self.wins / games if games else 0.0
        low, high = wilson(share, games)
        return {
            "seat": self.seat,
            "bot": self.bot,
            "mean_score": round(self.score / games, 4) if games else 0.0,
            "win_share": round(share, 4),
            "win_share_low": round(low, 4),
            "win_share_high": round(high, 4),
        }


def summarise(bots: Sequence[str], tallies: Iterable[Tally]) -> list[SeatLine]:
    """Return the summary of every seat."""
    seats = [SeatTotals(seat, bot) for seat, bot in enumerate(bots)]
    games = 0
    for tally in tallies:
        games += 1
        winners = list(tally.places).count(1)
        for seat, totals in enumerate(seats):
            totals.score += tally.scores[seat]
            if tally.places[seat] == 1:
                totals.wins += 1 / winners
    return [totals.summary(games) for totals in seats]


RESAMPLES = 1000
"""How often all seeds are drawn again; enough for two digits at the ends of a 95 % interval."""


def resamples(count: int, seed: str, times: int = RESAMPLES) -> list[list[int]]:
    """Return `times` lists, each of `count` numbers below `count`, drawn with replacement."""
    rng = Rng(seed)
    return [[rng.below(count) for _ in range(count)] for _ in range(times)]


def mean(values: Sequence[float]) -> float:
    """Return the mean of values, of which there must be some."""
    return sum(values) / len(values)


def picked(values: Sequence[float], draw: Sequence[int]) -> float:
    """Return the sum of the values that were drawn."""
    # The quickest way to say it: this runs for every figure of every resample.
    return sum(map(values.__getitem__, draw))


def quantile(values: Sequence[float], share: float) -> float:
    """Return a quantile of the values, interpolated."""
    ordered = sorted(values)
    at = share * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the bounds of the middle 95 % of resampled values."""
    return quantile(values, 0.025), quantile(values, 0.975)


SCALE = 400 / log(10)
DRAWN = 0.5
"""Added for either side of each pair, as one drawn game is: nobody is infinitely strong."""
LONGEST_STEP = 2.0
CLOSE = 1e-9
MOST_STEPS = 200

Matrix = list[list[float]]


def ratings(beaten: Sequence[Sequence[float]], start: Sequence[float] | None = None) -> list[float]:
    """Return a rating for each bot, 0 on average.

    `beaten[a][b]` is how often bot a came in before bot b, shared places as halves. A good guess
    as `start` saves time and changes nothing.
    """
    bots = len(beaten)
    strengths = [one / SCALE for one in start] if start else [0.0] * bots
    for _ in range(MOST_STEPS):
        step = _newton(beaten, strengths)
        longest = max(map(abs, step), default=0.0)
        # A full step from far away can overshoot, and then come back from further away.
        short = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [one + short * move for one, move in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    middle = sum(strengths) / bots
    return [SCALE * (one - middle) for one in strengths]


def _newton(beaten: Sequence[Sequence[float]], strengths: list[float]) -> list[float]:
    """Return the step to where the likelihood would be greatest if it were a parabola.

    Only differences matter, so the last bot stays where it is.
    """
    free = len(strengths) - 1
    slope = [0.0] * free
    bend: Matrix = [[0.0] * free for _ in range(free)]
    for a in range(free):
        for b in range(len(strengths)):
            if a == b:
                continue
            won = beaten[a][b] + DRAWN
            played = won + beaten[b][a] + DRAWN
            expected = 1 / (1 + exp(strengths[b] - strengths[a]))
            slope[a] += won - played * expected
            curve = played * expected * (1 - expected)
            bend[a][a] += curve
            if b < free:
                bend[a][b] -= curve
    return [*solve(bend, slope), 0.0]


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Return what `matrix` must be multiplied with to give `right`; all of it is positive.

    Ratings have a matrix whose diagonal outweighs the rest, so rows need not change places.
    """
    size = len(matrix)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for at in range(column, size + 1):
                rows[row][at] -= factor * rows[column][at]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][at] * found[at] for at in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
