"""Looking back on a game in the browser: every step to its end, other eyes, playing on from one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.hands import Mouse
from tests.web.inspecting import complaints_of_axe
from tests.web.pages import PHONE, Visitor
from tests.web.playing import QUICK, Player, finished, finished_before, prefer
from tests.web.scenes import DESK

PHASES = 16
"""How many phases are gone through in the middle of a game; all of a long one would take long."""
LAST = 20
"""How many steps before its end a replay is taken up again."""


def slider(page: Page) -> Locator:
    """Return the slider, which says at which step the replay is."""
    return page.get_by_role("slider", name="Replay")


def steps(page: Page) -> tuple[int, int]:
    """Return at which step a replay is, and how many there are."""
    found = re.fullmatch(r"Step (\d+) of (\d+)", slider(page).get_attribute("aria-valuetext") or "")
    assert found is not None
    return int(found.group(1)), int(found.group(2))


def one_phase_on(page: Page) -> None:
    """Let a replay go to the next phase, if it is not at its end."""
    before, total = steps(page)
    if before < total:
        page.get_by_role("button", name="Next phase").click()
        page.wait_for_function(
            "(before) => Number(document.querySelector('input[type=range]').value) > before",
            arg=before,
        )


@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_a_replay_goes_step_by_step_to_the_end(visitor: Visitor, game: str) -> None:
    table = finished_before(visitor, game)
    page = visitor.open(f"/r/{table}?step=0")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("of [1-9]"))
    total = steps(page)[1]
    page.get_by_role("heading", level=1).focus()
    for step in range(1, 25):
        page.keyboard.press("ArrowRight")
        expect(slider(page)).to_have_attribute("aria-valuetext", f"Step {step} of {total}")
    for _ in range(PHASES):
        one_phase_on(page)
    late = max(steps(page)[0], total - LAST)
    slider(page).fill(str(late))
    expect(slider(page)).to_have_attribute("aria-valuetext", f"Step {late} of {total}")
    while steps(page)[0] < total:
        one_phase_on(page)

    assert total > 40
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    page.get_by_role("tab", name="Transcript").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("The game ended")
    page.reload()
    expect(slider(page)).to_have_attribute("aria-valuetext", f"Step {total} of {total}")


def test_a_game_is_played_on_from_a_step(visitor: Visitor) -> None:
    prefer(visitor, **QUICK)
    table = finished(visitor, "dice-hospital")
    page = visitor.open(f"/r/{table}?step=30")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("Step 30 of"))
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile(r"/t/(?!" + re.escape(table) + ")"))
    player = Player(page, Mouse())
    for _ in range(3):
        player.go_on()

    assert len(player.titles) == 3


def test_records_are_verified_on_the_page(visitor: Visitor) -> None:
    table = finished_before(visitor, "dice-hospital")
    page = visitor.open(f"/r/{table}")
    page.get_by_role("tab", name="Share").click()
    page.get_by_role("button", name="Verify dice and cards").click()
    verdict = page.request.post(
        "/api/verify", data={"record": page.request.get(f"/api/archive/{table}/record").text()}
    )

    expect(page.get_by_role("tabpanel")).to_contain_text(verdict.json()["sentence"])


def test_spoilers_can_be_hidden(visitor: Visitor) -> None:
    table = finished_before(visitor, "dice-hospital")
    page = visitor.open(f"/r/{table}?step=5")
    page.get_by_role("tab", name="Share").click()
    page.get_by_role("checkbox", name="Hide the result").check()

    expect(slider(page)).to_have_attribute("aria-valuetext", "Step 5")


def point_together(page: Page, followed: Page, phone: Page) -> None:
    """Let somebody who leads point at things, by a key and the mouse.

    One who follows is French; the other has a phone, on which the Town is on another leaf.
    """
    expect(followed.get_by_text("Vous suivez")).to_be_visible()
    page.keyboard.press("p")
    things = page.get_by_role("group", name="Choose what to point at.")
    expect(things.get_by_role("button").first).to_be_focused()
    # Of all that go by that name, the pile in the Town.
    things.locator("[data-at=white-magic]").press("Enter")
    rings = followed.locator("main svg rect.over")
    expect(rings).to_have_count(1)
    expect(followed.get_by_text("montre : Magie blanche.").last).to_be_visible()
    assert complaints_of_axe(page) == []
    phone.get_by_role("button", name="Show it").click()
    expect(phone.locator("main svg rect.over")).to_have_count(1)
    things.get_by_role("button", name="Major Surgery").last.click()
    expect(rings).to_have_count(2)
    page.keyboard.press("Escape")
    expect(rings).to_have_count(0)


def test_a_game_is_looked_back_on_together(visitors: Visitors) -> None:
    ann, bob = visitors(), visitors(viewport=PHONE)
    table = finished(ann, "dynamite-nurse")
    page = ann.open(f"/r/{table}?step=12&as=all&review=new")
    link = re.compile(r"review=(?!new)")
    page.wait_for_url(link)
    followed = bob.open(page.url.replace("step=12&as=all&", ""))
    expect(slider(followed)).to_have_attribute("aria-valuetext", re.compile("Step 12 of"))
    expect(followed.get_by_text(re.compile(r"Hand \(\d")).first).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.type("Look here")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Next step").click()
    expect(slider(followed)).to_have_attribute("aria-valuetext", re.compile("Step 13 of"))
    followed.get_by_role("button", name="Previous step").click()
    page.get_by_role("button", name="Next step").click()
    followed.get_by_role("button", name="Follow ").click()

    expect(slider(followed)).to_have_attribute("aria-valuetext", re.compile("Step 14 of"))
    followed.get_by_role("tab", name="Notes").click()
    expect(followed.get_by_role("button", name="Step 12 Look here")).to_be_visible()
    point_together(page, visitors(viewport=DESK, locale="fr").open(page.url), followed)
