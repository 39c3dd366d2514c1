"""A card looked at closely tells what of it the rulebook does not print."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.playing import prefer
from tests.web.scenes import Company, come_to, scenes

DESK = {"width": 1440, "height": 900}


@pytest.mark.parametrize(
    ("game", "scene", "id", "note"),
    [
        (
            "dynamite-nurse",
            "main",
            "white-magic",
            "Our version: copies, cost and VP; worked out from the rulebook: type and text.",
        ),
        ("dynamite-nurse", "main", "kill-mark", "Our version: VP."),
        ("dice-hospital", "choose", "transplant-unit", "Worked out from the rulebook: copies."),
        (
            "dice-hospital",
            "improve",
            "triage-nurse",
            "Our version: meeple colour; worked out from the rulebook: part of the text.",
        ),
    ],
)
def test_the_inspector_tells_what_is_ours_and_what_is_inferred(
    visitors: Visitors, served: Server, game: str, scene: str, id: str, note: str
) -> None:
    ann = prefer(visitors(viewport=DESK, reduced_motion="reduce"))
    come_to(ann, Company(served), scenes(game)[scene])
    page = ann.page
    page.locator(f"[data-inspect={id}]").first.hover()
    expect(page.get_by_text(note, exact=True)).to_be_visible()
