"""Looking for what does not fit: text that is cut, broken words, choices out of sight."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.web.crowding import CROWDED

Size = tuple[int, int]

WHOLE: Final[tuple[Size, ...]] = ((1280, 720), (1366, 650), (1440, 900), (820, 1180))
"""Windows in which everything that a decision needs is seen at once."""
SIZES: Final[tuple[Size, ...]] = (
    *WHOLE,
    (1920, 1080),
    (1180, 820),
    (1024, 768),
    (390, 844),
    (360, 740),
)
"""Windows in which every text is whole."""

# A word may be parted at a hyphen; without one it is broken. That a browser hyphenates a word is
# not told, so the word is looked at again where it may be parted in no other way.
BROKEN: Final = """
() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = (text, start, end) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    const wide = [...range.getClientRects()].filter((one) => one.width > 1);
    return new Set(wide.map((one) => Math.round(one.top))).size;
  };
  const clipped = (one) => one && (one.offsetWidth === 1 || clipped(one.parentElement));
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const host = text.parentElement;
    if (text.data.trim().length < 3 || host.closest("svg, select, .sr")) continue;
    if (!host.checkVisibility() || lines(text, 0, text.length) < 2) continue;
    if (clipped(host)) continue;
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{3,}/gu)) {
      const parted = () => lines(text, word.index, word.index + word[0].length) > 1;
      if (!parted()) continue;
      host.style.overflowWrap = "normal";
      if (!parted()) found.add(`broken: "${word[0]}"`);
      host.style.overflowWrap = "";
    }
  }
  return [...found];
}
"""

# What must be seen to decide: what can be chosen, the own hand, and all patients in their beds;
# where cards are chosen from, all of these.
HIDDEN: Final = """
() => {
  const found = new Set();
  const beds = document.querySelector("main .desk") ? "" : ", .wgrid .bed";
  for (const one of document.querySelectorAll(`main :is([data-choice], .fan > li${beds})`)) {
    if (!one.checkVisibility()) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = (across, down) => {
      const at = document.elementFromPoint(left + width * across, top + height * down);
      return at && (one.contains(at) || at.contains(one.closest("li")));
    };
    // Cards in a hand lie over each other; of each there is something to press.
    const [upper, lower] = [0.1, 0.85].map((down) => [0.1, 0.5, 0.9].some((at) => seen(at, down)));
    if (upper && lower) continue;
    const zone = one.closest("[aria-label]")?.ariaLabel;
    const name = [one.ariaLabel, one.innerText, zone].find(Boolean);
    found.add(`${upper ? "cut" : "out of sight"}: ${name.trim().slice(0, 60)}`);
  }
  return [...found];
}
"""
# The page is seen only while it is looked at, and never drawn: drawing takes longer than looking.
LOOK: Final = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const sheets = document.adoptedStyleSheets;
  for (const sheet of sheets) sheet.disabled = true;
  const found = [LOOKS].flatMap((look) => look());
  for (const sheet of sheets) sheet.disabled = false;
  return found;
}
"""


def misfits(page: Page, sizes: tuple[Size, ...] = SIZES) -> list[str]:
    """Return what does not fit on a page in windows of several sizes."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        looks = [CROWDED, BROKEN, *([HIDDEN] if (width, height) in WHOLE else [])]
        told: list[str] = page.evaluate(LOOK.replace("LOOKS", ", ".join(looks)))
        found += [f"{width} x {height}: {one}" for one in told]
    return found
