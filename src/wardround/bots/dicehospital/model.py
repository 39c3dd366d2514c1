"""The value of a hospital after a round: the points it can expect in the remaining rounds.

A sum of weights for each number of rounds left; and, if a model has them, hidden units that see
how dice and improvements interact. Everything is plain floats, so a model needs only Python.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital import features
from wardround.bots.dicehospital.features import Powers
from wardround.core.ints import i64
from wardround.dicehospital.state import Hospital

PLAIN_PIP: Final = 0.05
PLAIN_BAG: Final = 0.4
PLAIN_STAFF: Final = 1.0
PLAIN_STEP: Final = 0.2
"""What a pip and a blood bag are taken to be worth where nothing was learned, and what a
specialist and a step of healing by a department bring in a round."""


class Units:
    """Hidden units: each adds up what it sees, and passes it on if that is positive.

    All lists have a number for each unit, one list for each thing that can be seen.
    """

    __slots__ = ("bias", "by_card", "by_feature", "by_rounds_left", "by_seats", "size", "worth")

    def __init__(
        self,
        bias: list[float],
        by_feature: list[list[float]],
        by_rounds_left: list[list[float]],
        by_seats: list[list[float]],
        by_card: dict[str, list[float]],
        worth: list[float],
    ) -> None:
        self.bias = bias
        self.by_feature = by_feature
        self.by_rounds_left = by_rounds_left
        self.by_seats = by_seats
        self.by_card = by_card
        self.worth = worth
        self.size: i64 = len(worth)


class Model:
    """Weights by the number of rounds left, for general features and for cards by their ids."""

    __slots__ = ("cards", "general", "units")

    def __init__(
        self, general: list[list[float]], cards: list[dict[str, float]], units: Units | None
    ) -> None:
        self.general = general
        self.cards = cards
        self.units = units

    def known(self, rounds_left: i64) -> i64:
        """Return for which number of rounds left there are weights that come nearest."""
        most: i64 = len(self.general) - 1
        return min(most, rounds_left)


def plain_model(rounds: int) -> Model:
    """Return a model that has learned nothing: having more is better than having less."""
    general: list[list[float]] = []
    for left in range(rounds + 1):
        row = [0.0] * features.GENERAL
        for plain in range(features.DICE):
            row[plain] = PLAIN_PIP * (plain % 6 + 1)
        row[features.BAGS] = PLAIN_BAG
        row[features.STAFF] = PLAIN_STAFF * left
        row[features.TILE_STEPS] = PLAIN_STEP * left
        general.append(row)
    return Model(general, [{} for _ in general], None)


class Outlook:
    """A model's view of one hospital's improvements with some rounds left; dice come and go."""

    __slots__ = ("base", "columns", "constant", "general", "worth")

    def __init__(
        self, model: Model, powers: Powers, hospital: Hospital, rounds_left: i64, seats: i64
    ) -> None:
        left = model.known(rounds_left)
        cards = powers.cards(hospital)
        seen = powers.features(hospital)
        self.general: list[float] = model.general[left]
        self.constant = 0.0
        for at in range(features.CHANGING, features.GENERAL):
            self.constant += self.general[at] * seen[at]
        by_card = model.cards[left]
        for id in cards:
            self.constant += by_card.get(id, 0.0)
        self.base: list[float] = []
        """What each hidden unit sees of everything that does not change."""
        self.columns: list[list[float]] = []
        """By unit: what it makes of each feature that changes."""
        self.worth: list[float] = []
        if model.units is not None:
            self._see(model.units, seen, cards, left, seats)

    def _see(
        self, units: Units, seen: list[float], cards: list[str], left: i64, seats: i64
    ) -> None:
        """Let the hidden units look at what does not change."""
        rows = [units.by_card[id] for id in cards if id in units.by_card]
        rows.append(units.by_rounds_left[left])
        rows.append(units.by_seats[min(int(seats), len(units.by_seats)) - 1])
        for unit in range(units.size):
            total = units.bias[unit]
            for row in rows:
                total += row[unit]
            for at in range(features.CHANGING, features.GENERAL):
                total += units.by_feature[at][unit] * seen[at]
            self.base.append(total)
            self.columns.append([units.by_feature[at][unit] for at in range(features.CHANGING)])
        self.worth = units.worth

    def of(self, left: list[int], bags: i64, fatalities: i64) -> float:
        """Return what is to come with these plain dice left in bed."""
        general = self.general
        value = self.constant + general[features.BAGS] * float(bags)
        for plain in left:
            value += general[plain]
        crowd = features.beyond(len(left), features.USUAL_CROWD)
        full = features.beyond(len(left), features.FULL_CROWD)
        value += general[features.CROWD] * crowd + general[features.FULL] * full
        value += general[features.FATALITIES] * float(fatalities)
        unit: i64 = 0
        units: i64 = len(self.base)
        while unit < units:
            column = self.columns[unit]
            total = self.base[unit] + column[features.BAGS] * float(bags)
            total += column[features.CROWD] * crowd + column[features.FULL] * full
            total += column[features.FATALITIES] * float(fatalities)
            for plain in left:
                total += column[plain]
            if total > 0.0:
                value += total * self.worth[unit]
            unit += 1
        return value
