"""One way to decide in both games: press to see what it does, press again to do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.web.conftest import Visitors
from tests.web.hands import Finger, Hands, Keys, Mouse
from tests.web.pages import DESKTOP, PHONE, Visitor
from tests.web.playing import DONE, OFFERED, PICKED, play_now, prefer

GAMES: Final = ["Dice Hospital", "Dynamite Nurse"]
TOUCHING: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
HANDS: Final[dict[str, tuple[Callable[[Page], Hands], dict[str, Any]]]] = {
    "mouse": (lambda _: Mouse(), {"viewport": DESKTOP}),
    "keys": (Keys, {"viewport": DESKTOP}),
    "finger": (lambda _: Finger(), TOUCHING),
}


class Deciding:
    """Somebody at the first decision of a game, and how often they have acted."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.acts = 0
        visitor.count(self._count)
        expect(self.offered.first).to_be_visible()

    def _count(self, request: Request) -> None:
        self.acts += urlsplit(request.url).path.endswith("/act")

    @property
    def offered(self) -> Locator:
        """What can be picked."""
        return self.page.locator("section#board").locator(OFFERED)

    @property
    def picked(self) -> Locator:
        """What is picked."""
        return self.page.locator("section#board").locator(PICKED)

    def finish(self) -> int:
        """Wait until nothing is under way, and return how often they have acted."""
        self.page.wait_for_function(DONE)
        expect(self.picked).to_have_count(0)
        return self.acts


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_second_press_on_what_is_picked_does_it(visitors: Visitors, game: str, hand: str) -> None:
    make, settings = HANDS[hand]
    ann = prefer(visitors(**settings), motion="off", confirm="all")
    hands = make(ann.page)
    play_now(ann, game, hands)
    deciding = Deciding(ann)

    hands.press(deciding.offered.first)
    expect(deciding.picked).to_have_count(1)
    assert deciding.acts == 0

    ann.page.keyboard.press("Escape")
    expect(deciding.picked).to_have_count(0)
    assert deciding.acts == 0

    hands.press(deciding.offered.first)
    expect(deciding.picked).to_have_count(1)
    hands.press(deciding.picked)
    assert deciding.finish() == 1


@pytest.mark.parametrize("confirm", ["all", "risky"])
@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_does_one_thing(visitors: Visitors, game: str, confirm: str) -> None:
    ann = prefer(visitors(viewport=DESKTOP), motion="off", confirm=confirm)
    play_now(ann, game, Mouse())
    deciding = Deciding(ann)

    deciding.offered.first.click(click_count=3, delay=0)

    assert deciding.finish() == 1
