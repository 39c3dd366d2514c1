"""What the tests of the contract must know of each game beyond its contract, one kit a game."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Protocol

import pytest

from tests.kit.dicehospital import DiceHospitalKit
from tests.kit.drive import Again, Chooser, Play, any_actor
from tests.kit.dynamitenurse import DynamiteNurseKit
from tests.kit.plain import Json
from wardround.catalog import GAMES, find
from wardround.core.game import Game, State
from wardround.core.luck import Rng
from wardround.core.records import Move, Terms


class Watch(Protocol):
    """Follows one game from its start, and asserts everything that must always hold."""

    def see(self, state: State, told: list[Json]) -> None:
        """Look at the position after a move, and at the events that the move brought."""
        ...


class Kit(Protocol):
    """What a game adds: options to play with, moments to look at, things that always hold."""

    chapters: ClassVar[str]
    """What the chapters of a game are called: rounds, turns."""

    def settings(self, rng: Rng) -> tuple[Json, int]:
        """Return random settings that go together, and a number of seats for them."""
        ...

    def orderless(self, rng: Rng) -> tuple[Json, int]:
        """Return settings and seats with which the order of simultaneous seats can't matter."""
        ...

    def boxes(self) -> dict[str, Json]:
        """Return a name and settings for every action space that there is."""
        ...

    def tempers(self) -> list[Chooser]:
        """Return ways of choosing that together meet everything in the game."""
        ...

    def packs(self) -> list[dict[str, str]]:
        """Return packs of a user that go with the default settings."""
        ...

    def moment(self, state: State) -> str:
        """Return what kind of decision or luck is next."""
        ...

    def moments(self) -> frozenset[str]:
        """Return every moment that there is."""
        ...

    def built(self) -> list[tuple[Json, int, State]]:
        """Return built positions of moments too rare to wait for, with settings and seats."""
        ...

    def watch(self, state: State) -> Watch:
        """Return what follows a game that begins with `state`."""
        ...

    def disguises(self, state: State, owner: int) -> list[State]:
        """Return every position that differs from this one in one thing that only `owner` knows."""
        ...

    def disguised(self, state: State, other: State, move: Move) -> Move | None:
        """Return the move in `other` that all but its player take for `move` in `state`, if any."""
        ...

    def shown(self, told: list[Json]) -> list[Json]:
        """Return the events by which something hidden came to light."""
        ...

    def chapter(self, state: State) -> tuple[int, str]:
        """Return the number of the chapter, 0 for setup, and how the game stands."""
        ...

    def scores(self, state: State) -> tuple[int, int]:
        """Return the lowest and the highest score that the rules can give."""
        ...

    def most_moves(self, state: State) -> int:
        """Return how many moves a game can't exceed, luck included."""
        ...


KITS: dict[str, Kit] = {
    "dice-hospital": DiceHospitalKit(),
    "dynamite-nurse": DynamiteNurseKit(),
}

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
"""Runs a test for every game in the catalogue."""


def played(game: Game, count: int, name: str) -> list[Play]:
    """Return games that are about to begin, in random options and with players of all kinds."""
    return [_begun(game, number, name) for number in range(count)]


def shared(game: Game, count: int) -> list[Play]:
    """Return such games for tests that only look at them: played once, and made again."""
    return [Again(_finished(game.id, number)) for number in range(count)]


@cache
def _finished(game_id: str, number: int) -> Play:
    play = _begun(find(game_id), number, "shared")
    play.finish()
    return play


def _begun(game: Game, number: int, name: str) -> Play:
    kit = KITS[game.id]
    settings, seats = kit.settings(Rng(f"{name}/{number}"))
    chooser = kit.tempers()[number % len(kit.tempers())]
    return Play(Terms(game, settings, {}), seats, f"{name}/{number}", chooser, any_actor)
