"""Looking for text that nobody can read: cut, beside the window, or with other text across it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.web.drawing import drawn

# A line counts as high as its letters: what only touches another line is no fault yet.
CROWDED: Final = """
() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const modal = document.querySelector("dialog:modal");
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const upward = function* (one) {
    for (; one && one !== document.body; one = one.parentElement) yield one;
  };
  const clips = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const named = (text) => `"${text.data.trim().replace(/\\s+/g, " ").slice(0, 40)}"`;
  const opaque = (one) => {
    const { backgroundColor, backgroundImage } = style(one);
    const alpha = /rgba\\(.*, ([\\d.]+)\\)/.exec(backgroundColor);
    return backgroundImage !== "none" || !alpha || Number(alpha[1]) > 0.9;
  };
  const gone = (box) => box.right - box.left < 2 || box.bottom - box.top < 2;
  const lines = [];
  const walk = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const host = text.parentElement;
    const shown = host.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text.data.trim() || !shown || host.closest("svg, select, option, .sr")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = parseFloat(style(host).fontSize);
    for (const drawn of range.getClientRects()) {
      if (drawn.width < 2 || drawn.height < 2) continue;
      // The letters themselves, without what is left free above and below them.
      const middle = (drawn.top + drawn.bottom) / 2;
      const { left, right } = drawn;
      let box = { left, right, top: middle - size * 0.36, bottom: middle + size * 0.36 };
      let lost = null;
      let sideways = drawn.left < -2 || drawn.right > wide + 2;
      for (const one of upward(host)) {
        const { overflowX, overflowY, position, clipPath } = style(one);
        if (clipPath !== "none") { lost = null; box.right = box.left; break; }
        const room = one.getBoundingClientRect();
        if (scrolls(overflowX)) sideways = false;
        if (overflowX !== "visible") {
          const over = box.left < room.left - 2 || box.right > room.right + 2;
          if (clips(overflowX) && over) lost ??= "cut at the side";
          box.left = Math.max(box.left, room.left);
          box.right = Math.min(box.right, room.right);
        }
        if (overflowY !== "visible") {
          const over = box.top < room.top - 3 || box.bottom > room.bottom + 3;
          if (clips(overflowY) && over) lost ??= "cut";
          box.top = Math.max(box.top, room.top);
          box.bottom = Math.min(box.bottom, room.bottom);
        }
        // It can be scrolled to.
        if (scrolls(overflowY) && gone(box)) { lost = null; break; }
        if (position === "fixed") break;
      }
      // What has another way to be read in full may be shortened.
      if (lost && !host.closest("[title]")) found.push(`${lost}: ${named(text)}`);
      if (gone(box)) continue;
      if (sideways) found.push(`beside the window: ${named(text)}`);
      lines.push({ text, host, box });
    }
  }
  // Whether one of two lines lies on something that hides the other.
  const hides = (one, other) => {
    for (const each of upward(one)) {
      if (each.contains(other)) return false;
      if (opaque(each)) return true;
    }
    return false;
  };
  for (const [number, { text, host, box }] of lines.entries()) {
    for (const other of lines.slice(number + 1)) {
      if (other.text === text) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across < 2 || down < 2 || hides(host, other.host) || hides(other.host, host)) continue;
      found.push(`across each other: ${named(text)} and ${named(other.text)}`);
    }
  }
  return [...new Set(found)];
}
"""


def crowded(page: Page) -> list[str]:
    """Return the text of a page that cannot be read where it stands."""
    with drawn(page):
        found: list[str] = page.evaluate(CROWDED)
    return found
