"""Time limits for bots and the coach."""

from __future__ import annotations

from typing import Final

from wardround.bots.kinds import Spec
from wardround.bots.registry import kinds_of
from wardround.core.errors import BadBot
from wardround.core.game import Game
from wardround.core.seats import Budget

MILLISECONDS: Final[dict[str, int]] = {"hard": 1_000, "expert": 3_000}
"""What a level may take for one decision, where nothing else was asked for.

The others need no clock: they are quick in any position.
"""
LONGEST: Final = 5_000
"""What anybody may take, whatever was asked for: somebody else's bot is waiting too.

One that counts its work needs less (see `budgets`).
"""
STAND_IN: Final = 500
"""What the bot may take that stands in for another; those who wait have waited long enough."""
COACH: Final = 20_000
"""What the coach may take. It counts its work and looks at no clock, so this is for the slowest
machine; usually it needs a small part of a second."""
REVIEW: Final = 90_000
"""What the coach may take for a whole game; it looks at every decision of a seat again."""
PATIENCE: Final = 5.0
"""How many seconds longer we wait before we give up on a worker."""
WAIT: Final = 10.0
"""How many seconds a question may wait until a worker is free; then somebody stands in."""


def time_for(bot: str, game: Game) -> int:
    """Return the milliseconds that a bot may take for one decision; 0 for one that is quick.

    A bot that there is not has no time either; whoever asks it is told so by the worker.
    """
    try:
        asked = Spec(bot, kinds_of(game))
        budget = asked.budget()
    except BadBot:
        return 0
    if budget.milliseconds > 0:
        return min(budget.milliseconds, LONGEST)
    return LONGEST if budget.nodes > 0 else MILLISECONDS.get(asked.name, 0)


def budget_for(asked: Spec, milliseconds: int) -> Budget:
    """Return the budget of a bot that has so many milliseconds.

    One that counts nodes and nothing else gets no clock, so that it always answers alike.
    """
    budget = asked.budget()
    counts_only = budget.nodes > 0 and budget.milliseconds == 0
    return Budget(budget.nodes, 0 if counts_only else milliseconds)
