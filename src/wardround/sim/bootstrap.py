"""Bootstrap intervals: how much a figure would vary with other seeds."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.luck import Rng

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
