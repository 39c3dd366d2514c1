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
from tests.web.playing import QUICK, SEATS, KeyPlayer, prefer

DESK: ViewportSize = {"width": 1440, "height": 900}
NUMBERS = """
() => {
  const found = [...document.querySelectorAll(".layer b")].map((one) => one.innerText);
  return found.length ? found : null;
}
"""

FROM = """
(least) =>
  [...document.querySelectorAll(".layer .next b")].some((one) => parseInt(one.innerText) === least)
"""


class Planner:
    """Somebody in the first activation of a lesson, whose luck is always the same."""

    def __init__(
        self,
        visitor: Visitor,
        game: str = "dice-hospital",
        phase: str = "activation",
        turn: int = 1,
    ) -> None:
        self._game, self._phase, self._turn = game, phase, turn
        self.page: Page = prefer(visitor, **QUICK).page
        self.keys = Keys(self.page)
        self.player = KeyPlayer(self.page)
        self._path = self._lay()
        self.page.goto(self._path.removeprefix("/api").replace("tables", "t"))

    def _lay(self) -> str:
        """Lay the lesson's table, and play it up to the phase that is planned."""
        request = self.page.request
        request.post("/api/me", data={"name": "Ann"})
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "easy"} for _ in SEATS[self._game][1:])]
        laid = {"game": self._game, "seats": seats, "lesson": True}
        path = f"/api/tables/{request.post('/api/tables', data=laid).json()['table']}"
        shown = request.get(f"{path}?seat=0").json()
        while not self._begins(shown):
            if shown.get("choices"):
                action = {"action": shown["choices"][0]["action"], "version": shown["version"]}
                request.post(f"{path}/seats/0/act", data={**action, "key": f"{shown['seq']}"})
            shown = request.get(f"{path}/wait?seat=0&after={shown['seq']}").json()
        return path

    def _begins(self, shown: dict[str, Any]) -> bool:
        now = shown["now"]
        planned = now["phase"] == self._phase and now["round"] >= self._turn
        return planned and bool(shown.get("choices"))

    def act(self, text: str) -> None:
        """Do something elsewhere, as on another device."""
        shown = self.shown()
        action = next(one["action"] for one in shown["choices"] if one["text"] == text)
        self._send("act", {"action": action})

    def undo(self) -> None:
        """Undo something elsewhere."""
        self._send("undo", {"across": False})

    def _send(self, verb: str, data: dict[str, Any]) -> None:
        shown = self.shown()
        data = {**data, "version": shown["version"], "key": f"{verb}{shown['seq']}"}
        assert self.page.request.post(f"{self._path}/seats/0/{verb}", data=data).ok

    def offers(self) -> list[dict[str, Any]]:
        """Return the coach's plans."""
        offers: list[dict[str, Any]] = self.page.request.get(f"{self._path}/seats/0/plans").json()[
            "offers"
        ]
        return offers

    def numbers_from(self, least: int) -> set[int]:
        """Return the numbers on the board once this is the least of them, which stands out."""
        self.page.wait_for_function(FROM, arg=least)
        told: list[str] = self.page.evaluate(NUMBERS)
        return {int(number) for numbers in told for number in numbers.split(" · ")}

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
    rows = coach.locator(".steps").first.get_by_role("listitem")
    rows.first.wait_for()
    steps = rows.all_inner_texts()
    pictures = coach.locator(".steps").first.locator(".things").count()
    # Beside the board the first plan stands there at once.
    if size == PHONE:
        show.click()
    numbers = planner.numbers_from(1)

    # The last step finishes; on a phone the leaf of the next one is open.
    assert len(steps) >= 3
    assert pictures == len(steps) - 1
    assert numbers <= set(range(1, len(steps)))
    assert len(numbers) >= len(steps) - 2 or size == PHONE

    offer = planner.offers()[0]["steps"]
    for step in offer[:2]:
        planner.act(step["do"])
    assert planner.numbers_from(3) <= set(range(3, len(steps)))
    if size == DESK:
        done = coach.locator(".steps").first.get_by_text("✓")
        expect(done).to_have_count(2)
    # What is undone comes back, and beside the plan nothing is shown.
    planner.undo()
    planner.numbers_from(2)
    planner.undo()
    planner.numbers_from(1)
    planner.place("1" if offer[0]["do"] != planner.shown()["choices"][0]["text"] else "2")
    expect(page.locator(".layer b")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_plan_in_dynamite_nurse_is_followed_on_hand_town_and_beds(
    visitors: Visitors, size: ViewportSize
) -> None:
    planner = Planner(visitors(viewport=size), "dynamite-nurse", "main", turn=3)
    page = planner.page
    planner.player.glance()
    page.keyboard.press("h")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Show plans").click()
    coach.get_by_role("button", name=re.compile("^(Show on|Hide from) board$")).first.wait_for()
    if size == PHONE:
        coach.get_by_role("button", name="Show on board").first.click()
    offer = planner.offers()[0]["steps"]
    numbers = planner.numbers_from(1)
    assert len(offer) > 3
    assert numbers <= set(range(1, len(offer)))
    # Each step is there when it is its turn, wherever it lies.
    for number, step in enumerate(offer[:-1], 1):
        planner.numbers_from(number)
        planner.act(step["do"])
    expect(page.locator(".layer b")).to_have_count(0)
