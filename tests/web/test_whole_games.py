"""Whole games in the browser, as people play them: with the mouse, with keys, with a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.hands import Finger, Keys, Mouse
from tests.web.pages import PHONE
from tests.web.playing import QUICK, KeyPlayer, Player, play_now, prefer

DESK = {"width": 1440, "height": 900}
HURRY = 2
"""Whoever is in a hurry leaves much undone, but every phase of every round is played."""
TOUCHING = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def told_by_the_server(page: Page) -> Any:
    """Return the table as the server shows it to whoever has the page."""
    table = page.url.rsplit("/", 1)[1]
    return page.request.get(f"/api/tables/{table}").json()


def finds_the_end(page: Page) -> None:
    """Check that a page shows how the game ended, beside the board."""
    table = told_by_the_server(page)

    assert table["status"] == "over"
    expect(page.get_by_role("heading", level=1)).to_have_text(table["now"]["text"])
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()


def test_a_game_of_dice_hospital_with_the_mouse(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK, has_worker=True), motion="off")
    page = play_now(ann, "Dice Hospital", Mouse())
    Player(page, Mouse()).play()

    finds_the_end(page)


def test_a_game_of_dice_hospital_with_keys_alone(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK)
    page = play_now(ann, "Dice Hospital", Keys(ann.page))
    KeyPlayer(page, hurry=HURRY).play()

    finds_the_end(page)


def test_a_game_of_dice_hospital_with_a_finger_on_a_phone(visitors: Visitors) -> None:
    ann = prefer(visitors(**TOUCHING), **QUICK)
    page = play_now(ann, "Dice Hospital", Finger())
    Player(page, Finger(), hurry=HURRY).play()

    finds_the_end(page)


def test_a_solo_game(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK)
    page = ann.open()
    page.get_by_role("button", name="Play solo").click()
    page.wait_for_url("**/t/*")
    Player(page, Mouse(), hurry=HURRY).play()

    finds_the_end(page)


def test_a_game_of_dynamite_nurse_with_the_mouse(visitors: Visitors) -> None:
    ann = prefer(visitors(viewport=DESK), **QUICK)
    page = play_now(ann, "Dynamite Nurse", Mouse())
    Player(page, Mouse()).play()

    finds_the_end(page)


def test_turns_of_dynamite_nurse_with_a_finger_on_a_phone(visitors: Visitors) -> None:
    ann = prefer(visitors(**TOUCHING), **QUICK)
    page = play_now(ann, "Dynamite Nurse", Finger())
    player = Player(page, Finger())
    player.play(lambda _: bool(told_by_the_server(page)["now"]["round"] >= 7))

    assert len(set(player.titles)) >= 3
