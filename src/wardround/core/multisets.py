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


def same_together(one: list[int], more: list[int], other: list[int], rest: list[int]) -> bool:
    """Return whether two pairs of sorted lists hold the same numbers, however they divide."""
    total: i64 = len(one) + len(more)
    if total != len(other) + len(rest):
        return False
    # Both pairs are gone through in order, one in each list: nothing is built.
    first: i64 = 0
    second: i64 = 0
    for at in range(total):
        from_one: i64 = at - first
        if from_one < len(one) and (first == len(more) or one[from_one] <= more[first]):
            number: i64 = one[from_one]
        else:
            number = more[first]
            first += 1
        from_other: i64 = at - second
        if from_other < len(other) and (second == len(rest) or other[from_other] <= rest[second]):
            found: i64 = other[from_other]
        else:
            found = rest[second]
            second += 1
        if number != found:
            return False
    return True


def contains(numbers: list[int], some: tuple[int, ...]) -> bool:
    """Return whether all of `some` are there, each as often as it is named."""
    left = numbers[:]
    for number in some:
        if number not in left:
            return False
        left.remove(number)
    return True
