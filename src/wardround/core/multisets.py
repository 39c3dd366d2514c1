"""Sorted lists of small numbers, used as multisets: hands, decks, wards."""

from __future__ import annotations

from wardround.core.ints import i64


def put(numbers: list[int], number: i64) -> None:
    """Add a number at its place in a sorted list."""
    at: i64 = len(numbers)
    while at > 0 and numbers[at - 1] > number:
        at -= 1
    numbers.insert(at, number)


def distinct(numbers: list[int]) -> list[int]:
    """Return the different numbers of a sorted list: equal ones are one choice."""
    out: list[int] = []
    last: i64 = -1
    for number in numbers:
        if number != last:
            out.append(number)
            last = number
    return out


def lacking(numbers: list[int], gone: list[int]) -> list[int]:
    """Return what is left without those of another list, as far as they are there."""
    left = numbers[:]
    for number in gone:
        if number in left:
            left.remove(number)
    return left


def together(numbers: list[int], more: list[int]) -> list[int]:
    """Return the numbers of both, sorted."""
    merged = numbers + more
    merged.sort()
    return merged


def contains(numbers: list[int], some: tuple[int, ...]) -> bool:
    """Return whether all of `some` are there, each as often as it is named."""
    left = numbers[:]
    for number in some:
        if number not in left:
            return False
        left.remove(number)
    return True
