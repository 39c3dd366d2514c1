"""The bot levels of Dynamite Nurse, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from wardround.bots.dynamitenurse.planner_bot import Depth, PlannerBot
from wardround.bots.dynamitenurse.scripted_bot import ScriptedBot
from wardround.bots.dynamitenurse.style import BEGINNER
from wardround.bots.dynamitenurse.value import read_value
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.kinds import Kind
from wardround.bots.tempers import TEMPER, temper_of
from wardround.core.seats import Bot
from wardround.dynamitenurse import steps

HARD: Final = Depth(nodes=48, plans=8, only=(steps.ASSIGN,), seldom=3)
"""Plans its Main Phase, and now and then whose charge a Patient is; the rest it does not.

Planning all charges makes nearly the whole difference to the expert, so it is rationed.
"""
EXPERT: Final = Depth(nodes=192, plans=12)

shipped_value: Final = cache(read_value)
"""Returns the value that comes with the package; reading its file takes longer than an answer."""


def easy(parameters: Mapping[str, str]) -> Bot:
    """Return a player by rules of thumb."""
    return ScriptedBot(BEGINNER, temper_of(parameters))


def normal(parameters: Mapping[str, str]) -> Bot:
    """Return a player by the same rules, who knows what is worth how much."""
    return ScriptedBot(read_weights(), temper_of(parameters))


def hard(parameters: Mapping[str, str]) -> Bot:
    """Return a player that plans some of its decisions."""
    return PlannerBot(read_weights(), shipped_value(), HARD, temper_of(parameters))


def expert(parameters: Mapping[str, str]) -> Bot:
    """Return a player that plans all of them."""
    return PlannerBot(read_weights(), shipped_value(), EXPERT, temper_of(parameters))


LEVELS: Final[dict[str, Kind]] = {
    "easy": Kind(easy, (TEMPER,)),
    "normal": Kind(normal, (TEMPER,)),
    "hard": Kind(hard, (TEMPER,), searches=True),
    "expert": Kind(expert, (TEMPER,), searches=True),
}
"""Each level beats the one before it."""
