"""Puzzles in the browser: missed, shown, solved and shared; and the next at your level."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Response, expect

from tests.kit.server import DAY
from tests.web.conftest import Visitors
from tests.web.fitting import misfits
from tests.web.inspecting import complaints_of_axe, sideways
from tests.web.pages import PHONE, Visitor
from tests.web.playing import DONE, QUICK, KeyPlayer, prefer
from tests.web.scenes import DESK
from wardround.tables.puzzles.data import Puzzle, of_day, walk
from wardround.tables.puzzles.playing import Trial

DICE = "dice-hospital"
WINDOWS = ((1440, 900), (1366, 650), (1024, 768), (390, 844), (360, 740))

# There are numbers, none lies on a tab, and the middle of what each is on is free.
BESIDE = """
() => {
  const numbers = [...document.querySelectorAll(".layer i")];
  const tabs = document.querySelector("#board [role=tablist]").getBoundingClientRect();
  const covers = (number) => {
    const [own, on] = [number.querySelector("b"), number].map((one) => one.getBoundingClientRect());
    const [x, y] = [on.left + on.width / 2, on.top + on.height / 2];
    const isOn = own.left < x && x < own.right && own.top < y && y < own.bottom;
    return isOn || own.top < tabs.bottom - 1 || on.top < tabs.bottom - 1;
  };
  return numbers.length > 1 && !numbers.some(covers);
}
"""


@pytest.fixture
def ann(visitors: Visitors) -> Visitor:
    """Give somebody at a desk who never tried a puzzle."""
    visitor = prefer(visitors(viewport=DESK, reduced_motion="reduce", is_new=True), **QUICK)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return visitor


def press(page: Page, place: str) -> None:
    """Press what is at a place of the board, and wait until that is done."""
    page.locator(f"#board {place}").first.click()
    page.wait_for_function(DONE)


def play(page: Page, puzzle: Puzzle) -> None:
    """Play the best plan on the board, but for its end; what is forced is played by itself."""
    trial = Trial(puzzle)
    for at, text in enumerate(puzzle.plan[:-1]):
        if at < len(trial.line):
            continue
        action = trial.match.parse(text)
        do = trial.match.action_record(action)
        if do["verb"] == "place":
            press(page, f".staff [data-inspect='{do['staff']}'] button")
            press(page, f".plate[data-inspect='{do['department']}'] [data-choice]")
        else:
            press(page, f".bed [data-inspect='{do['die']}'] [aria-pressed='false']")
        trial.repeat([action])
        trial.go_on()


def checked(page: Page) -> None:
    """Press Check, also where that would waste something."""
    page.get_by_role("button", name="Check").click()
    page.wait_for_function(DONE)


def test_todays_puzzle_is_missed_shown_solved_and_shared(ann: Visitor) -> None:
    puzzle = of_day(DICE, DAY)
    page = ann.open("/")
    page.get_by_role("link", name="Play puzzles").click()
    page.get_by_role("link", name="Play today’s puzzle").click()
    checked(page)
    expect(page.get_by_role("heading", name=f"The best is {puzzle.best}.")).to_be_focused()
    expect(page.get_by_role("listitem").filter(has_text="Place")).to_have_count(0)
    page.get_by_role("button", name="Show the best plan").click()
    steps = page.get_by_role("region", name="The best is").get_by_role("listitem")
    expect(steps).to_have_count(len(puzzle.plan))
    expect(page.locator(".layer b").first).to_be_visible()
    assert complaints_of_axe(page) == []

    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".layer b")).to_have_count(0)
    play(page, puzzle)
    checked(page)
    expect(page.get_by_role("heading", name="the best possible!")).to_be_focused()
    expect(page.get_by_text("Solved at attempt 2.")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    lines = copied.splitlines()

    assert lines[:2] == ["Puzzle of 15 November", "★★★ solved at attempt 2"]
    assert lines[2].endswith(f"/puzzles/{DICE}/{DAY}")
    assert str(puzzle.best) not in lines[1].replace("2", "")
    page.get_by_role("link", name="All puzzles").first.click()
    expect(page.get_by_role("region", name="Today’s puzzle")).to_contain_text("Solved at attempt 2")


def test_the_next_puzzle_follows_your_level(ann: Visitor) -> None:
    page = ann.open("/puzzles")
    yours = page.get_by_role("region", name="Next at your level")
    expect(yours).to_contain_text("Puzzle 8.")
    yours.get_by_role("link", name="Play it").click()
    puzzle = walk(DICE)[7]
    play(page, puzzle)
    checked(page)
    expect(page.get_by_role("heading", name="the best possible!")).to_be_focused()
    harder = page.get_by_role("link", name="Next puzzle").get_attribute("href") or ""
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(f"**{harder}")
    checked(page)
    expect(page.get_by_role("heading", name="The best is")).to_be_focused()
    easier = page.get_by_role("link", name="Next puzzle").get_attribute("href") or ""
    page.get_by_role("link", name="All puzzles").first.click()
    expect(
        page.get_by_role("link", name="Puzzle 8, difficulty 1, solved at the first attempt")
    ).to_be_visible()
    expect(page.get_by_text("1 of 61 solved")).to_be_visible()

    assert int(harder.rpartition("/")[2]) > 8
    assert int(easier.rpartition("/")[2]) < int(harder.rpartition("/")[2])


def test_a_puzzle_is_played_by_keys_and_taken_back_on_a_phone(visitors: Visitors) -> None:
    visitor = prefer(visitors(viewport=PHONE, is_new=True), **QUICK)
    page = visitor.open(f"/puzzles/{DICE}/1")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    player = KeyPlayer(page)
    while undo.get_attribute("aria-disabled") == "true":
        player.go_on()
    page.keyboard.press("u")
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("r")
    expect(undo).to_have_attribute("aria-disabled", "false")

    assert complaints_of_axe(page) == []
    assert sideways(page, (320,)) == []


def test_the_best_plan_stands_on_a_phone_s_board_and_covers_nothing(visitors: Visitors) -> None:
    """The first step is in sight, and each number lies over the edge of what it is on."""
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    visitor = prefer(visitors(is_new=True, reduced_motion="reduce", **touch), **QUICK)
    page = visitor.open(f"/puzzles/{DICE}/1")
    page.get_by_role("button", name="Check").tap()
    page.get_by_role("button", name="Show the best plan").tap()
    first = page.locator(".layer i.next")
    expect(first.first).to_be_visible()
    expect(first.first).to_contain_text("1")
    page.wait_for_function(BESIDE)
    page.locator("#board").get_by_role("tab", name="Wards").tap()
    page.locator("#pane .ward .beds").first.scroll_into_view_if_needed()
    page.wait_for_function(BESIDE)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_a_puzzle_and_its_verdict_fit(visitors: Visitors, language: str) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce", locale=language), **QUICK)
    page = ann.open(f"/puzzles/{DICE}/{DAY}")
    page.locator("[data-main]").wait_for()
    found = misfits(page, WINDOWS)
    page.locator("[data-main]").last.click()
    page.locator("#verdict").wait_for()
    found += misfits(page, WINDOWS)

    assert found == [], "\n".join(found)


def test_the_rule_behind_a_refusal_is_shown(ann: Visitor) -> None:
    page = ann.open(f"/puzzles/{DICE}/{DAY}")
    page.get_by_role("button", name="Cardiology").click()
    page.get_by_role("button", name="Rule DH-").or_(
        page.get_by_role("link", name="Rule DH-")
    ).click()

    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_nothing_of_the_answer_comes_before_the_check(ann: Visitor) -> None:
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.extend([answer]))
    page = ann.open(f"/puzzles/{DICE}/1")
    expect(page.get_by_role("button", name="Check")).to_be_visible()
    page.wait_for_load_state("networkidle")
    told = [json.loads(one.text()) for one in answers if "/api/puzzles" in one.url]

    assert len(told) == 2
    assert '"best"' not in json.dumps(told)


def test_a_puzzle_that_is_not_there_is_said(ann: Visitor) -> None:
    ann.allow("404")
    page = ann.open(f"/puzzles/{DICE}/2026-11-16")

    expect(page.get_by_role("heading", name="Puzzle 2026-11-16 not found.")).to_be_visible()
    expect(page.get_by_role("link", name="All puzzles")).to_be_visible()
