"""Whole games in the browser, as people play them: with the mouse, with keys, with a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.hands import Finger, Keys, Mouse
from tests.web.pages import PHONE
from tests.web.playing import QUICK, KeyPlayer, Player, play_now, prefer

DESK = {"width": 1440, "height": 900}
HURRY = 2
"""Whoever is in a hurry leaves much undone, but every phase of every round is played."""
TOUCHING = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

FOLLOWS: Final = """
() => {
  const log = document.querySelector("[role='region'][aria-label='Log']");
  return log.scrollTop > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}
"""
"""The log is longer than its room, and shows its newest line."""


def told_by_the_server(page: Page) -> Any:
    """Return the table as the server shows it to whoever has the page."""
    table = page.url.rsplit("/", 1)[1]
    return page.request.get(f"/api/tables/{table}?seat=0").json()


def finds_the_end(page: Page) -> None:
    """Check that a page shows how the game ended, beside the board."""
    table = told_by_the_server(page)

    assert table["status"] == "over"
    expect(page.get_by_role("heading", level=1)).to_have_text(table["now"]["text"])
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()


def in_round(page: Page, number: int) -> Callable[[object], bool]:
    """Return what says whether a game has come to a round."""
    return lambda _: (told_by_the_server(page)["now"]["round"] or 0) >= number


def test_a_game_of_dice_hospital_with_the_mouse(visitors: Visitors) -> None:
    """With all that one can do, and asked again before what cannot be taken back."""
    ann = prefer(visitors(viewport=DESK, has_worker=True), motion="off")
    page = play_now(ann, "Dice Hospital", Mouse())
    player = Player(page, Mouse())
    player.play(in_round(page, 2))
    page.wait_for_function(FOLLOWS)

    player.play()

    finds_the_end(page)


def test_a_game_of_dice_hospital_with_keys_alone(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK, has_worker=True), **QUICK)
    page = play_now(ann, "Dice Hospital", Keys(ann.page))
    KeyPlayer(page, hurry=HURRY).play()

    finds_the_end(page)


def test_a_game_of_dice_hospital_with_a_finger_on_a_phone(visitors: Visitors) -> None:
    ann = prefer(visitors(**TOUCHING, has_worker=True), **QUICK)
    page = play_now(ann, "Dice Hospital", Finger())
    Player(page, Finger(), hurry=HURRY).play()

    finds_the_end(page)


def test_a_solo_game(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK, has_worker=True), **QUICK)
    page = ann.open()
    page.get_by_role("button", name="Play solo").click()
    page.wait_for_url("**/t/*")
    Player(page, Mouse(), hurry=HURRY).play()

    finds_the_end(page)


def test_a_game_of_dynamite_nurse_with_the_mouse(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK, has_worker=True), **QUICK)
    page = play_now(ann, "Dynamite Nurse", Mouse())
    Player(page, Mouse()).play()

    finds_the_end(page)


def test_turns_of_dynamite_nurse_with_a_finger_on_a_phone(visitors: Visitors) -> None:
    ann = prefer(visitors(**TOUCHING, has_worker=True), **QUICK)
    page = play_now(ann, "Dynamite Nurse", Finger())
    player = Player(page, Finger())
    player.play(in_round(page, 7))

    assert len(set(player.titles)) >= 3
