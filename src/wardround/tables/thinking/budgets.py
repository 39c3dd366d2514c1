"""Time limits for bots and the coach, and limits of bot parameters that clients send.

The command line has no limits, since the machine is yours. Here all players share the workers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.bots import kinds
from wardround.bots.kinds import Spec, number_of
from wardround.bots.registry import kinds_of
from wardround.core.errors import BadBot
from wardround.core.game import Game
from wardround.core.seats import Budget

MILLISECONDS: Final[dict[str, int]] = {"hard": 1_000, "expert": 3_000}
"""What a level may take for one decision, where nothing else was asked for.

The others need no clock: they are quick in any position.
"""
LONGEST: Final = 5_000
"""The most milliseconds for any bot, whatever it asks for: others wait too. One that counts nodes
needs less (see `budgets`)."""
STAND_IN: Final = 500
"""Milliseconds for a substitute bot; its players have waited long enough."""
COACH: Final = 20_000
"""What the coach may take. It counts its work and looks at no clock, so this is for the slowest
machine; usually it needs a small part of a second."""
REVIEW: Final = 90_000
"""What the coach may take for a whole game; it looks at every decision of a seat again."""
PATIENCE: Final = 5.0
"""How many seconds longer we wait before we give up on a worker."""
WAIT: Final = 10.0
"""Seconds that a question can wait for a worker; then a substitute answers."""


def time_for(bot: str, game: Game) -> int:
    """Return the milliseconds that a bot has for one decision; 0 for a quick one.

    An unknown bot has none; the worker reports it.
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
    """Return the budget of a bot with this many milliseconds.

    One that counts only nodes gets no clock, so that it always answers the same.
    """
    budget = asked.budget()
    counts_only = budget.nodes > 0 and budget.milliseconds == 0
    return Budget(budget.nodes, 0 if counts_only else milliseconds)


MOST: Final[Mapping[str, int]] = {
    kinds.NODES: 10_000,
    kinds.MILLISECONDS: 3_000,
    "beam": 300,
    "draft": 30,
    "plans": 10,
    "samples": 16,
}
"""The most of each parameter: with all of them a decision takes about two seconds."""
LEAST: Final[Mapping[str, int]] = {"draft": 0}


def check_bot(bot: str, game: Game) -> None:
    """Raise `BadBot` for a bot that there is not, or that may think for too long."""
    asked = Spec(bot, kinds_of(game))
    for name, most in MOST.items():
        number_of(asked.parameters, name, 1, LEAST.get(name, 1), most)
    asked.bot()


def capped(bot: str, game: Game) -> str:
    """Return a bot that thinks no more than is allowed: a table may be older than the limits."""
    try:
        asked = Spec(bot, kinds_of(game))
    except BadBot:
        return bot  # the worker reports that
    return ":".join([asked.name, *(_capped(*one) for one in asked.parameters.items())])


def _capped(name: str, found: str) -> str:
    too_much = name in MOST and found.isdecimal() and int(found[:20]) > MOST[name]
    return f"{name}={MOST[name] if too_much else found}"


def is_quick(bot: str, game: Game) -> bool:
    """Return whether a bot answers in milliseconds: one of a quick level, without parameters."""
    try:
        asked = Spec(bot, kinds_of(game))
    except BadBot:
        return True
    return asked.name not in MILLISECONDS and not MOST.keys() & asked.parameters.keys()
