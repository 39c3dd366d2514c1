"""Two ways through one activation: kept, compared, and taken up again, with nothing but keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.conftest import Visitors
from tests.web.hands import Keys
from tests.web.inspecting import complaints_of_axe, sideways
from tests.web.pages import PHONE, Visitor
from tests.web.playing import QUICK, KeyPlayer, prefer

DESK: ViewportSize = {"width": 1440, "height": 900}
NUMBERS = """
() => {
  const found = [...document.querySelectorAll(".layer b")].map((one) => one.innerText);
  return found.length ? found : null;
}
"""


class Planner:
    """Somebody in the first activation of a lesson, whose luck is always the same."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = prefer(visitor, **QUICK).page
        self.keys = Keys(self.page)
        self.player = KeyPlayer(self.page)
        self._path = self._lay()
        self.page.goto(self._path.removeprefix("/api").replace("tables", "t"))

    def _lay(self) -> str:
        """Lay the lesson's table, and play it up to the activation."""
        request = self.page.request
        request.post("/api/me", data={"name": "Ann"})
        laid = {"game": "dice-hospital", "seats": [{"kind": "me"}], "lesson": True}
        path = f"/api/tables/{request.post('/api/tables', data=laid).json()['table']}"
        while (shown := request.get(f"{path}?seat=0").json())["now"]["phase"] != "activation":
            action = {"action": shown["choices"][0]["action"], "version": shown["version"]}
            request.post(f"{path}/seats/0/act", data={**action, "key": f"{shown['seq']}"})
        return path

    def shown(self) -> dict[str, Any]:
        """Return what the server shows."""
        shown: dict[str, Any] = self.page.request.get(f"{self._path}?seat=0").json()
        return shown

    def steps(self) -> list[str]:
        """Return what was done in the activation and can be taken back."""
        texts = [step["text"] for step in self.shown()["plan"]["steps"]]
        return [text for text in texts if text.split()[0] in {"place", "treat"}]

    def place(self, choice: str) -> None:
        """Place somebody by the number of a choice, and treat the first patient."""
        before = len(self.steps())
        self.player.glance()
        self.page.keyboard.press(choice)
        while len(self.steps()) < before + 2:
            self.player.go_on()

    def button(self, name: str) -> Locator:
        """Return a button of the plan."""
        return self.page.get_by_role("button", name=name)

    def waits_for_undone(self, count: int) -> None:
        """Wait until so many lines are taken back, and nothing is under way any more."""
        undone = self.button("Redo to here")
        expect(undone.and_(self.page.locator(":enabled"))).to_have_count(count)
        expect(undone).to_have_count(count)

    def said(self, text: str) -> None:
        """Check that something was said."""
        expect(self.page.get_by_role("status").filter(has_text=text)).to_be_attached()


@pytest.fixture
def planner(visitors: Visitors) -> Planner:
    """Give somebody who plans, at a desk."""
    return Planner(visitors(viewport=DESK))


def test_two_plans_are_compared_and_one_is_taken_up_again(planner: Planner) -> None:
    page = planner.page
    planner.place("1")
    planner.place("1")
    first, forecast = planner.steps(), planner.shown()["forecast"]
    page.keyboard.press("p")
    panel = page.get_by_role("region", name="Plan")
    planner.keys.press(planner.button("Save as plan A"))
    planner.said("Plan A saved: ")
    page.keyboard.press("Shift+U")
    planner.waits_for_undone(1)
    assert planner.steps() == first[:2]
    planner.place("3")
    second = planner.steps()
    planner.keys.press(planner.button("Save as plan B"))
    assert second[:2] == first[:2]
    assert second != first
    assert complaints_of_axe(page) == []
    page.reload()
    planner.player.glance()
    page.keyboard.press("p")
    columns = panel.get_by_role("columnheader")
    expect(columns).to_contain_text(["Plan A", "Plan B"])
    planner.keys.press(planner.button("Use plan A"))
    planner.said("Switched to plan A.")

    expect(panel.get_by_text("This is plan A")).to_be_attached()
    assert (planner.steps(), planner.shown()["forecast"]) == (first, forecast)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_line_of_the_plan_is_a_place_to_return_to(visitors: Visitors) -> None:
    planner = Planner(visitors(viewport=PHONE))
    page = planner.page
    for _ in range(3):
        planner.place("1")
    before = planner.steps()
    page.keyboard.press("p")
    sheet = page.get_by_role("dialog", name="Plan")
    lines = sheet.get_by_role("list", name="Plan")
    lines.get_by_role("button", name=re.compile(r"^Undo to here: \d+\. Place")).first.click()
    planner.waits_for_undone(2)
    assert planner.steps() == before[:2]
    planner.button("Redo to here").last.click()
    planner.waits_for_undone(0)

    assert planner.steps() == before
    assert sideways(page, (320, 360)) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_plan_of_the_coach_stands_on_the_board_by_numbers(
    visitors: Visitors, size: ViewportSize
) -> None:
    planner = Planner(visitors(viewport=size))
    page = planner.page
    planner.player.glance()
    page.keyboard.press("h")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Show plans").click()
    show = coach.get_by_role("button", name="Show on board").first
    show.wait_for()
    steps = coach.locator(".steps").first.get_by_role("listitem").all_inner_texts()
    pictures = coach.locator(".steps").first.locator(".things").count()
    # Beside the board the first plan stands there at once.
    if size == PHONE:
        show.click()
    page.wait_for_function(NUMBERS)
    told = page.evaluate(NUMBERS)
    planner.place("1")

    # The last step finishes, and all that others touch is in sight but for rooms on a phone.
    assert len(steps) >= 3
    assert pictures == len(steps) - 1
    touched = {number for numbers in told for number in numbers.split(" · ")}
    assert touched <= {str(number) for number in range(1, len(steps))}
    assert touched if size == PHONE else len(touched) >= len(steps) - 2
    expect(page.locator(".layer b")).to_have_count(0)
