"""Examples in the rules: opened and walked through by keys, tried, at a table, and on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import axe
from tests.web.conftest import Visitors
from tests.web.inspecting import show_in, sideways
from tests.web.scenes import DESK

ALONE = """
() => document.querySelectorAll("li[id]:not(:has(.example))").forEach((rule) => rule.remove())
"""
"""Takes away the other rules, which axe has seen in `test_accessible.py`."""
COUNTS = {"dice-hospital": 18, "dynamite-nurse": 8}


def opened(page: Page, title: str) -> Locator:
    """Open an example by a key, and return what is behind its title."""
    page.get_by_role("button", name=f"Example: {title}").press("Enter")
    return page.get_by_role("group", name=title, exact=True)


def test_an_example_is_walked_through_and_tried_by_keys(visitors: Visitors) -> None:
    page = visitors(viewport=DESK, reduced_motion="reduce").open("/rules/dice-hospital")
    example = opened(page, "Each department once per round")
    status, keys = example.get_by_role("status"), page.keyboard
    expect(example.get_by_role("button", name="Back")).to_be_disabled()

    keys.press("Tab")
    expect(example.get_by_role("button", name="Next")).to_be_focused()
    keys.press("Enter")
    expect(status).to_have_text("You: nurse in Clinic, green 6 discharged.")
    keys.press("Enter")
    expect(status).to_contain_text("no. You’ve already used that department this round")
    for key in ("ArrowLeft", "Enter", "Enter"):
        keys.press(key)
    expect(status).to_be_empty()
    expect(example.get_by_role("button", name="Next")).to_be_focused()
    for key in ("ArrowRight", "Enter"):
        keys.press(key)
    expect(status).to_contain_text("Place")

    example.get_by_role("button", name="Place a nurse in Oncology").press("Enter")
    example.get_by_role("button", name="Treat yellow 5").press("Enter")
    expect(status).to_contain_text("You: nurse in Oncology, yellow 5 to 6.")
    expect(example.get_by_role("img", name="yellow, value 6")).to_be_visible()
    example.get_by_role("button", name="Back", exact=True).press("Enter")
    expect(status).to_contain_text("You: nurse in Oncology.")
    example.get_by_role("button", name="Back to the example").press("Enter")
    expect(status).to_be_empty()


@pytest.mark.parametrize("game", COUNTS)
def test_all_examples_of_a_game_are_accessible_and_printed(visitors: Visitors, game: str) -> None:
    page = visitors(viewport=DESK, reduced_motion="reduce").open(f"/rules/{game}")
    page.get_by_role("button", name="Open all examples").click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(COUNTS[game])

    page.evaluate(ALONE)
    assert axe(page) == []
    show_in(page, "dark")
    assert axe(page, "color-contrast") == []
    assert sideways(page, (320,)) == []
    page.emulate_media(media="print")
    expect(page.locator(".vignette:visible")).to_have_count(2 * COUNTS[game])
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)


def test_an_example_fits_into_the_panel_of_a_table(visitors: Visitors) -> None:
    page = visitors(viewport={"width": 1280, "height": 800}, reduced_motion="reduce").open()
    page.get_by_role("button", name="Play now").nth(1).click()
    page.get_by_role("tab", name="Rules").click()
    example = opened(page, "A death, and a title")
    example.get_by_role("button", name="Next", exact=True).click()

    expect(example.get_by_role("status")).to_contain_text("You transported Cursed Patient")
    panel = page.get_by_role("region", name="Rules")
    assert panel.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0
