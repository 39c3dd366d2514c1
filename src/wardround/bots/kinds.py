"""Kinds of bots: what a name means, and how its parameters are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wardround.core.errors import BadBot
from wardround.core.seats import AS_IT_LIKES, Bot, Budget

NODES: Final = "nodes"
MILLISECONDS: Final = "ms"
BUDGET: Final = (NODES, MILLISECONDS)
"""The parameters of every bot that thinks by a budget."""
MOST: Final = 10**9
"""No number of a bot needs to be larger."""


class Kind:
    """A kind of bot: how one is made of its parameters, which it has, and whether it searches.

    `make` gets the parameters that are the kind's own, as they were written. A kind that
    `searches` also understands `nodes` and `ms`, which become the budget of each of its turns.
    """

    __slots__ = ("make", "own", "searches")

    def __init__(
        self,
        make: Callable[[Mapping[str, str]], Bot],
        own: tuple[str, ...] = (),
        searches: bool = False,
    ) -> None:
        self.make = make
        self.own = own
        self.searches = searches

    def parameters(self) -> tuple[str, ...]:
        """Return the names of all parameters."""
        return (*self.own, *BUDGET) if self.searches else self.own


class Spec:
    """A requested bot: a name and parameters, as in `hard:beam=300:nodes=5000`."""

    __slots__ = ("kind", "name", "parameters")

    def __init__(self, text: str, kinds: Mapping[str, Kind]) -> None:
        """Read the text; raise `BadBot` for a name or a parameter that there is not."""
        self.name, *given = text.split(":")
        kind = kinds.get(self.name)
        if kind is None:
            raise BadBot("unknown-bot", bot=self.name, allowed=", ".join(kinds))
        self.kind = kind
        self.parameters: dict[str, str] = {}
        for part in given:
            name, equals, value = part.partition("=")
            if name not in kind.parameters() or not equals or name in self.parameters:
                raise self._bad(part)
            self.parameters[name] = value

    def bot(self) -> Bot:
        """Return a new bot."""
        own = {name: self.parameters[name] for name in self.kind.own if name in self.parameters}
        return self.kind.make(own)

    def budget(self) -> Budget:
        """Return how long the bot may think about each decision."""
        if not any(name in self.parameters for name in BUDGET):
            return AS_IT_LIKES
        nodes, milliseconds = (number_of(self.parameters, name, 0) for name in BUDGET)
        return Budget(nodes, milliseconds)

    def _bad(self, found: str) -> BadBot:
        if not self.kind.parameters():
            return BadBot("bot-without-parameters", bot=self.name, found=found)
        allowed = ", ".join(self.kind.parameters())
        return BadBot("bad-bot-parameter", bot=self.name, found=found, allowed=allowed)


def number_of(
    parameters: Mapping[str, str], name: str, usual: int, least: int = 1, most: int = MOST
) -> int:
    """Return the whole number that a parameter gives, or the usual one if it is not there."""
    if name not in parameters:
        return usual
    text = parameters[name]
    # More digits than these are too many in any case, and for Python too.
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else -1
    if not least <= number <= most:
        raise BadBot("bad-bot-number", parameter=name, found=text, low=least, high=most)
    return number
