"""The opponents of Dynamite Nurse by name, the weakest first."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse.planner_bot import PlannerBot
from wardround.bots.dynamitenurse.scripted_bot import ScriptedBot
from wardround.bots.dynamitenurse.style import BEGINNER
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.kinds import Kind

LEVELS: Final[dict[str, Kind]] = {
    "easy": Kind(lambda _: ScriptedBot(BEGINNER)),
    "normal": Kind(lambda _: ScriptedBot(read_weights())),
    "hard": Kind(lambda _: PlannerBot(read_weights()), searches=True),
}
"""Each level beats the one before it."""
