"""Puzzles of Dice Hospital: an activation to play for the most points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from wardround.bots.dicehospital.positions import bare_table, read_position
from wardround.bots.dicehospital.puzzles import Setter
from wardround.core.game import Options, State
from wardround.core.json_types import Settings

SETTINGS: Final[Settings] = {}
ALONE: Final = 1


def opening(options: Options, position: str) -> State:
    """Return the position of a puzzle, as its only player has it."""
    return read_position(bare_table(options, ALONE), position)


def points(position: str, lines: Sequence[str]) -> int:
    """Return what a line scores by the rules; raise `BadNotation` if it isn't a whole turn."""
    return _setter().points(position, lines)


@cache
def _setter() -> Setter:
    return Setter()
