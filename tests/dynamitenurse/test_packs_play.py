"""Whatever a pack may say can be played."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import HEADER
from tests.kit.dynamitenurse_random_packs import random_box
from tests.kit.tables import random_record
from wardround.core.records import replay
from wardround.dynamitenurse import GAME


@pytest.mark.parametrize("seed", range(24))
def test_random_cards_can_be_played(seed: int) -> None:
    packs = {"mine.toml": random_box(str(seed))}
    record = random_record(GAME, str(seed), 3 + seed % 3, {}, packs)

    assert record.outcome is not None
    assert GAME.outcome(replay(record)) is not None


def test_the_numbers_of_a_pack_are_those_that_are_played() -> None:
    packs = {"mine.toml": HEADER + "[house]\nhand = 6\nmarkers = 3\nkill-marks = 7\n"}
    record = random_record(GAME, "numbers", 4, {"first-player": 0}, packs, at_most=8)
    view = GAME.view(replay(record), None)

    assert view["phase"] == "main"
    assert view["town"]["kill_marks"] == 7
    assert [hospital["markers"] for hospital in view["hospitals"]] == [3, 3, 3, 3]
    assert [hospital["hand_count"] for hospital in view["hospitals"][1:]] == [6, 6, 6]
