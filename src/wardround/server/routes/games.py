"""What can be played here: games, their settings, and the bots."""

from __future__ import annotations

from importlib import import_module

from fastapi import APIRouter, Response

from wardround import __version__, catalog
from wardround.bots.registry import kinds_of
from wardround.core.build import build
from wardround.core.game import Game
from wardround.server.routes.asking import ERRORS, answered
from wardround.server.shapes import Games, GameShape

router = APIRouter(prefix="/api/games", tags=["games"], responses=ERRORS)


@router.get("", response_model=Games)
async def list_games() -> Response:
    """List the games with their seats, settings and bots."""
    told = [
        GameShape(
            id=game.id,
            rules_version=game.rules_version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            settings=settings_of(game),
            bots=list(kinds_of(game)),
        ).model_dump()
        for game in catalog.GAMES.values()
    ]
    return answered({"version": __version__, "build": build(), "games": told})


def settings_of(game: Game) -> list[str]:
    """Return the names of a game's settings, which its package lists."""
    return list(import_module(f"wardround.{catalog.package_of(game)}.options").NAMES)
