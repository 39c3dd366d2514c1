"""How many clicks a placement takes."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.pages import DESKTOP, PHONE, Visitor
from tests.web.playing import DONE, prefer
from tests.web.scenes import Company, come_to, scenes

FREE: Final = "#board .plate [data-choice]"
BEDS: Final = "#board .bed button.spot"


class Clicks:
    """Somebody in an activation, with the settings that everybody has at first."""

    def __init__(self, visitor: Visitor, served: Server, name: str) -> None:
        scene = scenes("dice-hospital")[name]
        prefer(visitor, motion="off")
        self._table = come_to(visitor, Company(served), scene)
        self._seat = scene.seat
        self.page: Page = visitor.page
        self.count = 0

    def click(self, button: Locator) -> None:
        """Click, and wait until that is done."""
        button.click()
        self.count += 1
        self.page.wait_for_function(DONE)

    def shown(self) -> dict[str, Any]:
        """Return what the server shows."""
        answer = self.page.request.get(f"/api/tables/{self._table}?seat={self._seat}")
        shown: dict[str, Any] = answer.json()
        return shown

    def is_over(self) -> bool:
        """Return whether somebody was placed, and nothing more is asked of it."""
        shown = self.shown()
        placed = any(step["text"].startswith("place") for step in shown["plan"]["steps"])
        return placed and any(one["do"]["verb"] == "done" for one in shown["choices"])


def test_a_placement_takes_two_clicks(visitors: Visitors, served: Server) -> None:
    clicks = Clicks(visitors(viewport=DESKTOP), served, "place")
    clicks.click(clicks.page.locator(FREE).first)
    if not clicks.is_over():
        clicks.click(clicks.page.locator("#board .bed [data-choice]").first)

    assert clicks.is_over()
    assert clicks.count <= 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_patient_first_takes_two_clicks_and_lights_the_rooms_that_fit(
    visitors: Visitors, served: Server, size: dict[str, int]
) -> None:
    clicks = Clicks(visitors(viewport=size), served, "place")
    page = clicks.page
    patient = page.locator(f"{BEDS}[aria-label^='yellow']").first
    clicks.click(patient)
    if size is DESKTOP:
        expect(patient).to_have_attribute("aria-pressed", "true")
    lit = page.locator(FREE).evaluate_all("all => all.map((one) => one.ariaLabel)")
    names = [name.split(".")[0] for name in lit]
    clicks.click(page.locator(FREE).first)

    assert names == ["Imaging", "Orthopaedics"]
    assert clicks.is_over()
    assert clicks.count <= 2
    steps = [step["text"] for step in clicks.shown()["plan"]["steps"]]
    assert steps[-1].startswith("treat Y4")


def test_a_specialist_with_two_targets_takes_four_clicks(
    visitors: Visitors, served: Server
) -> None:
    clicks = Clicks(visitors(viewport=DESKTOP), served, "place transfuse")
    page = clicks.page
    clicks.click(page.locator("#board .staff").get_by_role("button", name="Surgeon"))
    clicks.click(page.locator(FREE).first)
    while not clicks.is_over() and clicks.count < 9:
        clicks.click(page.locator("#board .bed [data-choice]").first)
    treated = [step["text"] for step in clicks.shown()["plan"]["steps"]]

    assert len([one for one in treated if one.startswith("treat")]) >= 2
    assert clicks.count <= 4
