"""How somebody presses a button: with the mouse, with a finger, or with keys alone."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator, Page

FAR: Final = 200
"""More keys than lead from anywhere to anywhere."""

# Where the focus is, seen from a button: there, in its zone, or elsewhere; and which way to go.
# A zone has one tab stop, so a button that Tab does not reach is in the zone of one that it does.
TOWARDS: Final = """
(button) => {
  const active = document.activeElement;
  if (active === button) return "there";
  const after = Boolean(active.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  let zone = button;
  const stop = (one) => one.tabIndex >= 0;
  const stops = (where) => [...where.querySelectorAll("button, a, input, select")].some(stop);
  while (!stop(zone) && !stops(zone)) zone = zone.parentElement;
  if (zone !== button && zone.contains(active)) return after ? "ArrowRight" : "ArrowLeft";
  return after || active === document.body ? "Tab" : "Shift+Tab";
}
"""


class Hands(Protocol):
    """What buttons are pressed with."""

    def press(self, button: Locator) -> None:
        """Press a button."""
        ...


class Mouse:
    """A mouse."""

    def press(self, button: Locator) -> None:
        """Click a button."""
        button.click()


class Finger:
    """A finger on a screen."""

    def press(self, button: Locator) -> None:
        """Tap a button."""
        button.tap()


class Keys:
    """Keys alone: Tab from zone to zone, arrows in a zone, Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        """Go to a button, and press it."""
        self.reach(button)
        self.page.keyboard.press("Enter")

    def reach(self, button: Locator) -> None:
        """Go to a button."""
        for _ in range(FAR):
            way = button.evaluate(TOWARDS)
            if way == "there":
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"no keys lead to {button}")
