"""The lessons, as a learner takes them: every step by real moves on the real board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.hands import Mouse
from tests.web.playing import QUICK, Player, prefer

MOST = 120


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
    player = Player(page, Mouse())
    seen = [step_of(page)[0]]
    for _ in range(MOST):
        at, of = step_of(page)
        if at == of:
            break
        if seen[-1] != at:
            seen.append(at)
        onward = lesson.get_by_role("button", name="Next")
        if onward.count():
            onward.click()
        elif at == 6 and game == "dice-hospital":
            page.get_by_role("button", name="Undo", exact=True).click()
            expect(lesson.get_by_role("heading")).not_to_contain_text("6 ")
        else:
            player.go_on()

    assert step_of(page) == (10, 10)
    assert seen == sorted(set(seen))
    assert len(seen) >= 6
