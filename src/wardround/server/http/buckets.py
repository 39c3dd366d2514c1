"""Token buckets: a burst of requests, then a rate per second, for each key.

A bucket is one number, the time at which it will be full again. A full bucket is the same as none,
so dropping the least recently used ones costs little, and memory stays bounded however many keys
there are.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

MOST_KEYS: Final = 50_000


@dataclass(frozen=True, slots=True)
class Rate:
    """The sustained rate per second, and the burst after a pause."""

    each_second: float
    at_once: int


class Buckets:
    """A bucket for each key; at most `most_keys` of them are remembered."""

    def __init__(
        self, most_keys: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._full_at: OrderedDict[str, float] = OrderedDict()
        self._most_keys = most_keys
        self._clock = clock

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: str, rate: Rate, amount: int = 1) -> float:
        """Return the seconds until this many tokens are in the bucket of a key."""
        now = self._clock()
        full_at = max(self._full_at.get(key, now), now)
        return max(0.0, full_at - now - (rate.at_once - amount) / rate.each_second)

    def count(self, asked: Sequence[tuple[str, Rate]]) -> float:
        """Take a token from each of some buckets, if all have one; return the seconds until then.

        As long as that is not 0, none is taken.
        """
        now, longest = self._clock(), 0.0
        taken: list[tuple[str, float]] = []
        for key, rate in asked:
            full_at = max(self._full_at.get(key, now), now)
            longest = max(longest, full_at - now - (rate.at_once - 1) / rate.each_second)
            taken.append((key, full_at + 1 / rate.each_second))
        if longest > 0:
            return longest
        for key, full_at in taken:
            self._full_at[key] = full_at
            self._full_at.move_to_end(key)
        self._forget()
        return 0.0

    def take(self, key: str, rate: Rate, amount: int = 1) -> None:
        """Take this many tokens from the bucket of a key."""
        now = self._clock()
        self._full_at[key] = max(self._full_at.get(key, now), now) + amount / rate.each_second
        self._full_at.move_to_end(key)
        self._forget()

    def _forget(self) -> None:
        while len(self._full_at) > self._most_keys:
            self._full_at.popitem(last=False)
