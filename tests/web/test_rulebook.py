"""The quick rules of each game: two pages, drawn, whole, printed, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import CONTRAST, axe
from tests.web.conftest import Visitors
from tests.web.fitting import misfits
from tests.web.inspecting import show_in, sideways
from tests.web.scenes import DESK
from wardround.tables.examples.figures import figures_of

GAMES = ("dice-hospital", "dynamite-nurse")
READERS = [(game, language) for game in GAMES for language in ("en", "fr", "it")]
PHONE, WINDOW = (390, 844), (1280, 720)
LETTER = (748, 988)
"""A sheet of Letter without its margins, in pixels: it is lower than A4."""
BOARDS = """
(figures) => figures.map((figure) => {
  const drawn = [...figure.querySelectorAll(".drawn")];
  const numbers = (where) =>
    [...figure.querySelectorAll(`${where} .callout`)].map((one) => one.textContent);
  const empty = (one) => one.getBoundingClientRect().height < 40 || !one.querySelector("svg");
  return {
    id: figure.dataset.figure,
    boards: drawn.length,
    empty: drawn.filter(empty).length,
    onBoards: numbers(".drawn").sort(),
    said: numbers("ol"),
  };
})
"""
# What leaves its board, or the page, is cut or covers something.
BEYOND = """
(boards) => boards.flatMap((board) => {
  const edge = board.getBoundingClientRect().right + 1;
  const beyond = (one) => one.getBoundingClientRect().right > edge;
  const inside = [...board.querySelectorAll("*")].filter((one) => !one.closest(".sr, svg *"));
  return inside.filter(beyond).map((one) => one.className);
})
"""


def opened(visitors: Visitors, game: str, language: str, **settings: object) -> Page:
    """Open the quick rules of a game, with all figures drawn."""
    reader = visitors(viewport=DESK, locale=language, reduced_motion="reduce", **settings)
    page = reader.open(f"/rules/{game}/quick")
    expect(page.locator("article figure")).to_have_count(len(figures_of(game)))
    return page


def sheets(page: Page, size: str) -> int:
    """Return how many sheets of paper a page is printed on."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=size)))


@pytest.mark.parametrize(("game", "language"), READERS)
def test_two_pages_with_every_figure(visitors: Visitors, game: str, language: str) -> None:
    page = opened(visitors, game, language)
    boards = page.locator("article figure").evaluate_all(BOARDS)

    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("article").get_attribute("lang") == language
    assert page.locator("section.page").count() == 2
    for board, figure in zip(boards, figures_of(game).values(), strict=True):
        numbers = [str(at + 1) for at in range(len(figure.marks))]
        assert board == {
            "id": figure.example.id,
            "boards": 1 + figure.both,
            "empty": 0,
            "onBoards": numbers,
            "said": numbers,
        }


@pytest.mark.parametrize(("game", "language"), READERS)
def test_no_text_is_cut_and_axe_is_content(visitors: Visitors, game: str, language: str) -> None:
    page = opened(visitors, game, language)

    assert misfits(page, (PHONE, WINDOW)) == []
    assert sideways(page, (320, 390)) == []
    assert axe(page) == []
    show_in(page, "dark")
    assert axe(page, CONTRAST) == []


@pytest.mark.parametrize(("game", "language"), READERS)
def test_two_sheets_of_paper(visitors: Visitors, game: str, language: str) -> None:
    page = opened(visitors, game, language, is_drawn=True, color_scheme="dark")

    assert [sheets(page, size) for size in ("A4", "Letter")] == [2, 2]

    page.emulate_media(media="print", color_scheme="dark")
    page.set_viewport_size({"width": LETTER[0], "height": LETTER[1]})
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("navigation")).to_have_count(0)
    heights = page.locator("section.page").evaluate_all(
        "(pages) => pages.map((one) => one.getBoundingClientRect().height)"
    )
    assert [height for height in heights if height > LETTER[1]] == []
    assert page.locator(".drawn").evaluate_all(BEYOND) == []


def test_a_mark_leads_to_its_rule_and_the_tabs_back(visitors: Visitors) -> None:
    page = opened(visitors, "dice-hospital", "en")
    page.get_by_role("link", name="Rule 7.1", exact=True).first.press("Enter")
    expect(page.locator("li[aria-current=true]")).to_contain_text("DH-7.1")

    tabs = page.get_by_role("navigation", name="Rules")
    expect(tabs.get_by_role("link", name="Numbered rules")).to_have_attribute(
        "aria-current", "page"
    )
    tabs.get_by_role("link", name="Quick rules").press("Enter")
    expect(page.get_by_role("heading", name="What everyone gets wrong")).to_be_visible()
    tabs.get_by_role("link", name="Player aid").press("Enter")
    expect(page.get_by_role("button", name="Print on one page")).to_be_visible()


def test_ways_to_the_quick_rules(visitors: Visitors) -> None:
    page = visitors(viewport=DESK, reduced_motion="reduce").open()
    page.get_by_role("contentinfo").get_by_role("link", name="Dynamite Nurse rules").click()
    expect(page.get_by_role("heading", name="Your turn: the Main Phase")).to_be_visible()

    page.goto("/")
    page.get_by_role("main").get_by_role("link", name="Quick rules: Dice Hospital").click()
    expect(page.get_by_role("heading", name="A round: phases 1 and 2")).to_be_visible()

    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("region", name="Rules").locator("..").get_by_role(
        "link", name="Quick rules"
    ).click()
    expect(page.get_by_role("heading", name="A round: phases 3 to 6")).to_be_visible()


def test_the_language_can_change_on_the_page(visitors: Visitors) -> None:
    page = opened(visitors, "dice-hospital", "en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Italiano", exact=True).click()
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name="Gli errori più comuni")).to_be_visible()
    expect(page.locator("article")).to_have_attribute("lang", "it")
