"""Books of cards: the names, texts and signs of everything at a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

from fastapi import Path, Query, Response

from wardround import catalog
from wardround.core.json_types import Settings
from wardround.core.records import Terms
from wardround.server.http.dependencies import ERRORS, AtTable, Language
from wardround.server.http.document import Router
from wardround.tables.pictures.encoding import encoded
from wardround.words.book_types import Book
from wardround.words.books import book_of, whole_settings

router = Router(prefix="/api", tags=["books"], responses=ERRORS)

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


@router.get("/tables/{table}/book", response_model=Book)
async def table_book(live: AtTable, language: Language) -> Response:
    """List all cards of a table, in words."""
    setup = live.setup
    return await handed_out(setup.game, setup.settings, setup.packs, language)


@router.get("/games/{game}/book", response_model=Book)
async def game_book(game: GameId, language: Language, edition: Edition = None) -> Response:
    """List all cards of a game and its expansions, in an edition."""
    return await handed_out(game, whole_settings(game, edition), {}, language)
