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
from tests.web.engines.line import Line
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

    def __init__(
        self,
        engine: Engine,
        server: Server,
        kind: Kind,
        *,
        through: Line | None = None,
        **settings: object,
    ) -> None:
        """Come with a mouse or a finger, perhaps through a line, with settings made before."""
        self.engine = engine
        self.server = server
        self.origin = through.origin if through else origin_of(server)
        self.kind: Kind = kind
        self.titles: list[str] = []
        engine.open(f"{self.origin}/offline.html")
        engine.forget()
        kept = json.dumps({**SETTINGS, **settings})
        ask(engine, "(kept) => { localStorage.clear(); localStorage.wardround = kept }", kept)

    def open(self, path: str) -> None:
        """Open an address of ours, and wait until the app shows something."""
        self.engine.open(self.origin + path)
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
LOOK: Final = """
async (table) => {
  const look = async (seat) => (await fetch(`/api/tables/${table}?seat=${seat}`)).json();
  const { mine } = await (await fetch(`/api/tables/${table}`)).json();
  return look(mine[0]);
}
"""


class Friends:
    """People without browsers at the table of somebody who has one."""

    def __init__(
        self, ann: Somebody, game: str, seats: int = 3, own: int = 1, **more: object
    ) -> None:
        """Let somebody lay a table, perhaps at a step of a record, and come to it.

        They sit at a seat of their own, and at a new table the first of the friends begins.
        """
        self.own = own
        more = more or {"settings": {"first-player": 0}}
        kinds = [{"kind": "me" if seat == self.own else "open"} for seat in range(seats)]
        laid = ask(ann.engine, LAY, {"game": game, "seats": kinds, **more})
        assert "table" in laid, laid
        self.table = str(laid["table"])
        self._friends: dict[int, Person] = {}
        for link in laid["links"]:
            friend = ann.server.person(f"Bo {link['seat']}")
            friend.post("/api/links", {"secret": link["secret"]})
            self._friends[int(link["seat"])] = friend

    def play(self) -> None:
        """Play the first thing that can be done, until it is up to the one with the browser."""
        for _ in range(MOST):
            for seat, friend in self._friends.items():
                shown = friend.look(self.table, seat)
                if self.own in shown["now"]["waiting"]:
                    return
                if shown.get("choices"):
                    choice = shown["choices"][0]
                    friend.act(self.table, seat, choice["action"], shown["version"])
        raise AssertionError("it is never up to the one with the browser")


LAY: Final = """
async (laid) => {
  const send = async (path, body) => (await fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  })).json();
  await send("/api/me", { name: "Ann" });
  // WebKit may keep a cookie only after the answer that sets it has been read.
  while ((await (await fetch("/api/me")).json()).name !== "Ann");
  return send("/api/tables", laid);
}
"""
