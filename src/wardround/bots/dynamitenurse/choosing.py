"""Chooses the best of some options, at random among equals."""

from __future__ import annotations

from wardround.core.luck import Rng


def best(options: list[int], values: list[float], rng: Rng) -> int:
    """Return the option with the highest value; of equals each is equally likely."""
    highest = max(values)
    equals = [option for option, value in zip(options, values, strict=True) if value == highest]
    return equals[0] if len(equals) == 1 else equals[rng.below(len(equals))]
