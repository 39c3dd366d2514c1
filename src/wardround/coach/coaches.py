"""The coach of each game, found by the name of its package."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from wardround import catalog
from wardround.coach.data import Hint, Plan, Pointing, Review
from wardround.core.errors import BadOption
from wardround.core.game import Game, State
from wardround.core.records import Record
from wardround.words import Words
from wardround.words.coaching import CoachWords


class Coach(Protocol):
    """What the module `coach` of a game's package here can do."""

    def review(self, record: Record, seats: Sequence[int]) -> Review:
        """Return what there is to say of these seats in a recorded game."""

    def hint(self, state: State, seat: int) -> Hint:
        """Return help with the decision of a seat; `state` must be re-dealt for it."""

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        """Return whole plans for what a seat may do now, if there is something to plan."""


def has_coach(game: Game) -> bool:
    """Return whether there is a coach for a game."""
    return find_spec(_module(game).rpartition(".")[0]) is not None


def coach_of(game: Game) -> Coach:
    """Return the coach of a game; its rules are imported with it."""
    return cast(Coach, import_module(_module(game)))


def pointing_of(game: Game) -> Pointing:
    """Return what hints about a game can point at; this imports nothing that thinks."""
    module: Any = import_module(f"wardround.coach.{catalog.package_of(game)}.plan_types")
    return cast(Pointing, module.POINTING)


def _module(game: Game) -> str:
    return f"wardround.coach.{catalog.package_of(game)}.coach"


def words_of(game: Game, words: Words) -> CoachWords:
    """Return how the coach of a game speaks, with the words of that game."""
    module: Any = import_module(f"wardround.words.{catalog.package_of(game)}.coaching")
    return cast(CoachWords, module.COACH(words))


def review(record: Record, file: str, seat: int | None = None) -> Review:
    """Return the review of one seat, counted from 1, or of all seats of a recorded game."""
    seats = len(record.seats)
    if seat is None:
        return coach_of(record.terms.game).review(record, range(seats))
    if not 1 <= seat <= seats:
        raise BadOption("bad-review-seat", found=seat, file=file, seats=seats)
    return coach_of(record.terms.game).review(record, [seat - 1])
