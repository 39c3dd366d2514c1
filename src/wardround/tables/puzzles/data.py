"""The set of puzzles that comes with the package, from the easiest to the hardest.

`python -m tools.puzzles` makes and proves it. Every seventh puzzle is in the set to walk through;
the others are for days, a band of difficulty for each day of the week.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Final, Protocol, TypedDict, cast

from wardround import catalog
from wardround.core.errors import BadNotation
from wardround.core.game import Game, Options, State
from wardround.core.json_types import Settings
from wardround.tables.errors import NotFound

WEEK: Final = 7
PLACE_IN_WALK: Final = 3
"""Which of seven puzzles in a row is in the set to walk through."""
STRIDE: Final = 19
"""How far the puzzles of two weeks are apart, so that one week says nothing about the next."""
LEVELS: Final = 5
HARDEST: Final = 100


class Kept(TypedDict):
    """A puzzle in a file: what a program that makes puzzles has proven of it."""

    position: str
    best: int
    greedy: int
    beam: int
    unique: bool | None
    plan: list[str]


class Kit(Protocol):
    """What the module of a game in this package can do."""

    SETTINGS: Settings

    def opening(self, options: Options, position: str) -> State:
        """Return the position of a puzzle, as its only player has it."""

    def points(self, position: str, lines: Sequence[str]) -> int:
        """Return what a line scores by the rules; raise if it isn't a whole turn."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle and its answer, which is secret until an attempt has ended."""

    id: str
    game: str
    hardness: int
    """From 0 for the easiest to 100, by its place in the whole set."""
    position: str
    best: int
    greedy: int
    """What one gets who takes at each moment what scores most right away."""
    plan: tuple[str, ...]

    @property
    def level(self) -> int:
        """Return the difficulty in words: from 1 to 5."""
        return min(LEVELS, 1 + self.hardness * LEVELS // HARDEST)


def hardness_of(kept: Kept) -> tuple[int, int, int, str]:
    """Return the order of puzzles: how hard the best line is for bots to find.

    First by how many lines one has to follow at the same time to find it, then by what is lost by
    who does not look ahead, then by its length.
    """
    return kept["beam"], kept["best"] - kept["greedy"], len(kept["plan"]), kept["position"]


def kit_of(game: Game) -> Kit:
    """Return what a game's puzzles are played with."""
    return cast(Kit, import_module(_module(game)))


def file_of(game: Game) -> Traversable:
    """Return the file with the puzzles of a game."""
    return resources.files(__package__) / f"{game.id}.json"


def _module(game: Game) -> str:
    return f"{__package__}.{catalog.package_of(game)}"


GAMES: Final = tuple(
    game.id for game in catalog.GAMES.values() if find_spec(_module(game)) is not None
)
"""The games that have puzzles: those whose best line can be proven."""


@cache
def kept_of(game: str) -> tuple[Kept, ...]:
    """Return all puzzles of a game, the easiest first."""
    told = json.loads(file_of(catalog.find(game)).read_text(encoding="utf-8"))
    return tuple(told["puzzles"])


@cache
def walk(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles to walk through, the easiest first."""
    places = range(PLACE_IN_WALK, len(kept_of(game)), WEEK)
    return tuple([_puzzle(game, str(number), place) for number, place in enumerate(places, 1)])


def of_day(game: str, day: str) -> Puzzle:
    """Return the puzzle of a day: easy on Mondays, hardest on Sundays."""
    places = [one for one in range(len(kept_of(game))) if one % WEEK != PLACE_IN_WALK]
    band = len(places) // WEEK
    weeks, weekday = divmod(date.fromisoformat(day).toordinal() - 1, WEEK)
    return _puzzle(game, day, places[weekday * band + weeks * STRIDE % band])


def find(game: str, id: str, today: str) -> Puzzle:
    """Return a puzzle of the walk by its number, or by its day if that has come."""
    if game in GAMES:
        found = next((one for one in walk(game) if one.id == id), None)
        if found is not None:
            return found
        if _is_day(id) and id <= today:
            return of_day(game, id)
    raise NotFound("no-such-puzzle", puzzle=id)


def _is_day(id: str) -> bool:
    try:
        return date.fromisoformat(id).isoformat() == id
    except ValueError:
        return False


def _puzzle(game: str, id: str, place: int) -> Puzzle:
    every = kept_of(game)
    one = every[place]
    if one["best"] <= one["greedy"]:
        raise BadNotation("puzzle-obvious", text=one["position"], points=one["greedy"])
    hardness = HARDEST * place // (len(every) - 1)
    position, plan = one["position"], tuple(one["plan"])
    return Puzzle(id, game, hardness, position, one["best"], one["greedy"], plan)
