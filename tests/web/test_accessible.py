"""Every screen as axe sees it, in every theme; no scrolling sideways, no unwanted motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.hands import Mouse
from tests.web.inspecting import complaints_of_axe, moving, sideways
from tests.web.pages import Visitor
from tests.web.playing import Player, finished, prefer

DESK = {"width": 1440, "height": 900}
GAMES = ("dice-hospital", "dynamite-nurse")
SCREENS = [
    "/",
    "/j",
    *[f"/{place}/{game}" for place in ("new", "learn", "rules") for game in GAMES],
]
KINDS = {
    "dice-hospital": {
        "keep-administrator",
        "take-ambulance",
        "improve",
        "place",
        "treat",
    },
    "dynamite-nurse": {"main", "assign"},
}
"""What a person is asked in every game."""
PRESSES = 45


def look_closely(page: Page) -> list[str]:
    """Return everything that is wrong with a page."""
    return [*complaints_of_axe(page), *sideways(page), *moving(page)]


def lay(visitor: Visitor, game: str, **more: Any) -> str:
    """Lay a table as whoever has the browser, and return its name."""
    request = visitor.page.request
    request.post("/api/me", data={"name": "Ann"})
    body = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * 2], **more}
    return str(request.post("/api/tables", data=body).json()["table"])


@pytest.fixture
def ann(visitors: Visitors) -> Visitor:
    """Give somebody at a desk who wants no motion."""
    return prefer(visitors(viewport=DESK, reduced_motion="reduce"), confirm="never")


@pytest.mark.parametrize("path", SCREENS)
def test_every_page(ann: Visitor, path: str) -> None:
    page = ann.open(path)
    page.wait_for_load_state("networkidle")

    assert look_closely(page) == []


@pytest.mark.parametrize("button", ["Settings", "Ann", "Join with a link"])
def test_every_dialog_of_the_front_page(ann: Visitor, button: str) -> None:
    ann.page.request.post("/api/me", data={"name": "Ann"})
    page = ann.open()
    page.get_by_role("button", name=button).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()

    assert look_closely(page) == []


def test_a_table_that_waits(ann: Visitor) -> None:
    table = lay(ann, "dice-hospital", seats=[{"kind": "me"}, {"kind": "open"}])
    page = ann.open(f"/t/{table}")
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()

    assert look_closely(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision(ann: Visitor, game: str) -> None:
    table = lay(ann, game)
    page = ann.open(f"/t/{table}")
    player = Player(page, Mouse())
    found: dict[str, list[str]] = {}
    for _ in range(PRESSES):
        player.glance()
        kind = page.request.get(f"/api/tables/{table}?seat=0").json()["view"]["prompts"]["0"]
        if kind not in found:
            found[kind] = look_closely(page)
        player.go_on()

    assert {kind: wrong for kind, wrong in found.items() if wrong} == {}
    assert KINDS[game] <= found.keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_end(ann: Visitor, game: str) -> None:
    page = ann.open(f"/t/{finished(ann, game)}")
    page.get_by_role("button", name="Rematch").wait_for()
    page.wait_for_load_state("networkidle")

    assert look_closely(page) == []


@pytest.mark.parametrize("panel", ["Chat", "Rules", "Coach"])
def test_every_panel_of_a_table(ann: Visitor, panel: str) -> None:
    page = ann.open(f"/t/{lay(ann, 'dice-hospital')}")
    page.get_by_role("tab", name=panel).click()
    expect(page.get_by_role("tab", name=panel, selected=True)).to_be_visible()

    assert look_closely(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_replay(ann: Visitor, game: str) -> None:
    table = lay(ann, game)
    player = Player(ann.open(f"/t/{table}"), Mouse())
    for _ in range(4):
        player.go_on()
    page = ann.open(f"/r/{table}")
    expect(page.get_by_role("slider", name="Replay")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert look_closely(page) == []
