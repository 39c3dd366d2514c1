"""What each game declares for itself: views, events, actions, outcomes, plans and more."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

from pydantic import Field

from wardround import catalog
from wardround.server.daily import DailyGame
from wardround.server.declared import NAMED, Type, described, either


def _declared(module: str, name: str) -> list[Type]:
    """Return what the games that have a module declare in it under their names and this one."""
    told: list[Type] = []
    for game in catalog.GAMES.values():
        path = f"wardround.{module.format(catalog.package_of(game))}"
        if find_spec(path) is not None:
            told.append(described(getattr(import_module(path), type(game).__name__ + name)))
    return told


def _lists(kinds: list[Type]) -> Type:
    """Return lists of one of these types."""
    several: Type = list
    return either([several[one] for one in kinds])


def _by_game(union: Type) -> Type:
    """Return a union of which each member names its game."""
    annotated: Type = Annotated
    return annotated[union, Field(discriminator="game")]


NAMED.update(
    DailyGame=DailyGame,
    Settings=dict[str, bool | int | str | None],
    View=_by_game(either(_declared("{}.view_types", "View"))),
    Outcome=either(_declared("{}.view_types", "Outcome")),
    Events=_lists(_declared("{}.event_types", "Event")),
    Action=either(_declared("{}.action_types", "Action")),
    Plans=_lists(_declared("coach.{}.plan_types", "Plan")),
    Forecast=either(_declared("narration.{}.forecast_types", "Forecast")),
    Prospects=_lists(_declared("{}.prospect_types", "Prospect")),
)
