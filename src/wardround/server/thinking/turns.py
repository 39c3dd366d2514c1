"""A fair queue for workers: by address, by person, then by table.

Invented people share the turn of one address, and many tables that of one person. So asking more
often gets nobody more of the workers.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from wardround.tables.thinking.claims import Claim, Thought


class Job:
    """A question that waits for its answer."""

    __slots__ = ("begun", "claim", "levels", "limit", "memory", "question", "thought")

    def __init__(self, question: Mapping[str, Any], claim: Claim) -> None:
        self.question = question
        self.memory = str(question.get("memory", ""))
        self.claim = claim
        path = (claim.address, claim.person, claim.table)
        self.levels = tuple(path[: depth + 1] for depth in range(len(path)))
        """Those who take turns: the address, a person there, and a table of theirs."""
        self.begun = False
        """Whether a worker was found for it."""
        self.limit: asyncio.TimerHandle | None = None
        """When it will have waited too long."""
        self.thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()


class Turns:
    """The queue of questions.

    The caller with the fewest workers comes first, among equals the one who waited longest: one of
    each address, within it of each person, within that of each table.
    """

    def __init__(self) -> None:
        self._jobs: list[Job] = []
        self._queued: Counter[tuple[str, ...]] = Counter()
        self._held: Counter[tuple[str, ...]] = Counter()
        self._turn: dict[tuple[str, ...], int] = {}
        """Since when each of them has waited; a turn resets it."""
        self._ticks = count()

    def __iter__(self) -> Iterator[Job]:
        """Give those who still wait."""
        return (job for job in self._jobs if not job.thought.done())

    def add(self, job: Job) -> None:
        """Let a question wait."""
        self._jobs.append(job)
        self._queued.update(job.levels)
        for level in job.levels:
            self._turn.setdefault(level, next(self._ticks))

    def next(self, paces: frozenset[str]) -> Job | None:
        """Return the next question with one of these paces.

        Questions that nobody waits for are dropped.
        """
        for job in [job for job in self._jobs if job.thought.done()]:
            self._remove(job)
        fitting = [job for job in self._jobs if job.claim.pace in paces]
        return min(fitting, key=self._place, default=None)

    def take(self, job: Job) -> None:
        """Take out the one whose turn it was; now the others come first."""
        job.begun = True
        self._remove(job)
        self._held.update(job.levels)
        for level in job.levels:
            if level in self._turn:
                self._turn[level] = next(self._ticks)

    def give_back(self, job: Job) -> None:
        """Take in that the worker of a question is free again."""
        self._held.subtract(job.levels)
        self._held += Counter()  # drops those with none

    def clear(self) -> None:
        """Let nobody wait."""
        for job in [*self._jobs]:
            self._remove(job)

    def _place(self, job: Job) -> tuple[int, ...]:
        """Return where in line a question is; where all else is equal, the first came first."""
        shares = [one for level in job.levels for one in (self._held[level], self._turn[level])]
        return (not job.claim.awaited(), not job.claim.urgent, *shares)

    def _remove(self, job: Job) -> None:
        self._jobs.remove(job)
        for level in job.levels:
            self._queued[level] -= 1
            if not self._queued[level]:
                del self._queued[level], self._turn[level]
