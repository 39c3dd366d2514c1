"""The network of Dynamite Nurse's value, for training."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from wardround.bots.dynamitenurse.features import COUNT
from wardround.bots.dynamitenurse.value import Value

Numbers = npt.NDArray[np.float32]

BATCH = 256
DECAY = 1e-4
"""How much of a weight each step takes away."""
FORGET_FIRST, FORGET_SECOND = 0.1, 0.001
"""How quickly the means of slopes, and of their squares, follow the newest ones (Adam)."""


class Net:
    """A network of one hidden layer; features are scaled by their spread, which `plain` undoes."""

    def __init__(self, data: Numbers, hidden: int, seed: int) -> None:
        """Begin with random weights; how large features are is taken from `data`."""
        real = data.reshape(-1, COUNT)
        real = real[np.abs(real).sum(axis=1) > 0]
        self.spread = (real.std(axis=0) + 1e-3).astype(np.float32)
        self.centre = real.mean(axis=0).astype(np.float32)
        self.rng = np.random.default_rng(seed)
        inner = self.rng.normal(0, COUNT**-0.5, (COUNT, hidden))
        outer = self.rng.normal(0, 0.1, hidden)
        shapes = [np.zeros(COUNT), inner, np.zeros(hidden), outer]
        self.parts: list[Numbers] = [shape.astype(np.float32) for shape in shapes]
        self.forget()

    def forget(self) -> None:
        """Begin to learn again, from the weights as they are."""
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def shares(self, data: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """Return the scaled features, the hidden layer, and the shares of all seats."""
        direct, inner, bias, outer = self.parts
        real = np.abs(data).sum(axis=2) > 0
        scaled = (data - self.centre) / self.spread
        hidden = np.maximum(scaled @ inner + bias, 0)
        promise = np.where(real, scaled @ direct + hidden @ outer, -1e9)
        powers = np.exp(promise - promise.max(axis=1, keepdims=True))
        return scaled, hidden, powers / powers.sum(axis=1, keepdims=True)

    def loss(self, data: Numbers, ended: Numbers) -> float:
        """Return how badly the shares foretell the results: the mean cross-entropy."""
        total = 0.0
        for begin in range(0, len(data), 8192):
            shares = self.shares(data[begin : begin + 8192])[-1]
            total -= float((ended[begin : begin + 8192] * np.log(shares + 1e-9)).sum())
        return total / len(data)

    def learn(self, data: Numbers, ended: Numbers, rate: float) -> None:
        """Take one step on some positions."""
        outer = self.parts[-1]
        scaled, hidden, shares = self.shares(data)
        error = (shares - ended) / len(data)
        lit = error[:, :, None] * outer * (hidden > 0)
        flat = scaled.reshape(-1, COUNT)
        slopes = [
            flat.T @ error.reshape(-1),
            flat.T @ lit.reshape(-1, len(outer)),
            lit.sum(axis=(0, 1)),
            hidden.reshape(-1, len(outer)).T @ error.reshape(-1),
        ]
        self.steps += 1
        for at, plain in enumerate(slopes):
            slope = plain + DECAY * self.parts[at]
            self.first[at] += FORGET_FIRST * (slope - self.first[at])
            self.second[at] += FORGET_SECOND * (slope * slope - self.second[at])
            ahead = self.first[at] / (1 - (1 - FORGET_FIRST) ** self.steps)
            size = np.sqrt(self.second[at] / (1 - (1 - FORGET_SECOND) ** self.steps))
            self.parts[at] -= rate * ahead / (size + 1e-8)

    def fit(self, data: Numbers, ended: Numbers, epochs: int, rate: float) -> None:
        """Learn from positions, all of them so many times, more slowly towards the end."""
        self.forget()
        for epoch in range(epochs):
            order = self.rng.permutation(len(data))
            slower = 0.5 * (1 + np.cos(np.pi * epoch / epochs))
            for begin in range(0, len(order), BATCH):
                some = np.sort(order[begin : begin + BATCH])
                self.learn(data[some], ended[some], rate * slower)

    def plain(self) -> list[npt.NDArray[np.float64]]:
        """Return the weights for features as they are; what all seats share falls away."""
        direct, inner, bias, outer = (part.astype(np.float64) for part in self.parts)
        shifted = bias - (self.centre / self.spread) @ inner
        return [direct / self.spread, (inner / self.spread[:, None]).T, shifted, outer]


def mean_value(nets: Sequence[Net]) -> Value:
    """Return the mean of some networks, as one network with all their hidden units.

    Where a search finds what one of them errs about, the others do not agree.
    """
    parts = [net.plain() for net in nets]
    direct = np.mean([part[0] for part in parts], axis=0)
    inner, bias, outer = (np.concatenate([part[at] for part in parts]) for at in (1, 2, 3))
    return Value(
        [float(one) for one in direct],
        [[float(one) for one in row] for row in inner],
        [float(one) for one in bias],
        [float(one) for one in outer / len(nets)],
    )
