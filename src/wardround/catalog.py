"""The list of games: the only module that names them all."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.core.errors import BadOption
from wardround.core.game import Game
from wardround.dicehospital import GAME as DICE_HOSPITAL
from wardround.dynamitenurse import GAME as DYNAMITE_NURSE

GAMES: Mapping[str, Game] = {game.id: game for game in (DICE_HOSPITAL, DYNAMITE_NURSE)}


def find(game_id: str) -> Game:
    """Return the game with this id."""
    if game_id not in GAMES:
        raise BadOption("unknown-game", game=game_id, allowed=", ".join(GAMES))
    return GAMES[game_id]


def package_of(game: Game) -> str:
    """Return the name that a game's package has, here and wherever else a game has its own."""
    return game.id.replace("-", "")
