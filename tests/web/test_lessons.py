"""The lessons, as a learner takes them: every step by real moves on the real board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.hands import Mouse
from tests.web.playing import DONE, QUICK, Player, prefer

MOST = 120
OFFERED = "main section[aria-busy='false'] button[aria-pressed='false']"


class Learner(Player):
    """Somebody who does as the tutorial says: who wants to treat takes charge of Patients."""

    def choose(self) -> None:
        """Take charge of a Patient if asked, or else take what is offered first."""
        mine = self.board.get_by_role("button", name="Put yourself in charge")
        if mine.count():
            self.hands.press(mine)
        else:
            super().choose()


def step_of(page: Page) -> tuple[int, int]:
    """Return at which step the lesson is, and how many it has."""
    told = page.get_by_role("region", name="Tutorial").get_by_role("heading").inner_text()
    found = re.search(r"(\d+)\D+(\d+)", told)
    assert found is not None, told
    return int(found.group(1)), int(found.group(2))


@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_a_lesson_is_finished_by_playing(visitors: Visitors, game: str) -> None:
    ann = prefer(visitors(viewport={"width": 1440, "height": 900}), **QUICK)
    page = ann.open(f"/learn/{game}")
    lesson = page.get_by_role("region", name="Tutorial")
    player = Learner(page, Mouse())
    treat = page.get_by_role("button", name=re.compile(r"^(Operate|Care) \d+, [^:]+$"))
    treated = False
    seen = [step_of(page)[0]]
    for _ in range(MOST):
        page.wait_for_function(DONE)  # or what is pressed next may be gone before it is pressed
        at, of = step_of(page)
        if at == of:
            break
        if seen[-1] != at:
            seen.append(at)
        onward = lesson.get_by_role("button", name="Next")
        if onward.count():
            onward.click()
        elif treat.count():
            treated = True
            treat.first.click()
        elif "Undo a move" in lesson.get_by_role("heading").inner_text():
            page.get_by_role("button", name="Undo", exact=True).click()
            expect(lesson.get_by_role("heading")).not_to_contain_text("Undo a move")
        else:
            player.go_on()

    assert step_of(page) == (11, 11)
    assert seen == sorted(set(seen))
    assert len(seen) >= 6
    assert treated == (game == "dynamite-nurse")
    rules = lesson.get_by_role("link", name="Quick rules")
    expect(rules).to_have_attribute("href", f"/rules/{game}/quick")
    lesson.get_by_role("link", name="Keep playing").click()
    page.wait_for_url("**/t/*")
    page.locator(OFFERED).first.wait_for()
