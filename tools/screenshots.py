"""Take the pictures of the browser table for the documentation: `make screenshots`.

A real server and a real browser play the dice and cards of the tutorials, which are always the
same, so that the pictures change only when the table does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.kit.server import Server, running
from tests.web.hands import Mouse
from tests.web.pages import BUILT, Visitor, launched
from tests.web.playing import Glance, Player, prefer
from tests.web.scenes import Company, come_to, scenes

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screenshots"
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
CALM: Final = {"confirm": "never", "motion": "off"}
VISIONS: Final = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")

Until = Callable[[Glance], bool]


class Studio:
    """A server, a browser, and a folder for the pictures."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def sitter(self, size: dict[str, int], **values: str) -> Visitor:
        """Return someone whose browser has a size and settings."""
        one = Visitor(
            self.browser, self.server, is_drawn=True, viewport=size, device_scale_factor=1
        )
        prefer(one, **{**CALM, **values})
        one.page.request.post("/api/me", data={"name": "Ann"})
        return one

    def table(self, one: Visitor, game: str, seats: int = 3) -> str:
        """Lay a table with the luck of the lessons, and return its name."""
        body = {
            "game": game,
            "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * (seats - 1)],
            "settings": {"first-player": 0} if seats > 1 else {},
            "lesson": True,
        }
        return str(one.page.request.post("/api/tables", data=body).json()["table"])

    def take(self, one: Visitor, name: str) -> None:
        """Take a picture of what someone sees."""
        one.page.wait_for_load_state("load")
        one.page.evaluate("document.fonts.ready.then(() => null)")
        one.page.mouse.move(0, 0)
        path = FOLDER / f"{name}.png"
        one.page.screenshot(path=path)
        sys.stdout.write(f"{path.relative_to(FOLDER.parents[1])}\n")


def asked(one: Visitor, table: str, kind: str, turn: int) -> Until:
    """Return whether someone is asked something, not before a round or turn."""

    def is_asked(_: Glance) -> bool:
        shown = one.page.request.get(f"/api/tables/{table}?seat=0").json()
        late = (shown["now"]["round"] or 0) >= turn
        return late and shown["view"]["prompts"].get("0") == kind

    return is_asked


def pages(studio: Studio) -> None:
    """Take the pages without a table."""
    for name, size, values in (
        ("front", DESK, {}),
        ("front-night", DESK, {"theme": "dark"}),
        ("front-phone", PHONE, {}),
    ):
        one = studio.sitter(size, **values)
        one.open("/")
        one.page.get_by_text("No games yet").wait_for()
        studio.take(one, name)
    one = studio.sitter(DESK)
    one.open("/new/dice-hospital")
    one.page.get_by_role("button", name="Create table").wait_for()
    studio.take(one, "new-table")
    one.open("/learn/dice-hospital")
    one.page.get_by_role("region", name="Tutorial").wait_for()
    Player(one.page, Mouse()).glance()
    studio.take(one, "lesson")


def dice_hospital(studio: Studio) -> None:
    """Take a game of Dice Hospital, to its end and beyond."""
    one = studio.sitter(DESK)
    table = studio.table(one, "dice-hospital")
    player = Player(one.open(f"/t/{table}"), Mouse())
    for kind, turn, name in (
        ("take-ambulance", 2, "dice-hospital-intake"),
        ("improve", 2, "dice-hospital-improvement"),
        ("place", 3, "dice-hospital"),
        ("treat", 3, "dice-hospital-treating"),
    ):
        player.play(asked(one, table, kind, turn))
        studio.take(one, name)
    night = studio.sitter(DESK, theme="dark")
    night.context.add_cookies(one.context.cookies())  # type: ignore[arg-type]
    Player(night.open(f"/t/{table}"), Mouse()).glance()
    studio.take(night, "dice-hospital-night")
    phone = studio.sitter(PHONE)
    phone.context.add_cookies(one.context.cookies())  # type: ignore[arg-type]
    Player(phone.open(f"/t/{table}"), Mouse()).glance()
    studio.take(phone, "dice-hospital-phone")
    player.play()
    one.page.get_by_role("button", name="Rematch").wait_for()
    studio.take(one, "dice-hospital-end")
    one.open(f"/r/{table}?step=60")
    one.page.get_by_role("slider", name="Replay").wait_for()
    studio.take(one, "replay")
    solo = studio.sitter(DESK)
    table = studio.table(solo, "dice-hospital", seats=1)
    Player(solo.open(f"/t/{table}"), Mouse()).play(asked(solo, table, "place", 2))
    studio.take(solo, "dice-hospital-solo")


def dynamite_nurse(studio: Studio) -> None:
    """Take a game of Dynamite Nurse to its end."""
    one = studio.sitter(DESK)
    table = studio.table(one, "dynamite-nurse", seats=4)
    player = Player(one.open(f"/t/{table}"), Mouse())
    for kind, turn, name in (
        ("main", 9, "dynamite-nurse"),
        ("assign", 9, "dynamite-nurse-transport"),
    ):
        player.play(asked(one, table, kind, turn))
        studio.take(one, name)
    phone = studio.sitter(PHONE)
    phone.context.add_cookies(one.context.cookies())  # type: ignore[arg-type]
    player.play(asked(one, table, "main", 13))
    Player(phone.open(f"/t/{table}"), Mouse()).glance()
    studio.take(phone, "dynamite-nurse-phone")
    player.play()
    one.page.get_by_role("button", name="Rematch").wait_for()
    studio.take(one, "dynamite-nurse-end")


def visions(studio: Studio) -> None:
    """Take patients of both games as people see them who see fewer colours, or none."""
    for game, scene, part in (
        ("dice-hospital", "event-return", "Wards"),
        ("dynamite-nurse", "main pay", "Your Hospital"),
    ):
        one = studio.sitter(DESK)
        come_to(one, Company(studio.server), scenes(game)[scene])
        session = one.context.new_cdp_session(one.page)
        for vision in VISIONS:
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
            path = FOLDER / f"vision-{game}-{vision}.png"
            one.page.get_by_label(part, exact=True).screenshot(path=path)
            sys.stdout.write(f"{path.relative_to(FOLDER.parents[1])}\n")


def main() -> int:
    """Take them all."""
    if not BUILT.is_file():
        sys.stderr.write("Pictures need the built table: `make web`.\n")
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        with running(f"sqlite:///{folder}/tables.db", "--no-rate-limits") as server:
            studio = Studio(browser, server)
            for part in (pages, dice_hospital, dynamite_nurse, visions):
                part(studio)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
