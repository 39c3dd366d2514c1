"""Regret: the points of a round that a beam misses, against the proven best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.positions import bare_table, read_position
from wardround.bots.dicehospital.solving import solve
from wardround.core.game import Options

WIDTH: Final = 100
NODES: Final = 25_000
"""How wide the search for the most is, and how many hospitals are looked at to prove it."""


class Regrets:
    """What beams of some widths lose on some positions; those that nothing is proven of are out."""

    __slots__ = ("losses", "positions", "proven")

    def __init__(self, widths: Sequence[int]) -> None:
        self.losses: dict[int, list[float]] = {width: [] for width in widths}
        """By width: the points lost on each proven position."""
        self.positions = 0
        self.proven = 0

    def mean(self, width: int) -> float:
        """Return the points that a beam loses a round."""
        losses = self.losses[width]
        return sum(losses) / max(1, len(losses))

    def most(self, width: int, share: float = 1.0) -> float:
        """Return the least that so great a share of all losses does not exceed."""
        losses = sorted(self.losses[width])
        return losses[min(len(losses) - 1, int(share * len(losses)))] if losses else 0.0


def regrets(
    options: Options, positions: Iterable[str], widths: Sequence[int], nodes: int = NODES
) -> Regrets:
    """Return what beams of these widths lose on hospitals, each a line of text."""
    bare = bare_table(options)
    judge = Judge(bare.content)
    out = Regrets(widths)
    for position in positions:
        table = read_position(bare, position)
        out.positions += 1
        best = solve(table, 0, judge, WIDTH, nodes).found
        if not best.exact:
            continue
        out.proven += 1
        for width in out.losses:
            out.losses[width].append(best.value - solve(table, 0, judge, width, 0).found.value)
    return out
