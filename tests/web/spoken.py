"""Pages as they are read aloud: golden files of the roles and names that a screen reader finds.

`python -m tools.aria` writes them anew; what has changed is to be read before it is committed.
"""

from __future__ import annotations

import os
import re
from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

FOLDER: Final = Path(__file__).parent / "aria"
WRITE: Final = "WARDROUND_WRITE_ARIA"
"""While this is set, golden files are written, and nothing else is looked at."""
PASSED_OVER: Final = {
    re.compile(r"(/[tr]/|/j#|/join#)[\w-]{8,}"): r"\1…",
    re.compile(r"localhost:\d+"): "localhost",
    re.compile(r"\b[0-9a-f]{64}\b"): "…",
    re.compile(r"(Next one) in \d+ \w+"): r"\1 …",
    re.compile(r'^(.*region "Same dice for everyone":\n)(    .*\n)+', re.MULTILINE): r"\1",
}
"""What is new each time or each day: tables, links, ports, seeds, times, the ward of the day."""
PASSING: Final = ("status", "alert")
"""What was announced last, which depends on the moment."""
AROUND: Final = ("complementary", 'link "Skip to the board"')
"""What is the same beside every board."""


def golden(name: str) -> Path:
    """Return where it is kept what a page reads like."""
    return FOLDER / f"{re.sub('[^a-z]+', '-', name.lower()).strip('-')}.yaml"


def read_aloud(page: Page, *without: str) -> str:
    """Return what a page reads like, but for some of its regions; of a dialog only itself."""
    dialog = page.get_by_role("dialog")
    heard = (dialog.first if dialog.count() else page.locator("body")).aria_snapshot() + "\n"
    for pattern, instead in PASSED_OVER.items():
        heard = pattern.sub(instead, heard)
    parts = re.split(r"^- ", heard, flags=re.MULTILINE)[1:]
    kept = [one for one in parts if not one.startswith((*PASSING, *without))]
    return "".join(f"- {one}" for one in kept)


def changes(page: Page, name: str, *without: str) -> list[str]:
    """Return where a page reads otherwise than its golden file."""
    path, now = golden(name), read_aloud(page, *without)
    if os.environ.get(WRITE):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
        pytest.skip(f"written: {path.name}")
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = unified_diff(before.splitlines(), now.splitlines(), path.name, "now", n=1, lineterm="")
    return list(lines)
