"""The app as it is installed: what browsers need for that; a page while the server is away."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.kit.server import Server
from tests.web.conftest import Visitors, serving
from tests.web.hands import Mouse
from tests.web.pages import Visitor
from tests.web.playing import play_now

AWAY = "ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|ERR_EMPTY_RESPONSE|ERR_INTERNET"
"""What a browser says of itself when nobody answers."""
SIZE = struct.Struct(">II")
FETCHED_AHEAD = """
() => performance.getEntriesByType("resource")
  .some((one) => one.name.includes("/Ending-") && one.name.endsWith(".js") && one.responseEnd > 0)
"""
"""Whether all has come that a table needs only later: the account of its end is the last."""


def size_of(png: bytes) -> str:
    """Return the size of a picture as manifests write it."""
    width, height = SIZE.unpack_from(png, 16)
    return f"{width}x{height}"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that may be stopped."""
    yield from serving(tmp_path_factory.mktemp("own"))


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """Give somebody whose browser may have our service worker."""
    return visitors(has_worker=True)


def test_it_can_be_installed(visitor: Visitor) -> None:
    page = visitor.open()
    session = visitor.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    manifest = json.loads(found["data"])
    icons = {one["src"]: one for one in manifest["icons"]}
    answers = {src: page.request.get(src) for src in icons}
    drawn = {src: one for src, one in icons.items() if one["type"] == "image/png"}

    assert found["errors"] == []
    reasons = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in reasons} <= {"in-incognito"}  # as every test is
    assert {src: one.headers["content-type"] for src, one in answers.items()} == {
        src: one["type"] for src, one in icons.items()
    }
    assert {src: size_of(answers[src].body()) for src in drawn} == {
        src: one["sizes"] for src, one in drawn.items()
    }
    assert {"192x192", "512x512"} <= {one["sizes"] for one in drawn.values()}
    assert "maskable" in {one.get("purpose") for one in drawn.values()}
    for shortcut in manifest["shortcuts"]:
        assert page.request.get(shortcut["url"]).ok


def test_while_the_server_is_away_a_page_says_so(visitor: Visitor, served: Server) -> None:
    visitor.allow(AWAY)
    page = visitor.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller")
    served.stop()
    page.goto("/new/dice-hospital")
    expect(page.get_by_text("The server is away.")).to_be_visible()
    expect(page.get_by_text("Le serveur est absent.")).to_be_visible()
    expect(page.get_by_text("Il server non c’è.")).to_be_visible()
    assert page.locator("img").evaluate("(one) => one.naturalWidth") > 0
    served.start()
    page.get_by_role("link", name="Try again").click()

    expect(page.get_by_role("button", name="Create table")).to_be_visible()


def test_what_one_opens_later_is_there_when_the_line_is_not(visitor: Visitor) -> None:
    visitor.allow(AWAY)
    page = play_now(visitor, "Dice Hospital", Mouse())
    page.locator("[data-choice]").first.wait_for()
    at_first = page.evaluate(FETCHED_AHEAD)
    page.keyboard.press("l")
    page.wait_for_function(FETCHED_AHEAD)
    visitor.context.set_offline(True)
    page.keyboard.press("h")
    expect(page.get_by_role("heading", name="Plans", exact=True)).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name="Your message")).to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_role("button", name="Shortcuts").click()

    expect(page.get_by_role("dialog", name="Shortcuts")).to_contain_text("details")
    assert not at_first
