"""Clocks: how long a seat can take. They belong to the table, never to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wardround.core.game import Json

DECISION: Final = "decision"
"""A number of seconds for each decision."""
ACTIVATION: Final = "activation"
"""The timed play of the prototype (DH-10.6): seconds for an activation, more in each round."""
NONE: Final = "none"
KINDS: Final = (NONE, DECISION, ACTIVATION)

FIRST_ACTIVATION: Final = 60
MORE_EACH_ROUND: Final = 5
PHASE: Final = "activation"


class Clock:
    """The clock of a table."""

    __slots__ = ("kind", "seconds")

    def __init__(self, kind: str, seconds: int) -> None:
        self.kind = kind
        self.seconds = seconds

    def record(self) -> Json:
        """Return it as plain values."""
        return {"kind": self.kind, "seconds": self.seconds}

    def allowed(self, view: Mapping[str, Any]) -> int:
        """Return the seconds for the current decision, or 0 for no limit."""
        if self.kind == DECISION:
            return self.seconds
        if self.kind == ACTIVATION and view.get("phase") == PHASE:
            return self.seconds + MORE_EACH_ROUND * (int(view["round"]) - 1)
        return 0

    def goes_on(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
        """Return whether the time that started at one view still runs at another.

        Each decision has its own time, but an activation is one piece.
        """
        if self.kind != ACTIVATION:
            return False
        return before.get("phase") == PHASE and all(
            before[name] == after[name] for name in ("phase", "round")
        )


NO_CLOCK: Final = Clock(NONE, 0)


def read_clock(told: Mapping[str, Any]) -> Clock:
    """Return the clock from its `Clock.record`."""
    return Clock(told["kind"], told["seconds"])


def make_clock(kind: str, seconds: int = 0) -> Clock:
    """Return a clock; the timed play of DH-10.6 starts with its own 60 seconds."""
    if kind == ACTIVATION:
        return Clock(kind, seconds or FIRST_ACTIVATION)
    return Clock(kind, seconds) if kind == DECISION and seconds else NO_CLOCK
