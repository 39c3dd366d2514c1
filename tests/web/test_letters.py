"""Letters of 200 %: a page is laid out as in a smaller window, and all of its text can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.crowding import crowded
from tests.web.inspecting import sideways
from tests.web.pages import Visitor
from tests.web.playing import prefer
from tests.web.scenes import DESK, Company, come_to, scenes

TWICE = 200
WINDOWS = ((1440, 900), (1024, 768), (390, 844))
PAGES = ("/", "/rules/dynamite-nurse/aid")
TABLES = (("dice-hospital", "place"), ("dynamite-nurse", "main"), ("dynamite-nurse", "beds"))

SOURCES = Path(__file__).parents[2] / "web" / "src"
IN_PIXELS = re.compile(r"@media[^{]*(?:width|height)[^{]*|@container[^{]*\dpx[^{]*")


def unreadable(visitor: Visitor) -> list[str]:
    """Return what cannot be read on a visitor's page, in every window."""
    page = visitor.page
    found: list[str] = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} px: {one}" for one in [*crowded(page), *sideways(page, (width,))]]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_cut_or_covered_on_pages(visitors: Visitors, path: str) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"), size=TWICE, language="fr")
    ann.open(path).wait_for_load_state("networkidle")

    assert unreadable(ann) == []


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_nothing_is_cut_or_covered_at_tables(
    visitors: Visitors, served: Server, game: str, name: str
) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"), size=TWICE, confirm="never")
    come_to(ann, Company(served), scenes(game)[name])

    assert unreadable(ann) == []
    expect(ann.page.get_by_role("contentinfo").locator(".btn.main")).to_be_in_viewport()


def test_larger_letters_choose_the_layout_of_a_smaller_window(
    visitors: Visitors, served: Server
) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"), confirm="never")
    come_to(ann, Company(served), scenes("dice-hospital")["place"])
    wards = ann.page.get_by_role("tab", name="Wards")
    log = ann.page.get_by_role("tab", name="Log")
    expect(log).to_be_visible()
    expect(wards).to_have_count(0)

    ann.page.get_by_role("button", name="Settings").first.click()
    ann.page.get_by_role("slider", name="Size").fill(str(TWICE))
    ann.page.keyboard.press("Escape")

    expect(wards).to_be_visible()
    expect(log).to_have_count(0)


def test_no_layout_asks_for_pixels() -> None:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".css")]

    assert [(path.name, one) for path in files for one in IN_PIXELS.findall(path.read_text())] == []
