"""The coach's results as plain data; `words` makes sentences of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NotRequired, TypeAlias, TypedDict, TypeVar

from wardround.coach.ledger import TENTHS, Ledger, points, tenths

T = TypeVar("T")

PlanStep: TypeAlias = Mapping[str, Any]
"""An action as a record, with its line of text under `do`; each game declares its own."""
Plan: TypeAlias = Mapping[str, Any]
"""A plan, or what else there is to say of what comes; each game declares its own."""
Chapter: TypeAlias = Mapping[str, Any]
"""The review of a round or turn; each game declares its own."""

MISTAKES: Final = 5
"""How many of the worst decisions are listed."""
WORTH_TELLING: Final = 5
"""The least loss of a mistake, in tenths of a point."""


class Why(TypedDict):
    """Why something is better, by how many points, and perhaps what two lines come to."""

    reason: str
    points: float
    better: NotRequired[int]
    worse: NotRequired[int]


class HintStep(TypedDict):
    """One step of a hint: its kind, and what it needs to be said."""

    hint: str
    gain: NotRequired[float]
    actions: NotRequired[list[PlanStep]]
    line: NotRequired[list[PlanStep]]
    why: NotRequired[list[Why]]


class Mistake(TypedDict):
    """A decision that lost points: when, what was done, and what would have been better."""

    move: int
    chapter: int
    """The round or the turn."""
    kind: str
    loss: float
    chosen: list[PlanStep]
    best: list[PlanStep]
    why: list[Why]


class SeatRecord(TypedDict):
    """The review of a seat as plain values."""

    seat: int
    name: str
    score: int
    value: float
    par: float
    start: float
    luck: dict[str, float]
    losses: dict[str, float]
    decisions: int
    accuracy: float | None
    mistakes: list[Mistake]
    chapters: list[Chapter]


class ReviewRecord(TypedDict):
    """A review as plain values."""

    game: str
    moves: int
    over: bool
    seats: list[SeatRecord]


@dataclass(frozen=True)
class SeatReview:
    """The coach's review of one seat."""

    seat: int
    name: str
    score: int
    ledger: Ledger
    mistakes: list[Mistake]
    chapters: list[Chapter]
    """Round by round, or turn by turn."""

    def record(self) -> SeatRecord:
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
            "mistakes": self.mistakes,
            "chapters": self.chapters,
        }


@dataclass(frozen=True)
class Review:
    """The coach's review of a game, finished or not."""

    game: str
    moves: int
    over: bool
    seats: list[SeatReview]

    def record(self) -> ReviewRecord:
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

    nudge: HintStep
    """What a good choice brings, without any names."""
    where: HintStep
    """What it is about, but not yet what to do."""
    move: list[PlanStep]
    """The actions, the first of which can be done now."""
    why: list[Why] = field(default_factory=list)

    def steps(self) -> list[HintStep]:
        """Return the three steps as plain values."""
        return [self.nudge, self.where, {"hint": "move", "line": self.move, "why": self.why}]


def worst(mistakes: list[tuple[int, T]]) -> list[T]:
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


def nudged(kind: str) -> HintStep:
    """Return a step of a hint that needs no facts."""
    return {"hint": kind}


def forced(line: list[PlanStep]) -> Hint:
    """Return the hint where there is nothing to choose."""
    return Hint(nudged("only"), nudged("only"), line)


def choice(lines: Mapping[int, list[PlanStep]], values: Mapping[int, float]) -> Hint:
    """Return a hint for one of several choices, each with its line and value.

    The gain is that over the median of the choices.
    """
    order = sorted(values, key=lambda one: -values[one])
    gain = tenths(values[order[0]] - values[order[len(order) // 2]])
    nudge: HintStep = {"hint": "choice", "gain": gain / TENTHS} if gain > 0 else nudged("even")
    offered = list(values)
    among = sorted(order[:2], key=offered.index)
    where: HintStep = {"hint": "among", "actions": [lines[one][0] for one in among]}
    return Hint(nudge, where, lines[order[0]])
