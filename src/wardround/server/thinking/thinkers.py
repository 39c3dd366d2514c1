"""The worker pool of a server: a few processes that answer all questions, in turn."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, ParamSpec, Self, TypeVar

from wardround.server.thinking.processes import Fault, Worker
from wardround.server.thinking.turns import Job, Turns
from wardround.tables.thinking.answering import BOTS, Recent
from wardround.tables.thinking.budgets import PATIENCE, WAIT
from wardround.tables.thinking.claims import LATE, QUICK, SLOW, USUAL, Claim, Closed, Thought

SPARE: Final = 1
"""How many processes more a server has, for what is quick while all others are deep in thought."""
P = ParamSpec("P")
T = TypeVar("T")

NOBODY: Final = Claim()
NONE: Final[frozenset[str]] = frozenset()
QUICKLY: Final = frozenset((QUICK,))
SOON: Final = frozenset((QUICK, USUAL))
ALL: Final = frozenset((QUICK, USUAL, SLOW))

GRACE: Final = 10.0
"""How many seconds after us a worker gives itself up."""


@dataclass(slots=True)
class Counts:
    """What the workers have done, to be watched."""

    asked: int = 0
    answered: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    """By kind."""
    seconds: float = 0.0
    """Spent in thought, faults included."""

    def fault(self, told: str) -> None:
        """Count a fault by its first word."""
        self.faults[told.partition(":")[0]] += 1


def nowhere(person: str) -> str:  # noqa: ARG001 - of any person
    """Return no address."""
    return ""


class Thinkers:
    """A pool of workers, each with one question at a time.

    Callers take turns (see `Turns`). Quick questions have spare workers, so that they never wait
    for slow ones, and slow ones leave one worker free. Processes start on demand. A question goes
    to the worker that was last asked with the same `memory`, if it is free, because it can have a
    plan.
    """

    def __init__(
        self,
        count: int,
        patience: float = PATIENCE,
        program: Sequence[str] | None = None,
        *,
        wait: float = WAIT,
        spare: int = 0,
        address_of: Callable[[str], str] = nowhere,
    ) -> None:
        """Use up to `count` processes, and wait `patience` seconds longer than a bot may take.

        A question for which no process has time within `wait` seconds is too late. There are
        `spare` processes more for questions that are quick. `address_of` returns a person's last
        address, for questions that come from no request.
        """
        assert count > 0, "somebody must think"
        self.counts = Counts()
        self._count = count
        self._spare = spare
        self._paces: Counter[str] = Counter()
        """How many questions of each pace are being thought about."""
        self._patience = patience
        self._wait = wait
        self._program = default_program(patience) if program is None else tuple(program)
        self._workers: list[Worker] = []
        self._free: list[Worker] = []
        self._turns = Turns()
        self._asked_last: Recent[Worker] = Recent(count * BOTS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._address_of = address_of

    @property
    def waiting(self) -> int:
        """Return how many questions wait for a worker."""
        return sum(1 for _ in self._turns)

    @property
    def busy(self) -> int:
        """Return how many workers are thinking."""
        return len(self._workers) - len(self._free)

    @property
    def alive(self) -> int:
        """Return how many processes there are."""
        return sum(worker.alive for worker in self._workers)

    async def ask(self, question: Mapping[str, Any], claim: Claim = NOBODY) -> Thought:
        """Return a worker's answer, when it is the turn of the claim.

        A caller can cancel this: a waiting question is dropped, and the answer to a running one is
        ignored. Raises `Closed`.
        """
        if self._closed:
            raise Closed
        job = Job(question, self.placed(claim))
        self._turns.add(job)
        self._hand_out()
        self._set_limit(job)
        try:
            return await job.thought
        finally:
            if job.limit is not None:
                job.limit.cancel()

    def placed(self, claim: Claim) -> Claim:
        """Return a claim with an address: its own, or the last one of its person."""
        return claim if claim.address else replace(claim, address=self._address_of(claim.person))

    async def work_out(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a slow function returns, from a thread."""
        return await asyncio.to_thread(what, *args, **kwargs)

    def _set_limit(self, job: Job) -> None:
        if not job.begun:
            loop = asyncio.get_running_loop()
            job.limit = loop.call_later(self._wait, self._give_up, job)

    def _give_up(self, job: Job) -> None:
        """Answer that it is too late, if no worker has started; only if a player waits."""
        if job.begun or job.thought.done():
            return
        if not job.claim.awaited():
            self._set_limit(job)
            return
        self.counts.fault(LATE)
        job.thought.set_result(Thought({}, LATE))

    async def close(self) -> None:
        """End all processes and wait for them; remaining callers get `Closed`."""
        self._closed = True
        for job in self._turns:
            job.thought.set_exception(Closed())
        self._turns.clear()
        for worker in self._workers:
            worker.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for worker in self._workers:
            await worker.ended()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _hand_out(self) -> None:
        """Give questions to workers, as long as there are both."""
        while not self._closed and (job := self._turns.next(self._open_to())) is not None:
            worker = self._take_worker(job.memory)
            self._turns.take(job)
            self._paces[job.claim.pace] += 1
            task = asyncio.create_task(self._serve(worker, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _open_to(self) -> frozenset[str]:
        """Return the paces of the questions that can be handed out now."""
        deep = self._paces[USUAL] + self._paces[SLOW]
        if deep == self._count:
            return QUICKLY if self.busy < self._count + self._spare else NONE
        if self.busy >= self._count:
            return NONE
        # One worker is left to the others, if there is another.
        return ALL if self._paces[SLOW] < max(1, self._count - 1) else SOON

    def _take_worker(self, memory: str) -> Worker:
        """Return a worker that is free, or one more."""
        worker = self._asked_last.get(memory) if memory else None
        if worker not in self._free:
            worker = self._free[0] if self._free else None
        if worker is not None:
            self._free.remove(worker)
        else:
            worker = Worker(self._program)
            self._workers.append(worker)
        if memory:
            self._asked_last.put(memory, worker)
        return worker

    async def _serve(self, worker: Worker, job: Job) -> None:
        """Let a worker answer a question, and give it the next."""
        try:
            thought = await self._think(worker, job.question)
        except Exception as error:
            # A caller's error is theirs to handle; the worker keeps running.
            if not job.thought.done():
                job.thought.set_exception(error)
        else:
            if not job.thought.done():
                job.thought.set_result(thought)
        finally:
            self._free.append(worker)
            self._turns.give_back(job)
            self._paces[job.claim.pace] -= 1
        self._hand_out()

    async def _think(self, worker: Worker, question: Mapping[str, Any]) -> Thought:
        clock = asyncio.get_running_loop().time
        seconds = question.get("milliseconds", 0) / 1000 + self._patience
        self.counts.asked += 1
        began = clock()
        try:
            answer = await worker.ask(question, seconds)
        except Fault as fault:
            if self._closed:
                raise Closed from None
            self.counts.fault(str(fault))
            return Thought({}, str(fault))
        finally:
            self.counts.seconds += clock() - began
        self.counts.answered += 1
        return Thought(answer)


def default_program(patience: float) -> tuple[str, ...]:
    """Return the command of a worker; it imports nothing from the folder that we are in."""
    module = "wardround.server.thinking.worker"
    return (sys.executable, "-P", "-m", module, str(patience + GRACE))
