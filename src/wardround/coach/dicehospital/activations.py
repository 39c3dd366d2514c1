"""What a seat loses in its activations, placement by placement, and what rolls gain it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from wardround.coach.advice import Followed
from wardround.coach.data import WORTH_TELLING
from wardround.coach.dicehospital.yardstick import Yardstick, is_free, worth
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
    rest: list[int] = field(default_factory=list)
    """What was done next in the same placement on the coach's advice."""


@dataclass(frozen=True)
class Ended:
    """A finished activation: where it started, the hospital at its end, and its loss."""

    move: int
    start: Table
    hospital: Hospital
    loss: int
    """In tenths of a point, by what is best for the game."""


Advice = Callable[[Table, int], list[list[int]]]
"""Returns the lines that hints and plans of the coach give a seat in its activation."""


def unadvised(_table: Table, _seat: int) -> list[list[int]]:
    """Return no lines, for a seat that never asks the coach."""
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
        self._line: list[tuple[Table, int]] = []
        """The placement in progress: its actions, each with the position before it."""
        self._move = 0
        self._lost = 0
        self._followed: Followed[Table] = Followed(lambda table: advice(table, seat))
        """All of this activation."""
        self.ended: list[Ended] = []
        """Each activation that ended."""

    def act(self, table: Table, action: int, move: int) -> None:
        """See what the seat is about to do."""
        if self._begun is None:
            self._begun, self._begun_at = table.copy(), move
            self._now = worth(self._yard, table, self._seat)
            self._ledger.reckon(self._now)
        if not self._line:
            self._move = move
        before = table.copy()
        self._line.append((before, action))
        self._followed.add(before, action, is_free(table, self._seat))
        if action == actions.DONE:
            self._stop(table)

    def acted(self, table: Table) -> None:
        """Add the result; the seat was not done."""
        if table.chance >= 0 or table.hospitals[self._seat].placement is None:
            self._book(worth(self._yard, table, self._seat))

    def rolled(self, table: Table) -> None:
        """See what luck gave within a placement."""
        self._now = worth(self._yard, table, self._seat)
        self._ledger.happen(REROLLS, self._now)

    def _book(self, value: float) -> None:
        """Book a placement, or a part of one up to luck, that left the position worth `value`."""
        line, self._line = self._line, []
        begun = line[0][0]
        if len(FLOW.steps[begun.step].legal(begun, self._seat)) > 1:
            own, chosen = len(line), value
            if tenths(self._now) > tenths(value):
                own, chosen = self._own(line, value)
            loss = self._ledger.decide(ACTIVATION, self._now, chosen)
            self._lost += loss
            if loss >= WORTH_TELLING:
                done = [action for _, action in line]
                slip = Slip(self._move, ACTIVATION, loss, begun, done[:own], -1, done[own:])
                self._slips.append(slip)
        self._ledger.reckon(value)
        self._now = value

    def _own(self, line: list[tuple[Table, int]], value: float) -> tuple[int, float]:
        """Return where the coach's advice began to be followed to the end, and what the rest left.

        What was lost by following it is added to the `value` that the placement left.
        """
        first = len(self._followed) - len(line)
        advised = [self._followed.advised(first + at) for at in range(len(line))]
        own = max((at + 1 for at, one in enumerate(advised) if not one), default=0)
        if own == 0:
            return own, self._now
        worths = [
            worth(self._yard, table, self._seat) if at and (advised[at - 1] or advised[at]) else 0.0
            for at, (table, _) in enumerate(line)
        ]
        worths = [self._now, *worths[1:], value]
        lost = [max(0.0, worths[at] - worths[at + 1]) for at, one in enumerate(advised) if one]
        return own, value + sum(lost)

    def _stop(self, table: Table) -> None:
        """Book the end of the activation."""
        self._book(self._yard.stopped(table, self._seat))
        assert self._begun is not None, "an activation begins before it ends"
        hospital = table.hospitals[self._seat].copy()
        self.ended.append(Ended(self._begun_at, self._begun, hospital, self._lost))
        self._begun, self._lost = None, 0
        self._followed.clear()
