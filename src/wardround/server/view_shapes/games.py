"""Unions over all games: views are distinguished by `game`, the rest by the table's game.

Each game's modules here, named after its package, declare its part of each union.
"""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from pydantic import Field

from wardround import catalog

PACKAGES = [catalog.package_of(game) for game in catalog.GAMES.values()]


def shapes(module: str, name: str) -> list[Any]:
    """Return what a module of every game declares under a name."""
    return [getattr(import_module(f"{__package__}.{one}{module}"), name) for one in PACKAGES]


def either(types: list[Any]) -> object:
    """Return the union of types."""
    return reduce(or_, types)


if TYPE_CHECKING:  # only pydantic reads them, when the server starts
    View: TypeAlias = Any
    Outcome: TypeAlias = Any
    Events: TypeAlias = Any
    Action: TypeAlias = Any
    Plans: TypeAlias = Any
    Forecast: TypeAlias = Any
else:
    View = Annotated[either(shapes("", "VIEW")), Field(discriminator="game")]
    Outcome = either(shapes("", "OUTCOME"))
    Events = either([list[one] for one in shapes("_events", "EVENT")])
    Action = either(shapes("_moves", "ACTION"))
    Plans = either([list[one] for one in shapes("_moves", "PLAN")])
    Forecast = either(shapes("_forecast", "FORECAST"))
