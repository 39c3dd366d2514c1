"""The wards of the day in the browser: begun on the front page, gone on with, and compared."""

from __future__ import annotations

from playwright.sync_api import APIRequestContext, expect

from tests.web.conftest import Visitors
from tests.web.playing import QUICK, prefer

DESK = {"width": 1440, "height": 900}
OFFERED = "main section[aria-busy='false'] button[aria-pressed='false']"


def play_to_the_end(request: APIRequestContext, table: str) -> int:
    """Choose what ends soonest until the game is over, and return the points."""
    path = f"/api/tables/{table}"
    while True:
        shown = request.get(f"{path}?seat=0").json()
        if shown["status"] == "over":
            return int(shown["outcome"]["scores"][0])
        best = max(shown["choices"], key=lambda one: one["late"])
        body = {"action": best["action"], "version": shown["version"]}
        assert request.post(f"{path}/seats/0/act", data=body).ok


def test_the_ward_of_the_day_is_played_once_and_compared(visitors: Visitors) -> None:
    ann, bob = prefer(visitors(viewport=DESK), **QUICK), visitors()
    page = ann.open()
    card = page.get_by_role("region", name="Same dice for everyone")
    card.get_by_role("button", name="Play today’s ward").click()
    page.wait_for_url("**/t/*")
    page.locator(OFFERED).first.wait_for()
    table = page.url.rpartition("/")[2]

    ann.open()
    expect(card.get_by_role("link", name="Resume")).to_have_attribute("href", f"/t/{table}")
    points = play_to_the_end(page.request, table)
    page.reload()
    expect(card).to_contain_text(f"{points} point".replace("-", "−"))
    expect(card).to_contain_text("Place 1 of 1.")
    expect(card.get_by_role("list", name="Score distribution")).to_be_visible()

    bob.allow("403")
    others = bob.open(f"/t/{table}")
    expect(others.get_by_role("heading", level=1)).to_contain_text("stay secret until")
    others.goto("/")
    expect(others.get_by_role("region", name="Same dice")).to_contain_text("1 player has fin")


def test_the_other_game_has_a_ward_too(visitors: Visitors) -> None:
    page = prefer(visitors(viewport=DESK), **QUICK).open()
    page.get_by_role("link", name="Daily ward: Dynamite Nurse").click()
    card = page.get_by_role("region", name="Same cards for everyone")
    expect(card.get_by_role("heading", name="Same cards")).to_be_focused()
    card.get_by_role("button", name="Play today’s ward").click()
    page.wait_for_url("**/t/*")
    page.locator(OFFERED).first.wait_for()
    table = page.url.rpartition("/")[2]

    page.goto("/?ward=dynamite-nurse")
    expect(card.get_by_role("link", name="Resume")).to_have_attribute("href", f"/t/{table}")
    card.get_by_role("button", name="Dice Hospital").click()
    dice = page.get_by_role("region", name="Same dice for everyone")
    expect(dice.get_by_role("button", name="Play today’s ward")).to_be_visible()
