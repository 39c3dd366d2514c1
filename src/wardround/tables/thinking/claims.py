"""What comes with a question to a bot or the coach, and what comes back.

A claim says for whom a question is, so that many questions of one do not delay the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

LATE: Final = "late"
"""The fault of a question that waited too long."""
QUICK: Final = "quick"
"""Answered in milliseconds; the spare workers are for these."""
USUAL: Final = "usual"
SLOW: Final = "slow"
"""Takes many seconds, so one worker is always left to the others."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a question: an answer, or a fault that starts with its kind.

    `hung`, `died` and `babble` mean a worker that was killed, `start` one that could not start,
    `error` comes from a bot or coach in a worker that keeps running, and `late` is a question that
    no worker had time for.
    """

    answer: Mapping[str, object]
    fault: str = ""


def always() -> bool:
    """Mark that a player waits for an answer."""
    return True


@dataclass(frozen=True, slots=True)
class Claim:
    """For whom a question is, and how it is served."""

    address: str = ""
    person: str = ""
    table: str = ""
    pace: str = USUAL
    urgent: bool = False
    """Whether it comes before all others; it should be quick to answer."""
    awaited: Callable[[], bool] = always
    """Whether a player waits for it now: all others come later, and are never late."""


class Closed(Exception):
    """The thinker stops; nothing was thought about and nothing decided."""
