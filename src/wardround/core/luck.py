"""Luck: the numbers behind every draw and roll.

`Keyed` is for real games. Its numbers depend on the seed and on what they are for (the key), never
on the order of clicks, so that anyone can verify every roll from the seed. `Rng` is small and
fast, for bots and tests.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from wardround.core.ints import i64

MASK: Final = 0xFFFFFFFF
WORDS_A_BLOCK: Final = 8
LARGEST: Final = 0x80000000
"""With a larger `n` the product in `below` would not fit into 64 bits, as it must when compiled."""


class Source:
    """Anything that gives 32 random bits at a time."""

    __slots__ = ()

    def next32(self) -> i64:
        """Return the next 32 bits."""
        raise AssertionError("a source of luck must give bits")

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely; n is `LARGEST` at the most."""
        assert n <= LARGEST
        product: i64 = self.next32() * n
        low: i64 = product & MASK
        if low < n:
            # Drop the few values that would make some results likelier than others.
            unfair: i64 = (MASK + 1 - n) % n
            while low < unfair:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


class Rng(Source):
    """A generator of four 32-bit words (sfc32), the same in the pure and the compiled build."""

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: str | int, like: Rng | None = None) -> None:
        if like is not None:
            self._a: i64 = like._a
            self._b: i64 = like._b
            self._c: i64 = like._c
            self._count: i64 = like._count
            return
        digest = hashlib.sha256(str(seed).encode()).digest()
        words: tuple[int, ...] = struct.unpack(">8I", digest)
        self._a = words[0]
        self._b = words[1]
        self._c = words[2]
        self._count = 1

    def next32(self) -> i64:
        """Return the next 32 bits."""
        b: i64 = self._b
        c: i64 = self._c
        out: i64 = (self._a + b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & MASK
        self._c = ((((c << 21) | (c >> 11)) & MASK) + out) & MASK
        return out

    def copy(self) -> Rng:
        """Return a generator that will give the same numbers."""
        return Rng(0, self)


class Stream(Source):
    """The numbers of one piece of luck: SHA-256 of seed, key and counter, eight words a block."""

    __slots__ = ("_block", "_prefix", "_used", "_words")

    def __init__(self, prefix: bytes) -> None:
        self._prefix = prefix
        self._block: i64 = 0
        self._used: i64 = WORDS_A_BLOCK
        self._words: tuple[int, ...] = ()

    def next32(self) -> i64:
        """Return the next 32 bits."""
        if self._used == WORDS_A_BLOCK:
            counter = int(self._block).to_bytes(4, "big")
            self._words = struct.unpack(">8I", hashlib.sha256(self._prefix + counter).digest())
            self._block += 1
            self._used = 0
        word: i64 = self._words[self._used]
        self._used += 1
        return word


class Keyed:
    """The luck of one game, fixed by its seed and asked by key."""

    __slots__ = ("_prefix", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._prefix = b"wardround-luck\0" + seed.encode() + b"\0"

    def stream(self, key: str) -> Stream:
        """Return the numbers that decide the luck named `key`."""
        return Stream(self._prefix + key.encode() + b"\0")


def commitment(seed: str) -> str:
    """Return the hash that is shown when a game starts and checked when its seed is revealed."""
    return hashlib.sha256(b"wardround-seed\0" + seed.encode()).hexdigest()
