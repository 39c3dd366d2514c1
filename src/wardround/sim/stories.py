"""What games tell besides their scores: how they ended, how long they were, and their cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from types import ModuleType

from wardround import catalog
from wardround.core.game import Game, Json, Options

UNITS = ("turn", "round")
"""What the length of a game can be counted in, as a view calls it."""

EndingRow = tuple[str, str, int]
"""Why a game ended (nothing where there is one way only), what its length counts, its length."""

SeatRow = tuple[dict[str, int], dict[str, int]]
"""How often a seat took each card, and how often it used each; cards not named: never."""


def ending_of(view: Json) -> EndingRow:
    """Return how a game ended, from the view of a bystander at its end."""
    ending = view.get("end")
    reason = str(ending["reason"]) if ending else ""
    unit = next((unit for unit in UNITS if unit in view), "")
    return reason, unit, int(view.get(unit, 0))


def endings(rows: Sequence[EndingRow]) -> Json:
    """Return how often each reason ended a game, and how long games were."""
    reasons = [reason for reason, _, _ in rows if reason]
    told: Json = {"ends": {reason: reasons.count(reason) for reason in sorted(set(reasons))}}
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


def _part(game: Game) -> ModuleType:
    """Return what is this game's own: its cards, and the events that tell of them."""
    return import_module(f"wardround.sim.{catalog.package_of(game)}")


def count_cards(game: Game, events: Iterable[Json], seats: int) -> list[SeatRow]:
    """Return for each seat which cards it took and used, from the events of a game."""
    part = _part(game)
    told: list[SeatRow] = [({}, {}) for _ in range(seats)]
    for event in events:
        for at, facts in enumerate((part.TAKEN, part.USED)):
            for fact in facts.get(event["event"], ()):
                counts, card = told[event["seat"]][at], str(event[fact])
                counts[card] = counts.get(card, 0) + 1
    return told


class CardTotals:
    """One card over all games: who took and used it, and the scores with it and without it."""

    __slots__ = ("card", "scores_with", "scores_without", "taken", "used")

    def __init__(self, card: str) -> None:
        self.card = card
        self.taken = 0
        self.used = 0
        self.scores_with: list[int] = []
        self.scores_without: list[int] = []

    def add(self, seat: SeatRow, score: int) -> None:
        """Count what one seat did in one game."""
        taken = seat[0].get(self.card, 0)
        self.taken += taken
        self.used += seat[1].get(self.card, 0)
        (self.scores_with if taken else self.scores_without).append(score)

    def summary(self) -> Json:
        """Return the totals as plain values; a mean of nothing is None."""
        return {
            "card": self.card,
            "taken": self.taken,
            "used": self.used,
            "seats_with": len(self.scores_with),
            "mean_score_with": _mean(self.scores_with),
            "mean_score_without": _mean(self.scores_without),
        }


def _mean(scores: Sequence[int]) -> float | None:
    return round(sum(scores) / len(scores), 4) if scores else None


def card_table(
    game: Game, options: Options, games: Iterable[tuple[Sequence[SeatRow], Sequence[int]]]
) -> list[Json]:
    """Return the totals of every card, also of those that nobody took; games with their scores."""
    ids: list[str] = _part(game).cards(options)
    totals = [CardTotals(card) for card in ids]
    for seats, scores in games:
        for seat, score in zip(seats, scores, strict=True):
            for one in totals:
                one.add(seat, score)
    return [one.summary() for one in totals]
