"""The player aid of each game is printed on one sheet, in every language."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Visitors

GAMES = ("dice-hospital", "dynamite-nurse")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_player_aid_is_one_sheet(visitors: Visitors, language: str) -> None:
    page = visitors(is_drawn=True, locale=language).open()
    for game in GAMES:
        page.goto(f"/rules/{game}/aid")
        page.get_by_role("article").wait_for()
        printed = page.pdf(prefer_css_page_size=True)

        assert page.locator("html").get_attribute("lang") == language
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
