"""Signing out everywhere else, losing a seat, and taking over from a bot, in real browsers."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from tests.kit.server import Player, Server
from tests.web.conftest import Visitors
from tests.web.playing import QUICK, prefer

NURSE = "dynamite-nurse"
REFUSED = "status of 40[13]"
"""What a browser says of itself when it is not let in any more."""


def begun(served: Server) -> tuple[Player, str]:
    """Return somebody with a game in which a bot keeps a seat warm."""
    ann = served.person("Ann")
    table = ann.lay(NURSE, ["me", "random", "open"])["table"]
    ann.post(f"/api/tables/{table}/begin")
    return ann, table


def test_signing_out_everywhere_else_sends_other_browsers_away(
    visitors: Visitors, served: Server
) -> None:
    ann = served.person("Ann")
    table = ann.lay(NURSE, ["me", "open", "open"])["table"]
    here, there = (prefer(visitors(), **QUICK).be(ann) for _ in range(2))
    there.allow(REFUSED)
    lost = there.open(f"/t/{table}")
    expect(lost.get_by_role("heading", name="At the table")).to_be_visible()
    page = here.open(f"/t/{table}")
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("button", name="Sign out elsewhere").click()

    expect(page.get_by_text("Only this browser is signed in.")).to_be_visible()
    expect(lost.get_by_role("heading", level=1)).to_have_text(
        re.compile("You’re signed out on this device")
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("banner").get_by_text("connected")).to_be_visible()
    assert httpx.get(f"{here.origin}/api/me", cookies=ann.http.cookies).status_code == 401
    assert here.page.request.get(f"/api/tables/{table}?seat=0").ok


def test_who_used_an_old_link_reads_why_the_seat_is_gone(
    visitors: Visitors, served: Server
) -> None:
    ann, table = begun(served)
    secret = ann.post(f"/api/tables/{table}/seats/0/link")["secret"]
    eve = prefer(visitors(), **QUICK)
    eve.allow(REFUSED)
    page = eve.open(f"/j#{secret}")
    page.get_by_role("textbox", name="Your name").fill("Eve")
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#board")).to_be_visible()
    ann.post(f"/api/tables/{table}/seats/0/link")

    expect(page.get_by_role("heading", level=1)).to_have_text(
        "This seat is no longer yours: someone left it or renewed its link."
    )


def test_who_comes_to_a_game_asks_to_take_over_from_a_bot(
    visitors: Visitors, served: Server
) -> None:
    ann, table = begun(served)
    page = prefer(visitors(), **QUICK).be(ann).open(f"/t/{table}")
    expect(page.locator("#board")).to_be_visible()
    other = prefer(visitors(), **QUICK).open(f"/t/{table}/join")
    other.get_by_role("textbox", name="Your name").fill("Eve")
    other.get_by_role("button", name="Join", exact=True).click()
    question = page.get_by_role("region", name="Join request")
    expect(question).to_contain_text("Eve asks to take over from")
    expect(other.get_by_text("Waiting for the players to answer.")).to_be_visible()
    page.keyboard.press("y")

    other.wait_for_url(f"**/t/{table}")
    expect(other.locator("#board")).to_be_visible()
    expect(question).to_have_count(0)
    assert other.request.get(f"/api/tables/{table}?seat=2").ok
