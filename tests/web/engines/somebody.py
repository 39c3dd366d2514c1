"""Somebody who plays in any engine, as `tests/web/playing.py` plays in Chromium.

They press real places of the window: what lies over a button takes the press instead.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tests.kit.server import Player as Person
from tests.kit.server import Server
from tests.web.engines.engine import Engine, Kind, Point, ask, press, wait_for
from tests.web.pages import origin_of
from tests.web.playing import AROUND, BAR, GLANCE, MOST, OFFERED, PICKED, Glance

# Where to press the first that is found, or the last of a name; nothing while something covers it.
PLACE: Final = """
([where, what, name]) => {
  const called = (one) => (one.ariaLabel ?? one.innerText).trim();
  const found = [...document.querySelectorAll(where)]
    .flatMap((one) => [...one.querySelectorAll(what)])
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => name === null || called(one) === name);
  const one = name === null ? found[0] : found.at(-1);
  if (!one) return null;
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return one.contains(document.elementFromPoint(...at)) ? at : null;
}
"""
DONE: Final = """() => !document.querySelector("main section[aria-busy='true']")"""
TABLE: Final = "() => /^[/]t[/](.+)$/.exec(location.pathname)?.[1]"
BOARD: Final = "section#board"
SETTINGS: Final = {"confirm": "never", "motion": "off"}


class Somebody:
    """Somebody new with a browser."""

    def __init__(self, engine: Engine, server: Server, kind: Kind, **settings: object) -> None:
        """Come with a mouse or a finger, and with settings that were made before."""
        self.engine = engine
        self.server = server
        self.kind: Kind = kind
        self.titles: list[str] = []
        engine.open(f"{origin_of(server)}/offline.html")
        engine.forget()
        kept = json.dumps({**SETTINGS, **settings})
        ask(engine, "(kept) => { localStorage.clear(); localStorage.wardround = kept }", kept)

    def open(self, path: str) -> None:
        """Open an address of ours, and wait until the app shows something."""
        self.engine.open(origin_of(self.server) + path)
        self.sees("() => document.querySelector('#app > *') !== null")

    def sees(self, function: str, *args: object) -> Any:
        """Wait until the page shows something."""
        return wait_for(self.engine, function, *args)

    def place(self, where: str, what: str, name: str | None = None) -> Point:
        """Return where a button can be pressed, as soon as it can."""
        x, y = self.sees(PLACE, [where, what, name])
        return x, y

    def press(self, where: str, what: str, name: str | None = None) -> None:
        """Press the first that is found, or the last that has a name."""
        press(self.engine, self.kind, self.place(where, what, name))

    def play_now(self, game: str) -> str:
        """Begin a game as a new person does, and return its table."""
        self.open("/")
        self.press("main", "button", f"Play now: {game} against two bots")
        return str(self.sees(TABLE))

    def glance(self) -> Glance:
        """Wait until something is asked of them or the game is over, and say what they see."""
        seen: Glance = self.sees(GLANCE, [OFFERED, PICKED, list(AROUND), BAR])
        return seen

    def go_on(self) -> Glance:
        """Do one thing, and return what they had seen."""
        seen = self.glance()
        self.titles.append(seen["title"])
        if seen["bar"] and (seen["picked"] or not (seen["board"] or self.look_around())):
            self.press(BAR, "button", seen["bar"][-1])
        else:
            self.press(BOARD, OFFERED)
        self.sees(DONE)
        return seen

    def play(self, until: Callable[[], bool]) -> None:
        """Play what the page offers until something has happened."""
        for _ in range(MOST):
            if until():
                return
            self.go_on()
        raise AssertionError(f"the game does not go on: {self.titles[-8:]}")

    def look_around(self) -> bool:
        """Look at the other parts of a small board, until one of them offers something."""
        tabs = f"{BOARD} [role=tab]"
        names = ask(self.engine, NAMES, tabs)
        for name in names:
            self.press(BOARD, "[role=tab]", name)
            if ask(self.engine, "(what) => document.querySelector(what) !== null", OFFERED):
                return True
        return False

    def known(self, table: str) -> Any:
        """Return a table as the server shows it to them."""
        return ask(self.engine, LOOK, table)

    def is_in_round(self, table: str, number: int) -> bool:
        """Return whether a game has come to a round."""
        shown = self.known(table)
        return shown["status"] == "over" or (shown["now"]["round"] or 0) >= number


NAMES: Final = """
(tabs) => [...document.querySelectorAll(tabs)].filter((one) => one.ariaSelected !== "true")
  .map((one) => (one.ariaLabel ?? one.innerText).trim())
"""
LOOK: Final = "async (table) => (await fetch(`/api/tables/${table}?seat=0`)).json()"


def with_a_friend(ann: Somebody, game: str) -> tuple[str, Person]:
    """Let somebody lay a table for two, where a friend begins; return the table and the friend."""
    laid = ask(ann.engine, LAY, game)
    friend = ann.server.person("Bo")
    friend.post("/api/links", {"secret": laid["links"][0]["secret"]})
    return str(laid["table"]), friend


LAY: Final = """
async (game) => {
  const send = async (path, body) => (await fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  })).json();
  await send("/api/me", { name: "Ann" });
  return send("/api/tables", { game, seats: [{ kind: "open" }, { kind: "me" }] });
}
"""
