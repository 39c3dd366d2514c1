"""The types of views, events, actions, outcomes, plans and forecasts: what each game declares."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from pydantic import Field

from wardround import catalog
from wardround.server.daily.bodies import DailyGame
from wardround.server.declared import NAMED, Type, described, either


def _declared(module: str, name: str) -> list[Type]:
    """Return what the games that have a module declare in it under their names and this one."""
    told: list[Type] = []
    for game in catalog.GAMES.values():
        path = f"wardround.{module.format(catalog.package_of(game))}"
        if find_spec(path) is not None:
            told.append(described(getattr(import_module(path), type(game).__name__ + name)))
    return told


if TYPE_CHECKING:  # only pydantic reads them, when the server starts
    Settings: TypeAlias = Any
    View: TypeAlias = Any
    Outcome: TypeAlias = Any
    Events: TypeAlias = Any
    Action: TypeAlias = Any
    Plans: TypeAlias = Any
    Forecast: TypeAlias = Any
    Prospects: TypeAlias = Any
else:
    Settings = dict[str, bool | int | str | None]
    View = Annotated[either(_declared("{}.view_types", "View")), Field(discriminator="game")]
    Outcome = either(_declared("{}.view_types", "Outcome"))
    Events = either([list[one] for one in _declared("{}.event_types", "Event")])
    Action = either(_declared("{}.action_types", "Action"))
    Plans = either([list[one] for one in _declared("coach.{}.plan_types", "Plan")])
    Forecast = either(_declared("narration.{}.forecasts", "Forecast"))
    Prospects = either([list[one] for one in _declared("{}.prospect_types", "Prospect")])
NAMED.update(DailyGame=DailyGame, Settings=Settings, View=View, Events=Events, Action=Action)
NAMED.update(Plans=Plans, Forecast=Forecast)
