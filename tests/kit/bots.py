"""Bots of any game under test: single questions, and games over blocked seeds."""

from __future__ import annotations

from collections.abc import Sequence

from tests.kit.plain import Json
from tests.kit.positions import Position, positions
from wardround.bots.registry import make_bot
from wardround.core.game import Game, Outcome, State
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.core.seats import AS_IT_LIKES, Bot, Budget, Seat, Turn
from wardround.tables.game.match import Match


def level(game: Game, name: str) -> Bot:
    """Return a bot by the name of its level."""
    return make_bot(name, game)


def questions(game: Game, each: int) -> list[Position]:
    """Return positions of every moment in which someone is asked."""
    return [one for one in positions(game.id, each) if game.actor(one.state()) >= 0]


def ask(
    game: Game,
    bot: Bot,
    state: State,
    *,
    veil: str = "veil",
    seed: str = "seed",
    budget: Budget = AS_IT_LIKES,
) -> int:
    """Return what a bot does in a position in which a seat is to act."""
    seat = int(game.actor(state))
    return bot.choose(Turn(game, state, seat, Rng(veil), Rng(seed), budget))


def play(
    game: Game,
    bots: Sequence[Bot],
    seed: str,
    packs: dict[str, str] | None = None,
    settings: Json | None = None,
    budget: Budget = AS_IT_LIKES,
) -> Outcome:
    """Let bots play a game to its end."""
    seats = [Seat("bot", bot, budget) for bot in bots]
    match = Match(Terms(game, settings or {}, packs or {}), seats, seed)
    match.advance()
    outcome = match.outcome()
    assert outcome is not None
    return outcome
