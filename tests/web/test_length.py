"""How long a whole game takes somebody who knows it.

Presses, acts and choices are counted. What is staged is measured by the clock of the page, which
the test winds on; all of it is watched to its end, though one may think and press meanwhile.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.web.conftest import Visitors
from tests.web.hands import Hands, Mouse
from tests.web.pages import DESKTOP
from tests.web.playing import (
    OFFERED,
    Glance,
    Player,
    play_now,
    prefer,
)

PRESS: Final = 1.3
"""Seconds to go to a button with the mouse (1.1) and to press it (0.2), in the keystroke-level
model of Card, Moran and Newell (1980)."""
THOUGHT: Final = 1.35
"""Seconds to recall what comes next, in the same model: before each thing that is done."""
CHOICE: Final = 5.0
"""Seconds to choose, once in each phase of a round in which something is asked: an ambulance, an
improvement, what to do with one's staff. So long has a move in the World Blitz Championship of
chess (3 minutes, and 2 seconds with each move, for 60 moves)."""
MINUTES: Final = 12
ROUNDS: Final = 8
MOMENT: Final = 1000
"""Milliseconds by which the clock of the page is wound on while something is staged."""
IMPROVEMENT: Final = "Take a department or a specialist."

# How long the layer has played, by the clock of the page.
WATCH: Final = """
window.staged = 0;
{
  let began = null;
  new MutationObserver(() => {
    const isPlaying = document.querySelector("[data-stage=playing]") !== null;
    if (isPlaying && began === null) began = performance.now();
    if (isPlaying || began === null) return;
    staged += performance.now() - began;
    began = null;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
"""
PHASE: Final = """
() => [document.querySelector(".track"), document.querySelector("[aria-current=step]")]
  .map((one) => one?.ariaLabel ?? one?.innerText).join(": ")
"""
PLAYING: Final = "() => document.querySelector('[data-stage=playing]') !== null"
SETTLED: Final = """
() => {
  for (const one of document.getAnimations()) {
    if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
  }
  return !document.querySelector("main section[aria-busy='true'], #board [inert]");
}
"""
"""What was pressed has been done, and all that left the board is gone: at once, by no clock."""


class CountingMouse(Mouse):
    """A mouse that counts."""

    def __init__(self) -> None:
        self.presses = 0

    def press(self, button: Locator) -> None:
        """Click a button."""
        super().press(button)
        self.presses += 1


class Knowing(Player):
    """Somebody who goes on when all is still, and engages specialists, as those who know it do."""

    def __init__(self, page: Page, hands: Hands) -> None:
        super().__init__(page, hands)
        self.phases: set[str] = set()
        """In which phases of which rounds they had to choose."""

    def glance(self) -> Glance:
        """Look when nothing is staged any more, and nothing on its way off the board."""
        self.page.wait_for_function(SETTLED)
        seen = super().glance()
        while self.page.evaluate(PLAYING):
            while self.page.evaluate(PLAYING):
                self.page.clock.run_for(MOMENT)
            self.page.wait_for_function(SETTLED)
            seen = super().glance()
        return seen

    def _do_something(self, seen: Glance) -> None:
        self.phases.add(self.page.evaluate(PHASE))
        super()._do_something(seen)

    def choose(self) -> None:
        """Take the first thing that the board offers, and of improvements the last."""
        offered = self.board.locator(OFFERED)
        self.hands.press(offered.last if self.titles[-1] == IMPROVEMENT else offered.first)


def log_of(page: Page) -> list[dict[str, Any]]:
    """Return all that has happened."""
    table = page.url.rsplit("/", 1)[1]
    shown: dict[str, Any] = page.request.get(f"/api/tables/{table}?seat=0").json()
    assert shown["status"] == "over"
    log: list[dict[str, Any]] = shown["log"]["add"]
    return log


def test_a_game_of_dice_hospital_takes_less_than_twelve_minutes(visitors: Visitors) -> None:
    """Against two bots, with all settings as they are at first."""
    ann = prefer(visitors(viewport=DESKTOP, is_new=True, reduced_motion="no-preference"), size=100)
    ann.prepare(WATCH)
    acts: list[str] = []
    ann.count(lambda one: acts.extend([one.url] if "/act?" in one.url else []))
    mouse = CountingMouse()
    ann.page.clock.install()
    page = play_now(ann, "Dice Hospital", mouse)
    player = Knowing(page, mouse)
    player.play()
    log = log_of(page)
    work = Counter(one["seat"] for one in log if one["event"] == "staff-placed")
    staged = page.evaluate("staged") / 1000
    choices = len(player.phases)
    seconds = mouse.presses * PRESS + len(acts) * THOUGHT + choices * CHOICE + staged
    told = f"{mouse.presses} presses, {len(acts)} acts, {choices} choices, {staged:.0f} s staged"

    assert work[0] >= min(work[1], work[2])
    assert staged > ROUNDS * 6
    assert seconds < MINUTES * 60, told
