"""Questions that wait for a worker, taken table by table, so that none holds up the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from wardround.core.game import Json

LATE: Final = "late"
"""The fault of a question that waited too long."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a question: an answer, or a fault that begins with its kind.

    `hung`, `died` and `babble` are a worker's that was ended, `start` that of one that could not
    begin, `error` comes from a bot or coach in a worker that lives on, and `late` is a question
    that no worker had time for.
    """

    answer: Json
    fault: str = ""


class Job:
    """A question that waits for its answer."""

    __slots__ = ("begun", "memory", "question", "table", "told", "urgent")

    def __init__(self, question: Mapping[str, Any], table: str, *, urgent: bool) -> None:
        self.question = question
        self.memory = str(question.get("memory", ""))
        self.table = table
        self.urgent = urgent
        self.begun = False
        """Whether a worker was found for it."""
        self.told: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()


class Turns:
    """The questions of all tables: one of each in turn, and urgent ones before all others."""

    def __init__(self) -> None:
        self._urgent: deque[Job] = deque()
        self._tables: OrderedDict[str, deque[Job]] = OrderedDict()

    def __iter__(self) -> Iterator[Job]:
        """Give those who still wait."""
        for jobs in (self._urgent, *self._tables.values()):
            yield from (job for job in jobs if not job.told.done())

    def add(self, job: Job) -> None:
        """Let a question wait."""
        jobs = self._urgent if job.urgent else self._tables.setdefault(job.table, deque())
        jobs.append(job)

    def next(self) -> Job | None:
        """Return whose turn it is; those for whom nobody waits any more are dropped."""
        if _first(self._urgent) is not None:
            return self._urgent[0]
        while self._tables:
            table, jobs = next(iter(self._tables.items()))
            if _first(jobs) is not None:
                return jobs[0]
            del self._tables[table]
        return None

    def take(self, job: Job) -> None:
        """Take out the one whose turn it was; now the other tables come first."""
        job.begun = True
        if job.urgent:
            self._urgent.popleft()
        else:
            self._tables[job.table].popleft()
            self._tables.move_to_end(job.table)

    def clear(self) -> None:
        """Let nobody wait."""
        self._urgent.clear()
        self._tables.clear()


def _first(jobs: deque[Job]) -> Job | None:
    while jobs and jobs[0].told.done():
        jobs.popleft()
    return jobs[0] if jobs else None
