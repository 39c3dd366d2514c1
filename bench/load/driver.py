"""Driving a crowd: actions at a stated rate, whatever the server makes of it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
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


def cpu_seconds(pid: int) -> float:
    """Return the seconds that a process has computed, as Linux tells them; else 0."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:  # noqa: PTH123 - no real file
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


async def drive(crowd: Crowd, rate: float, seconds: float, server: int) -> Stage:
    """Send actions at a rate for a while, wait for their events, and tell how long they took.

    Actions are sent when they are due and not when the ones before them are done, so that a
    server that is behind is seen to be.
    """
    ledger = crowd.ledger
    ledger.turn_page()
    began, computed = time.perf_counter(), cpu_seconds(server)
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
    busy = (cpu_seconds(server) - computed) / passed
    await _settle(crowd, tasks)
    return _stage(crowd, rate, passed, busy)


async def _settle(crowd: Crowd, tasks: set[asyncio.Task[None]]) -> None:
    """Wait for what is still to come."""
    if tasks:
        await asyncio.wait(tasks, timeout=PATIENCE)
    for task in tasks:
        task.cancel()
    crowd.ledger.give_up()


def _stage(crowd: Crowd, rate: float, passed: float, busy: float) -> Stage:
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
        errors=dict(ledger.errors),
    )
