"""The frozen positions that the solver is measured on, and how they are made."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from tools.positions import FILE, GAMES
from wardround.bots.dicehospital.positions import SEATS, bare_table, read_position
from wardround.bots.dicehospital.samples import activations
from wardround.dicehospital import GAME, notation

LINES = FILE.read_text(encoding="utf-8").splitlines()


def test_every_frozen_position_can_be_read_and_is_written_the_same() -> None:
    bare = bare_table(GAME.options({}, {}))
    texts = [line.partition(" ")[2] for line in LINES]

    assert [notation.hospital_text(read_position(bare, text), 0) for text in texts] == texts


def test_every_round_has_its_share_of_frozen_positions() -> None:
    rounds = Counter(line.partition(" ")[0] for line in LINES)

    assert rounds == {str(round): GAMES * SEATS for round in range(1, 9)}


def test_positions_are_those_of_a_game_and_the_same_for_a_seed() -> None:
    options = GAME.options({}, {})
    first = list(islice(activations(options, "game"), 6))

    assert [round for round, _ in first] == [1, 1, 1, 1, 2, 2]
    assert first == list(islice(activations(options, "game"), 6))
    assert first != list(islice(activations(options, "another"), 6))
