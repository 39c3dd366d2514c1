"""The bag of dice: what can be drawn from it, and what goes in and out."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.dicehospital.state import Table

LOWEST_ARRIVAL: Final = 2
ARRIVAL_VALUES: Final = 4
"""Arrivals show 2 to 5: every 1 and 6 is rolled again (DH-3.1)."""


def size(table: Table) -> i64:
    """Return how many dice are in the bag."""
    bag = table.bag
    return bag[0] + bag[1] + bag[2]


def draw_colours(table: Table, count: i64, source: Source) -> list[int]:
    """Return the colours of `count` dice drawn at random; the bag itself stays as it is."""
    return draw(table, count, 1, source)


def draw(table: Table, count: i64, faces: i64, source: Source) -> list[int]:
    """Return dice drawn at random, each as colour × `faces` + a roll from 0 to `faces` - 1."""
    red: i64 = table.bag[0]
    yellow: i64 = table.bag[1]
    left: i64 = red + yellow + table.bag[2]
    drawn: list[int] = []
    while count > 0:
        pick = source.below(left * faces)
        roll = pick % faces
        pick //= faces
        if pick < red:
            drawn.append(roll)
            red -= 1
        elif pick < red + yellow:
            drawn.append(faces + roll)
            yellow -= 1
        else:
            drawn.append(2 * faces + roll)
        left -= 1
        count -= 1
    return drawn


def draw_arrivals(table: Table, count: i64, source: Source) -> tuple[int, ...]:
    """Return `count` plain dice drawn at random and rolled without 1 and 6 (DH-3.1)."""
    drawn: list[int] = []
    for one in draw(table, count, ARRIVAL_VALUES, source):
        drawn.append(one // ARRIVAL_VALUES * 6 + one % ARRIVAL_VALUES + LOWEST_ARRIVAL - 1)
    return tuple(drawn)


def has_colours(table: Table, colours: list[int]) -> bool:
    """Return whether dice of these colours can be drawn together."""
    wanted = [0, 0, 0]
    for colour in colours:
        if not 0 <= colour <= 2:
            return False
        wanted[colour] += 1
    return all(wanted[colour] <= table.bag[colour] for colour in range(3))


def can_arrive(table: Table, outcome: tuple[int, ...], count: i64) -> bool:
    """Return whether these plain dice could be drawn and rolled as arrivals."""
    for plain in outcome:
        if not 0 <= plain < 18 or not 2 <= plain % 6 + 1 <= 5:
            return False
    return len(outcome) == count and has_colours(table, [plain // 6 for plain in outcome])


def take(table: Table, colour: i64) -> None:
    """Take a die out of the bag."""
    table.bag[colour] -= 1


def put_back(table: Table, colour: i64) -> None:
    """Put a die into the bag."""
    table.bag[colour] += 1
