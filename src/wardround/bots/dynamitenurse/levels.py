"""The opponents of Dynamite Nurse by name, the weakest first."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse.planner_bot import Depth, PlannerBot
from wardround.bots.dynamitenurse.scripted_bot import ScriptedBot
from wardround.bots.dynamitenurse.style import BEGINNER
from wardround.bots.dynamitenurse.value import FIRST, LAST, read_value
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.kinds import Kind

HARD: Final = Depth(nodes=48, plans=8, rounds=0, turns=1)
EXPERT: Final = Depth(nodes=192, plans=12, rounds=0, turns=1)
"""Both look to the end of a turn, as far as the value is a better judge than the script."""

LEVELS: Final[dict[str, Kind]] = {
    "easy": Kind(lambda _: ScriptedBot(BEGINNER)),
    "normal": Kind(lambda _: ScriptedBot(read_weights())),
    "hard": Kind(lambda _: PlannerBot(read_weights(), read_value(FIRST), HARD), searches=True),
    "expert": Kind(lambda _: PlannerBot(read_weights(), read_value(LAST), EXPERT), searches=True),
}
"""Each level beats the one before it."""
