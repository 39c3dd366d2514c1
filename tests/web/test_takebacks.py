"""Taking back with the consent of the other, in two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.hands import Mouse
from tests.web.playing import QUICK, Player, prefer


def test_who_asks_goes_back_when_the_other_agrees(visitors: Visitors) -> None:
    ann, bo = (prefer(visitors(), **QUICK) for _ in range(2))
    page = ann.open("/new/dice-hospital")
    page.get_by_role("group", name="Who plays seat 2").get_by_text("Link").click()
    page.get_by_role("button", name=re.compile("Remove seat 3")).click()
    page.get_by_label("First Player").select_option(label="Player 1")
    page.get_by_label("Takebacks").select_option(label="Ask the others")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    other = bo.open(page.get_by_role("textbox", name="Table link").input_value())
    other.get_by_role("textbox", name="Your name").fill("Bo")
    other.get_by_role("button", name="Join", exact=True).click()
    other.wait_for_url("**/t/*")

    player, ask = Player(page, Mouse()), page.get_by_role("button", name="Ask for a takeback")
    expect(page.locator("#board")).to_be_visible()
    while not ask.count():
        player.go_on()
    asked = page.get_by_role("heading", level=1).inner_text()
    ask.click()
    page.get_by_role("button", name="Ask the others").click()
    question = other.get_by_role("region", name="Takeback")
    expect(question).to_contain_text("asks for a takeback")
    other.keyboard.press("y")

    expect(question).to_have_count(0)
    expect(page.get_by_role("region", name="Takeback")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).not_to_have_text(asked)
    for each in (page, other):
        expect(each.get_by_role("tabpanel").get_by_text("took back: “").last).to_be_visible()
    expect(page.get_by_text("practice", exact=True)).to_be_visible()
