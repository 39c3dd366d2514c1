"""Driving a crowd: actions at a stated rate, whatever the server makes of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.load.crowd import Crowd
from bench.load.ledger import quantile

PATIENCE: Final = 10.0
"""How many seconds the last events of a stage are waited for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """What one stage of a run came to; times in milliseconds."""

    rate: float
    """Actions a second that were wanted."""
    done: float
    """Actions a second that were done."""
    actions: int
    events: int
    p50: float
    p95: float
    p99: float
    most: float
    answer_p99: float
    late_p99: float
    """How late the driver itself was."""
    cpu: float
    """The share of a core that the server took."""
    errors: dict[str, int]
    database: float = 0.0
    """The share of a core that the database took, where it is another program."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The processes whose computing counts."""

    pids: Sequence[int]
    postgres: int = 0

    def nodes(self) -> float:
        """Return the seconds that all nodes have computed."""
        return sum(cpu_seconds(pid) for pid in self.pids)

    def database(self) -> float:
        """Return the seconds that the database has computed, if it is another program."""
        return cpu_of_family(self.postgres) if self.postgres else 0.0


def cpu_seconds(pid: int) -> float:
    """Return the seconds that a process has computed, as Linux tells them; else 0."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:  # noqa: PTH123 - no real file
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


def cpu_of_family(pid: int) -> float:
    """Return the seconds that a process and its children have computed, also those that ended."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / 100
    return cpu_seconds(pid) + ended + sum(cpu_seconds(int(child)) for child in listed.split())


async def drive(crowd: Crowd, rate: float, seconds: float, measured: Measured) -> Stage:
    """Send actions at a rate for a while, wait for their events, and tell how long they took.

    Actions are sent when they are due and not when the ones before them are done, so that a
    server that is behind is seen to be.
    """
    ledger = crowd.ledger
    ledger.turn_page()
    began, computed, of_database = time.perf_counter(), measured.nodes(), measured.database()
    tasks: set[asyncio.Task[None]] = set()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        company = crowd.next_company()
        if company is None:
            if not crowd.companies:
                break
            ledger.errors["no table was ready"] += 1
            continue
        ledger.late.append(time.perf_counter() - due)
        task = asyncio.create_task(crowd.act(company))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    passed = time.perf_counter() - began
    busy = (measured.nodes() - computed) / passed
    database = (measured.database() - of_database) / passed
    await _settle(crowd, tasks)
    return _stage(crowd, rate, passed, busy, database)


async def _settle(crowd: Crowd, tasks: set[asyncio.Task[None]]) -> None:
    """Wait for what is still to come."""
    if tasks:
        await asyncio.wait(tasks, timeout=PATIENCE)
    for task in tasks:
        task.cancel()
    crowd.ledger.give_up()


def _stage(crowd: Crowd, rate: float, passed: float, busy: float, database: float) -> Stage:
    ledger = crowd.ledger
    return Stage(
        rate=rate,
        done=ledger.actions / passed,
        actions=ledger.actions,
        events=len(ledger.seconds),
        p50=quantile(ledger.seconds, 0.5) * 1000,
        p95=quantile(ledger.seconds, 0.95) * 1000,
        p99=quantile(ledger.seconds, 0.99) * 1000,
        most=max(ledger.seconds, default=0.0) * 1000,
        answer_p99=quantile(ledger.answers, 0.99) * 1000,
        late_p99=quantile(ledger.late, 0.99) * 1000,
        cpu=busy,
        database=database,
        errors=dict(ledger.errors),
    )
