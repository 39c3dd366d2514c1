"""What is staged is smooth on a phone that is four times as slow as this machine."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Visitors
from tests.web.frames import BEGIN, CATEGORIES, END, MARK, smoothness
from tests.web.hands import Finger
from tests.web.playing import Glance, Player, play_now, prefer

PHONE: Final = {"width": 390, "height": 844}
SLOWER: Final = 4
SHARE: Final = 0.02
LATER: Final = {"Dice Hospital": 2, "Dynamite Nurse": 7}
"""The round before which others, luck and in Dice Hospital the night have had their turns."""
SECONDS: Final = 8
"""So long something is staged until then, at least."""
STILL: Final = "() => document.querySelector('[data-stage=playing]') === null"


class Watching(Player):
    """Somebody who goes on when nothing is staged any more."""

    def glance(self) -> Glance:
        """Look when all is still."""
        super().glance()
        self.page.wait_for_function(STILL)
        return super().glance()


def round_of(page: Page) -> int:
    """Return in which round the game of a page is."""
    table = page.url.rsplit("/", 1)[1]
    shown = page.request.get(f"/api/tables/{table}?seat=0").json()
    return int(shown["now"]["round"] or 0)


@pytest.mark.timed
@pytest.mark.parametrize("game", LATER)
def test_few_frames_come_late_while_a_round_is_staged(
    visitors: Visitors, browser: Browser, game: str
) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    moving = {"reduced_motion": "no-preference"}
    ann = prefer(visitors(is_drawn=True, **touch, **moving), confirm="never")
    page = play_now(ann, game, Finger())
    player = Watching(page, Finger(), hurry=3)
    player.glance()
    page.evaluate(MARK)
    slowing = ann.context.new_cdp_session(page)
    slowing.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    player.play(lambda _: round_of(page) >= LATER[game])
    smooth = smoothness(browser.stop_tracing())

    assert smooth.seconds > SECONDS
    assert smooth.share < SHARE, sorted(smooth.late)


def test_a_frame_is_late_by_its_work_not_by_what_it_waits_for() -> None:
    """Of sixty frames, one has 20 ms of work but waits for 90, and one has two tasks of 20 ms."""
    frames = [(20, 90) if number == 9 else (5, 5) for number in range(60)]
    events: list[dict[str, Any]] = [told(BEGIN, 0)]
    for number, (work, lasts) in enumerate(frames):
        at = 1 + number * 16
        if number == 30:
            events += [told("RunTask", at - 10, 20, 4), told("RunTask", at - 5, 20, 4)]
        events += [told("RunTask", at, work, lasts), told("FireAnimationFrame", at + 1)]
    smooth = smoothness(json.dumps({"traceEvents": [*events, told(END, 1000)]}).encode())

    assert smooth.seconds == 1
    assert smooth.late == [45]
    assert 1 / 60 < smooth.share < 1 / 50


def told(name: str, at: float, work: float = 0, lasts: float = 0) -> dict[str, Any]:
    """Return what a trace tells of something, with times in milliseconds."""
    times = {"ts": at * 1000, "dur": lasts * 1000, "tdur": work * 1000}
    return {"name": name, "pid": 1, "tid": 1, **times}
