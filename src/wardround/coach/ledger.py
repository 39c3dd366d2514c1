"""Where the points of one seat came from: par, luck, others, own losses.

Everything is booked in whole tenths of a point, so that the parts add up exactly to the total, on
the screen as well.
"""

from __future__ import annotations

from typing import Final

TENTHS: Final = 10
"""The resolution of values: anything smaller is noise of the estimate."""
A_POINT: Final = 0.5
"""By how much each point that a decision loses multiplies its accuracy."""


def tenths(value: float) -> int:
    """Return points as whole tenths of points."""
    return round(value * TENTHS)


def points(amount: int) -> float:
    """Return tenths as points."""
    return amount / TENTHS


class Ledger:
    """The value of one seat from its first decision on, and why it changed."""

    def __init__(self, luck: tuple[str, ...], decisions: tuple[str, ...]) -> None:
        """Keep accounts of these kinds of luck and decisions."""
        self.begun = False
        self.start = 0
        self.corrections = 0
        """What the estimate itself changed by, with nobody's doing."""
        self.value = 0
        self.luck: dict[str, int] = dict.fromkeys(luck, 0)
        self.losses: dict[str, int] = dict.fromkeys(decisions, 0)
        self.decisions = 0
        self._accuracies = 0.0

    def reckon(self, value: float) -> None:
        """Set the value of the position: the start, or a correction of the estimate."""
        now = tenths(value)
        if self.begun:
            self.corrections += now - self.value
        else:
            self.begun = True
            self.start = now
        self.value = now

    def happen(self, kind: str, value: float) -> None:
        """Book what luck or others made of the position."""
        if not self.begun:
            self.reckon(value)
            return
        now = tenths(value)
        self.luck[kind] += now - self.value
        self.value = now

    def decide(self, kind: str, best: float, chosen: float) -> int:
        """Book a decision with a choice, and return its loss in tenths.

        Only the difference counts, so that both may be values of another scale than before.
        """
        loss = max(0, tenths(best) - tenths(chosen))
        self.losses[kind] += loss
        self.value -= loss
        self.decisions += 1
        self._accuracies += A_POINT ** points(loss)
        return loss

    @property
    def par(self) -> int:
        """What was to be expected with usual luck and without losses, in tenths."""
        return self.start + self.corrections

    @property
    def accuracy(self) -> float | None:
        """How good the decisions were, in per cent; None where there were none."""
        if not self.decisions:
            return None
        return round(100 * self._accuracies / self.decisions, 1)
