"""Limits of bot parameters that clients send.

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
from wardround.tables.thinking import times

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
    return asked.name not in times.MILLISECONDS and not MOST.keys() & asked.parameters.keys()
