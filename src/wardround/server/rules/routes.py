"""The numbered rules, and examples that the engine plays."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import Path, Response
from pydantic import BaseModel, Field

from wardround import catalog
from wardround.server.http.dependencies import ERRORS, Language, answered
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables
from wardround.server.rules.book_routes import GameId
from wardround.tables.examples.playing import ExampleShape, Tried
from wardround.words.rulebook import Rules, rulebook

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
