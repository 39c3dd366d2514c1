"""The playthroughs that are kept: every player count, edition, expansion and optional rule."""

from __future__ import annotations

from tests.kit.dicehospital import CROWD_PACK, hoarding, sensible
from tests.kit.drive import Chooser, idle, keen
from tests.kit.telling import Story
from wardround.catalog import find
from wardround.core.game import Json
from wardround.core.records import Terms

OPENING = range(3)
"""Setup and the first two rounds."""


def story(
    name: str,
    seats: int,
    settings: Json,
    chooser: Chooser = sensible,
    in_full: range = OPENING,
    packs: dict[str, str] | None = None,
) -> Story:
    """Return a story of Dice Hospital."""
    return Story(name, Terms(find("dice-hospital"), settings, packs or {}), seats, chooser, in_full)


def switched(*names: str, edition: str = "final") -> Json:
    """Return settings with these switches on."""
    return {"edition": edition, **dict.fromkeys(names, True)}


STORIES = [
    story("solo", 1, {}, in_full=range(5)),
    story("two-players", 2, {}),
    story("three-players", 3, {}),
    story("four-players", 4, {}),
    story("french", 2, switched("experimental", edition="french"), in_full=range(4)),
    story("italian", 3, switched("experimental", "promos", "events", edition="italian")),
    story("prototype", 2, switched(edition="prototype"), in_full=range(4)),
    story(
        "prototype-with-all",
        3,
        switched("experimental", "prototype-extras", edition="prototype"),
        in_full=range(6, 8),
    ),
    story("prototype-solo", 1, switched(edition="prototype"), keen, range(4)),
    story(
        "experimental-promos-events",
        3,
        switched("experimental", "promos", "events"),
        in_full=range(6, 8),
    ),
    story("final-collections", 4, switched("final-round-collections"), in_full=range(8, 9)),
    story(
        "many-deaths",
        2,
        switched("opening-crisis", "nationwide-epidemic", "resistant-superbug", "events"),
        idle,
        range(9),
    ),
    story(
        "empty-bag",
        4,
        switched("opening-crisis", "nationwide-epidemic"),
        hoarding,
        range(4, 5),
    ),
    story("one-after-the-other", 2, switched("linear", "no-administrators"), keen),
    story(
        "solo-reports",
        1,
        switched("double-fatality-penalty", "double-report-penalty"),
        in_full=range(7, 9),
        packs={"crowd.toml": CROWD_PACK},
    ),
]
