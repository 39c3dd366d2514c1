"""Looking closely at a page: in every theme, in narrow windows, and at motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from playwright.sync_api import Page

from tests.web.axe import CONTRAST, axe
from tests.web.drawing import folded

WIDTHS: Final = (320, 360, 768, 1024, 1440)

Theme = Literal["light", "dark", "high contrast", "dark, high contrast"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "high contrast", "dark, high contrast")
LATER: Final[dict[Theme, tuple[str, ...]]] = {
    theme: () if theme == "light" else (CONTRAST,) for theme in THEMES
}

# What is drawn otherwise in narrow windows has been drawn so.
SETTLED: Final = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))
"""
BEYOND: Final = (
    f"""
async () => {{
  await ({SETTLED})();
"""
    """
  const wide = document.documentElement.clientWidth;
  const over = document.documentElement.scrollWidth - wide;
  if (over <= 0) return [];
  const out = [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > wide + 1)
    .map((one) => `${one.tagName}.${one.getAttribute("class")}`);
  return [`${over} px beyond ${wide}: ${out.slice(0, 4).join(", ")}`];
}
"""
)
RUNNING: Final = """
() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 1)
  .map((one) => `${one.animationName ?? one.transitionProperty} on ${one.effect.target?.className}`)
"""


def show_in(page: Page, theme: Theme) -> None:
    """Let the system ask for a theme."""
    page.emulate_media(
        color_scheme="dark" if theme.startswith("dark") else "light",
        contrast="more" if theme.endswith("high contrast") else "no-preference",
    )
    dark, high = theme.startswith("dark"), theme.endswith("high contrast")
    wanted = [("dark" if dark else "light"), "high" if high else None]
    page.wait_for_function(
        "([theme, contrast]) => { const { dataset } = document.documentElement;"
        " return dataset.theme === theme && (dataset.contrast ?? null) === contrast }",
        arg=wanted,
    )


def fold_in(page: Page, theme: Theme) -> None:
    """Let the system ask for a theme, in which a page is laid out only once."""
    with folded(page):
        show_in(page, theme)


def show_at(page: Page, size: Mapping[str, int], theme: Theme) -> None:
    """Show a page in a window of some size and in a theme, as it is laid out there."""
    with folded(page):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        show_in(page, theme)
    page.evaluate(SETTLED)


def complaints_of_axe(page: Page) -> list[str]:
    """Return what axe finds wrong with a page, in every theme.

    The structure of a page is the same in all themes, so only its colours are looked at again.
    """
    found: list[str] = []
    for theme in THEMES:
        fold_in(page, theme)
        found += [f"{theme}: {one}" for one in axe(page, *LATER[theme])]
    fold_in(page, "light")
    return found


def sideways(page: Page, widths: tuple[int, ...] = WIDTHS) -> list[str]:
    """Return where a page would have to be scrolled sideways, at every width."""
    size = page.viewport_size
    assert size is not None
    found = [one for width in widths for one in beyond(page, width)]
    widen(page, size["width"])
    return found


def beyond(page: Page, width: int) -> list[str]:
    """Make a page as wide as said, and return where it would have to be scrolled sideways."""
    widen(page, width)
    found: list[str] = page.evaluate(BEYOND)
    return found


def widen(page: Page, width: int) -> None:
    """Make a page as wide as said; drawing it anew takes a while, so not if it is."""
    size = page.viewport_size
    assert size is not None
    if size["width"] != width:
        page.set_viewport_size({"width": width, "height": size["height"]})


def moving(page: Page) -> list[str]:
    """Return what moves on a page."""
    found: list[str] = page.evaluate(RUNNING)
    return found
