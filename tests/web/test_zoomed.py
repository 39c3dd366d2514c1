"""A zoom of 200 %: what a window of 1280 x 720 shows then, and everything can be reached."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.crowding import CROWDED
from tests.web.fitting import BROKEN, LOOK
from tests.web.inspecting import sideways
from tests.web.scenes import Hall, scenes

ZOOMED: Final = {"width": 640, "height": 360}
SCENES: Final = {
    "dice-hospital": ("take-ambulance", "improve", "place", "treat", "load"),
    "dynamite-nurse": ("main pay", "main buy", "assign", "beds"),
}
# Choices that cannot be pressed where they have been scrolled to; parts of a board are tabs.
UNREACHED: Final = """
() => [...document.querySelectorAll("main [data-choice], footer button")].filter((one) => {
  if (!one.checkVisibility() || one.ariaDisabled === "true") return false;
  one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(at && (one.contains(at) || at.contains(one.closest("li"))));
}).map((one) => one.ariaLabel ?? one.innerText)
"""

UNREADABLE: Final = LOOK.replace("LOOKS", f"{CROWDED}, {BROKEN}")


@pytest.mark.parametrize("game", SCENES)
def test_with_a_zoom_of_200_percent_everything_is_read_and_reached(hall: Hall, game: str) -> None:
    page = hall.ann.page
    found: list[str] = []
    for name in SCENES[game]:
        hall.go_to(scenes(game)[name])
        page.set_viewport_size({"width": ZOOMED["width"], "height": ZOOMED["height"]})
        found += [f"{name}: {one}" for one in page.evaluate(UNREADABLE)]
        found += [f"{name}: {one}" for one in sideways(page, (ZOOMED["width"],))]
        found += [f"{name}, out of reach: {one}" for one in page.evaluate(UNREACHED)]

    assert found == [], "\n".join(found)
