"""What goes wrong, and when: a plan that follows from a seed, and somebody who carries it out."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import psycopg

from tests.kit.postgres import Postgres
from tests.kit.server import Server

CALM: Final = (1.0, 4.0)
"""Between how many seconds nothing goes wrong, before something does."""
LASTING: Final = (0.2, 3.0)
KINDS: Final = ("node", "node", "node", "nodes", "database", "database", "all", "freeze", "cut")
"""What can go wrong; what stands here twice does so more often."""
CUT: Final = b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"


class Fault(NamedTuple):
    """Something that goes wrong after some seconds, and is made good later."""

    after: float
    kind: str
    node: int
    lasting: float


def planned(seed: str, seconds: float, nodes: int) -> list[Fault]:
    """Return what goes wrong in so many seconds; the same for the same seed."""
    chance = random.Random(f"faults/{seed}")  # noqa: S311 - not for secrets
    plan: list[Fault] = []
    spent = 0.0
    while True:
        fault = Fault(
            round(chance.uniform(*CALM), 2),
            chance.choice(KINDS),
            chance.randrange(nodes),
            round(chance.uniform(*LASTING), 2),
        )
        spent += fault.after + fault.lasting
        if spent > seconds:
            return plan
        plan.append(fault)


class Mischief:
    """Lets things go wrong at nodes and at their database."""

    def __init__(self, nodes: Sequence[Server], postgres: Postgres, database: str) -> None:
        self.nodes = list(nodes)
        self.postgres = postgres
        self.database = database

    def carry_out(self, fault: Fault, pause: Callable[[float], object] = time.sleep) -> None:
        """Let something go wrong, wait, and make it good."""
        hit = [self.nodes[fault.node]] if fault.kind in ("node", "freeze") else self.nodes
        if fault.kind == "freeze":
            self._freeze(hit[0], fault.lasting, pause)
        elif fault.kind == "cut":
            self._cut()
            pause(fault.lasting)
        else:
            self._kill(hit, fault, pause)

    def _kill(self, hit: Sequence[Server], fault: Fault, pause: Callable[[float], object]) -> None:
        killed = [] if fault.kind == "database" else hit
        for node in killed:
            node.kill()
        if fault.kind in ("database", "all"):
            self.postgres.kill()
        pause(fault.lasting)
        if fault.kind in ("database", "all"):
            self.postgres.start()
        for node in killed:
            node.start()

    def _freeze(self, node: Server, lasting: float, pause: Callable[[float], object]) -> None:
        """Let a node stand still, and go on with what it had in mind."""
        os.kill(node.pid, signal.SIGSTOP)
        try:
            pause(lasting)
        finally:
            os.kill(node.pid, signal.SIGCONT)

    def _cut(self) -> None:
        """End all connections to the database, whatever is being asked on them."""
        with psycopg.connect(self.postgres.url(), autocommit=True) as connection:
            connection.execute(CUT, [self.database])
