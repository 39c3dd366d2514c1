"""Perft: how many sequences of actions follow from built positions, and the order of the first."""

from __future__ import annotations

import pytest

from tests.kit.drive import sequences
from tests.kit.games import EVERY_GAME
from tests.kit.goldens import PERFT
from tests.kit.perfts import DEPTH, POSITIONS, Build, all_text
from tests.kit.snapshots import golden
from wardround.catalog import GAMES, find
from wardround.core.game import Game
from wardround.sim.perft import perft

TABLES = [
    (game_id, seats)
    for game_id, game in GAMES.items()
    for seats in range(game.min_seats, game.max_seats + 1)
]


@EVERY_GAME
def test_legal_actions_their_order_and_what_follows_are_as_written(game: Game) -> None:
    """`make playthroughs` writes them anew; a change must be explained in the commit."""
    assert all_text(game.id) == golden(PERFT, f"{game.id}.txt")


@EVERY_GAME
def test_counting_leaves_the_position_as_it_is(game: Game) -> None:
    for build in POSITIONS[game.id]:
        table = build()
        before = game.dump(table)
        sequences(game, table, DEPTH, "seed")

        assert game.dump(table) == before


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_perft_of_a_game_counts_the_same(game_id: str, seats: int) -> None:
    game = find(game_id)
    options = game.options({}, {})
    start = game.new(options, seats)

    assert perft(game, options, seats, DEPTH, "seed") == sequences(game, start, DEPTH, "seed")


def position(game_id: str, name: str) -> Build:
    """Return what builds a position."""
    return next(one for one in POSITIONS[game_id] if one.__name__ == name)


def test_a_run_of_three_counted_by_hand() -> None:
    """R2 with two of Y3, G3, G4 recoloured: 4 firsts, 10 pairs, and 12 orders in all."""
    build = position("dice-hospital", "a_run_with_two_recolours")

    assert sequences(find("dice-hospital"), build(), 3, "seed") == [4, 10, 12]


def test_a_bed_check_counted_by_hand() -> None:
    """Two of four Patients that look unlike: 4 firsts, 12 pairs; then one of two cards, or none."""
    build = position("dynamite-nurse", "two_patients_too_many")

    assert sequences(find("dynamite-nurse"), build(), 3, "seed") == [4, 12, 36]


def test_patients_sent_back_counted_by_hand() -> None:
    """None, one or two of two, each to one of two others.

    With none sent back the phase can only be ended, and one of three players put in charge.
    """
    build = position("dynamite-nurse", "sending_back")

    assert sequences(find("dynamite-nurse"), build(), 3, "seed") == [3, 1 + 2 + 2, 3 + 4 + 4]
