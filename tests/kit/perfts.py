"""Built positions of every game: what can be done in them, and what can follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tests.kit import dicehospital_perfts, dynamitenurse_perfts
from tests.kit.drive import sequences
from tests.kit.snapshots import filled
from wardround.catalog import find
from wardround.core.game import CHANCE, Game
from wardround.core.luck import Rng
from wardround.core.steps import Board
from wardround.dicehospital.notation import hospital_text as text_of_dice
from wardround.dicehospital.state import Table as DiceTable
from wardround.dynamitenurse.notation import hospital_text as text_of_cards
from wardround.dynamitenurse.state import Table as NurseTable

DEPTH = 4

Build = Callable[[], Board]

POSITIONS: dict[str, list[Build]] = {
    "dice-hospital": [*dicehospital_perfts.POSITIONS],
    "dynamite-nurse": [*dynamitenurse_perfts.POSITIONS],
}


def hospital_text(board: Board, seat: int) -> str:
    """Return a hospital of either game as a line."""
    if isinstance(board, DiceTable):
        return text_of_dice(board, seat)
    return text_of_cards(cast(NurseTable, board), seat)


def text_of(game: Game, name: str, board: Board) -> str:
    """Return a position, the legal actions of its first actor in order, and the counts."""
    while game.actor(board) == CHANCE:
        game.push_luck(board, game.sample(board, Rng(name)))
    seat = game.actor(board)
    lines = [name.replace("_", " "), f"  seat {seat} of {board.seats}"]
    lines += [f"  {number}: {hospital_text(board, number)}" for number in range(board.seats)]
    legal = [game.action_text(board, action) for action in game.legal(board, seat)]
    lines.append(f"  legal: {', '.join(legal)}")
    counts = [f"{count:,}" for count in sequences(game, board, DEPTH, name)]
    lines.append(f"  sequences: {' '.join(counts)}")
    return "\n".join(filled(line) for line in lines) + "\n"


def all_text(game_id: str) -> str:
    """Return all positions of a game as one text."""
    game = find(game_id)
    return "\n".join(text_of(game, build.__name__, build()) for build in POSITIONS[game_id])
