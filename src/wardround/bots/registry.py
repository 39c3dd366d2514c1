"""Bots by name: `random`, or with parameters `name:key=value:key=value`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wardround.bots.random_bot import RandomBot
from wardround.core.errors import BadOption, WardroundError
from wardround.core.game import Game
from wardround.core.seats import Bot, Seat

HUMAN = "human"
"""The name of a seat where a person sits."""


class BadBot(WardroundError, ValueError):
    """A bot that does not exist, or a parameter that it does not have."""


class Kind:
    """A kind of bot: how one is made of its parameters, and which it has."""

    __slots__ = ("make", "parameters")

    def __init__(
        self, make: Callable[[Mapping[str, str]], Bot], parameters: tuple[str, ...] = ()
    ) -> None:
        self.make = make
        self.parameters = parameters


KINDS: dict[str, Kind] = {
    "random": Kind(lambda _: RandomBot()),
}


def _bad_parameter(name: str, kind: Kind, found: str) -> BadBot:
    if not kind.parameters:
        return BadBot("bot-without-parameters", bot=name, found=found)
    allowed = ", ".join(kind.parameters)
    return BadBot("bad-bot-parameter", bot=name, found=found, allowed=allowed)


def make_bot(spec: str, kinds: Mapping[str, Kind] = KINDS) -> Bot:
    """Return the bot that `spec` names; raise `BadBot` for a name or parameter unknown."""
    name, *given = spec.split(":")
    kind = kinds.get(name)
    if kind is None:
        raise BadBot("unknown-bot", bot=name, allowed=", ".join(kinds))
    parameters: dict[str, str] = {}
    for part in given:
        key, equals, value = part.partition("=")
        if key not in kind.parameters or not equals or key in parameters:
            raise _bad_parameter(name, kind, part)
        parameters[key] = value
    return kind.make(parameters)


def read_seats(names: Sequence[str], game: Game) -> list[Seat]:
    """Return the seats that names such as `human` and `random` ask for, if the game has them."""
    seats = [_read_seat(name.strip()) for name in names]
    if not game.min_seats <= len(seats) <= game.max_seats:
        raise BadOption("bad-seat-count", count=len(seats), low=game.min_seats, high=game.max_seats)
    return seats


def _read_seat(name: str) -> Seat:
    if name == HUMAN:
        return Seat(name, None)
    try:
        return Seat(name, make_bot(name))
    except BadBot as error:
        if error.code != "unknown-bot":
            raise
        allowed = ", ".join([HUMAN, *KINDS])
        raise BadBot("unknown-bot", bot=name, allowed=allowed) from None
