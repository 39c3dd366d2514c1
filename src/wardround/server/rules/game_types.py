"""The list of games."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About
from wardround.words.settings import GameTold


class Temper(TypedDict):
    """A bot's play style: what it prefers among nearly equal choices."""

    id: str
    title: str
    help: str


class Bot(Temper):
    """A bot that plays a game."""

    tempers: Annotated[
        list[Temper],
        About("as in `hard:temper=bold`, default first; empty for bots without play styles"),
    ]


class Together(TypedDict):
    """A phase in which all players decide at the same time."""

    phase: str
    unless: Annotated[str, About("the setting by which they decide one after the other")]


class Timed(TypedDict):
    """A phase with a time limit that the rules propose; the kind of its clock is its id."""

    phase: str
    seconds: Annotated[int, About("in the first round")]
    more: Annotated[int, About("additional seconds in each round after that")]


class Traits(TypedDict):
    """What a game declares about itself, as far as a table can be set up by it."""

    phases: Annotated[list[str], About("ids, in the order of play")]
    chapter: Annotated[str, About("what the game counts: `round` or `turn`")]
    together: Annotated[
        Together | None, About("the simultaneous phase, in which boards can stay hidden")
    ]
    timed: Annotated[Timed | None, About("timed play, if the rules have it")]
    daily: Annotated[bool, About("whether it has a daily ward")]


class GameShape(GameTold, Traits):
    """A game."""

    bots: Annotated[list[Bot], About("weakest first")]
    packs: Annotated[list[str], About("packs that the server offers; none so far")]


class Language(TypedDict):
    """A language, with its own name for itself."""

    id: str
    title: str


class Games(TypedDict):
    """The games, and what plays them."""

    version: str
    build: str
    languages: list[Language]
    games: list[GameShape]
