"""Means, shares and intervals over many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypedDict

from wardround.core.drive import Tally

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
