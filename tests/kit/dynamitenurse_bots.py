"""Bots of Dynamite Nurse under test: single questions, and games over blocked seeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.kit import bots
from wardround.bots.dynamitenurse.levels import LEVELS
from wardround.bots.random_bot import RandomBot
from wardround.core.game import Outcome, State
from wardround.core.seats import Bot, Budget
from wardround.dynamitenurse import GAME


def level(name: str) -> Bot:
    """Return a bot by the name of its level, the random one too."""
    return RandomBot() if name == "random" else LEVELS[name].make({})


QUICK: Final = Budget(nodes=2)
"""Enough to see a search at work, and little enough for whole games."""


def ask(
    bot: Bot, state: State, *, veil: str = "veil", seed: str = "seed", budget: Budget = QUICK
) -> int:
    """Return what a bot does in a position in which a seat is to act."""
    return bots.ask(GAME, bot, state, veil=veil, seed=seed, budget=budget)


def play(
    players: Sequence[Bot], seed: str, packs: dict[str, str] | None = None, budget: Budget = QUICK
) -> Outcome:
    """Let bots play a game to its end."""
    return bots.play(GAME, players, seed, packs, budget=budget)


def wins_more(
    one: Bot, other: Bot, seats: int, blocks: int, share: float, budget: Budget = QUICK
) -> bool:
    """Return whether `one` wins more of its fair share against a table of `other`: 1 is even.

    A block is one seed, played with `one` on every seat in turn; a shared win counts in part. No
    more games are played when the others can change nothing.
    """
    wanted, left, won = share * blocks, blocks * seats, 0.0
    for block in range(blocks):
        for at in range(seats):
            if won > wanted or won + left <= wanted:
                return won > wanted
            players = [other] * seats
            players[at] = one
            winners = play(players, f"block {block}", budget=budget).winners()
            won += (at in winners) / len(winners)
            left -= 1
    return won > wanted
