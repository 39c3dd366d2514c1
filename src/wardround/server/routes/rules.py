"""The numbered rules, for reading beside a table."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Response

from wardround import catalog
from wardround.server.routes.asking import ERRORS, Language, answered
from wardround.server.routes.books import GameId
from wardround.server.rule_shapes import RulesShape
from wardround.words.rulebook import rulebook

router = APIRouter(prefix="/api/rules", tags=["rules"], responses=ERRORS)


@router.get("/{game}", response_model=RulesShape)
async def game_rules(game: GameId, language: Language) -> Response:
    """Tell the rules of a game, section by section."""
    return answered(asdict(rulebook(catalog.find(game).id, language)))
