"""Days in UTC: which day it is, and when it ends.

Times are milliseconds since 1970, from the real clock. A calendar can be ahead of that clock:
`--day` lets a server run on another day.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final

GRACE: Final = timedelta(hours=1)
"""So long after midnight a game may still come to its end, and the luck is kept secret."""

Clock = Callable[[], int]


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def day_of(at: int) -> str:
    """Return the day of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def days_before(day: str, count: int) -> str:
    """Return an earlier day."""
    return (date.fromisoformat(day) - timedelta(days=count)).isoformat()


def noon_of(day: str) -> int:
    """Return the middle of a day."""
    return _begin_of(day) + _milliseconds(timedelta(hours=12))


def _begin_of(day: str) -> int:
    begin = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int(begin.timestamp() * 1000)


def _milliseconds(span: timedelta) -> int:
    return int(span.total_seconds() * 1000)


class Calendar:
    """A calendar: returns the current day."""

    def __init__(self, clock: Clock = now, ahead: int = 0) -> None:
        self.clock = clock
        self.ahead = ahead

    @classmethod
    def from_day(cls, day: str, clock: Clock = now) -> Calendar:
        """Return a calendar on which it is now noon of a day."""
        return cls(clock, noon_of(day) - clock())

    def today(self) -> str:
        """Return the day that it is."""
        return day_of(self.clock() + self.ahead)

    def end_of(self, day: str) -> int:
        """Return when a day ends."""
        return _begin_of(day) + _milliseconds(timedelta(days=1)) - self.ahead

    def opened_at(self, day: str) -> int:
        """Return when the luck of a day's ward may be known."""
        return self.end_of(day) + _milliseconds(GRACE)

    def opening(self, day: str) -> str:
        """Return the same as people read it, by the time of Greenwich: `2026-11-16, 01:00`."""
        opened = datetime.fromtimestamp((self.opened_at(day) + self.ahead) / 1000, UTC)
        return f"{opened:%Y-%m-%d, %H:%M}"

    def is_secret(self, day: str) -> bool:
        """Return whether a table plays a ward whose seed is still secret."""
        return bool(day) and self.clock() < self.opened_at(day)
