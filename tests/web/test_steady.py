"""Nothing jumps while one plays: things stay where they are when phases come and go.

Layout shifts are summed as the web's vitals have it, over windows that end when nothing has moved
for a second; but what moves after a press counts too, which is what this is about. Whoever decides
takes longer than a second, so that a press and all that follows from it is such a window.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.hands import Finger, Mouse
from tests.web.playing import PICKED, Player, play_now, prefer
from tests.web.scenes import Company, come_to, scenes

TOUCH: Final = {"has_touch": True, "is_mobile": True}
PLACES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
}
GAMES: Final = ("Dice Hospital", "Dynamite Nurse")
SHIFT: Final = 0.1
"""How far things may move in all because of one press."""
PRESSES: Final = 14
"""More than a round of Dice Hospital and two turns of Dynamite Nurse take."""
WATCH: Final = """
window.shifts = [];
const named = ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
new PerformanceObserver((list) => window.shifts.push(
  ...list.getEntries().map((one) => [one.value, one.sources.map(named).join(", ")])
)).observe({ type: "layout-shift", buffered: true });
"""
# What was drawn has been told by then.
TOLD: Final = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done));
  return window.shifts.splice(0);
}
"""
# Whether all of each ambulance is in the window, and nothing lies over it; and all patients are.
HIDDEN: Final = """
() => [...document.querySelectorAll("main :is(.amb, .wgrid .bed)")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].some(([across, down]) => {
    const at = document.elementFromPoint(left + width * across, top + height * down);
    return !one.contains(at);
  });
}).map((one) => one.innerText)
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", PLACES)
def test_nothing_jumps_while_rounds_are_played(visitors: Visitors, game: str, place: str) -> None:
    ann = prefer(visitors(is_drawn=True, **PLACES[place]), confirm="never", motion="off")
    ann.context.add_init_script(WATCH)
    hands = Finger() if place == "phone" else Mouse()
    player = Player(play_now(ann, game, hands), hands, hurry=3)
    player.glance()
    player.page.evaluate(TOLD)
    for _ in range(PRESSES):
        player.go_on()
        player.glance()
        shifts: list[tuple[float, str]] = player.page.evaluate(TOLD)
        assert sum(far for far, _ in shifts) < SHIFT, (player.titles, shifts)

    assert len(set(player.titles)) > 4, player.titles


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_all_ambulances_are_seen_on_a_phone_and_two_taps_take_one(
    visitors: Visitors, served: Server, size: tuple[int, int]
) -> None:
    """Five of them, with all patients in sight; the first tap shows what it would bring."""
    viewport = {"width": size[0], "height": size[1]}
    ann = prefer(visitors(viewport=viewport, **TOUCH), language="fr", confirm="all")
    scene = scenes("dice-hospital")["take-ambulance"]
    come_to(ann, Company(served), scene, language="fr")
    page = ann.page
    vans = page.locator("#board .amb")
    hidden = page.evaluate(HIDDEN)
    vans.nth(1).tap()
    page.locator("#board").locator(PICKED).wait_for()
    vans.nth(1).tap()

    expect(page.locator("#board .amb.taken")).to_have_count(1)
    assert vans.count() == 5
    assert hidden == []
    assert page.evaluate("document.querySelector('main .pane').scrollWidth") <= size[0]
