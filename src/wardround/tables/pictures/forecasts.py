"""The forecast and prospects of a seat, from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from wardround import catalog
from wardround.core.game import Game, State
from wardround.core.json_types import Undeclared as Json
from wardround.tables.game.match import Match

Forecast = Callable[[State, int], Json | None]
Prospects = Callable[[State, int], list[Json] | None]


@cache
def _forecast_of(game: Game) -> Forecast:
    """Return the forecast function of a game's package."""
    told: Forecast = import_module(f"wardround.{catalog.package_of(game)}.forecast").forecast
    return told


def foreseen_in(game: Game, state: State, seat: int) -> Json | None:
    """Return the forecast of a seat from a position."""
    return _forecast_of(game)(state, seat)


def foreseen(match: Match, seat: int) -> Json | None:
    """Return the forecast of a seat, from a position that looks the same to it as the real one."""
    return foreseen_in(match.game, match.supposed(seat), seat)


@cache
def _prospects_of(game: Game) -> Prospects | None:
    """Return the prospects function of a game's package, if it has one."""
    name = f"wardround.{catalog.package_of(game)}.prospects"
    if find_spec(name) is None:
        return None
    told: Prospects = import_module(name).prospects
    return told


def in_prospect(match: Match, seat: int) -> list[Json] | None:
    """Return what the cards that a seat might take would find; None where it takes none."""
    told = _prospects_of(match.game)
    return None if told is None else told(match.supposed(seat), seat)
