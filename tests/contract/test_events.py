"""Each game's events: declared once, as records, and numbered for the engine."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tests.kit.games import EVERY_GAME
from wardround.catalog import package_of
from wardround.core.game import Game


@EVERY_GAME
def test_the_constants_of_events_are_their_places_in_the_table(game: Game) -> None:
    module: Any = import_module(f"wardround.{package_of(game)}.events")
    places = {name: place for place, (name, _) in enumerate(module.KINDS)}
    constants = {name.lower().replace("_", "-"): value for name, value in vars(module).items()}

    assert {name: constants.get(name) for name in places} == places
    assert len(places) == len(module.KINDS)


@EVERY_GAME
def test_no_event_has_more_facts_than_can_be_noted(game: Game) -> None:
    module: Any = import_module(f"wardround.{package_of(game)}.events")

    assert {len(facts) for _, facts in module.KINDS} == {0, 1, 2}
