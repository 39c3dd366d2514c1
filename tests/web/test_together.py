"""Two people at one table, each with a browser: what one does, the other sees, whatever breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.server import Server
from tests.web.conftest import Visitors, serving
from tests.web.hands import Mouse
from tests.web.pages import PHONE, Visitor
from tests.web.playing import DONE, QUICK, Player, prefer

LOST = r"net::ERR_"
"""What a browser says of itself when the line breaks, whatever it was doing just then."""


class Pair:
    """Ann and Bo at a table, each with a browser."""

    def __init__(self, ann: Visitor, bo: Visitor, table: str) -> None:
        self.ann, self.bo, self.table = ann, bo, table
        self.first, self.second = (Player(one.page, Mouse()) for one in (ann, bo))

    def now(self) -> dict[str, Any]:
        """Return who must do what, as bystanders are told."""
        request = self.ann.page.request
        now: dict[str, Any] = request.get(f"/api/tables/{self.table}").json()["now"]
        return now

    def play_to(self, phase: str) -> None:
        """Let both play until a phase begins."""
        for _ in range(60):
            now = self.now()
            if now["phase"] == phase:
                return
            (self.first, self.second)[now["waiting"][0]].go_on()
        raise AssertionError(f"{phase} does not come")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that may be stopped."""
    yield from serving(tmp_path_factory.mktemp("own"))


@pytest.fixture
def met(visitors: Visitors) -> Pair:
    """Give two people who have met by a link, and played until both decide."""
    ann, bo = (prefer(visitors(has_worker=True), **QUICK) for _ in range(2))
    page = ann.open("/new/dice-hospital")
    page.get_by_role("group", name="Who plays seat 2").get_by_text("Link").click()
    while page.get_by_role("button", name=re.compile("Remove seat 3")).count():
        page.get_by_role("button", name=re.compile("Remove seat 3")).click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    other = bo.open(page.get_by_role("textbox", name="Table link").input_value())
    other.get_by_role("textbox", name="Your name").fill("Bo")
    other.get_by_role("button", name="Join", exact=True).click()
    other.wait_for_url("**/t/*")
    pair = Pair(ann, bo, page.url.rsplit("/", 1)[1])
    pair.play_to("activation")
    return pair


@pytest.fixture
def pair(visitors: Visitors, served: Server) -> Pair:
    """Give two people who come to a game in which both decide."""
    people = [served.person("Ann"), served.person("Bo")]
    laid = people[0].lay("dice-hospital", ["me", "open"])
    table = laid["table"]
    people[1].post("/api/links", {"secret": laid["links"][-1]["secret"]})
    while (now := people[0].look(table)["now"])["phase"] != "activation":
        seat = now["waiting"][0]
        shown = people[seat].look(table, seat)
        people[seat].act(table, seat, shown["choices"][0]["action"], shown["version"])
    ann, bo = (prefer(visitors(has_worker=True), **QUICK).be(one) for one in people)
    for one in (ann, bo):
        one.open(f"/t/{table}")
    pair = Pair(ann, bo, table)
    for each in (pair.first, pair.second):
        each.glance()
    return pair


def title(page: Page) -> Locator:
    """Return the sentence that says who must do what."""
    return page.get_by_role("heading", level=1)


def undo_is_possible(page: Page) -> Locator:
    """Return the button that takes back, where it can."""
    return page.locator("button:not([aria-disabled='true'])").and_(
        page.get_by_role("button", name="Undo", exact=True)
    )


def test_what_one_does_the_other_sees_and_one_may_take_back_or_open_again(met: Pair) -> None:
    pair, ann, bo = met, met.ann.page, met.bo.page
    before = pair.first.glance()
    pair.first.go_on()
    # The department, and the patient who was left to be taken there: one step each.
    for _ in range(2):
        expect(undo_is_possible(ann)).to_be_visible()
        ann.get_by_role("button", name="Undo", exact=True).click()
        ann.wait_for_function(DONE)
    ann.wait_for_function(
        "(title) => document.querySelector('h1').innerText === title", arg=before["title"]
    )
    assert pair.first.glance() == before
    expect(title(bo)).to_have_text(pair.second.glance()["title"])

    pair.first.answer("Done")
    expect(title(ann)).to_have_text(re.compile("Waiting for Bo"))
    ann.get_by_role("button", name="Reopen").click()

    assert pair.first.glance() == before
    assert pair.now()["waiting"] == [0, 1]


def test_a_dropped_line_is_said_and_mended(pair: Pair) -> None:
    ann, bo = pair.ann.page, pair.bo.page
    pair.bo.allow(LOST)
    pair.bo.context.set_offline(True)
    expect(bo.get_by_role("banner").get_by_text("reconnecting")).to_be_visible()
    pair.first.answer("Done")
    expect(title(ann)).to_have_text(re.compile("Waiting for Bo"))
    pair.bo.context.set_offline(False)
    expect(bo.get_by_role("banner").get_by_text("connected")).to_be_visible(timeout=60_000)
    pair.second.answer("Done")

    expect(title(bo)).not_to_have_text(re.compile("Place a nurse"))


def test_a_server_that_comes_back_goes_on_with_the_game(pair: Pair, served: Server) -> None:
    for one in (pair.ann, pair.bo):
        one.allow(LOST)
    before = pair.second.glance()
    served.kill()
    expect(pair.ann.page.get_by_role("banner").get_by_text("reconnecting")).to_be_visible()
    served.start()
    for one in (pair.ann, pair.bo):
        expect(one.page.get_by_role("banner").get_by_text("connected")).to_be_visible(
            timeout=60_000
        )

    assert pair.second.glance() == before
    pair.first.answer("Done")
    pair.second.answer("Done")
    pair.play_to("intake")


def test_a_seat_is_taken_up_on_another_device(pair: Pair, visitors: Visitors) -> None:
    page = pair.ann.page
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_role("dialog").get_by_role("textbox", name="Table link").input_value()
    other = prefer(visitors(viewport=PHONE, has_worker=True), **QUICK).open(link)
    other.get_by_role("textbox", name="Your name").fill("Ann")
    other.get_by_role("button", name="Join", exact=True).click()
    other.wait_for_url(page.url)
    page.keyboard.press("Escape")
    expect(title(other)).to_have_text(pair.first.glance()["title"])
    Player(other, Mouse()).answer("Done")

    expect(title(page)).to_have_text(re.compile("Waiting for Bo"))
