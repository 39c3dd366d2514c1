"""What a seat loses in its activations, placement by placement, and what rolls gain it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wardround.coach.data import WORTH_TELLING
from wardround.coach.dicehospital.yardstick import Yardstick, worth
from wardround.coach.ledger import Ledger, tenths
from wardround.dicehospital import actions
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Hospital, Table

ACTIVATION = "activation"
REROLLS = "rerolls"


@dataclass(frozen=True)
class Slip:
    """A decision that lost something, kept to be explained: where it was, and what was done."""

    move: int
    kind: str
    loss: int
    before: Table
    chosen: list[int]
    best: int
    """The better action; -1 where it is still to be looked for."""


@dataclass(frozen=True)
class Ended:
    """A finished activation: where it started, the hospital at its end, and its loss."""

    move: int
    start: Table
    hospital: Hospital
    loss: int
    """In tenths of a point, by what is best for the game."""


Advice = Callable[[Table, int], list[list[int]]]
"""Returns the plans that the coach would call best for a seat that is free to place."""


def unadvised(_table: Table, _seat: int) -> list[list[int]]:
    """Return no plans, for a seat that never asks the coach."""
    return []


class Activations:
    """Follows one seat through its activations."""

    def __init__(
        self, seat: int, yard: Yardstick, ledger: Ledger, slips: list[Slip], advice: Advice
    ) -> None:
        self._seat = seat
        self._yard = yard
        self._ledger = ledger
        self._slips = slips
        self._now = 0.0
        """What the position is worth, as long as nothing happens to the hospital."""
        self._begun: Table | None = None
        self._begun_at = 0
        self._from: Table | None = None
        """Where the placement in progress started."""
        self._move = 0
        self._line: list[int] = []
        self._lost = 0
        self._advice = advice
        self._starts: list[tuple[Table, int]] = []
        """Where placements of this activation began, and how many actions came before."""
        self._done: list[int] = []
        """The actions of this activation so far."""
        self._plans: dict[int, list[list[int]]] = {}
        """What the coach would have advised at each start; asked for only where it matters."""
        self.ended: list[Ended] = []
        """Each activation that ended."""

    def _advised(self, line: list[int]) -> bool:
        """Return whether the coach's own plan has led here, from any placement of the activation.

        A search from further on may find better; whoever followed the plan has lost nothing by it.
        """
        for at, (begun, done) in enumerate(self._starts):
            if at not in self._plans:
                self._plans[at] = self._advice(begun, self._seat)
            since = [*self._done[done:], *line]
            if any(plan[: len(since)] == since for plan in self._plans[at]):
                return True
        return False

    def act(self, table: Table, action: int, move: int) -> None:
        """See what the seat is about to do."""
        if self._begun is None:
            self._begun, self._begun_at = table.copy(), move
            self._now = worth(self._yard, table, self._seat)
            self._ledger.reckon(self._now)
        if action == actions.DONE:
            self._stop(table, move)
            return
        if self._from is None:
            self._from, self._move, self._line = table.copy(), move, []
            if table.chance < 0 and table.hospitals[self._seat].placement is None:
                self._starts.append((self._from, len(self._done)))
        self._line.append(action)

    def acted(self, table: Table) -> None:
        """Add the result; the seat was not done."""
        if table.chance >= 0 or table.hospitals[self._seat].placement is None:
            self._close(worth(self._yard, table, self._seat))

    def rolled(self, table: Table) -> None:
        """See what luck gave within a placement."""
        self._now = worth(self._yard, table, self._seat)
        self._ledger.happen(REROLLS, self._now)

    def _close(self, value: float) -> None:
        """Book a placement, or a part of one up to luck, that left the position worth `value`."""
        assert self._from is not None, "what is closed was begun"
        begun, self._from = self._from, None
        self._book(begun, value, self._move, self._line)

    def _book(self, begun: Table, value: float, move: int, line: list[int]) -> None:
        if len(FLOW.steps[begun.step].legal(begun, self._seat)) > 1:
            chosen = value
            if tenths(self._now) - tenths(value) >= WORTH_TELLING and self._advised(line):
                chosen = self._now
            loss = self._ledger.decide(ACTIVATION, self._now, chosen)
            self._lost += loss
            if loss >= WORTH_TELLING:
                self._slips.append(Slip(move, ACTIVATION, loss, begun, line, -1))
        self._done += line
        self._ledger.reckon(value)
        self._now = value

    def _stop(self, table: Table, move: int) -> None:
        """Book the end of the activation."""
        begun = table.copy()
        self._starts.append((begun, len(self._done)))
        self._book(begun, self._yard.stopped(table, self._seat), move, [actions.DONE])
        assert self._begun is not None, "an activation begins before it ends"
        hospital = table.hospitals[self._seat].copy()
        self.ended.append(Ended(self._begun_at, self._begun, hospital, self._lost))
        self._begun, self._lost = None, 0
        self._starts, self._done, self._plans = [], [], {}
