"""Hospitals that grew: games in which every round adds a department."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.kit.dicehospital import sensible
from tests.kit.drive import Choice, Play, first_actor
from tests.kit.games import KITS
from tests.kit.stories import switched
from tests.web.scenes import Scene
from wardround.catalog import find
from wardround.core.record_text import write
from wardround.core.records import Terms

LONG_PACK: Final = """
[pack]
game = "dice-hospital"
name = "long"
format = 1
kind = "user"

[house]
rounds = 14
"""
"""So many rounds that a hospital gets more departments than eight rounds can add."""


def building(choice: Choice) -> int:
    """Choose as a person might who takes a department whenever there is one."""
    wanted = choice.by_verb().get("take-department")
    return choice.any_of(wanted) if wanted else sensible(choice)


@cache
def grown(added: int, *options: str) -> Scene:
    """Return a decision about the departments of a hospital that has so many more.

    Of all in one game the one with the most staff, and then the most patients.
    """
    terms = Terms(find("dice-hospital"), switched(*options), {"long.toml": LONG_PACK})
    play = Play(terms, 2, "1", building, first_actor)
    found: list[tuple[int, int, int, int]] = []
    for state in play.states():
        if KITS[play.game.id].moment(state) == "place":
            seat = play.game.actors(state)[0]
            hospital = play.game.view(state, seat)["hospitals"][seat]
            if len(hospital["departments"]) == added:
                patients = len(hospital["dice"])
                found.append((len(hospital["idle"]), patients, len(play.moves), seat))
    _, _, step, seat = max(found)
    return Scene(play.game.id, write(play.record()), step, 2, seat, frozenset({"place"}))
