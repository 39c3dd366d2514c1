"""Statistics of games besides scores: how they ended, how long they were, and their cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import NotRequired, TypedDict

from wardround import catalog
from wardround.core.game import Options, State
from wardround.core.json_types import EventRecord, View
from wardround.core.records import Move, Record, Terms, push_move
from wardround.core.traits import Chapters

SeatRow = tuple[dict[str, int], dict[str, int]]
"""How often a seat took each card, and how often it used each; cards not named: never."""


class Watch:
    """Counts for each seat what it took and used. Games say what they look at."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.rows: list[SeatRow] = [({}, {}) for _ in range(seats)]

    def cards(self) -> list[tuple[str, str]]:
        """Return kind and id of every card that could be counted."""
        raise NotImplementedError

    def before(self, state: State, move: Move) -> None:
        """Look at a position and the move that follows."""

    def after(self, state: State, event: EventRecord) -> None:
        """Look at something that happened, and at the position after the move."""
        raise NotImplementedError

    def taken(self, seat: int, card: str) -> None:
        """Count a card that a seat got."""
        self._count(0, seat, card)

    def used(self, seat: int, card: str) -> None:
        """Count a card that had an effect; an effect on all players counts for the first seat."""
        self._count(1, seat, card)

    def _count(self, which: int, seat: int, card: str) -> None:
        counts = self.rows[max(seat, 0)][which]
        counts[card] = counts.get(card, 0) + 1

    def through(self, record: Record) -> None:
        """Watch a whole game."""
        game, state = record.terms.game, record.start()
        for move in record.moves:
            self.before(state, move)
            game.listen(state)
            push_move(game, state, move)
            for event in game.heard(state):
                self.after(state, game.event_record(state, event))


EndingRow = tuple[str, str, int]
"""Why a game ended (nothing where there is one way only), what its length counts, its length."""


class Length(TypedDict):
    """How long games were, in rounds or turns."""

    unit: str
    mean: float
    least: int
    most: int


class Endings(TypedDict):
    """How often each reason ended a game, and how long games were."""

    ends: dict[str, int]
    length: NotRequired[Length]


class CardLine(TypedDict):
    """The totals of a card; a mean of nothing is None."""

    card: str
    kind: str
    taken: int
    used: int
    seats_with: int
    mean_score_with: float | None
    mean_score_without: float | None


def ending_of(view: View, chapters: Chapters) -> EndingRow:
    """Return how a game ended, from the public view at its end."""
    ending = view.get("end")
    reason = str(ending["reason"]) if ending else ""
    return reason, chapters.count, chapters.number(view)


def endings(rows: Sequence[EndingRow]) -> Endings:
    """Return how often each reason ended a game, and how long games were."""
    reasons = [reason for reason, _, _ in rows if reason]
    told: Endings = {"ends": {reason: reasons.count(reason) for reason in sorted(set(reasons))}}
    lengths = [length for _, unit, length in rows if unit]
    if lengths:
        told["length"] = {
            "unit": rows[0][1],
            "mean": round(sum(lengths) / len(lengths), 4),
            "least": min(lengths),
            "most": max(lengths),
        }
    return told


# --- cards ---------------------------------------------------------------------------------------


def watch_of(terms: Terms, seats: int) -> Watch:
    """Return who watches the cards of a game; which those are is the game's own."""
    module = import_module(f"wardround.sim.{catalog.package_of(terms.game)}")
    watch: Watch = module.WATCH(terms.options, seats)
    return watch


def count_cards(record: Record) -> list[SeatRow]:
    """Return for each seat of a game which cards it took and used."""
    watch = watch_of(record.terms, len(record.seats))
    watch.through(record)
    return watch.rows


@dataclass(slots=True)
class CardTotals:
    """One card over all games: who took and used it, and the scores with it and without it."""

    kind: str
    card: str
    taken: int = 0
    used: int = 0
    scores_with: list[int] = field(default_factory=list)
    scores_without: list[int] = field(default_factory=list)

    def add(self, seat: SeatRow, score: int) -> None:
        """Count what one seat did in one game."""
        taken = seat[0].get(self.card, 0)
        self.taken += taken
        self.used += seat[1].get(self.card, 0)
        (self.scores_with if taken else self.scores_without).append(score)

    def summary(self) -> CardLine:
        """Return the totals as plain values."""
        return {
            "card": self.card,
            "kind": self.kind,
            "taken": self.taken,
            "used": self.used,
            "seats_with": len(self.scores_with),
            "mean_score_with": _mean(self.scores_with),
            "mean_score_without": _mean(self.scores_without),
        }


def _mean(scores: Sequence[int]) -> float | None:
    return round(sum(scores) / len(scores), 4) if scores else None


def card_table(
    terms: Terms, seats: int, games: Iterable[tuple[Sequence[SeatRow], Sequence[int]]]
) -> list[CardLine]:
    """Return the totals of every card, also of those that nobody took; games with their scores."""
    totals = [CardTotals(kind, card) for kind, card in watch_of(terms, seats).cards()]
    for rows, scores in games:
        for row, score in zip(rows, scores, strict=True):
            for one in totals:
                one.add(row, score)
    return [one.summary() for one in totals]
