"""A result is shared as a picture, made in the browser, and as a text that is copied."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.server import Server
from tests.web.conftest import Visitors, serving
from tests.web.inspecting import complaints_of_axe
from tests.web.playing import QUICK, finished, finished_before, prefer
from tests.web.test_daily import play_to_the_end

DESK = {"width": 1440, "height": 900}
# How many colours of the page's drawing the picture has in places that should have them.
COLOURS = """
async ([places]) => {
  const image = document.querySelector("dialog img");
  await image.decode();
  const pen = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 })
    .getContext("2d", { willReadFrequently: true });
  const colour = (name) => {
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].join();
  };
  const wanted = places.map(([name]) => colour(name));
  pen.drawImage(image, 0, 0);
  return places.map(([, x, y], at) => [...pen.getImageData(x, y, 1, 1).data].join() === wanted[at]);
}
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server with a daily ward that nobody else plays."""
    yield from serving(tmp_path_factory.mktemp("own"))


def minus(points: int) -> str:
    """Return points as they are written."""
    return f"{points}".replace("-", "−")


def test_a_result_is_saved_as_a_picture_of_the_podium(visitors: Visitors, tmp_path: Path) -> None:
    ann = prefer(visitors(viewport=DESK, is_drawn=True), **QUICK)
    page = ann.open(f"/t/{finished_before(ann, 'dynamite-nurse')}")
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog", name="Share")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Save picture").click()
    download.value.save_as(tmp_path / "card.png")
    head = (tmp_path / "card.png").read_bytes()[:24]
    drawn = page.evaluate(COLOURS, [[["--sky", 8, 8], ["--wall", 230, 600], ["--paper", 900, 20]]])

    assert head[1:4] == b"PNG"
    assert struct.unpack(">II", head[16:]) == (1200, 630)
    assert drawn == [True, True, True]
    assert complaints_of_axe(page) == []


def test_a_daily_ward_is_shared_with_its_date_and_place(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.open()
    page.get_by_role("button", name="Play today’s ward").click()
    page.wait_for_url("**/t/*")
    points = play_to_the_end(page.request, page.url.rpartition("/")[2])
    expect(page.get_by_text(re.compile(rf"^Games: 1 · .*: {minus(points)}$"))).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_role("button", name="Copy text").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()").splitlines()

    assert copied[0].startswith(f"Daily ward, 15 November: {minus(points)} point")
    assert "place 1 of " in copied[0]
    assert len(copied[1]) == 8
    assert copied[-1] == f"{ann.origin}/?ward=dice-hospital"


def test_a_game_that_ended_without_you_counts_once_when_you_look(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK)
    path = f"/t/{finished(ann, 'dynamite-nurse')}"
    ann.page.goto(path)
    record = ann.page.locator(
        "section.paper", has=ann.page.get_by_role("heading", name="Your record")
    )

    expect(record).to_contain_text(re.compile(r"Games: 1 ·"))
    expect(record).to_contain_text("New: ")
    ann.page.reload()
    expect(record).to_contain_text(re.compile(r"Games: 1 ·"))
    expect(record).not_to_contain_text("New: ")


def test_a_game_that_you_only_watched_does_not_count(visitors: Visitors) -> None:
    ann, ben = visitors(viewport=DESK), prefer(visitors(viewport=DESK), **QUICK)
    page = ben.open(f"/t/{finished_before(ann, 'dynamite-nurse')}")
    expect(page.get_by_role("heading", name="Game over")).to_be_attached()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("heading", name="Your record")).to_have_count(0)
    assert page.evaluate("localStorage['wardround-feats']") is None
