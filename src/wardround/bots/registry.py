"""Bots by name: `random`, or with parameters `hard:beam=300:nodes=5000`.

The names are the same in every game; each game defines them in the module `levels` of its package
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from wardround import catalog
from wardround.bots.kinds import Kind, Spec
from wardround.bots.random_bot import RandomBot
from wardround.core.errors import BadBot, BadOption
from wardround.core.game import Game
from wardround.core.seats import Bot, Seat

HUMAN: Final = "human"
"""The name of a seat where a person sits."""

KINDS: Final[dict[str, Kind]] = {
    "random": Kind(lambda _: RandomBot()),
}
"""The bots that play any game; one added here is available right away."""


def kinds_of(game: Game) -> dict[str, Kind]:
    """Return all bots for a game, the weakest first."""
    return {**KINDS, **_levels(game)}


def _levels(game: Game) -> dict[str, Kind]:
    """Return the bots that only this game has; its rules are imported with them."""
    name = f"wardround.bots.{catalog.package_of(game)}.levels"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return {}
    levels: dict[str, Kind] = module.LEVELS
    return levels


def make_bot(spec: str, game: Game) -> Bot:
    """Return the bot that `spec` names; raise `BadBot` for a name or parameter unknown."""
    return Spec(spec, kinds_of(game)).bot()


def make_seat(spec: str, game: Game) -> Seat:
    """Return a seat for the bot that `spec` names, with the budget that it gives."""
    read = Spec(spec, kinds_of(game))
    return Seat(spec, read.bot(), read.budget())


def read_seats(names: Sequence[str], game: Game) -> list[Seat]:
    """Return the seats that names such as `human` and `random` ask for, if the game has them."""
    seats = [_read_seat(name.strip(), game) for name in names]
    check_seats(len(seats), game)
    return seats


def check_seats(count: int, game: Game) -> None:
    """Refuse a number of players that a game is not for."""
    if not game.min_seats <= count <= game.max_seats:
        raise BadOption("bad-seat-count", count=count, low=game.min_seats, high=game.max_seats)


def _read_seat(name: str, game: Game) -> Seat:
    if name == HUMAN:
        return Seat(name, None)
    try:
        return make_seat(name, game)
    except BadBot as error:
        if error.code != "unknown-bot":
            raise
        allowed = ", ".join([HUMAN, *kinds_of(game)])
        raise BadBot("unknown-bot", bot=name, allowed=allowed) from None
