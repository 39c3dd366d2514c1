"""Every screen as axe sees it in every theme, and as it is read aloud; nothing sideways, no motion.

The boards of all decisions are in `test_scenes.py`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import CONTRAST, axe
from tests.web.conftest import Visitors
from tests.web.inspecting import complaints_of_axe, moving, sideways
from tests.web.pages import Visitor
from tests.web.playing import prefer
from tests.web.scenes import DESK, SCENES, Hall, scenes
from tests.web.spoken import FOLDER, changes, golden

GAMES = ("dice-hospital", "dynamite-nurse")
SCREENS = [
    "/",
    "/j",
    "/puzzles",
    "/puzzles/dice-hospital/2026-11-15",
    *[f"/{place}/{game}" for place in ("new", "learn", "rules") for game in GAMES],
    *[f"/rules/{game}/{page}" for page in ("aid", "quick") for game in GAMES],
]
DIALOGS = ("Settings", "Ann", "Join with a link")
PANELS = {
    "Log": "Nothing has happened yet.",
    "Chat": "Goodbye!",
    "Rules": "1 to 4 players, 8 rounds.",
    "Coach": "Show plans",
}
"""What is in each panel once all of it has come."""


def look_closely(page: Page) -> list[str]:
    """Return everything that is wrong with a page."""
    return [*complaints_of_axe(page), *sideways(page), *moving(page)]


OPENED = {
    "another hospital": ("dice-hospital", "place", "View their board"),
    "another Hospital": ("dynamite-nurse", "main", "View "),
    "the plan": ("dice-hospital", "treat", "Plan"),
    "this table": ("dice-hospital", "place", "This table"),
    "settings at a table": ("dynamite-nurse", "main", "Settings"),
    "keys": ("dice-hospital", "place", "?"),
}
"""What can be opened at a table: where that is tried, and the button or key that opens it."""
SPOIL = """
() => {
  const title = document.querySelector("h1");
  title.style.color = "#cccccc";
  title.before(document.createElement("button"));
}
"""
BEHIND = """
() => {
  const sheet = new CSSStyleSheet();
  const behind = "content: ''; position: absolute; inset: 0; background: #333333; z-index: -1";
  sheet.replaceSync(`h1 { color: #cccccc; position: relative } h1.lies::before { ${behind} }`);
  document.adoptedStyleSheets.push(sheet);
}
"""
LIES = "(lies) => document.querySelector('h1').classList.toggle('lies', lies)"
OPEN = "dialog[open], #plan, button[aria-pressed='true']"
SPOKEN = [
    *[f"{game} {name}" for game, names in SCENES.items() for name in names],
    *[f"page {path}" for path in SCREENS if "rules" not in path],
    *[f"dialog {button}" for button in DIALOGS],
    "waiting",
    *[f"panel {panel}" for panel in PANELS if panel != "Rules"],
    *[f"{name} {game}" for name, (game, _, _) in OPENED.items()],
    *[f"replay {game}" for game in GAMES],
]
"""What is kept as it is read aloud. The rules are long, and have tests of their own."""


@pytest.fixture
def ann(visitors: Visitors) -> Visitor:
    """Give somebody at a desk who wants no motion."""
    return prefer(visitors(viewport=DESK, reduced_motion="reduce"), confirm="never")


def test_faults_are_found_on_a_page_that_was_fine(ann: Visitor) -> None:
    page = ann.open("/j")
    assert axe(page) == []
    page.evaluate(SPOIL)

    assert [one.partition(";")[0] for one in axe(page)] == ["button-name", "color-contrast"]


def test_what_axe_could_not_tell_is_looked_at_again(ann: Visitor) -> None:
    page = ann.open("/j")
    page.evaluate(BEHIND)
    page.evaluate(LIES, True)
    unknown = axe(page, CONTRAST)
    page.evaluate(LIES, False)

    assert unknown == []
    assert [one.partition(";")[0] for one in axe(page, CONTRAST)] == [CONTRAST]


@pytest.mark.parametrize("path", SCREENS)
def test_every_page(ann: Visitor, path: str) -> None:
    if "learn" in path:
        ann.page.request.post("/api/me", data={"name": "Ann"})
    page = ann.open(path)
    page.wait_for_load_state("networkidle")
    if path == "/learn/dice-hospital":  # the bots begin too
        expect(page.get_by_text("Easy 3 set the starting patients").last).to_be_visible()
    spoken = changes(page, f"page {path}") if f"page {path}" in SPOKEN else []

    assert look_closely(page) == []
    assert spoken == []


def test_an_empty_list_of_games_leaves_room_for_others(ann: Visitor) -> None:
    page = ann.open()
    games = page.get_by_role("region", name="Your games")
    expect(games.get_by_text("No games yet.")).to_be_visible()
    box, solo = games.bounding_box(), page.get_by_role("heading", name="Solo").bounding_box()
    assert box is not None
    assert solo is not None

    assert box["height"] < 160
    assert solo["y"] < box["y"] + box["height"] + 80


@pytest.mark.parametrize("button", DIALOGS)
def test_every_dialog_of_the_front_page(ann: Visitor, button: str) -> None:
    ann.page.request.post("/api/me", data={"name": "Ann"})
    page = ann.open()
    page.get_by_role("button", name=button).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    spoken = changes(page, f"dialog {button}")

    assert look_closely(page) == []
    assert spoken == []


def test_a_table_that_waits(ann: Visitor) -> None:
    request = ann.page.request
    request.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    laid = request.post("/api/tables", data={"game": "dice-hospital", "seats": seats}).json()
    page = ann.open(f"/t/{laid['table']}")
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    expect(page.get_by_text("Edition", exact=True)).to_be_visible()
    spoken = changes(page, "waiting")

    assert look_closely(page) == []
    assert spoken == []


@pytest.mark.parametrize("panel", PANELS)
def test_every_panel_of_a_table(hall: Hall, panel: str) -> None:
    page = hall.ann.page
    hall.go_to(scenes("dice-hospital")["place"], anew=False)
    page.get_by_role("tab", name=panel).click()
    expect(page.get_by_role("tab", name=panel, selected=True)).to_be_visible()
    expect(page.get_by_role("tabpanel").get_by_text(PANELS[panel])).to_be_visible()
    spoken = changes(page, f"panel {panel}", "main") if f"panel {panel}" in SPOKEN else []

    assert look_closely(page) == []
    assert spoken == []


@pytest.mark.parametrize("name", OPENED)
def test_everything_that_opens_at_a_table(hall: Hall, name: str) -> None:
    page = hall.ann.page
    game, scene, by = OPENED[name]
    hall.go_to(scenes(game)[scene], anew=False)
    expect(page.locator(OPEN)).to_have_count(0)
    if len(by) == 1:
        page.keyboard.press(by)
    else:
        page.get_by_role("button", name=by).first.click()
    expect(page.locator(OPEN)).to_have_count(1)
    spoken = changes(page, f"{name} {game}")

    assert look_closely(page) == []
    assert spoken == []


@pytest.mark.parametrize("game", GAMES)
def test_a_replay(hall: Hall, game: str) -> None:
    table = hall.go_to(scenes(game)["end"], anew=False)
    page = hall.ann.open(f"/r/{table}?step=60")
    expect(page.get_by_role("slider", name="Replay")).to_have_value("60")
    page.wait_for_load_state("networkidle")
    spoken = changes(page, f"replay {game}")

    assert look_closely(page) == []
    assert spoken == []


def test_nothing_else_is_kept_as_it_was_read_aloud() -> None:
    kept = {path.name for path in FOLDER.glob("*")}

    assert kept == {golden(name).name for name in SPOKEN}
    assert len(kept) == len(SPOKEN)
