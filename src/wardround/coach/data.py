"""The coach's results as plain data; `words` makes sentences of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from wardround.coach.ledger import Ledger, points
from wardround.core.game import Json

MISTAKES: Final = 5
"""How many of the worst decisions are listed."""
WORTH_TELLING: Final = 5
"""The least loss of a mistake, in tenths of a point."""


@dataclass(frozen=True)
class Mistake:
    """A decision that lost points: when, what was done, and what would have been better."""

    move: int
    chapter: int
    """The round or the turn."""
    kind: str
    loss: int
    """In tenths of a point."""
    chosen: list[Json]
    best: list[Json]
    """Actions as records, with the line of text under `do`."""
    why: list[Json] = field(default_factory=list)

    def record(self) -> Json:
        """Return the mistake as plain values."""
        return {
            "move": self.move,
            "chapter": self.chapter,
            "kind": self.kind,
            "loss": points(self.loss),
            "chosen": self.chosen,
            "best": self.best,
            "why": self.why,
        }


@dataclass(frozen=True)
class SeatReview:
    """The coach's review of one seat."""

    seat: int
    name: str
    score: int
    ledger: Ledger
    mistakes: list[Mistake]
    chapters: list[Json]
    """Round by round, or turn by turn."""

    def record(self) -> Json:
        """Return the review as plain values."""
        ledger = self.ledger
        return {
            "seat": self.seat,
            "name": self.name,
            "score": self.score,
            "value": points(ledger.value),
            "par": points(ledger.par),
            "start": points(ledger.start),
            "luck": {kind: points(amount) for kind, amount in ledger.luck.items()},
            "losses": {kind: points(amount) for kind, amount in ledger.losses.items()},
            "decisions": ledger.decisions,
            "accuracy": ledger.accuracy,
            "mistakes": [mistake.record() for mistake in self.mistakes],
            "chapters": self.chapters,
        }


@dataclass(frozen=True)
class Review:
    """The coach's review of a game, finished or not."""

    game: str
    moves: int
    over: bool
    seats: list[SeatReview]

    def record(self) -> Json:
        """Return the review as plain values."""
        return {
            "game": self.game,
            "moves": self.moves,
            "over": self.over,
            "seats": [seat.record() for seat in self.seats],
        }


@dataclass(frozen=True)
class Hint:
    """Help with one decision in three steps: a nudge, where to look, and the whole move."""

    nudge: Json
    """What a good choice brings, without any names."""
    where: Json
    """What it is about, but not yet what to do."""
    move: list[Json]
    """The actions, the first of which can be done now."""
    why: list[Json] = field(default_factory=list)

    def steps(self) -> list[Json]:
        """Return the three steps as plain values."""
        return [self.nudge, self.where, {"hint": "move", "line": self.move, "why": self.why}]


def worst(mistakes: list[tuple[int, Any]]) -> list[Any]:
    """Return the entries of the greatest losses worth listing, in the order of the game."""
    found = [one for one in enumerate(mistakes) if one[1][0] >= WORTH_TELLING]
    found.sort(key=lambda one: (-one[1][0], one[0]))
    return [mistakes[at][1] for at in sorted(at for at, _ in found[:MISTAKES])]


@dataclass(frozen=True, slots=True)
class Pointing:
    """What the hints about a game can point at."""

    verbs: Mapping[str, tuple[str, ...]]
    """What can be done about a step of a hint that names no actions, by its kind."""
    things: tuple[str, ...]
    """The arguments of actions that name something on the table, in the order of telling."""
