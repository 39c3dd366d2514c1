"""The list of games, with their settings and bots."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, TypedDict

from fastapi import Response

from wardround import __version__, catalog
from wardround.bots.registry import kinds_of
from wardround.bots.tempers import TEMPER, TEMPERS
from wardround.core.build import build
from wardround.core.game import Game
from wardround.core.json_types import About
from wardround.server.http.dependencies import ERRORS, Language
from wardround.server.http.document import Router
from wardround.tables.pictures.encoding import encoded
from wardround.words import LANGUAGES, Words
from wardround.words.settings import GameTold, game_told

router = Router(prefix="/api/games", tags=["games"], responses=ERRORS)


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


class LanguageShape(TypedDict):
    """A language, with its own name for itself."""

    id: str
    title: str


class Games(TypedDict):
    """The games, and what plays them."""

    version: str
    build: str
    languages: list[LanguageShape]
    games: list[GameShape]


@router.get("", response_model=Games)
async def list_games(language: Language) -> Response:
    """List the games with their seats, settings and bots, in words."""
    told = await asyncio.to_thread(listed, language)
    return Response(told, media_type="application/json")


@cache
def listed(language: str) -> bytes:
    """Return the list of games as JSON: nothing in it changes, and reading the words takes long."""
    words = Words(language)
    told: Games = {
        "version": __version__,
        "build": build(),
        "languages": [{"id": one, "title": Words(one).say("language-own")} for one in LANGUAGES],
        "games": [
            {
                **game_told(game, words),
                **traits_of(game),
                "bots": bots_of(game, words),
                "packs": [],
            }
            for game in catalog.GAMES.values()
        ],
    }
    return encoded(told)


def traits_of(game: Game) -> Traits:
    """Return what a game declares about itself, as far as a table can be set up by it."""
    traits = game.traits
    together, timed = traits.together, traits.timed
    return {
        "phases": list(traits.vocabulary.phases),
        "chapter": traits.chapters.count,
        "together": None
        if together is None
        else {"phase": together.phase, "unless": together.unless},
        "timed": None
        if timed is None
        else {"phase": timed.phase, "seconds": timed.first, "more": timed.more},
        "daily": traits.daily is not None,
    }


def bots_of(game: Game, words: Words) -> list[Bot]:
    """Return the bots of a game, the weakest first."""
    return [
        {
            **titled("bot", name, words),
            "tempers": [
                titled("temper", temper, words) for temper in TEMPERS if TEMPER in kind.parameters()
            ],
        }
        for name, kind in kinds_of(game).items()
    ]


def titled(family: str, id: str, words: Words) -> Temper:
    """Return something to choose, and what it is like."""
    return {
        "id": id,
        "title": words.say(f"{family}-{id}"),
        "help": words.say(f"{family}-{id}-about"),
    }
