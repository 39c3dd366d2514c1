"""Somebody who plays what the page offers.

They see what everybody sees. A choice is a button of the board that is not pressed yet and can be;
beside the board there are the buttons of the bar. Their rule is simple: what they have picked is
applied, else they take the first thing that the board offers, else the last button of the bar.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TypedDict

from playwright.sync_api import Locator, Page, expect

from tests.kit.server import Player as Person
from tests.web.hands import Hands, Keys
from tests.web.pages import Visitor

QUICK: Final = {"confirm": "never", "motion": "off"}
"""Settings with which a game goes by quickly."""
SEATS: Final = {"dice-hospital": ["me"], "dynamite-nurse": ["me", "random", "random"]}
"""Who plays games that only have to be over."""
FINISHED: Final[dict[tuple[str, str], str]] = {}
"""The tables of games that are over, by server and game."""
MOST: Final = 900
"""More presses than any game takes."""

VIEWS: Final = ("Treat or buy", "Parts of the table", "Staff")
"""Zones of a board whose buttons only show or take something."""
LOOKS: Final = ("View ", "Show as")
"""How the titles of other buttons begin that only show something."""
CHOICE: Final = "".join(
    [
        "button[aria-pressed='{}']:not([aria-disabled='true'])",
        *(f":not([aria-label='{view}'] *)" for view in VIEWS),
        *(f":not([title^='{look}'])" for look in LOOKS),
    ]
)
OFFERED: Final = CHOICE.format("false")
PICKED: Final = CHOICE.format("true")
BAR: Final = ":is(header, footer):not(main *)"
"""Where the buttons of the bar are."""
AROUND: Final = (
    "Back", "Settings", "Undo", "Redo", "Plan", "If you end now", "Log", "Chat", "Rules", "Coach",
    "Suggest", "Reopen", "This table",
)  # fmt: skip
"""How the names of buttons around the board begin that decide nothing."""

# What one sees at a glance; nothing while one has to wait, or what was pressed is being done.
GLANCE: Final = """
([offered, picked, around, bar]) => {
  if (document.querySelector("main section[aria-busy='true']")) return null;
  const seen = (where, what) => [...document.querySelectorAll(where)]
    .flatMap((one) => [...one.querySelectorAll(what)])
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const name = (one) => (one.ariaLabel ?? one.innerText).trim();
  const title = document.querySelector("h1")?.innerText ?? "";
  if (seen("body", "h2").some((one) => one.innerText.trim() === "Game over")) {
    return { over: true, title, board: [], picked: [], bar: [] };
  }
  const board = "main section[aria-busy='false']";
  const found = {
    over: false,
    title,
    board: seen(board, offered).map(name),
    picked: seen(board, picked).map(name),
    bar: seen(bar, "button:not([aria-disabled='true'])").map(name)
      .filter((one) => one && !around.some((word) => one.startsWith(word))),
  };
  return document.querySelector(board) && (found.board.length || found.bar.length) ? found : null;
}
"""
DONE: Final = """() => !document.querySelector("main section[aria-busy='true']")"""
"""What was pressed has been done."""


class Glance(TypedDict):
    """What one sees of a decision."""

    over: bool
    title: str
    board: list[str]
    picked: list[str]
    bar: list[str]


def prefer(visitor: Visitor, **values: Any) -> Visitor:
    """Let a visitor come with settings that they have made before."""
    kept = json.dumps(json.dumps(values))
    visitor.prepare(f"localStorage.wardround ??= {kept}")
    return visitor


def play_now(visitor: Visitor, game: str, hands: Hands) -> Page:
    """Begin a game as a new person does: open the page and press one button."""
    page = visitor.open()
    hands.press(page.get_by_role("button", name=f"Play now: {game}"))
    page.wait_for_url("**/t/*")
    return page


def finished(visitor: Visitor, game: str) -> str:
    """Play a game to its end as whoever has the browser, but without it."""
    ann = Person(visitor.server.url)
    ann.post("/api/me", {"name": "Ann"})
    visitor.be(ann)
    table = str(ann.lay(game, SEATS[game])["table"])
    shown: dict[str, Any] = ann.look(table, 0)
    while shown["status"] != "over":
        if shown.get("choices"):
            choice = shown["choices"][shown["seq"] % len(shown["choices"])]
            ann.act(table, 0, choice["action"], shown["version"])
        else:
            ann.wait(table, 0, shown["seq"])
        shown = ann.look(table, 0)
    ann.http.close()
    return table


def finished_before(visitor: Visitor, game: str) -> str:
    """Return a game that is over, and that somebody may have played: for those who only look."""
    at = (visitor.origin, game)
    if at not in FINISHED:
        FINISHED[at] = finished(visitor, game)
    return FINISHED[at]


class Player:
    """Somebody at a table who plays what it offers."""

    def __init__(self, page: Page, hands: Hands, *, hurry: int = MOST) -> None:
        self.page = page
        self.hands = hands
        self.hurry = hurry
        """After so many choices they are done with something, where the bar lets them."""
        self.titles: list[str] = []
        """What they were asked."""
        self._chosen = 0

    @property
    def board(self) -> Locator:
        """The board."""
        return self.page.locator("section#board")

    def glance(self) -> Glance:
        """Wait until something is asked of them or the game is over, and say what they see."""
        seen = self.page.wait_for_function(GLANCE, arg=[OFFERED, PICKED, AROUND, BAR], polling=50)
        glance: Glance = seen.json_value()
        return glance

    def go_on(self) -> Glance:
        """Do one thing, and return what they had seen."""
        seen = self.glance()
        if not seen["over"]:
            self._do_something(seen)
            self.page.wait_for_function(DONE)
        return seen

    def play(self, until: Callable[[Glance], bool] | None = None) -> int:
        """Play until the game is over or something is seen; return how often something was done."""
        for done in range(MOST):
            seen = self.glance()
            if seen["over"] or (until is not None and until(seen)):
                return done
            self._do_something(seen)
        raise AssertionError(f"the game does not end: {self.titles[-8:]}")

    def _do_something(self, seen: Glance) -> None:
        self.titles.append(seen["title"])
        is_enough = bool(seen["picked"]) or self._chosen >= self.hurry
        if (is_enough and seen["bar"]) or not (seen["board"] or self.look_around()):
            self._chosen = 0
            self.answer(seen["bar"][-1])
        else:
            self._chosen += 1
            self.choose()

    def choose(self) -> None:
        """Take the first thing that the board offers."""
        self.hands.press(self.board.locator(OFFERED).first)

    def answer(self, name: str) -> None:
        """Press a button of the bar."""
        buttons = self.page.locator(BAR).get_by_role("button", name=name, exact=True)
        self.hands.press(buttons.last)

    def look_around(self) -> bool:
        """Look at the other parts of a small board, until one of them offers something."""
        parts = self.board.get_by_role("tab", selected=False)
        for name in parts.all_inner_texts():
            self.hands.press(self.board.get_by_role("tab", name=name))
            expect(self.board.get_by_role("tab", name=name, selected=True)).to_be_visible()
            if self.board.locator(OFFERED).count():
                return True
        return False


class KeyPlayer(Player):
    """Somebody who plays with keys alone: by the number of a choice, or by going there."""

    def __init__(self, page: Page, *, hurry: int = MOST) -> None:
        super().__init__(page, Keys(page), hurry=hurry)
        self._turn = 0

    def choose(self) -> None:
        """Take the first thing that the board offers."""
        self._turn += 1
        if self._turn % 2:
            self.page.keyboard.press("1")
        else:
            super().choose()

    def answer(self, name: str) -> None:
        """Press the main button by its letter."""
        self.page.keyboard.press("d")
