"""Room: letters of 200 % can be read, a decision fits into a window, and nothing is pushed away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.crowding import crowded
from tests.web.inspecting import sideways
from tests.web.pages import DESKTOP, PHONE, Visitor
from tests.web.playing import prefer
from tests.web.scenes import DESK, Company, come_to, scenes

TWICE = 200
WINDOWS = ((1440, 900), (1024, 768), (390, 844))
PAGES = ("/", "/rules/dynamite-nurse/aid")
TABLES = (("dice-hospital", "place"), ("dynamite-nurse", "main"), ("dynamite-nurse", "beds"))

SOURCES = Path(__file__).parents[2] / "web" / "src"
IN_PIXELS = re.compile(r"@media[^{]*(?:width|height)[^{]*|@container[^{]*\dpx[^{]*")
# The edges of the head, of the first and the last thing to look at, and of the foot.
EDGES = """
(what) => {
  const seen = [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const [head, foot] = ["header.status", "footer.foot"].map((one) => document.querySelector(one));
  return [
    head.getBoundingClientRect().bottom,
    seen[0].getBoundingClientRect().top,
    seen.at(-1).getBoundingClientRect().bottom,
    foot.getBoundingClientRect().top,
  ].map(Math.round);
}
"""


def unreadable(visitor: Visitor) -> list[str]:
    """Return what cannot be read on a visitor's page, in every window."""
    page = visitor.page
    found: list[str] = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} px: {one}" for one in [*crowded(page), *sideways(page, (width,))]]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_cut_or_covered_on_pages(visitors: Visitors, path: str) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"), size=TWICE, language="fr")
    ann.open(path).wait_for_load_state("networkidle")

    assert unreadable(ann) == []


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_nothing_is_cut_or_covered_at_tables(
    visitors: Visitors, served: Server, game: str, name: str
) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"), size=TWICE, confirm="never")
    come_to(ann, Company(served), scenes(game)[name])

    assert unreadable(ann) == []
    expect(ann.page.get_by_role("contentinfo").locator(".btn.main")).to_be_in_viewport()


def test_larger_letters_choose_the_layout_of_a_smaller_window(
    visitors: Visitors, served: Server
) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"), confirm="never")
    come_to(ann, Company(served), scenes("dice-hospital")["place"])
    wards = ann.page.get_by_role("tab", name="Wards")
    log = ann.page.get_by_role("tab", name="Log")
    expect(log).to_be_visible()
    expect(wards).to_have_count(0)

    ann.page.get_by_role("button", name="Settings").first.click()
    ann.page.get_by_role("slider", name="Size").fill(str(TWICE))
    ann.page.keyboard.press("Escape")

    expect(wards).to_be_visible()
    expect(log).to_have_count(0)


def test_no_layout_asks_for_pixels() -> None:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".css")]

    assert [(path.name, one) for path in files for one in IN_PIXELS.findall(path.read_text())] == []


@pytest.mark.parametrize(
    ("name", "offered"), [("take-ambulance", ".road .amb"), ("improve", ".shelf .plate")]
)
def test_a_phone_shows_what_is_offered_and_all_patients_at_once(
    visitors: Visitors, served: Server, name: str, offered: str
) -> None:
    ann = prefer(visitors(viewport=PHONE, reduced_motion="reduce"), language="fr")
    ann.page.request.post("/api/me", data={"name": "Ann"})
    table = Company(served).lay(ann.page.request, scenes("dice-hospital")[name])
    page = ann.open(f"/t/{table}")
    expect(page.get_by_role("group", name="Chambre 4")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")

    head, top, _, foot = page.evaluate(EDGES, offered)
    assert head <= top < foot / 2
    _, top, bottom, foot = page.evaluate(EDGES, ".wgrid .bed")
    assert head < top < bottom <= foot


def test_a_phone_shows_all_patients_beside_the_departments(
    visitors: Visitors, served: Server
) -> None:
    ann = prefer(visitors(viewport=PHONE, reduced_motion="reduce"), confirm="never")
    come_to(ann, Company(served), scenes("dice-hospital")["place"])
    ann.page.get_by_role("tab", name="Departments").click()

    expect(ann.page.get_by_role("group", name="Departments")).to_be_visible()
    expect(ann.page.get_by_role("group", name="Ward 4")).to_be_visible()
    head, top, bottom, foot = ann.page.evaluate(EDGES, ".wgrid .bed")
    assert head < foot / 2 < top < bottom <= foot


def test_the_night_is_told_without_moving_the_board(visitors: Visitors) -> None:
    ann = visitors(viewport=DESKTOP, reduced_motion="reduce")
    page = _tell_a_night(ann)
    night = page.get_by_role("region", name="Night after round 1")
    expect(night).to_be_visible()
    told = [_wards_at(page, PHONE), _wards_at(page, DESKTOP)]
    board = page.get_by_role("region", name="Board", exact=True).bounding_box()
    place = night.bounding_box()
    assert board is not None
    assert place is not None
    assert place["y"] >= board["y"] + board["height"]

    night.get_by_role("button", name="Continue").click()

    expect(night).to_have_count(0)
    assert [_wards_at(page, PHONE), _wards_at(page, DESKTOP)] == told


def _wards_at(page: Page, size: dict[str, int]) -> list[int]:
    """Return where the patients and the foot are in a window of some size."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    tabs = page.get_by_role("tab", name="Wards")
    expect(tabs).to_have_count(1 if size is PHONE else 0)
    edges: list[int] = page.evaluate(EDGES, ".wgrid .bed")
    return edges


def _tell_a_night(visitor: Visitor) -> Page:
    """Let a visitor be at a table of their own when the first night is over."""
    request = visitor.page.request
    request.post("/api/me", data={"name": "Ann"})
    body = {"game": "dice-hospital", "seats": [{"kind": "me"}]}
    table = request.post("/api/tables", data=body).json()["table"]
    path = f"/api/tables/{table}"

    def until(phase: str) -> None:
        while True:
            shown: dict[str, Any] = request.get(f"{path}?seat=0").json()
            if shown["now"]["phase"] == phase:
                return
            done = [one for one in shown["choices"] if one["do"]["verb"] == "done"]
            told = {
                "action": (done or shown["choices"])[0]["action"],
                "version": shown["version"],
                "key": f"{shown['seq']}",
            }
            assert request.post(f"{path}/seats/0/act", data=told).ok

    until("activation")
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_role("banner").get_by_role("button", name="Done")).to_be_visible()
    until("intake")
    return page


def test_the_forecast_beside_all_buttons_of_a_phone_is_whole(
    visitors: Visitors, served: Server
) -> None:
    ann = prefer(visitors(viewport=PHONE, reduced_motion="reduce"), confirm="never")
    scene = scenes("dice-hospital")["place"]
    path = f"/api/tables/{come_to(ann, Company(served), scene)}"
    seat = f"{path}/seats/{scene.seat}"
    request = ann.page.request
    shown = request.get(f"{path}?seat={scene.seat}").json()
    place = next(one for one in shown["choices"] if one["do"]["verb"] == "place")
    done = {"action": place["action"], "version": shown["version"], "key": "place"}
    assert request.post(f"{seat}/act", data=done).ok
    shown = request.get(f"{path}?seat={scene.seat}").json()
    request.post(f"{seat}/undo", data={"version": shown["version"], "key": "undo"})
    expect(ann.page.get_by_role("button", name="Redo")).to_be_visible()

    chip = ann.page.get_by_role("contentinfo").locator(".fc")
    widths = (320, 360, 390, 412)
    cut = []
    for width in widths:
        ann.page.set_viewport_size({"width": width, "height": 740})
        cut.append(chip.evaluate("(one) => one.scrollWidth - one.clientWidth"))
    assert cut == [0] * len(widths)
