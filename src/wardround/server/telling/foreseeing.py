"""What comes for a seat if it ends now, as the game itself tells it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from wardround import catalog
from wardround.core.game import Game, Json, State
from wardround.match.match import Match

Forecast = Callable[[State, int], Json | None]


@cache
def _forecast_of(game: Game) -> Forecast:
    """Return the function of a game's package that tells what comes."""
    told: Forecast = import_module(f"wardround.{catalog.package_of(game)}.forecast").forecast
    return told


def foreseen_in(game: Game, state: State, seat: int) -> Json | None:
    """Return what comes for a seat from a position."""
    return _forecast_of(game)(state, seat)


def foreseen(match: Match, seat: int) -> Json | None:
    """Return what comes for a seat, from a position that it could not tell from the real one."""
    return foreseen_in(match.game, match.imagined(seat), seat)
