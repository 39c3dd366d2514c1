"""Other company than two people: five hospitals, two at one screen, and somebody who has left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.server import Player as Person
from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.hands import Finger, Mouse
from tests.web.inspecting import sideways
from tests.web.pages import PHONE, Visitor
from tests.web.playing import OFFERED, QUICK, Player, prefer
from tests.web.scenes import DESK


def told(page: Page) -> Any:
    """Return the table as the server shows it to whoever has the page."""
    return page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}?seat=0").json()


class Left:
    """A table of three whose second seat was left when the game had just begun."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.dora = prefer(Visitor(browser, server, viewport=DESK), **QUICK)
        self.cleo: Person = server.person("Cleo")
        self.ann: Person = server.person("Ann")
        laid = self.ann.lay("dice-hospital", ["me", "open", "open"], patience=0)
        self.table = laid["table"]
        _, link, last = (one["secret"] for one in laid["links"])
        page = self.dora.open(f"/j#{link}")
        page.get_by_role("textbox", name="Your name").fill("Dora")
        page.get_by_role("button", name="Join", exact=True).click()
        page.wait_for_url("**/t/*")
        self.cleo.post("/api/links", {"secret": last})
        page.goto("/")


# Whoever has left counts as there for a while. Other tests run meanwhile.
@pytest.fixture(scope="module")
def left(browser: Browser, served: Server) -> Iterator[Left]:
    """Give a table that somebody has left."""
    table = Left(browser, served)
    yield table
    table.dora.close()
    assert table.dora.complaints() == []


@pytest.mark.usefixtures("left")
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_five_hospitals_of_dynamite_nurse(visitors: Visitors, size: str) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ann = prefer(visitors(**(phone if size == "phone" else {"viewport": DESK})), **QUICK)
    request = ann.page.request
    request.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4]
    laid = request.post("/api/tables", data={"game": "dynamite-nurse", "seats": seats}).json()
    page = ann.open(f"/t/{laid['table']}")
    Player(page, Finger() if size == "phone" else Mouse()).play(
        lambda _: bool(told(page)["now"]["round"] >= 12)
    )
    names = told(page)["names"]
    if size == "phone":
        page.get_by_label("Parts of the table").get_by_text("Rivals").tap()

    assert len(names) == 5
    for name in names[1:]:
        expect(page.get_by_role("main").get_by_text(name, exact=True).first).to_be_visible()
    assert sideways(page, (320, 360) if size == "phone" else (1280, 1440)) == []


def test_two_people_at_one_screen(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK)
    page = ann.open("/new/dice-hospital")
    page.get_by_role("group", name="Who plays seat 2").get_by_text("Local").click()
    while page.get_by_role("button", name=re.compile("Remove seat 3")).count():
        page.get_by_role("button", name=re.compile("Remove seat 3")).click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    player = Player(page, Mouse())
    change = page.get_by_role("button", name="show their seat")
    turns: list[int] = []
    for _ in range(30):
        if (shown := told(page))["now"]["phase"] == "activation":
            break
        turns.append(shown["now"]["waiting"][0])
        expect(change.or_(player.board.locator(OFFERED)).first).to_be_visible()
        if change.count():
            change.click()
        player.go_on()

    assert set(turns) == {0, 1}
    assert told(page)["mine"] == [0, 1]


def test_a_bot_plays_for_who_has_left_until_they_come_back(visitors: Visitors, left: Left) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK).be(left.ann)
    page = ann.open(f"/t/{left.table}")
    players = page.get_by_role("region", name="Players")
    away = players.get_by_role("listitem").filter(has_text="Dora")
    away.get_by_role("button", name="Let a bot play").click(timeout=90_000)
    expect(away).not_to_contain_text("stand-in bot")
    agreed = {"absent": 1, "bot": "normal"}
    left.cleo.post(f"/api/tables/{left.table}/seats/2/stand-in", agreed)
    expect(away).to_contain_text("stand-in bot")
    back = left.dora.open(f"/t/{left.table}")
    own = back.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text="Dora")
    own.get_by_role("button", name="I’m back").click()

    expect(away).not_to_contain_text("stand-in bot")
    expect(own.get_by_role("button", name="I’m back")).to_have_count(0)
