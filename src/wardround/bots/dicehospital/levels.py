"""The bot levels of Dice Hospital, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.bots.dicehospital.models import SHIPPED, ModelSource
from wardround.bots.dicehospital.planner_bot import FarPlannerBot, PlannerBot
from wardround.bots.dicehospital.taste import TASTES, Taste
from wardround.bots.dicehospital.thinking import Widths
from wardround.bots.kinds import Kind, number_of
from wardround.bots.tempers import STEADY, TEMPER, temper_of
from wardround.core.seats import Bot

EASY: Final = (1, 1)
NORMAL: Final = (6, 2)
HARD: Final = (150, 10)
"""How wide the beams of a level are: in an activation, and for drafts."""
EXPERT: Final = (150, 10)
CANDIDATES: Final = 5
SAMPLES: Final = 8
"""How many plans an expert compares, and over how many intakes that may follow."""
BEAM: Final = "beam"
DRAFT: Final = "draft"
LUCK: Final = "samples"
PLANS: Final = "plans"
WIDEST: Final = 10_000


def widths(parameters: Mapping[str, str], usual: tuple[int, int]) -> Widths:
    """Return how wide the beams are to be."""
    beam = number_of(parameters, BEAM, usual[0], 1, WIDEST)
    return Widths(beam, number_of(parameters, DRAFT, usual[1], 0, WIDEST))


def taste(parameters: Mapping[str, str]) -> Taste | None:
    """Return the preferences of a play style; none if it is steady."""
    temper = temper_of(parameters)
    return None if temper == STEADY else TASTES[temper]


def easy(parameters: Mapping[str, str]) -> Bot:
    """Return a bot that plays what looks best right away, without learned values."""
    return PlannerBot(ModelSource(), widths(parameters, EASY), taste(parameters))


def normal(parameters: Mapping[str, str]) -> Bot:
    """Return a player with a narrow view that knows what is worth having."""
    return PlannerBot(SHIPPED.learned(), widths(parameters, NORMAL), taste(parameters))


def hard(parameters: Mapping[str, str]) -> Bot:
    """Return a player that looks wide."""
    return PlannerBot(SHIPPED.learned(), widths(parameters, HARD), taste(parameters))


def expert(parameters: Mapping[str, str]) -> Bot:
    """Return a player that compares plans by the rounds that may follow them."""
    samples = number_of(parameters, LUCK, SAMPLES, 1, WIDEST)
    plans = number_of(parameters, PLANS, CANDIDATES, 1, WIDEST)
    models, wide = SHIPPED.learned(), widths(parameters, EXPERT)
    return FarPlannerBot(models, wide, plans, samples, taste(parameters))


LEVELS: Final[dict[str, Kind]] = {
    "easy": Kind(easy, (BEAM, DRAFT, TEMPER), True),
    "normal": Kind(normal, (BEAM, DRAFT, TEMPER), True),
    "hard": Kind(hard, (BEAM, DRAFT, TEMPER), True),
    "expert": Kind(expert, (BEAM, DRAFT, PLANS, LUCK, TEMPER), True),
}
"""Each level beats the one before it."""
