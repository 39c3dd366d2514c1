"""The list of games, with their settings and bots."""

from __future__ import annotations

import asyncio
from functools import cache

from fastapi import APIRouter, Response

from wardround import __version__, catalog
from wardround.bots.registry import kinds_of
from wardround.bots.tempers import TEMPER, TEMPERS
from wardround.core.build import build
from wardround.core.game import Game
from wardround.server.declared import described
from wardround.server.http.dependencies import ERRORS, Language
from wardround.server.rules.game_types import Bot, Games, Temper, Traits
from wardround.tables.pictures.encoding import encoded
from wardround.words import LANGUAGES, Words
from wardround.words.settings import game_told

router = APIRouter(prefix="/api/games", tags=["games"], responses=ERRORS)


@router.get("", response_model=described(Games))
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
            **told("bot", name, words),
            "tempers": [
                told("temper", temper, words) for temper in TEMPERS if TEMPER in kind.parameters()
            ],
        }
        for name, kind in kinds_of(game).items()
    ]


def told(family: str, id: str, words: Words) -> Temper:
    """Return something to choose, and what it is like."""
    return {
        "id": id,
        "title": words.say(f"{family}-{id}"),
        "help": words.say(f"{family}-{id}-about"),
    }
