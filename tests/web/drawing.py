"""Pages that are laid out but not drawn: drawing takes Chromium a quarter of its time.

Whoever only presses buttons and reads does not miss it: everything is where it would be and can be
pressed. What looks at colours or pictures has the page drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

UNDRAWN: Final = """
{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}
"""
"""What a page does first that is not drawn."""
# Whoever looks finds it drawn already: a frame that is due ticks on beside long scripts.
DRAW: Final = """
async (drawn) => {
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = drawn;
  if (!drawn) return;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""
STYLE: Final = """
(rule) => { for (const sheet of document.adoptedStyleSheets) sheet.replaceSync(rule) }
"""


@contextmanager
def drawn(page: Page) -> Iterator[None]:
    """Have a page drawn while it is looked at."""
    page.evaluate(DRAW, True)
    try:
        yield
    finally:
        page.evaluate(DRAW, False)


@contextmanager
def folded(page: Page) -> Iterator[None]:
    """Have a page laid out only once while several things change that all of it depends on."""
    page.evaluate(STYLE, "html { display: none }")
    try:
        yield
    finally:
        page.evaluate(STYLE, "html { opacity: 0 }")
