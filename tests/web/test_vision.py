"""Patients in real pixels, for who sees fewer colours or none; and colours that a system forces."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.kit.server import Server
from tests.web.colours import Colour, colour, distance, lightness
from tests.web.conftest import Visitors
from tests.web.inspecting import THEMES, show_in
from tests.web.pages import Visitor
from tests.web.playing import prefer
from tests.web.scenes import Company, come_to, scenes

DESK = {"width": 1440, "height": 900}
VISIONS = ("none", "protanopia", "deuteranopia", "tritanopia")
PATIENTS = ("red", "yellow", "green")

# The colours of the middle of a picture, the most frequent first; the edge is outline and blanket.
COUNT = """
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const drawn = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext("2d");
  canvas.drawImage(drawn, 0, 0);
  const { width, height } = drawn;
  const { data } = canvas.getImageData(width / 5, height / 5, width * 3 / 5, height * 3 / 5);
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const hex = [...data.slice(at, at + 3)].map((one) => one.toString(16).padStart(2, "0"));
    const key = `#${hex.join("")}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([key]) => key);
}
"""


OUTLINE = """
(one) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(one ?? document.activeElement);
  return { style: outlineStyle, wide: parseFloat(outlineWidth) };
}
"""


class Eyes:
    """Somebody who looks at a table, and a sheet of paper to count pixels on."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        browser = visitor.context.browser
        assert browser is not None
        self.paper = browser.new_page()
        self._session = visitor.context.new_cdp_session(self.page)

    def see(self, vision: str) -> None:
        """See from now on as some people do."""
        self._session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})

    def colours(self, what: Locator) -> list[str]:
        """Return the colours of something, the most frequent first."""
        picture = base64.b64encode(what.screenshot()).decode()
        found: list[str] = self.paper.evaluate(COUNT, picture)
        return found

    def patients(self) -> list[Colour]:
        """Return the colours of a patient of each kind."""
        beds = self.page.get_by_role("group", name="Wards")
        dice = [
            beds.get_by_role("button", name=re.compile(f"^{one}, .* untreated")).locator("svg")
            for one in PATIENTS
        ]
        return [colour(self.colours(die.first)[0]) for die in dice]

    def worst(self) -> float:
        """Return how far the two patients are apart that are most alike."""
        return min(distance(*pair) for pair in combinations(self.patients(), 2))


@pytest.fixture
def eyes(visitors: Visitors, served: Server) -> Iterator[Eyes]:
    """Give somebody in front of wards with patients of all colours."""
    eyed = visitors(is_drawn=True, viewport=DESK, reduced_motion="reduce")
    ann = prefer(eyed, confirm="all")
    come_to(ann, Company(served), scenes("dice-hospital")["event-return"])
    found = Eyes(ann)
    yield found
    found.paper.close()


def test_nobody_confuses_patients_on_the_screen(eyes: Eyes) -> None:
    worst: dict[str, float] = {}
    for vision in VISIONS:
        eyes.see(vision)
        worst[vision] = eyes.worst()

    assert {vision: far for vision, far in worst.items() if far < 20} == {}
    assert len({round(far) for far in worst.values()}) == len(VISIONS)


def test_patients_differ_without_any_colour_in_every_theme(eyes: Eyes) -> None:
    eyes.see("achromatopsia")
    steps: dict[str, float] = {}
    for theme in THEMES:
        show_in(eyes.page, theme)
        greys = sorted(lightness(one) for one in eyes.patients())
        steps[theme] = min(greys[1] - greys[0], greys[2] - greys[1])

    assert {theme: step for theme, step in steps.items() if step < 20} == {}


def test_forced_colours_leave_everything_to_be_seen(eyes: Eyes) -> None:
    page = eyes.page
    page.emulate_media(forced_colors="active")
    rings: list[dict[str, Any]] = []
    for _ in range(12):
        page.keyboard.press("Tab")
        rings.append(page.evaluate(OUTLINE, None))
    wards = page.get_by_role("group", name="Wards")
    wards.get_by_role("button", name="can be chosen").first.click()
    marked = [wards.get_by_role("button", pressed=True), page.get_by_role("tab", name="Log")]

    assert [one for one in rings if one["style"] == "none" or one["wide"] < 2] == []
    assert [one.evaluate(OUTLINE)["style"] for one in marked] == ["solid", "solid"]
    assert eyes.worst() >= 20
