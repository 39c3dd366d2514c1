"""What clients sent and saw, in their own words: the other side of the log."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from threading import Lock
from typing import Final

NEVER: Final = 1 << 63
"""A moment after all others."""


class Outcome(StrEnum):
    """What the sender of something knows of it."""

    UNKNOWN = "unknown"
    DONE = "done"
    REFUSED = "refused"


@dataclass(slots=True)
class Deed:
    """Something that somebody sent, perhaps several times, always with the same key."""

    table: str
    seat: int
    key: str
    kind: str
    body: Mapping[str, object]
    """What its entry must hold."""
    sent: int
    """When it was sent first, in nanoseconds of one clock for all."""
    answered: int = NEVER
    """When it was known to be done or refused."""
    outcome: Outcome = Outcome.UNKNOWN
    code: str = ""
    numbers: list[int] = field(default_factory=list)
    """The numbers in the log that answers named, in order."""

    def done(self, number: int) -> None:
        """Note that an answer said where in the log it is."""
        self.numbers.append(number)
        self.outcome = Outcome.DONE
        self.answered = min(self.answered, now())

    def refused(self, code: str) -> None:
        """Note that it was refused."""
        self.code = code
        if self.outcome is Outcome.UNKNOWN:
            self.outcome, self.answered = Outcome.REFUSED, now()


@dataclass(frozen=True, slots=True)
class Look:
    """How far the log of a table went, as a node showed it."""

    node: str
    table: str
    asked: int
    answered: int
    seq: int


@dataclass(slots=True)
class History:
    """All that clients did and saw; they write it in threads of their own."""

    deeds: list[Deed] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    answers: list[Look] = field(default_factory=list)
    """What nodes acknowledged, as looks: a node that says so has shown it."""
    lost: int = 0
    """How often there was no answer, or the answer that nothing can be done now."""
    strange: list[str] = field(default_factory=list)
    """Answers that nobody should get, whatever goes wrong."""
    _lock: Lock = field(default_factory=Lock)

    def add(self, deed: Deed) -> Deed:
        """Note what is about to be sent."""
        with self._lock:
            self.deeds.append(deed)
        return deed

    def looked(self, node: str, table: str, asked: int, seq: int) -> None:
        """Note what a node has shown."""
        with self._lock:
            self.looks.append(Look(node, table, asked, now(), seq))

    def acknowledged(self, node: str, table: str, asked: int, seq: int) -> None:
        """Note that a node has said that something is in the log."""
        with self._lock:
            self.answers.append(Look(node, table, asked, now(), seq))

    def missed(self) -> None:
        """Note that there was no answer."""
        with self._lock:
            self.lost += 1

    def count(self, outcome: Outcome) -> int:
        """Return how much ended in a way."""
        return sum(deed.outcome is outcome for deed in self.deeds)


def now() -> int:
    """Return the moment, for all threads alike."""
    return time.monotonic_ns()
