"""Proof rate: how many real hospitals the solver solves in a given time, by round."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.positions import bare_table, read_position
from wardround.bots.dicehospital.regret import NODES, WIDTH
from wardround.bots.dicehospital.solving import solve
from wardround.core.game import Options

SECONDS: Final = 1.0
"""How long a proof may take."""


class Proofs:
    """Which hospitals were proven in time, and how long each took."""

    __slots__ = ("in_time", "seconds")

    def __init__(self) -> None:
        self.in_time: dict[str, list[bool]] = {}
        """By round: whether each position was proven in time."""
        self.seconds: list[float] = []

    def shares(self) -> dict[str, float]:
        """Return by round the share that was proven in time."""
        return {round: sum(ones) / len(ones) for round, ones in sorted(self.in_time.items())}


def proofs(options: Options, lines: Iterable[str], nodes: int = NODES) -> Proofs:
    """Solve hospitals, each a line of its round and its text, by the clock of the processor."""
    bare = bare_table(options)
    judge = Judge(bare.content)
    out = Proofs()
    for line in lines:
        round, _, position = line.partition(" ")
        table = read_position(bare, position)
        begun = time.process_time()
        solution = solve(table, 0, judge, WIDTH, nodes)
        spent = time.process_time() - begun
        out.seconds.append(spent)
        proven = solution.found.exact and spent <= SECONDS
        out.in_time.setdefault(round, []).append(proven)
    return out
