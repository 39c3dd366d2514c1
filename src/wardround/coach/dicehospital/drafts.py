"""Luck of the drafts: what came in or was shown, against what usually comes."""

from __future__ import annotations

from collections.abc import Iterator

from wardround.coach.dicehospital.yardstick import Yardstick
from wardround.core.luck import Rng
from wardround.dicehospital import steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table

DRAWN = (steps.LUCK_REVEAL, steps.LUCK_REVEAL_EXTRA)


def by_choice(yard: Yardstick, table: Table, seat: int, step: int) -> dict[int, float]:
    """Return what each action that a step offers to a seat leads to, whoever's turn it is."""
    found: dict[int, float] = {}
    for action in FLOW.steps[step].legal(table, seat):
        after = table.copy()
        FLOW.steps[step].push(after, seat, action)
        found[action] = yard.draft(after, seat)
    return found


def best_of(values: dict[int, float]) -> float:
    """Return the highest of some values."""
    return max(values.values())


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
        """Return what the first pick from such an intake is worth to a seat on average."""
        values = [best_of(by_choice(yard, table, seat, int(table.step))) for table in self._tables]
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

    def usual(self, yard: Yardstick, table: Table, seat: int) -> float:
        """Return what the first pick from such a display is worth on average to who improves."""
        known: dict[int, float] = {}
        total = 0.0
        for shown in self._shown:
            total += max(self._values(yard, table, seat, shown, known))
        return total / len(self._shown)

    def _values(
        self,
        yard: Yardstick,
        table: Table,
        seat: int,
        shown: tuple[tuple[int, ...], tuple[int, ...]],
        known: dict[int, float],
    ) -> Iterator[float]:
        """Give what each improvement shown is worth; those known are not looked at again."""
        at = table.copy()
        at.tiles_shown, at.specialists_shown = shown
        step = FLOW.steps[steps.IMPROVE]
        for action in step.legal(at, seat):
            if action not in known:
                after = at.copy()
                step.push(after, seat, action)
                known[action] = yard.draft(after, seat)
            yield known[action]


def with_display(table: Table, shown: tuple[tuple[int, ...], tuple[int, ...]]) -> Table:
    """Return a table with another display."""
    at = table.copy()
    at.tiles_shown, at.specialists_shown = shown
    return at
