"""Lines of play as a player reads them."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.coach.data import PlanStep
from wardround.dynamitenurse.game import GAME
from wardround.dynamitenurse.state import Table


def steps(table: Table, line: Sequence[int]) -> list[PlanStep]:
    """Return actions as records, each with its line of text."""
    return [{"do": GAME.action_text(table, one), **GAME.action_record(table, one)} for one in line]
