"""Perft: how many sequences of actions follow from built positions, and the order of the first."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME
from tests.kit.drive import sequences
from tests.kit.goldens import PERFT
from tests.kit.perfts import DEPTH, POSITIONS, all_text
from tests.kit.snapshots import golden
from wardround.sim.perft import perft


def test_legal_actions_their_order_and_what_follows_are_as_written() -> None:
    """`make playthroughs` writes them anew; a change must be explained in the commit."""
    assert all_text() == golden(*PERFT)


def test_counting_leaves_the_position_as_it_is() -> None:
    for build in POSITIONS:
        table = build()
        before = GAME.dump(table)
        sequences(GAME, table, DEPTH, "seed")

        assert GAME.dump(table) == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_perft_of_a_game_counts_the_same(seats: int) -> None:
    options = GAME.options({}, {})
    start = GAME.new(options, seats)

    assert perft(GAME, options, seats, DEPTH, "seed") == sequences(GAME, start, DEPTH, "seed")


def test_a_run_of_three_counted_by_hand() -> None:
    """R2 with two of Y3, G3, G4 recoloured: 4 firsts, 10 pairs, and 12 orders in all."""
    build = next(one for one in POSITIONS if one.__name__ == "a_run_with_two_recolours")

    assert sequences(GAME, build(), 3, "seed") == [4, 10, 12]
