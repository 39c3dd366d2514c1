"""Recorded games for the coach to look at, and checks of what it says."""

from __future__ import annotations

from tests.kit.plain import Json
from wardround.bots.registry import read_seats
from wardround.coach.data import SeatReview
from wardround.core.game import Game
from wardround.core.records import Record, Terms
from wardround.tables.game.match import Match


def played(game: Game, bots: str, settings: Json | None = None, seed: str = "seed") -> Record:
    """Return the record of a game that bots played to its end."""
    match = Match(Terms(game, settings or {}, {}), read_seats(bots.split(), game), seed)
    match.advance()
    return match.record()


def parts(review: SeatReview) -> int:
    """Return what a review adds up to, in tenths of points."""
    ledger = review.ledger
    return ledger.par + sum(ledger.luck.values()) - sum(ledger.losses.values())
