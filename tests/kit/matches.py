"""Matches of people only, played for tests."""

from __future__ import annotations

from tests.kit.plain import Json
from wardround.bots.registry import read_seats
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.tables.game.match import Match


def begin(game: Game, people: int, settings: Json | None = None, seed: str = "seed") -> Match:
    """Return a match of people only, at its first decision."""
    match = Match(Terms(game, settings or {}, {}), read_seats(["human"] * people, game), seed)
    match.advance()
    return match


def choose(match: Match, rng: Rng) -> tuple[int, int]:
    """Return any seat that may act and any of its actions."""
    actors = match.actors()
    seat = actors[rng.below(len(actors))]
    legal = match.legal(seat)
    return seat, legal[rng.below(len(legal))]


def play_on(match: Match, rng: Rng) -> None:
    """Play a match to its end at random."""
    while match.actors():
        match.act(*choose(match, rng))
        match.advance()
