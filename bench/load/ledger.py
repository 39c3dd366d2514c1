"""The driver's books: every action, and when it reached each of the other seats."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Posted:
    """An action on its way."""

    seat: int
    at: float
    missing: set[int]
    """The seats that have not been told of it, its own included."""
    seq: int = 0
    """Its number, once the server has answered."""
    told: set[int] = field(default_factory=set)
    """The numbers of the events that came since."""
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    def is_complete(self) -> bool:
        """Return whether the answer and all events have come."""
        return self.seq > 0 and not self.missing


class Ledger:
    """What was sent and what came, and everything that should not have happened."""

    def __init__(self) -> None:
        self.errors: Counter[str] = Counter()
        self.seconds: list[float] = []
        """From the sending of an action to its event at another seat, one for each other seat."""
        self.answers: list[float] = []
        """From the sending of an action to its answer."""
        self.late: list[float] = []
        """How much later than planned the driver sent its actions."""
        self.actions = 0
        self._under_way: dict[str, Posted] = {}
        self._last: dict[tuple[str, int], int] = {}

    def is_busy(self, table: str) -> bool:
        """Return whether something is under way at a table."""
        return table in self._under_way

    async def finished(self, table: str) -> None:
        """Wait until nothing is under way at a table."""
        posted = self._under_way.get(table)
        if posted is not None:
            await posted.finished.wait()

    def sent(self, table: str, seat: int, seats: int, at: float) -> None:
        """Note that a seat sends an action."""
        assert table not in self._under_way, "one action at a time at each table"
        self._under_way[table] = Posted(seat, at, set(range(seats)))

    def answered(self, table: str, status: int, seq: int, at: float) -> None:
        """Note the answer to the action at a table."""
        posted = self._under_way[table]
        if status != 200:
            self.errors[f"answer {status}"] += 1
            posted.finished.set()
            del self._under_way[table]
            return
        posted.seq = seq
        self.answers.append(at - posted.at)
        self._close(table, posted)

    def arrived(self, table: str, seat: int, id: int, at: float) -> None:
        """Note an event; each must be newer than the one before it on the same stream."""
        if id <= self._last.get((table, seat), -1):
            self.errors["event doubled"] += 1
            return
        is_first = (table, seat) not in self._last
        self._last[table, seat] = id
        posted = self._under_way.get(table)
        if is_first:
            return
        if posted is None or seat not in posted.missing:
            self.errors["event without action"] += 1
            return
        posted.missing.discard(seat)
        posted.told.add(id)
        if seat != posted.seat:
            self.seconds.append(at - posted.at)
        self._close(table, posted)

    def _close(self, table: str, posted: Posted) -> None:
        """Let an action be done when everything has come that it was to bring."""
        if posted.is_complete():
            self.actions += 1
            if posted.told != {posted.seq}:
                self.errors["event of another number"] += 1
            posted.finished.set()
            del self._under_way[table]

    def give_up(self) -> None:
        """Count what has not come until now as missing."""
        for posted in self._under_way.values():
            self.errors["event missing"] += len(posted.missing)
            self.errors["answer missing"] += not posted.seq
        self._under_way.clear()
        self.errors = +self.errors

    def turn_page(self) -> None:
        """Begin to measure again."""
        self.errors.clear()
        self.seconds.clear()
        self.answers.clear()
        self.late.clear()
        self.actions = 0


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value that so large a share of the values does not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
