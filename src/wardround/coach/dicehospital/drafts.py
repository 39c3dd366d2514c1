"""Luck of the drafts: what was drawn or displayed, against the average.

Players who choose before a seat are assumed to take what looks best at a glance; what they really
took is booked separately.
"""

from __future__ import annotations

from wardround.bots.dicehospital.foresight import Foresight
from wardround.coach.dicehospital.yardstick import Yardstick
from wardround.core.luck import Rng
from wardround.dicehospital import steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table

DRAWN = (steps.LUCK_REVEAL, steps.LUCK_REVEAL_EXTRA)
Known = dict[int, float]
"""What actions lead to, where they lead to the same in every display."""


def by_choice(yard: Yardstick, table: Table, seat: int, known: Known | None = None) -> Known:
    """Return what each action that a step offers to a seat leads to; those known as they are."""
    found: Known = {}
    known = {} if known is None else known
    step = FLOW.steps[table.step]
    for action in step.legal(table, seat):
        if action not in known:
            after = table.copy()
            step.push(after, seat, action)
            known[action] = yard.draft(after, seat)
        found[action] = known[action]
    return found


def best_of(values: Known) -> float:
    """Return the highest of some values."""
    return max(values.values())


def turn_of(yard: Yardstick, table: Table, seat: int) -> Table:
    """Return a draft when it comes to a seat, the others having taken what looks best to them."""
    at = table.copy()
    rng = Rng(f"coach/draft/{table.round}")
    others = Foresight(yard.quick)
    while at.step == table.step and seat not in at.waiting:
        if at.chance >= 0:
            FLOW.push_luck(at, FLOW.lucks[at.chance].sample(at, rng))
        else:
            other = at.waiting[0]
            FLOW.push(at, other, others.choose(at, other))
    return at


def promised(yard: Yardstick, table: Table, seat: int, known: Known | None = None) -> float:
    """Return the value of a starting draft to a seat."""
    at = turn_of(yard, table, seat)
    if at.step != table.step:
        return yard.draft(at, seat)
    return best_of(by_choice(yard, at, seat, known))


class Intakes:
    """The intakes that a round could have had."""

    def __init__(self, before: Table, samples: int) -> None:
        """Draw them from a position in which the intake is to be drawn."""
        rng = Rng(f"coach/intake/{before.round}")
        self._tables = [self._drawn(before, rng) for _ in range(samples)]

    def _drawn(self, before: Table, rng: Rng) -> Table:
        table = before.copy()
        FLOW.push_luck(table, FLOW.lucks[steps.LUCK_INTAKE].sample(table, rng))
        while table.step == steps.LOAD:
            seat = table.waiting[0]
            FLOW.push(table, seat, FLOW.steps[steps.LOAD].legal(table, seat)[0])
        return table

    def usual(self, yard: Yardstick, seat: int) -> float:
        """Return what such an intake is worth to a seat on average."""
        values = [promised(yard, table, seat) for table in self._tables]
        return sum(values) / len(values)


class Displays:
    """The displays of improvements that a round could have had."""

    def __init__(self, before: Table, samples: int) -> None:
        """Draw them from a position in which the display is to be turned over."""
        rng = Rng(f"coach/display/{before.round}")
        self._shown = [self._drawn(before, rng) for _ in range(samples)]

    def _drawn(self, before: Table, rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...]]:
        table = before.copy()
        while table.chance in DRAWN or (table.chance < 0 and table.step == steps.REVEAL_EXTRA):
            if table.chance >= 0:
                FLOW.push_luck(table, FLOW.lucks[table.chance].sample(table, rng))
            else:
                seat = table.waiting[0]
                legal = FLOW.steps[table.step].legal(table, seat)
                FLOW.push(table, seat, legal[rng.below(len(legal))])
        return table.tiles_shown, table.specialists_shown

    def usual(self, yard: Yardstick, begun: Table, seat: int) -> float:
        """Return the average value of such a display to a seat, once improving has started."""
        known: Known = {}
        total = 0.0
        for shown in self._shown:
            at = begun.copy()
            at.tiles_shown, at.specialists_shown = shown
            total += promised(yard, at, seat, known)
        return total / len(self._shown)
