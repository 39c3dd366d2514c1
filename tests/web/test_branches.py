"""What if in the browser: decided otherwise by keys, taken back, compared, and left by one key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.inspecting import complaints_of_axe, sideways
from tests.web.playing import KeyPlayer
from tests.web.scenes import Hall, scenes

STEP = 60


@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_one_decides_otherwise_and_comes_back_to_the_game(hall: Hall, game: str) -> None:
    table = hall.go_to(scenes(game)["end"])
    page = hall.ann.open(f"/r/{table}?step={STEP}")
    slider = page.get_by_role("slider", name="Replay")
    expect(slider).to_have_value(f"{STEP}")
    page.keyboard.press("w")
    back = page.get_by_role("button", name="Back to the game")
    expect(back).to_be_visible()
    beside = page.get_by_role("table", name="What if compared with the game")
    expect(beside.get_by_role("columnheader")).to_have_text(["Game", "What if"])
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    player = KeyPlayer(page)
    while undo.get_attribute("aria-disabled") == "true":
        player.go_on()
    page.keyboard.press("u")
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("r")
    expect(undo).to_have_attribute("aria-disabled", "false")

    assert complaints_of_axe(page) == []
    assert sideways(page, (320, 1024)) == []
    page.keyboard.press("w")
    expect(slider).to_have_value(f"{STEP}")
    expect(page.get_by_role("button", name="What if…?")).to_be_focused()
    page.keyboard.press("w")
    expect(undo).to_have_attribute("aria-disabled", "false")
