"""All three languages, switched while one plays; nothing is left in English or without words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import wardround
from tests.web.conftest import Visitors
from tests.web.hands import Mouse
from tests.web.playing import QUICK, Player, play_now, prefer

LOCALES = Path(wardround.__file__).parent / "words" / "locales"
LANGUAGES = {"fr": "Français", "it": "Italiano"}
SCREENS = [
    "/", "/new/dice-hospital", "/new/dynamite-nurse", "/j", "/rules/dice-hospital",
    "/puzzles", "/puzzles/dice-hospital/1",
]  # fmt: skip
NAMES = """
() => [...document.querySelectorAll("button, a[href], label, h1, [role=tab]")]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => [one.getAttribute("aria-label") ?? "", one.innerText])
  .map((one) => one.trim()).filter(Boolean)
"""
HEARD = """
() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
  .flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")])].join("\\n")
"""


def plain_words(language: str) -> dict[str, str]:
    """Return the messages of the browser table that are one line without arguments."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language / "web").glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        found.update(re.findall(r"^(web-[\w-]+) = ([^{}\n]+)$", text, re.MULTILINE))
    return found


def left_in_english(language: str) -> set[str]:
    """Return English words that must not be seen on a page in another language."""
    english, other = plain_words("en"), plain_words(language)
    differing = {text.strip() for key, text in english.items() if other.get(key, text) != text}
    return differing - {text.strip() for text in other.values()}


def check(page: Page, language: str) -> None:
    """Check that a page has all its words, and in one language."""
    assert re.findall(r"\bweb-[\w-]+", page.evaluate(HEARD)) == []
    assert set(page.evaluate(NAMES)) & left_in_english(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_one_language(visitors: Visitors, language: str) -> None:
    ann = visitors(locale=language)
    for path in SCREENS:
        page = ann.open(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        check(page, language)
    page = ann.open("/")
    page.get_by_role("navigation").get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, language)


@pytest.mark.parametrize("game", ["Dice Hospital", "Dynamite Nurse"])
def test_the_language_changes_while_one_plays(visitors: Visitors, game: str) -> None:
    ann = prefer(visitors(viewport={"width": 1440, "height": 900}), **QUICK)
    page = play_now(ann, game, Mouse())
    player = Player(page, Mouse())
    for _ in range(3):
        player.go_on()
    asked = player.glance()["title"]
    title = page.get_by_role("heading", level=1)
    page.evaluate("window.same = true")
    for language, name in [*LANGUAGES.items(), ("en", "English")]:
        page.get_by_role("banner").get_by_role("button").last.click()
        page.get_by_role("dialog").get_by_text(name, exact=True).click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("lang", language)
        told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}?seat=0&lang={language}")
        expect(title).to_have_text(told.json()["now"]["text"])
        if language != "en":
            check(page, language)

    expect(title).to_have_text(asked)
    assert page.evaluate("window.same") is True
