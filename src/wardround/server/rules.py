"""The games and their rules: the list of games, books of cards, numbered rules and examples.

A book has the names, texts and signs of everything at a table; the engine plays the examples.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Annotated, TypedDict

from fastapi import Path, Query, Response
from pydantic import BaseModel, Field

from wardround import __version__, catalog
from wardround.bots.registry import kinds_of
from wardround.bots.tempers import TEMPER, TEMPERS
from wardround.core.build import build
from wardround.core.game import Game
from wardround.core.json_types import About, Settings
from wardround.core.records import Terms
from wardround.server.http.dependencies import ERRORS, AtTable, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables
from wardround.tables.examples.figures import FigureShape
from wardround.tables.examples.playing import ExampleShape, Tried
from wardround.tables.pictures.encoding import encoded
from wardround.words import LANGUAGES, Words
from wardround.words.book_types import Book
from wardround.words.books import book_of, whole_settings
from wardround.words.quick_rules import QuickRules, quick_rules
from wardround.words.rulebook import Rules, rulebook
from wardround.words.settings import GameTold, game_told

games = Router(prefix="/api/games", tags=["games"], responses=ERRORS)


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


@games.get("", response_model=Games)
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


books = Router(prefix="/api", tags=["books"], responses=ERRORS)

GameId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]
Edition = Annotated[str | None, Query(pattern=r"^[a-z0-9-]{1,40}$")]
MOST_BOOKS = 32


@lru_cache(MOST_BOOKS)
def printed(game: str, settings: str, packs: str, language: str) -> bytes:
    """Return a book as JSON; terms come as text, so that equal ones share it."""
    terms = Terms(catalog.find(game), json.loads(settings), json.loads(packs))
    return encoded(book_of(terms, language))


async def handed_out(
    game: str, settings: Settings, packs: Mapping[str, str], language: str
) -> Response:
    """Return a book as an answer; writing it takes a while, in which others keep playing."""
    told = json.dumps(settings, sort_keys=True), json.dumps(packs, sort_keys=True)
    book = await asyncio.to_thread(printed, game, *told, language)
    return Response(book, media_type="application/json")


@books.get("/tables/{table}/book", response_model=Book)
async def table_book(live: AtTable, language: Language) -> Response:
    """List all cards of a table, in words."""
    setup = live.setup
    return await handed_out(setup.game, setup.settings, setup.packs, language)


@books.get("/games/{game}/book", response_model=Book)
async def game_book(game: GameId, language: Language, edition: Edition = None) -> Response:
    """List all cards of a game and its expansions, in an edition."""
    return await handed_out(game, whole_settings(game, edition), {}, language)


router = Router(prefix="/api/rules", tags=["rules"], responses=ERRORS)

ExampleId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]


class ExampleTrying(BaseModel):
    """Your own line from the first decision of an example."""

    actions: list[Annotated[str, Field(min_length=1, max_length=80)]] = Field(
        max_length=32, description="actions as text"
    )


@router.get("/{game}", response_model=Rules)
async def game_rules(game: GameId, language: Language, tables: AtTables) -> Response:
    """Show the rules of a game, section by section."""
    told = asdict(rulebook(catalog.find(game).id, language))
    examples = tables.examples(game, language)
    for section in told["sections"]:
        for rule in section["rules"]:
            rule["examples"] = examples.get(rule["id"], [])
    return answered(told)


class Illustrated(TypedDict):
    """The quick rules of a game with their figures."""

    rules: QuickRules
    figures: list[FigureShape]


@router.get("/{game}/quick", response_model=Illustrated)
async def game_quick_rules(game: GameId, language: Language, tables: AtTables) -> Response:
    """Show the quick rules of a game: two pages that teach it, with figures."""
    wanted = catalog.find(game).id
    told = asdict(quick_rules(wanted, language))
    return answered({"rules": told, "figures": await tables.figures(wanted, language)})


@router.get("/{game}/examples/{example}", response_model=ExampleShape)
async def game_example(
    game: GameId, example: ExampleId, language: Language, tables: AtTables
) -> Response:
    """Show an example: its positions, and what happens between them."""
    wanted = catalog.find(game).id
    return answered(await tables.example(wanted, example, language))


@router.post("/{game}/examples/{example}/try", response_model=Tried)
async def try_example(
    game: GameId, example: ExampleId, trying: ExampleTrying, language: Language, tables: AtTables
) -> Response:
    """Try your own line from an example; nothing is saved."""
    wanted = catalog.find(game).id
    return answered(await tables.try_example(wanted, example, trying.actions, language))
