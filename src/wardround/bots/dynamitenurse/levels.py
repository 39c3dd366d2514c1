"""The opponents of Dynamite Nurse by name, the weakest first."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse.planner_bot import Depth, PlannerBot
from wardround.bots.dynamitenurse.scripted_bot import ScriptedBot
from wardround.bots.dynamitenurse.style import BEGINNER
from wardround.bots.dynamitenurse.value import read_value
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.kinds import Kind
from wardround.dynamitenurse import steps

HARD: Final = Depth(nodes=48, plans=8, only=(steps.ASSIGN,), seldom=3)
"""Plans its Main Phase, and now and then whose charge a Patient is; the rest it does not.

Planning all charges makes nearly the whole difference to the expert, so it is rationed.
"""
EXPERT: Final = Depth(nodes=192, plans=12)

LEVELS: Final[dict[str, Kind]] = {
    "easy": Kind(lambda _: ScriptedBot(BEGINNER)),
    "normal": Kind(lambda _: ScriptedBot(read_weights())),
    "hard": Kind(lambda _: PlannerBot(read_weights(), read_value(), HARD), searches=True),
    "expert": Kind(lambda _: PlannerBot(read_weights(), read_value(), EXPERT), searches=True),
}
"""Each level beats the one before it."""
