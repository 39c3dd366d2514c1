"""The learned value: each player's probability of winning, at the start of a turn.

A small network reads the features of one player after the other, with the same weights for all; a
softmax compares the results. It is a file of numbers that describes their meaning and training;
see `tools/train_dynamitenurse_value.py`.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Final

from wardround.bots.dynamitenurse import features
from wardround.bots.dynamitenurse.situation import score_of
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.ints import i64
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table

FILE: Final = Path(__file__).with_name("value.toml")
SCALE: Final = 4.0
"""This many points make a result e times as good."""
WIN: Final = 0.5
"""How much of a result is the win itself; the rest is by points."""


class BadValue(ValueError):
    """A file of numbers that mean something else, or were trained on other rules."""


class Value:
    """A network with one hidden layer, plus direct weights for every feature."""

    __slots__ = ("bias", "direct", "hidden", "inner", "outer")

    def __init__(
        self, direct: list[float], inner: list[list[float]], bias: list[float], outer: list[float]
    ) -> None:
        self.direct = direct
        """By feature."""
        self.inner = inner
        """By hidden unit and feature."""
        self.bias = bias
        self.outer = outer
        self.hidden: i64 = len(outer)

    def promise(self, found: list[float]) -> float:
        """Return how good the features of a seat look; only differences mean anything."""
        total = 0.0
        i: i64 = 0
        count: i64 = features.COUNT
        direct = self.direct
        while i < count:
            total += found[i] * direct[i]
            i += 1
        unit: i64 = 0
        while unit < self.hidden:
            weights = self.inner[unit]
            signal = self.bias[unit]
            i = 0
            while i < count:
                signal += found[i] * weights[i]
                i += 1
            if signal > 0.0:
                total += signal * self.outer[unit]
            unit += 1
        return total

    def chance(self, table: Table, worth: Worth, seat: i64) -> float:
        """Return how likely a seat is to win; a win that is near counts in part."""
        found = [features.features(table, worth, other) for other in range(table.seats)]
        return softmax([self.promise(one) for one in found])[seat]


def softmax(values: list[float]) -> list[float]:
    """Return shares of 1 that grow with the values."""
    most = max(values)
    powers = [math.exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def results(table: Table) -> list[float]:
    """Return how each seat did at the end, as shares of 1: by its win, and by points."""
    scores = [float(score_of(table, seat)) for seat in range(table.seats)]
    by_points = softmax([score / SCALE for score in scores])
    first = max(scores)
    winners = float(scores.count(first))
    return [
        (1.0 - WIN) * share + (WIN / winners if score == first else 0.0)
        for share, score in zip(by_points, scores, strict=True)
    ]


def read_value(path: Path = FILE) -> Value:
    """Return the value of a file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    head = data["header"]
    if (head["version"], head["rules"]) != (features.VERSION, GAME.rules_version):
        raise BadValue(f"{path.name} has version {head['version']} for rules {head['rules']}")
    if head["features"] != list(features.NAMES):
        raise BadValue(f"{path.name} is about other features")
    found = data["value"]
    inner: list[list[float]] = [[float(one) for one in row] for row in found["inner"]]
    rows = [[float(one) for one in found[name]] for name in ("direct", "bias", "outer")]
    return Value(rows[0], inner, rows[1], rows[2])


def write_value(path: Path, value: Value, made: str, result: str) -> None:
    """Write a value with a header: what it is for, how it was made and how it did."""
    names = ", ".join(f'"{name}"' for name in features.NAMES)
    lines = [
        "# Written by `python -m tools.train_dynamitenurse_value`, not by hand.",
        "[header]",
        f"version = {features.VERSION}",
        f'rules = "{GAME.rules_version}"',
        f"features = [{names}]",
        f'made = "{made}"',
        f'result = "{result}"',
        "",
        "[value]",
        f"direct = {_row(value.direct)}",
        f"bias = {_row(value.bias)}",
        f"outer = {_row(value.outer)}",
        "inner = [",
        *[f"  {_row(row)}," for row in value.inner],
        "]",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _row(numbers: list[float]) -> str:
    return "[" + ", ".join(f"{number:.5g}" for number in numbers) + "]"
