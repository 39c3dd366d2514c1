"""Fits a model to the results of hospitals: weights by ridge regression, then hidden units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tools.dicehospital_values.selfplay import Row
from wardround.bots.dicehospital import features
from wardround.bots.dicehospital.models import MOST_SEATS, setting

RIDGE: Final = 15.0
OWN_RIDGE: Final = 150.0
"""How strongly weights are drawn to zero, and those of a setting to those of all."""
TRUST: Final = 0.3
"""How far a hospital's own end counts, against what its next round promised."""
UNITS: Final = 32
EPOCHS: Final = 30
BATCH: Final = 256
RATE: Final = 0.002
DECAY: Final = 1e-4
DIGITS: Final = 4

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Layout:
    """Where things stand in a row of numbers: general features, cards, rounds left, seats."""

    ids: list[str]
    rounds: int

    @property
    def linear(self) -> int:
        """How many numbers the weights of a sum are for."""
        return features.GENERAL + len(self.ids)

    @property
    def all(self) -> int:
        """How many numbers hidden units see."""
        return self.linear + self.rounds + 1 + MOST_SEATS

    def matrix(self, rows: Sequence[Row]) -> Array:
        """Return what hidden units see of some hospitals."""
        place = {id: features.GENERAL + at for at, id in enumerate(self.ids)}
        out = np.zeros((len(rows), self.all))
        for at, row in enumerate(rows):
            out[at, : features.GENERAL] = row.general
            for id in row.cards:
                out[at, place[id]] += 1.0
            out[at, self.linear + row.rounds_left] = 1.0
            out[at, self.linear + self.rounds + row.seats] = 1.0
        return out


def fit_sums(layout: Layout, seen: Array, target: Array, ridge: float) -> Array:
    """Return the weights of a sum that fit best."""
    seen = seen[:, : layout.linear]
    pull = np.full(layout.linear, ridge)
    pull[features.CONSTANT] = 1e-6
    out: Array = np.linalg.solve(seen.T @ seen + np.diag(pull), seen.T @ target).astype(np.float64)
    return out


@dataclass
class Sums:
    """Weights of sums, fitted from the last round backwards."""

    models: dict[str, Any]
    explained: Array
    """What they make of every row."""
    target: Array
    """What they were fitted to."""


def fit_all_sums(layout: Layout, rows: Sequence[Row], seen: Array) -> Sums:
    """Return the weights for every setting and number of rounds left.

    First one fit for all settings together, then for each what it differs by. A hospital's target
    is what it made in the end, drawn towards what the next round's fit makes of what it was then:
    that is far less noisy.
    """
    kinds = np.array([setting(row.seats, row.expansion) for row in rows])
    left = np.array([row.rounds_left for row in rows])
    place = {(row.whose, row.rounds_left): at for at, row in enumerate(rows)}
    so_far = np.array([row.so_far for row in rows])
    target = np.array([row.final for row in rows]) - so_far
    explained = np.zeros(len(rows))
    names = sorted(set(kinds.tolist()))
    general: dict[str, Any] = {name: [[0.0] * features.GENERAL] for name in names}
    cards: dict[str, Any] = {name: [{}] for name in names}
    for rounds_left in range(1, layout.rounds):
        here = np.flatnonzero(left == rounds_left)
        if rounds_left > 1:
            after = np.array([place[rows[at].whose, rounds_left - 1] for at in here.tolist()])
            guess = so_far[after] - so_far[here] + explained[after]
            target[here] = TRUST * target[here] + (1.0 - TRUST) * guess
        common = fit_sums(layout, seen[here], target[here], RIDGE)
        for name in names:
            these = here[kinds[here] == name]
            rest = target[these] - seen[these, : layout.linear] @ common
            weights = common + fit_sums(layout, seen[these], rest, OWN_RIDGE)
            explained[these] = seen[these, : layout.linear] @ weights
            general[name].append(rounded(weights[: features.GENERAL]))
            by_card = zip(layout.ids, rounded(weights[features.GENERAL :]), strict=True)
            cards[name].append({id: weight for id, weight in by_card if weight})
    models = {name: {"general": general[name], "cards": cards[name]} for name in names}
    return Sums(models, explained, target)


class Network:
    """Hidden units under training, by Adam on small batches.

    `arrays` is numpy, or cupy to train on a graphics card: both know the same functions.
    """

    def __init__(self, inputs: int, units: int, seed: int, arrays: ModuleType = np) -> None:
        self.rng = np.random.default_rng(seed)
        self.arrays = arrays
        begun = [
            self.rng.normal(0.0, 1.0, (inputs, units)) * np.sqrt(1.0 / 12.0),
            np.zeros(units),
            self.rng.normal(0.0, 0.1, units),
        ]
        self.parts: list[Array] = [arrays.asarray(part) for part in begun]
        self.first = [arrays.zeros_like(part) for part in self.parts]
        self.second = [arrays.zeros_like(part) for part in self.parts]
        self.steps = 0

    def hidden(self, seen: Array) -> Array:
        """Return what the units pass on."""
        out: Array = self.arrays.maximum(seen @ self.parts[0] + self.parts[1], 0.0)
        return out

    def guess(self, seen: Array) -> Array:
        """Return what the units make of hospitals, as plain numbers."""
        return self.plain(self.hidden(self.arrays.asarray(seen)) @ self.parts[2])

    def plain(self, values: Array) -> Array:
        """Return numbers that may lie on the graphics card as those of numpy."""
        return np.array(values.tolist())

    def train(self, seen: Array, target: Array, epochs: int) -> None:
        """Fit to targets."""
        seen, target = self.arrays.asarray(seen), self.arrays.asarray(target)
        for epoch in range(epochs):
            rate = RATE * (1.0 - epoch / epochs)
            order = self.arrays.asarray(self.rng.permutation(len(seen)))
            for at in range(0, len(order), BATCH):
                some = order[at : at + BATCH]
                self._step(seen[some], target[some], rate)

    def _step(self, seen: Array, target: Array, rate: float) -> None:
        hidden = self.hidden(seen)
        error = (hidden @ self.parts[2] - target) / len(seen)
        back = self.arrays.outer(error, self.parts[2]) * (hidden > 0.0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ error]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.first[at] = 0.9 * self.first[at] + 0.1 * slope
            self.second[at] = 0.999 * self.second[at] + 0.001 * slope**2
            mean = self.first[at] / (1.0 - 0.9**self.steps)
            spread = self.arrays.sqrt(self.second[at] / (1.0 - 0.999**self.steps)) + 1e-8
            self.parts[at] = self.parts[at] - rate * (mean / spread + DECAY * self.parts[at])


def rounded(values: Array) -> list[Any]:
    """Return numbers as they are written, with few digits."""
    out: list[Any] = np.round(values, DIGITS).tolist()
    return out


def fit(layout: Layout, rows: Sequence[Row], seed: int, arrays: ModuleType = np) -> dict[str, Any]:
    """Return models and hidden units as plain values, and how well they fit."""
    seen = layout.matrix(rows)
    sums = fit_all_sums(layout, rows, seen)
    residual = sums.target - sums.explained
    network = Network(layout.all, UNITS, seed, arrays)
    test = np.arange(len(rows)) % 20 == 0
    network.train(seen[~test], residual[~test], EPOCHS)
    guess = network.guess(seen[test])
    errors = {
        "target": float(sums.target[test].std()),
        "sums": float(np.sqrt(np.mean(residual[test] ** 2))),
        "units": float(np.sqrt(np.mean((residual[test] - guess) ** 2))),
    }
    return {"models": sums.models, "units": units_record(layout, network), "errors": errors}


def units_record(layout: Layout, network: Network) -> dict[str, Any]:
    """Return hidden units as plain values."""
    inputs, bias, worth = [network.plain(part) for part in network.parts]
    rounds = layout.linear + layout.rounds + 1
    cards = inputs[features.GENERAL : layout.linear]
    return {
        "bias": rounded(bias),
        "by_feature": rounded(inputs[: features.GENERAL]),
        "by_rounds_left": rounded(inputs[layout.linear : rounds]),
        "by_seats": rounded(inputs[rounds:]),
        "by_card": {id: rounded(row) for id, row in zip(layout.ids, cards, strict=True)},
        "worth": rounded(worth),
    }
