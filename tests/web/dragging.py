"""How somebody drags: with a mouse, or with a finger on a phone."""

from __future__ import annotations

from typing import Any, Final, Protocol

from playwright.sync_api import Locator, Page

Point = tuple[float, float]

STEPS: Final = 6
"""In how many steps a pointer moves."""
HOLD: Final = 0.3
"""How long a finger stays before it drags where it could scroll, in seconds."""
HIT: Final = """
(one, at) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width * at[0], top + height * at[1]];
}
"""


class Pointer(Protocol):
    """What things are dragged with."""

    def take(self, thing: Locator) -> None:
        """Press something and move a little, so that it is in the hand."""
        ...

    def carry(self, place: Locator) -> None:
        """Go to a place with it."""
        ...

    def let_go(self) -> None:
        """Let it go where it is."""
        ...


def middle(thing: Locator) -> Point:
    """Return where something can be pressed."""
    x, y = thing.evaluate(HIT, [0.5, 0.5])
    return x, y


class MouseDrag:
    """A mouse."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.settings: dict[str, Any] = {}

    def take(self, thing: Locator) -> None:
        """Press something and move a little."""
        x, y = middle(thing)
        mouse = self._page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 3, y - 3)
        mouse.move(x + 9, y - 9)

    def carry(self, place: Locator) -> None:
        """Go to a place with it."""
        self._page.mouse.move(*middle(place), steps=STEPS)

    def let_go(self) -> None:
        """Let the button go."""
        self._page.mouse.up()


class FingerDrag:
    """A finger, by the clock of its events: nobody waits while it stays."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page)
        self._now = float(page.evaluate("Date.now() / 1000"))
        self._at: Point = (0, 0)

    def touch(self, at: Point, *, stays: float = 0) -> None:
        """Put the finger down."""
        self._at = at
        self._send("touchStart", [at])
        self._now += stays

    def move(self, to: Point, steps: int = STEPS) -> None:
        """Move it, a picture of the screen after the other."""
        (left, top), (x, y) = self._at, to
        for step in range(1, steps + 1):
            share = step / steps
            at = (left + (x - left) * share, top + (y - top) * share)
            self._send("touchMove", [at])
        self._at = to

    def second(self, at: Point) -> None:
        """Put another finger down."""
        self._send("touchStart", [self._at, at])

    def take(self, thing: Locator, *, stays: float = HOLD) -> None:
        """Touch something, stay, and move a little."""
        x, y = middle(thing)
        self.touch((x, y), stays=stays)
        self.move((x, y - 40), 2)

    def carry(self, place: Locator) -> None:
        """Go to a place with it."""
        self.move(middle(place))

    def let_go(self) -> None:
        """Lift the finger, once it has come to rest: nothing scrolls on."""
        self._now += HOLD
        self._send("touchEnd", [])

    def _send(self, kind: str, at: list[Point]) -> None:
        self._now += 0.016
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at)]
        event = {"type": kind, "touchPoints": points, "timestamp": self._now}
        self._line.send("Input.dispatchTouchEvent", event)
