"""Clocks: how long a seat can take. They belong to the table, never to the rules."""

from __future__ import annotations

from typing import Final

from wardround.core.errors import BadOption
from wardround.core.json_types import View
from wardround.core.traits import TimedPlay, Traits
from wardround.tables.game.table_types import ClockRecord
from wardround.tables.rows import Stored

DECISION: Final = "decision"
"""A number of seconds for each decision."""
NONE: Final = "none"


class Clock:
    """The clock of a table: none, one for each decision, or one for a phase of timed play.

    The kind of the last is the id of the phase.
    """

    __slots__ = ("kind", "seconds")

    def __init__(self, kind: str, seconds: int) -> None:
        self.kind = kind
        self.seconds = seconds

    def record(self) -> ClockRecord:
        """Return it as plain values."""
        return {"kind": self.kind, "seconds": self.seconds}

    def is_for_phase(self) -> bool:
        """Return whether it limits a whole phase (`TimedPlay`)."""
        return self.kind not in (NONE, DECISION)

    def allowed(self, view: View, traits: Traits) -> int:
        """Return the seconds for the current decision, or 0 for no limit."""
        if self.kind == DECISION:
            return self.seconds
        timed = traits.timed
        if timed is not None and self._limits(view):
            return self.seconds + timed.more * (traits.chapters.number(view) - 1)
        return 0

    def goes_on(self, before: View, after: View, traits: Traits) -> bool:
        """Return whether the time that started at one view still runs at another.

        Each decision has its own time, but a phase of timed play is one piece.
        """
        if not (self._limits(before) and self._limits(after)):
            return False
        return traits.chapters.number(before) == traits.chapters.number(after)

    def _limits(self, view: View) -> bool:
        """Return whether a view is in the phase that the clock is for."""
        return self.is_for_phase() and view.get("phase") == self.kind


NO_CLOCK: Final = Clock(NONE, 0)


def read_clock(told: Stored) -> Clock:
    """Return the clock from its `Clock.record`."""
    return Clock(told["kind"], told["seconds"])


def make_clock(kind: str, seconds: int = 0, timed: TimedPlay | None = None) -> Clock:
    """Return a clock; one of timed play has the seconds of the rules unless others are given."""
    if kind in (NONE, DECISION):
        return Clock(kind, seconds) if kind == DECISION and seconds else NO_CLOCK
    if timed is None or kind != timed.phase:
        phases = [] if timed is None else [timed.phase]
        raise BadOption("unknown-clock", found=kind, allowed=", ".join([NONE, DECISION, *phases]))
    return Clock(kind, seconds or timed.first)
