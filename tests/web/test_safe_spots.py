"""The same spot is safe: nothing that ends a turn lies where a finger or the focus just was."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.pages import DESKTOP, PHONE, Visitor
from tests.web.playing import DONE, prefer
from tests.web.scenes import Company, come_to, scenes

MAIN: Final = "[data-main]"


class Round:
    """Somebody alone at a table, in its first round, whose luck is always the same."""

    def __init__(self, visitor: Visitor, until: str) -> None:
        self.page: Page = visitor.page
        request = self.page.request
        request.post("/api/me", data={"name": "Ann"})
        laid = {"game": "dice-hospital", "seats": [{"kind": "me"}], "lesson": True}
        self._path = f"/api/tables/{request.post('/api/tables', data=laid).json()['table']}"
        while (shown := request.get(f"{self._path}?seat=0").json())["now"]["phase"] != until:
            action = {"action": shown["choices"][0]["action"], "version": shown["version"]}
            request.post(f"{self._path}/seats/0/act", data={**action, "key": f"{shown['seq']}"})
        self.page.goto(self._path.removeprefix("/api").replace("tables", "t"))
        self.page.locator(MAIN).wait_for()

    def phase(self) -> str:
        """Return the phase that the server is in."""
        shown = self.page.request.get(f"{self._path}?seat=0").json()
        return str(shown["now"]["phase"])

    def steps(self) -> int:
        """Return how many steps can be undone."""
        shown = self.page.request.get(f"{self._path}?seat=0").json()
        return len(shown["plan"]["steps"])


def test_done_waits_where_apply_just_stood(visitors: Visitors) -> None:
    at = Round(prefer(visitors(viewport=DESKTOP), motion="off", confirm="all"), "activation")
    page = at.page
    page.locator("#board .plate [data-choice]").first.click()
    page.locator("#board .bed [data-choice]").first.click()
    main = page.locator(MAIN)
    expect(main).to_have_text("Apply")
    main.click()
    page.wait_for_function("() => document.querySelector('[data-main]').innerText === 'Done'")
    page.evaluate("document.querySelector('[data-main]').click()")
    page.keyboard.press("d")
    page.wait_for_function(DONE)
    asked = page.get_by_role("button", name="Finish anyway").count()

    assert (at.phase(), asked) == ("activation", 0)
    expect(main).to_have_attribute("aria-disabled", "false")
    main.click()
    expect(main).to_have_text("Finish anyway")


@pytest.mark.parametrize("name", ["improve", "treat skip", "between use"])
def test_on_a_phone_what_is_passed_lies_beside_the_main_button(
    visitors: Visitors, served: Server, name: str
) -> None:
    ann = prefer(visitors(viewport=PHONE, has_touch=True, is_mobile=True), motion="off")
    come_to(ann, Company(served), scenes("dice-hospital")[name])
    main = ann.page.locator(MAIN).bounding_box()
    passes = ann.page.locator("footer .acts .btn").filter(has_text="Pass")
    leaves = passes if name == "improve" else passes.or_(ann.page.get_by_text("Skip", exact=True))
    beside = leaves.bounding_box()

    assert main is not None
    assert beside is not None
    assert beside["x"] + beside["width"] <= main["x"]
    assert main["x"] + main["width"] > PHONE["width"] - 20


def test_the_focus_never_lands_on_the_card_that_was_just_taken(visitors: Visitors) -> None:
    at = Round(prefer(visitors(viewport=DESKTOP), motion="off"), "improvement")
    page = at.page
    page.get_by_role("checkbox", name="Then ask me whether to return one").check()
    page.keyboard.press("1")
    page.get_by_role("heading", name="Return an improvement for a blood bag?").wait_for()
    expect(page.locator(MAIN)).to_be_focused()
    expect(page.locator(MAIN)).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")

    page.wait_for_function(DONE)
    expect(page.locator(MAIN)).to_have_text("Done")
    assert at.phase() == "activation"


def test_a_plan_of_the_coach_is_tried_but_not_ended(visitors: Visitors) -> None:
    at = Round(
        prefer(visitors(viewport={"width": 1440, "height": 900}), motion="off"), "activation"
    )
    page = at.page
    page.keyboard.press("h")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Show plans").click()
    last = coach.locator(".steps").first.get_by_role("listitem").last
    last.wait_for()
    ends = last.inner_text()
    coach.get_by_role("button", name="Try it").first.click()
    expect(page.get_by_role("status").filter(has_text="Plan played.")).to_be_attached()

    assert "Finish" in ends
    assert at.phase() == "activation"
    assert at.steps() > 2


def test_all_improvements_are_kept_without_a_click_and_one_can_be_returned_after_all(
    visitors: Visitors,
) -> None:
    at = Round(prefer(visitors(viewport=DESKTOP), motion="off"), "improvement")
    page = at.page
    page.locator("#board .market [data-choice]").first.click()
    again = page.get_by_role("button", name="Return an improvement", exact=True)
    again.wait_for()
    assert at.phase() == "activation"
    again.click()
    page.get_by_role("heading", name="Return an improvement for a blood bag?").wait_for()
    page.wait_for_function(DONE)

    # What was opened again is not answered again.
    assert at.phase() == "improvement"
    page.reload()
    page.get_by_role("heading", name="Return an improvement for a blood bag?").wait_for()
    assert at.phase() == "improvement"
