"""Positions within a placement: the best of the player's choices, the average of rolls."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.placements import outcomes
from wardround.coach.dicehospital.yardstick import Yardstick
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table

Known = dict[tuple[object, ...], float]
CLOSELY: Final = 100
"""Beyond this many positions, the ends of a placement count as they are."""


def worth(yard: Yardstick, table: Table, seat: int, known: Known | None = None) -> float:
    """Return what a position is worth to a seat that is free to place, or in a placement."""
    known = {} if known is None else known
    if table.chance >= 0:
        return _by_luck(yard, table, seat, known)
    hospital = table.hospitals[seat]
    key = hospital.key()
    if key not in known:
        if hospital.placement is None:
            closely = len(known) < CLOSELY
            known[key] = (yard.plan if closely else yard.stopped)(table, seat)
        else:
            known[key] = max(by_action(yard, table, seat, known).values())
    return known[key]


def by_action(
    yard: Yardstick, table: Table, seat: int, known: Known | None = None
) -> dict[int, float]:
    """Return what each action within a placement leads to."""
    known = {} if known is None else known
    found: dict[int, float] = {}
    for action in FLOW.steps[table.step].legal(table, seat):
        after = table.copy()
        FLOW.push(after, seat, action)
        found[action] = worth(yard, after, seat, known)
    return found


def _by_luck(yard: Yardstick, table: Table, seat: int, known: Known) -> float:
    """Return the average over everything that luck could give."""
    total = 0.0
    for outcome, share in outcomes(table, seat):
        after = table.copy()
        FLOW.push_luck(after, outcome)
        total += share * worth(yard, after, seat, known)
    return total
