"""Tips in the first game: beside the things they are about, for nobody who knows the game."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Visitors
from tests.web.hands import Finger, Mouse
from tests.web.inspecting import complaints_of_axe
from tests.web.pages import PHONE
from tests.web.playing import QUICK, Player, finished, play_now, prefer

DESK: ViewportSize = {"width": 1440, "height": 900}
OUTSIDE = """
() => {
  const { x, y, right, bottom } = document.querySelector("aside.placed").getBoundingClientRect();
  return x < 0 || y < 0 || right > innerWidth || bottom > innerHeight;
}
"""
SMALL: ViewportSize = {"width": 360, "height": 640}
# It has a place of its own: below the board, and above the buttons.
BETWEEN = """
() => {
  const [board, bubble, foot] = ["#board", "aside.placed", "footer"]
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return board.bottom <= bubble.top && bubble.bottom <= foot.top && board.height > 240;
}
"""


WHEN: Final = {
    "Take an ambulance": ("1/5", "2/5"),
    "Take a department": ("3/5",),
    "Place a nurse": ("4/5", "5/5"),
}
"""Which tips come where one is asked something for the first time."""


def has_placed(page: Page) -> bool:
    """Return whether a placement is made, and the next can be begun."""
    table = page.url.rpartition("/")[2]
    shown = page.request.get(f"/api/tables/{table}?seat=0").json()
    return shown["undo"] and any(one["do"]["verb"] == "done" for one in shown["choices"])


def read_all(page: Page) -> None:
    """Play the first round up to the last tip, and read each where it belongs."""
    player = Player(page, Mouse())
    bubble = page.locator("aside.placed")
    left = dict(WHEN)
    while left:
        seen = player.glance()
        asked = next((one for one in left if seen["title"].startswith(one)), "")
        for number in left.pop(asked, ()):
            while number == "5/5" and not has_placed(page):
                player.go_on()
            expect(bubble).to_contain_text(number)
            assert not page.evaluate(OUTSIDE)
            bubble.get_by_role("button", name="Got it").click()
        player.go_on()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_has_never_finished_a_game_gets_five_tips(
    visitors: Visitors, size: ViewportSize
) -> None:
    page = play_now(prefer(visitors(viewport=size), **QUICK), "Dice Hospital", Mouse())
    read_all(page)
    page.reload()
    Player(page, Mouse()).go_on()

    expect(page.locator("aside.placed")).to_have_count(0)


def test_on_a_phone_a_tip_covers_nothing_and_comes_alone(visitors: Visitors) -> None:
    page = play_now(visitors(viewport=SMALL, has_touch=True), "Dynamite Nurse", Finger())
    bubble = page.locator("aside.placed")
    asked = page.get_by_role("region", name="Play with sound?")
    expect(bubble).to_contain_text("Play your cards")
    expect(asked).to_have_count(0)
    assert page.evaluate(BETWEEN)
    bubble.get_by_role("button", name="Got it").tap()
    expect(asked).to_be_visible()
    expect(bubble).to_have_count(0)


def test_tips_are_dismissed_for_good(visitors: Visitors) -> None:
    page = play_now(prefer(visitors(viewport=DESK), **QUICK), "Dynamite Nurse", Mouse())
    bubble = page.locator("aside.placed")
    expect(bubble).to_contain_text("Play your cards")
    assert complaints_of_axe(page) == []
    bubble.get_by_role("button", name="No more tips").click()
    expect(bubble).to_have_count(0)
    page.reload()
    Player(page, Mouse()).go_on()

    expect(bubble).to_have_count(0)


def test_who_has_finished_a_game_gets_none(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK)
    finished(ann, "dice-hospital")
    page = ann.open()
    page.locator("li.replay").wait_for()
    page = play_now(ann, "Dice Hospital", Mouse())

    Player(page, Mouse()).go_on()
    assert page.evaluate("localStorage.getItem('wardround-guide')") is None
