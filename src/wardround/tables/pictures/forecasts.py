"""The forecast and prospects of a seat, from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from wardround import catalog
from wardround.core.game import Game, State
from wardround.core.json_types import Forecast
from wardround.tables.game.match import Match
from wardround.tables.pictures.picture_types import Prospect

Foreseeing = Callable[[State, int], Forecast | None]
Found = dict[str, Prospect]
"""What cards would find, by their ids."""
Finding = Callable[[State, int, Found], list[Prospect] | None]


@cache
def _forecast_of(game: Game) -> Foreseeing:
    """Return the forecast function of a game's package."""
    told: Foreseeing = import_module(f"wardround.{catalog.package_of(game)}.forecast").forecast
    return told


def foreseen_in(game: Game, state: State, seat: int) -> Forecast | None:
    """Return the forecast of a seat from a position."""
    return _forecast_of(game)(state, seat)


def foreseen(match: Match, seat: int) -> Forecast | None:
    """Return the forecast of a seat, from a position that looks the same to it as the real one."""
    return foreseen_in(match.game, match.supposed(seat), seat)


@cache
def _finding_of(game: Game) -> Finding | None:
    """Return the prospects function of a game's package, if it has one."""
    name = f"wardround.{catalog.package_of(game)}.prospects"
    if find_spec(name) is None:
        return None
    told: Finding = import_module(name).prospects
    return told


def in_prospect(match: Match, seat: int, known: Found | None = None) -> list[Prospect] | None:
    """Return what the cards that a seat might take would find; None where it takes none.

    What is `known` is not worked out again, and what is new is added there.
    """
    found = _finding_of(match.game)
    if found is None:
        return None
    return found(match.supposed(seat), seat, {} if known is None else known)


class Prospects:
    """What cards would find for the seats of a table, each worked out once while that holds."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, Found]] = {}

    def of(self, match: Match, seat: int, basis: object) -> list[Prospect] | None:
        """Return the prospects of a seat, each of which follows from `basis`."""
        known = self._known.get(seat)
        if known is None or known[0] != basis:
            known = self._known[seat] = (basis, {})
        return in_prospect(match, seat, known[1])
