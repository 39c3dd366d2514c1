"""Whatever a pack may say can be played."""

from __future__ import annotations

import pytest

from tests.kit.random_packs import random_pack
from tests.kit.tables import random_record
from tests.kit.user_packs import HEADER
from wardround.catalog import find
from wardround.core.records import replay


@pytest.mark.parametrize("seed", range(16))
def test_random_cards_can_be_played(seed: int) -> None:
    game = find("dice-hospital")
    settings: dict[str, object] = {"events": True, "experimental": seed % 2 == 0, "promos": True}
    packs = {"mine.toml": random_pack(str(seed))}
    record = random_record(game, str(seed), 1 + seed % 4, settings, packs)

    assert record.outcome is not None
    assert game.outcome(replay(record)) is not None


def test_the_numbers_of_a_pack_are_those_that_are_played() -> None:
    game = find("dice-hospital")
    packs = {"mine.toml": HEADER + "[house]\nrounds = 2\nnurses = 1\n"}
    record = random_record(game, "short", 2, {}, packs)
    view = game.view(replay(record), None)

    assert view["round"] == 2
