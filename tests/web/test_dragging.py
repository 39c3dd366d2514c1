"""Drag and drop, with a mouse and with a finger: one drag does what two presses do, or nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.dragging import FingerDrag, MouseDrag, Pointer, middle
from tests.web.pages import PHONE, Visitor
from tests.web.playing import DONE, PICKED, prefer
from tests.web.scenes import DESK, Company, come_to, scenes

NURSE: Final = "#board [data-drag='staff nurse']"
YELLOW: Final = "#board .lies:has([aria-label^='yellow'])[data-drag]"
LIT: Final = "#board [data-lit]"
OVER: Final = "#board [data-lit='over']"
GHOST: Final = "[data-ghost]"
DIMMED: Final = """
() => [...document.querySelectorAll("#board .plate[data-drop]:not([data-lit])")]
  .map((one) => getComputedStyle(one).opacity)
"""
NAMES: Final = "all => all.map((one) => one.querySelector('button').ariaLabel.split('.')[0])"
SCROLLED: Final = """
() => [document.scrollingElement, ...document.querySelectorAll("main *")]
  .reduce((sum, one) => sum + one.scrollTop, 0)
"""
SLOW: Final = """
() => {
  const real = window.fetch;
  const asked = new Promise((then) => (window.answer = then));
  window.fetch = (...what) => asked.then(() => real(...what));
}
"""
"""Nothing is answered before the test wants it."""
FINGER: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
POINTERS: Final[dict[str, tuple[Callable[[Page], Pointer], dict[str, Any]]]] = {
    "mouse": (MouseDrag, {"viewport": DESK}),
    "finger": (FingerDrag, FINGER),
}
BOTH: Final = pytest.mark.parametrize("pointer", POINTERS)

PATIENCE: Final = 30.0
POLL: Final = 50
"""Seconds until a server has surely done what it was asked, and milliseconds between two looks."""


class Table:
    """Somebody at a table, who drags."""

    def __init__(self, visitors: Visitors, served: Server, pointer: str, **settings: Any) -> None:
        make, size = POINTERS[pointer]
        moving = {"reduced_motion": settings.pop("reduced_motion", "reduce")}
        self.visitor: Visitor = prefer(visitors(**size, **moving), **settings)
        self.company = Company(served)
        self._make = make
        self.page: Page = self.visitor.page

    def come(self, game: str, scene: str) -> Pointer:
        """Go to a scene; return what things are dragged with there."""
        found = scenes(game)[scene]
        table = come_to(self.visitor, self.company, found)
        self._path = f"/api/tables/{table}?seat={found.seat}"
        return self._make(self.page)

    def find(self, what: str) -> Locator:
        """Return the first of something on the page."""
        return self.page.locator(what).first

    def shown(self) -> dict[str, Any]:
        """Return the table as the server shows it."""
        shown: dict[str, Any] = self.page.request.get(self._path).json()
        return shown

    def steps(self) -> list[str]:
        """Return what has been done."""
        return [step["text"] for step in self.shown()["plan"]["steps"]]

    def drag(self, pointer: Pointer, thing: str, place: str = LIT) -> None:
        """Drag something to a place, and wait until what comes of it is done."""
        pointer.take(self.find(thing))
        pointer.carry(self.find(place))
        self.drop(pointer)

    def drop(self, pointer: Pointer) -> None:
        """Let go of what is dragged, and wait until what comes of it is done."""
        pointer.let_go()
        expect(self.page.locator(GHOST)).to_have_count(0)
        self.page.wait_for_function(DONE)

    def until(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the server shows something: a drop can be two answers, one after the other."""
        late = time.monotonic() + PATIENCE
        while not is_so(shown := self.shown()["view"]):
            assert time.monotonic() < late, shown
            self.page.wait_for_timeout(POLL)

    def is_as_before(self, version: int) -> bool:
        """Return whether nothing was done, and nothing is in hand or picked."""
        expect(self.page.locator(GHOST)).to_have_count(0)
        self.page.wait_for_function(DONE)
        in_hand = self.page.locator("#board .hand, #board .picked, #board .pick").count()
        return in_hand == 0 and self.shown()["version"] == version


@BOTH
def test_one_drag_is_one_placement(visitors: Visitors, served: Server, pointer: str) -> None:
    """The rooms that take a nurse light up, the others are dimmed, and she goes along."""
    table = Table(visitors, served, pointer)
    hand = table.come("dice-hospital", "place")
    hand.take(table.find(NURSE))
    expect(table.page.locator(GHOST)).to_have_count(1)
    lit = table.page.locator(LIT).evaluate_all(NAMES)
    offered = {one["do"]["department"] for one in table.shown()["choices"][1:]}
    dimmed = table.page.evaluate(DIMMED)
    hand.carry(table.find(LIT))
    ghost = table.find(GHOST).bounding_box()
    place = table.find(OVER).bounding_box()
    before = table.steps()
    table.drop(hand)

    assert len(lit) == len(offered) > 1
    assert set(dimmed) == {"0.45"}
    assert ghost is not None
    assert place is not None
    assert place["x"] < ghost["x"] + ghost["width"] / 2 < place["x"] + place["width"]
    placed = [step for step in table.steps() if step not in before and step.startswith("place")]
    assert len(placed) == 1


@BOTH
def test_a_patient_is_dragged_to_a_room_that_fits_and_treated_there(
    visitors: Visitors, served: Server, pointer: str
) -> None:
    table = Table(visitors, served, pointer)
    hand = table.come("dice-hospital", "place")
    hand.take(table.find(YELLOW))
    lit = table.page.locator(LIT).evaluate_all(NAMES)
    hand.carry(table.find(LIT))
    table.drop(hand)
    expect(table.page.locator("#board .plate.active")).to_have_count(0)

    assert lit == ["Imaging", "Orthopaedics"]
    assert [step.split()[:2] for step in table.steps()[-2:]] == [
        ["place", "nurse"],
        ["treat", "Y4"],
    ]


@BOTH
def test_what_comes_to_the_hospital_is_dragged_there(
    visitors: Visitors, served: Server, pointer: str
) -> None:
    """With a finger from a strip that scrolls and from a page that does."""
    table = Table(visitors, served, pointer)
    hand = table.come("dice-hospital", "take-ambulance")
    ambulance = table.shown()["choices"][0]["do"]["number"]
    table.drag(hand, f"#board [data-drag='ambulance {ambulance}']")
    assert table.steps()[-1] == f"take ambulance {ambulance}"

    hand = table.come("dice-hospital", "improve")
    table.drag(hand, "#board [data-drag^='card']")
    assert table.steps()[-1].startswith("take department")


@BOTH
def test_what_a_press_would_only_show_a_drop_only_shows(
    visitors: Visitors, served: Server, pointer: str
) -> None:
    table = Table(visitors, served, pointer, confirm="all")
    hand = table.come("dice-hospital", "improve")
    version = table.shown()["version"]
    table.drag(hand, "#board [data-drag^='card']")

    assert table.shown()["version"] == version
    expect(table.page.locator("#board .picked")).to_have_count(1)


@BOTH
def test_a_patient_is_handed_to_a_rival_and_a_card_is_played(
    visitors: Visitors, served: Server, pointer: str
) -> None:
    table = Table(visitors, served, pointer)
    page = table.page
    hand = table.come("dynamite-nurse", "refer")
    table.drag(hand, "#board .near [data-drag^='patient']", f"{LIT}[data-drop='seat 1']")
    table.until(lambda view: view["hospitals"][1]["admitted"] == ["P21", "P23", "P24!"])

    hand = table.come("dynamite-nurse", "assign")
    own = table.shown()["view"]["arriving"]
    offered = [one["do"]["player"] - 1 for one in table.shown()["choices"]]
    hand.take(page.locator(f"#board [data-drag='patient {own}']").locator("visible=true").first)
    lit = page.locator(LIT).evaluate_all("all => all.map((one) => one.dataset.drop)")
    hand.carry(page.locator(f"{LIT}[data-drop='seat 2']").locator("visible=true").first)
    table.drop(hand)
    assert {int(one.split()[1]) for one in lit} == set(offered)
    table.until(lambda view: view["ambulances"][-1:] == [{"patient": own, "seat": 2}])

    hand = table.come("dynamite-nurse", "main buy")
    before = table.steps()
    table.drag(hand, "#board .hand [data-drag^='card']", f"{LIT}[data-drop='table']")
    assert [step.split()[0] for step in table.steps()[len(before) :]] == ["play"]


def test_a_cancelled_drag_changes_nothing(visitors: Visitors, served: Server) -> None:
    """By Escape, by another button, and where nothing lights up; no click comes after it either."""
    table = Table(visitors, served, "mouse")
    page, mouse = table.page, table.page.mouse
    hand = table.come("dice-hospital", "place")
    version = table.shown()["version"]
    room = page.locator("#board .plate.can").first
    for thing in (NURSE, YELLOW):
        hand.take(table.find(thing))
        expect(page.locator(GHOST)).to_have_count(1)
        hand.carry(room)
        page.keyboard.press("Escape")
        assert table.is_as_before(version)
        hand.let_go()
        assert table.is_as_before(version)

        hand.take(table.find(thing))
        hand.carry(room)
        mouse.down(button="right")
        mouse.up(button="right")
        hand.let_go()
        assert table.is_as_before(version)

        hand.take(table.find(thing))
        hand.carry(page.locator("header h1"))
        hand.let_go()
        assert table.is_as_before(version)

        # Back where it came from is no press.
        hand.take(table.find(thing))
        hand.carry(room)
        hand.carry(table.find(thing))
        hand.let_go()
        assert table.is_as_before(version)


def test_a_few_pixels_are_a_click_as_before(visitors: Visitors, served: Server) -> None:
    table = Table(visitors, served, "mouse")
    table.come("dice-hospital", "place")
    mouse = table.page.mouse
    x, y = middle(table.find(NURSE))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 3, y + 3)
    mouse.up()

    expect(table.find(f"{NURSE} button")).to_have_attribute("aria-pressed", "true")


def test_a_finger_scrolls_and_a_second_one_cancels(visitors: Visitors, served: Server) -> None:
    table = Table(visitors, served, "finger")
    page = table.page
    hand = table.come("dice-hospital", "improve")
    assert isinstance(hand, FingerDrag)
    version = table.shown()["version"]
    card = page.locator("#board [data-drag^='card']").nth(2)
    x, y = middle(card)
    hand.touch((x, y))
    hand.move((x, y - 60))
    hand.let_go()
    page.wait_for_function(f"() => ({SCROLLED})() > 0")
    assert table.is_as_before(version)

    hand.take(card)
    expect(page.locator(GHOST)).to_have_count(1)
    hand.second((20, 200))
    expect(page.locator(GHOST)).to_have_count(0)
    hand.carry(page.locator("#board .yours"))
    hand.let_go()
    assert table.is_as_before(version)


def test_nothing_is_dragged_while_something_is_being_done(
    visitors: Visitors, served: Server
) -> None:
    table = Table(visitors, served, "mouse")
    page = table.page
    hand = table.come("dice-hospital", "place")
    page.evaluate(SLOW)
    page.locator("#board .plate.can").first.click()
    page.locator("main section[aria-busy='true']").wait_for()
    hand.take(table.find(NURSE))

    expect(page.locator(GHOST)).to_have_count(0)
    hand.let_go()
    page.evaluate("window.answer()")
    page.wait_for_function(DONE)
    hand.take(table.find("#board [data-drag^='bed']"))
    expect(page.locator(GHOST)).to_have_count(1)
    hand.let_go()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_is_put_back_flies_there_unless_nothing_is_to_move(
    visitors: Visitors, served: Server, motion: str
) -> None:
    table = Table(visitors, served, "mouse", reduced_motion=motion)
    hand = table.come("dice-hospital", "place")
    page = table.page
    hand.take(table.find(NURSE))
    expect(page.locator(GHOST)).to_have_count(1)
    hand.carry(table.find("#board .wards"))
    page.evaluate(
        """() => addEventListener("keydown", () => setTimeout(() => {
          window.flew = document.querySelector("[data-ghost]")?.getAnimations().length ?? 0;
        }), true)"""
    )
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.flew !== undefined")

    assert page.evaluate("window.flew") == (0 if motion == "reduce" else 1)
    expect(page.locator(GHOST)).to_have_count(0)
    hand.let_go()
    expect(page.locator(PICKED)).to_have_count(0)
