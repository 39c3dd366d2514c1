"""Two pairs of sorted lists that hold the same numbers, however they divide."""

from __future__ import annotations

from itertools import combinations_with_replacement

from wardround.core.luck import Rng
from wardround.core.multisets import same_together, together


def small() -> list[list[int]]:
    """Return all sorted lists of up to three numbers below three."""
    return [list(one) for size in range(4) for one in combinations_with_replacement(range(3), size)]


def test_pairs_of_all_small_lists_are_the_same_where_they_are_when_put_together() -> None:
    """Every pair with every other, in both orders: 160,000 of them."""
    lists = small()
    pairs = [(one, more, sorted(one + more)) for one in lists for more in lists]
    told = {
        same_together(one, more, other, rest) == (both == theirs)
        for one, more, both in pairs
        for other, rest, theirs in pairs
    }

    assert len(pairs) == 400
    assert told == {True}


def test_larger_lists_are_compared_to_their_ends() -> None:
    rng = Rng("larger")
    for _ in range(200):
        cards = [rng.below(40) for _ in range(20)]
        one, more = sorted(cards[:9]), sorted(cards[9:])
        rng.shuffle(cards)
        cut = rng.below(21)
        other, rest = sorted(cards[:cut]), sorted(cards[cut:])
        assert same_together(one, more, other, rest)

        changed = other if rest == [] or (other and rng.below(2)) else rest
        changed[rng.below(len(changed))] += 40
        assert not same_together(one, more, sorted(other), sorted(rest))


def test_lists_put_together_are_sorted_and_left_as_they_were() -> None:
    one, more = [1, 4, 4], [0, 4, 9]

    assert together(one, more) == [0, 1, 4, 4, 4, 9]
    assert (one, more) == ([1, 4, 4], [0, 4, 9])
