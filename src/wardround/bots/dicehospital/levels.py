"""The opponents of Dice Hospital by name, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.bots.dicehospital.models import SHIPPED, ModelSource
from wardround.bots.dicehospital.planner_bot import PlannerBot
from wardround.bots.dicehospital.thinking import Widths
from wardround.bots.kinds import Kind, number_of
from wardround.core.seats import Bot

EASY: Final = (1, 1)
NORMAL: Final = (6, 2)
HARD: Final = (60, 6)
"""How wide the beams of a level are: in an activation, and for drafts."""
BEAM: Final = "beam"
DRAFT: Final = "draft"
WIDEST: Final = 10_000


def widths(parameters: Mapping[str, str], usual: tuple[int, int]) -> Widths:
    """Return how wide the beams are to be."""
    beam = number_of(parameters, BEAM, usual[0], 1, WIDEST)
    return Widths(beam, number_of(parameters, DRAFT, usual[1], 0, WIDEST))


def easy(parameters: Mapping[str, str]) -> Bot:
    """Return a player that takes what looks best at once, and has learned nothing."""
    return PlannerBot(ModelSource(), widths(parameters, EASY))


def normal(parameters: Mapping[str, str]) -> Bot:
    """Return a player with a narrow view that knows what is worth having."""
    return PlannerBot(SHIPPED.learned(True), widths(parameters, NORMAL))


def hard(parameters: Mapping[str, str]) -> Bot:
    """Return a player that looks far."""
    return PlannerBot(SHIPPED.learned(True), widths(parameters, HARD))


LEVELS: Final[dict[str, Kind]] = {
    "easy": Kind(easy, (BEAM, DRAFT), True),
    "normal": Kind(normal, (BEAM, DRAFT), True),
    "hard": Kind(hard, (BEAM, DRAFT), True),
}
"""Each level beats the one before it."""
