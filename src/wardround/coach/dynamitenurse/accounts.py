"""Follows one seat through a recorded game: what its decisions lost, what luck and others did.

A decision that lost is told with why the better line is better, in the terms of the evaluation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from wardround.bots.dynamitenurse.outlook import NAMES, Outlook, features
from wardround.bots.dynamitenurse.worth import Worth
from wardround.coach.advice import Followed
from wardround.coach.data import WORTH_TELLING, Why
from wardround.coach.dynamitenurse.turns import MAIN, TurnSearch, usual_hand
from wardround.coach.ledger import Ledger, tenths
from wardround.dynamitenurse import actions, steps
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.views import phase

REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "points": ("points",),
    "cards": ("tp", "tp-to-come", "gold-to-come", "draws-to-come"),
    "patients": (
        "healthy", "healthy-vp", "critical", "critical-vp", "unpaid", "riding", "over-beds",
    ),
}  # fmt: skip
"""What a player understands, and the features that speak of it."""
WORTH_A_REASON: Final = 0.3
"""What is less than this many points is no reason."""


def reasons(outlook: Outlook, worth: Worth, seat: int, better: Table, worse: Table) -> list[Why]:
    """Return in what one position is better than another, the weightiest first."""
    weights = outlook.weights[int(better.seats)]
    more, less = features(better, worth, seat), features(worse, worth, seat)
    gains = {name: weights[at] * (more[at] - less[at]) for at, name in enumerate(NAMES)}
    totals = {reason: sum(gains[one] for one in names) for reason, names in REASONS.items()}
    order = sorted(totals, key=lambda reason: -totals[reason])
    return [
        {"reason": reason, "points": round(totals[reason], 1)}
        for reason in order[:2]
        if totals[reason] >= WORTH_A_REASON
    ]


DRAWS: Final = "draws"
PATIENTS: Final = "patients"
TOWN: Final = "town"
OTHERS: Final = "others"
LUCK: Final = (DRAWS, PATIENTS, TOWN, OTHERS)
BY_LUCK: Final = {
    steps.LUCK_PATIENT: PATIENTS,
    steps.LUCK_EVENT: TOWN,
    steps.LUCK_DRAW: DRAWS,
    steps.LUCK_NURSE: TOWN,
}
DECISIONS: Final = (MAIN, "duty", "admission", "other")
BY_STEP: Final = {steps.ASSIGN: "duty", steps.ADMISSION: "admission", steps.ADMIT_NOW: "admission"}


@dataclass(frozen=True)
class Slip:
    """A decision that lost something: where it was, what was done, what was better."""

    move: int
    kind: str
    loss: int
    before: Table
    chosen: int
    best: list[int]
    why: list[Why]


Advice = Callable[[Table, int, int], list[list[int]]]
"""Returns the lines that hints and plans of the coach give a seat, with a search so wide."""


class Account:
    """The account of one seat."""

    def __init__(
        self, seat: int, outlook: Outlook, worth: Worth, limit: int, advice: Advice
    ) -> None:
        self.ledger = Ledger(LUCK, DECISIONS)
        self.slips: list[Slip] = []
        self.turns: dict[int, int] = {}
        """What each own turn lost."""
        self._seat = seat
        self._outlook = outlook
        self._worth = worth
        self._limit = limit
        self._turn = -1
        self._search = self._fresh()
        self._followed: Followed[Table] = Followed(lambda table: advice(table, seat, limit))
        """The decisions of this turn."""
        self._pending: str | None = None
        """What has changed the position since it was last valued."""

    def _fresh(self) -> TurnSearch:
        return TurnSearch(self._outlook, self._worth, self._seat, self._limit)

    def happened(self, table: Table) -> None:
        """See a position just before luck or another player does something."""
        kind = BY_LUCK.get(int(table.chance), OTHERS)
        if kind == DRAWS and int(table.chance_seat) != self._seat:
            kind = OTHERS
        if self._pending not in (None, kind):
            self._settle(table)
        self._pending = kind

    def _settle(self, table: Table) -> None:
        """Book what has changed the position."""
        if self._pending is not None and self.ledger.begun:
            self.ledger.happen(self._pending, self._now(table))
        self._pending = None

    def _now(self, table: Table) -> float:
        """Return the value of a position; in the seat's own Main Phase with its best line."""
        if self._mine(table):
            return self._search.value(table)
        return self._outlook.value(table, self._worth, self._seat)

    def _mine(self, table: Table) -> bool:
        return int(table.active) == self._seat and phase(table) == MAIN

    def decide(self, table: Table, action: int, move: int) -> None:
        """See what the seat is about to do."""
        mine = self._mine(table)
        if mine and int(table.turn) != self._turn:
            self._turn = int(table.turn)
            self._followed.clear()
            self._begin_turn(table)
        self._settle(table)
        self._followed.add(table.copy(), action, mine)
        legal = FLOW.steps[table.step].legal(table, self._seat)
        if mine:
            best, chosen = self._search.value(table), self._search.after(table, action)
            best = max(best, chosen)
            self.ledger.reckon(best)
            self._book(table, MAIN, best, chosen, action, move, legal)
            self.ledger.reckon(chosen)
            return
        values = {one: self._pushed(table, one) for one in legal}
        best = max(values.values())
        if not self.ledger.begun:
            self.ledger.reckon(best)
        if tenths(min(values.values())) < tenths(best):
            kind = BY_STEP.get(int(table.step), "other")
            self._book(table, kind, best, values[action], action, move, legal)

    def finish(self, table: Table, score: float | None) -> None:
        """See the last position, and the score if the game is over."""
        self._settle(table)
        if score is not None:
            self.ledger.reckon(score)

    def _begin_turn(self, table: Table) -> None:
        """Book the hand that was drawn: what it can do against what was expected."""
        self._search = self._fresh()
        if self.ledger.begun:
            now = self._outlook.value(table, self._worth, self._seat)
            self.ledger.happen(self._pending or DRAWS, now)
        self.ledger.reckon(usual_hand(table, self._seat, self._search))
        self._pending = DRAWS

    def _after(self, table: Table, action: int) -> Table:
        after = table.copy()
        FLOW.steps[table.step].push(after, self._seat, action)
        return after

    def _pushed(self, table: Table, action: int) -> float:
        return self._outlook.value(self._after(table, action), self._worth, self._seat)

    def _book(
        self,
        table: Table,
        kind: str,
        best: float,
        chosen: float,
        action: int,
        move: int,
        legal: list[int],
    ) -> None:
        if len(legal) < 2:
            return
        if tenths(best) > tenths(chosen) and self._followed.advised():
            chosen = best
        loss = self.ledger.decide(kind, best, chosen)
        turn = int(table.turn)
        self.turns[turn] = self.turns.get(turn, 0) + loss
        if loss >= WORTH_TELLING:
            better, why = self._better(table, kind, legal, action)
            self.slips.append(Slip(move, kind, loss, table.copy(), action, better, why))

    def _better(
        self, table: Table, kind: str, legal: list[int], action: int
    ) -> tuple[list[int], list[Why]]:
        """Return the line that would have been better, and why."""
        if kind == MAIN:
            worse = table.copy()
            if action != actions.DONE or table.step != steps.MAIN:
                FLOW.push(worse, self._seat, action)
            ends = self._search.end(table), self._search.end(worse)
            return self._search.line(table), self._why(*ends)
        best = max(legal, key=lambda one: self._pushed(table, one))
        return [best], self._why(self._after(table, best), self._after(table, action))

    def _why(self, better: Table, worse: Table) -> list[Why]:
        return reasons(self._outlook, self._worth, self._seat, better, worse)
