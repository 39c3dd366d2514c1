"""What a test does with any browser engine: open, ask, press and drag, as the W3C describes it.

Firefox listens to WebDriver BiDi and WebKit to WebDriver. Both take the same actions of a pointer.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, Final, Literal, Protocol

SECONDS: Final = 30.0
"""Longer than anything takes, also on a busy machine."""
STARTING: Final = 120.0
"""How many seconds a browser takes at most to start, on a machine that has much else to do."""
POLL: Final = 0.02
STEPS: Final = 8
"""In how many steps a pointer moves while it drags."""

Kind = Literal["mouse", "touch"]
Point = tuple[int, int]
Action = dict[str, Any]


class Engine(Protocol):
    """A browser with one window."""

    name: str
    has_finger: bool
    """Whether its driver can touch; what WebKit's driver calls a touch is a mouse."""

    def open(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        ...

    def evaluate(self, source: str) -> str:
        """Return the text that an expression gives, or a promise of it."""
        ...

    def perform(self, sources: Sequence[Action]) -> None:
        """Let pointers move and press."""
        ...

    def forget(self) -> None:
        """Forget all cookies."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Give the page so much room."""
        ...

    def close(self) -> None:
        """End the browser."""
        ...


def ask(engine: Engine, function: str, *args: object) -> Any:
    """Return what a function of JavaScript gives for something, as JSON carries it."""
    given = ", ".join(json.dumps(one) for one in args)
    source = f"(async () => JSON.stringify((await ({function})({given})) ?? null))()"
    return json.loads(engine.evaluate(source))


def wait_for(engine: Engine, function: str, *args: object) -> Any:
    """Return what a function gives as soon as it is something."""
    late = time.monotonic() + SECONDS
    while time.monotonic() < late:
        found = ask(engine, function, *args)
        if found:
            return found
        time.sleep(POLL)
    seen = ask(engine, "() => document.body.innerText.slice(0, 2000)")
    raise AssertionError(f"{engine.name} never saw this: {function} {args}\nThe page says: {seen}")


def press(engine: Engine, kind: Kind, at: Point) -> None:
    """Press the window somewhere, with the mouse or with a finger."""
    if kind == "touch" and not engine.has_finger:
        ask(engine, TAP, at)
    else:
        engine.perform([pointer(kind, [*moved(at), *DOWN_AND_UP])])


# What a browser tells a page of a tap, in this order, to whatever lies there.
TAP: Final = """
([x, y]) => {
  const on = document.elementFromPoint(x, y);
  const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
  const finger = { ...at, pointerId: 7, pointerType: "touch", isPrimary: true };
  const tell = (Kind, facts, ...names) =>
    names.map((name) => on.dispatchEvent(new Kind(name, facts))).every(Boolean);
  tell(PointerEvent, finger, "pointerover", "pointerdown");
  const isPlain = tell(Event, at, "touchstart");
  tell(PointerEvent, finger, "pointerup", "pointerout");
  if (!tell(Event, at, "touchend") || !isPlain) return;
  tell(MouseEvent, at, "mousemove", "mousedown");
  on.closest("button, a, input, [tabindex]")?.focus({ preventScroll: true });
  tell(MouseEvent, at, "mouseup");
  tell(PointerEvent, { ...finger, detail: 1 }, "click");
}
"""


def drag(engine: Engine, kind: Kind, begin: Point, end: Point) -> None:
    """Take something along from one place to another."""
    way = [
        (
            begin[0] + (end[0] - begin[0]) * step // STEPS,
            begin[1] + (end[1] - begin[1]) * step // STEPS,
        )
        for step in range(1, STEPS + 1)
    ]
    moves = [action for at in way for action in moved(at, milliseconds=20)]
    down, up = DOWN_AND_UP
    engine.perform([pointer(kind, [*moved(begin), down, *moves, up])])


DOWN_AND_UP: Final[tuple[Action, Action]] = (
    {"type": "pointerDown", "button": 0},
    {"type": "pointerUp", "button": 0},
)


def moved(at: Point, milliseconds: int = 0) -> list[Action]:
    """Return the move of a pointer to a place of the window."""
    move = {"type": "pointerMove", "x": at[0], "y": at[1], "duration": milliseconds}
    return [{**move, "origin": "viewport"}]


def pointer(kind: Kind, actions: list[Action]) -> Action:
    """Return what one pointer does."""
    return {
        "type": "pointer",
        "id": kind,
        "parameters": {"pointerType": kind},
        "actions": actions,
    }
