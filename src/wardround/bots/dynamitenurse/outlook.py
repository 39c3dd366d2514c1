"""A player's expected final score: a sum of weights that the coach can explain.

The features are few and meaningful to players. Their weights were fitted to the final scores of
games between normal bots; `python -m tools.fit_dynamitenurse_outlook` fits them again.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from wardround.bots.dynamitenurse.situation import rounds_left, score_of, vp_of
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.ints import i64
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table

FILE: Final = Path(__file__).with_name("outlook.toml")
NAMES: Final = (
    "points", "turns-left", "tp", "tp-to-come", "gold-to-come", "draws-to-come", "healthy",
    "healthy-vp", "critical", "critical-vp", "unpaid", "riding", "over-beds", "marks-left",
    "constant",
)  # fmt: skip
"""The features, in order; what is to come is what a hand brings times the turns left."""
LONGEST: Final = 12.0
"""More turns than these count the same."""


def features(table: Table, worth: Worth, seat: i64) -> list[float]:
    """Return what a player's prospects depend on, after a turn of theirs and before the next."""
    hospital = table.hospitals[seat]
    left = min(LONGEST, rounds_left(table))
    cards = 0
    tp = 0.0
    gold = 0.0
    draws = 0.0
    for pile in (hospital.deck, hospital.discard, hospital.hand, hospital.in_play):
        for card in pile:
            cards += 1
            tp += worth.tp[card]
            gold += worth.gold[card]
            draws += worth.draws[card]
    share = float(table.content.house.hand) / float(max(1, cards))
    out = [float(score_of(table, seat)), left, tp * share, tp * share * left, gold * share * left]
    out.append(draws * share * left)
    out += charges(table, seat)
    out += [float(table.town.kill_marks), 1.0]
    return out


def charges(table: Table, seat: i64) -> list[float]:
    """Return what a player's Patients promise and threaten."""
    healthy: i64 = 0
    critical: i64 = 0
    unpaid: i64 = 0
    healthy_vp = 0.0
    critical_vp = 0.0
    in_main = table.active == seat
    admitted = table.hospitals[seat].admitted
    for sided in admitted:
        if sided & 1:
            critical += 1
            critical_vp += vp_of(table, sided)
        else:
            healthy += 1
            healthy_vp += vp_of(table, sided)
        if table.content.payment[sided] > 0 and not (in_main and sided >> 1 in table.main.paid):
            unpaid += 1
    riding: i64 = 0
    for charge in table.town.ambulances:
        if charge % CHARGES == seat:
            riding += 1
    over = max(0, len(admitted) + riding - table.content.house.beds)
    counts = [float(healthy), healthy_vp, float(critical), critical_vp, float(unpaid)]
    return [*counts, float(riding), float(over)]


class Outlook:
    """Weights for the features, by the number of players."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[int, list[float]]) -> None:
        self.weights = weights

    def value(self, table: Table, worth: Worth, seat: i64) -> float:
        """Return the points that a player can expect to end with."""
        if table.over():
            return float(score_of(table, seat))
        total = 0.0
        weights = self.weights[int(table.seats)]
        for weight, feature in zip(weights, features(table, worth, seat), strict=True):
            total += weight * feature
        return total


class BadOutlook(ValueError):
    """A file of weights for other features, or fitted to other rules."""


def read_outlook(path: Path = FILE) -> Outlook:
    """Return the weights of a file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    head = data["header"]
    if (head["rules"], head["features"]) != (GAME.rules_version, list(NAMES)):
        raise BadOutlook(f"{path.name} is for rules {head['rules']}, or for other features")
    rows: dict[int, list[float]] = {
        int(seats): [float(one) for one in row] for seats, row in data["weights"].items()
    }
    return Outlook(rows)
