"""The playthroughs that are kept: every game, player count, edition, expansion and option."""

from __future__ import annotations

from tests.kit.dicehospital import CROWD_PACK, hoarding, sensible
from tests.kit.drive import Chooser, at_random, idle, keen
from tests.kit.dynamitenurse import LONG_PACK, attacking, nursing
from tests.kit.dynamitenurse import sensible as sensible_nurse
from tests.kit.plain import Json
from tests.kit.telling import Story
from wardround.catalog import find
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


def nurse(
    name: str,
    seed: str,
    seats: int,
    chooser: Chooser,
    in_full: range,
    settings: Json | None = None,
    packs: dict[str, str] | None = None,
) -> Story:
    """Return a story of Dynamite Nurse; its seed is one that has much to tell."""
    terms = Terms(find("dynamite-nurse"), settings or {}, packs or {})
    return Story(f"nurse-{name}", terms, seats, chooser, in_full, seed)


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
    nurse("three-players", "16", 3, sensible_nurse, range(7)),
    nurse("four-players", "4", 4, keen, range(6), {"colours": "green,red", "first-player": 2}),
    nurse("five-players", "5", 5, nursing, range(6)),
    nurse("kill-marks", "46", 3, at_random, range(20, 29)),
    nurse("dungeon", "26", 4, sensible_nurse, range(44, 51)),
    nurse("attacks", "18", 4, attacking, range(21, 27)),
    nurse("many-nurses", "24", 4, nursing, range(33, 39), packs={"long.toml": LONG_PACK}),
]
