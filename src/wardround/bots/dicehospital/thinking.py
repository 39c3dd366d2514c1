"""How a planning bot makes every decision of a game: by the plan that would follow."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.appraising import Appraiser
from wardround.bots.dicehospital.foresight import Foresight
from wardround.bots.dicehospital.model import Model
from wardround.bots.dicehospital.placements import Placements
from wardround.bots.dicehospital.solving import solve
from wardround.bots.dicehospital.taste import Taste
from wardround.bots.tempers import near_best
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dicehospital import steps
from wardround.dicehospital.content import Content
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table
from wardround.dicehospital.within_placement import COPYING, PLACING

REVEALS: Final = 4
"""How many samples of rolls a choice before a roll is averaged over."""
SHORTLIST: Final = 3
"""How many improvements, the best-looking ones, are considered to take or return."""
INNER_WIDTH: Final = 2
"""The beam width from each possible end of a placement in progress."""


class Widths:
    """How wide the beams are: in an activation, and for the plan that a draft would lead to."""

    __slots__ = ("activation", "draft")

    def __init__(self, activation: int, draft: int) -> None:
        self.activation = activation
        self.draft = draft


class Thinker:
    """Decides for one seat after another, with one model, widths and perhaps a taste.

    What the others are thought to do is to nobody's taste.
    """

    __slots__ = ("appraiser", "eye", "foresight", "look", "nodes", "taste", "widths")

    def __init__(
        self, content: Content, model: Model, widths: Widths, taste: Taste | None = None
    ) -> None:
        self.widths = widths
        self.taste = taste
        self.appraiser = Appraiser(content, model, widths.draft, taste)
        self.eye = Appraiser(content, model, 0)
        """What looks best right away, without a plan."""
        self.look = self.eye if taste is None else Appraiser(content, model, 0, taste)
        """The same with the play style."""
        self.foresight = Foresight(self.eye)
        self.nodes: i64 = 0

    def looked_at(self) -> int:
        """Return how many hospitals were looked at so far."""
        return int(self.nodes + self.appraiser.nodes + self.eye.nodes)

    def plan(self, table: Table, seat: i64) -> list[int]:
        """Return the actions of an activation, until it is done or luck comes in."""
        judge = self.appraiser.judge(table, table.hospitals[seat])
        solution = solve(table, seat, judge, self.widths.activation, 0)
        self.nodes += solution.found.nodes
        return solution.actions()

    def choose(self, table: Table, seat: i64, legal: list[int], rng: Rng) -> int:
        """Return the action that leads to the best plan, where no whole activation is planned."""
        if table.step == steps.ACTIVATE:
            judge = self.appraiser.judge(table, table.hospitals[seat])
            width = min(INNER_WIDTH, self.widths.activation)
            return Placements(seat, judge, width).best(table, legal)
        likely = self.shortlist(table, seat, legal)
        values = self.values(table, seat, likely, rng)
        return likely[near_best(values, 0.0 if self.taste is None else self.taste.margin, rng)]

    def shortlist(self, table: Table, seat: i64, legal: list[int]) -> list[int]:
        """Return the actions worth a closer look."""
        if table.step not in (steps.IMPROVE, steps.RETURN) or len(legal) <= SHORTLIST:
            return legal
        looks: list[tuple[float, int]] = []
        for action in legal:
            after = table.copy()
            FLOW.push(after, seat, action)
            looks.append((self.look.value(after, seat), action))
        looks.sort(reverse=True)
        return [action for _, action in looks[:SHORTLIST]]

    def values(self, table: Table, seat: i64, legal: list[int], rng: Rng) -> list[float]:
        """Return what each action leads to, outside an activation."""
        again = REVEALS if table.step == steps.REVEAL_EXTRA else 1
        seed = rng.next32()
        out: list[float] = []
        for action in legal:
            total = 0.0
            for number in range(again):
                # The same luck for every action, so that only the action makes a difference.
                total += self._value_after(table, seat, action, Rng(f"{seed}/{number}"))
            out.append(total / float(again))
        return out

    def _value_after(self, table: Table, seat: i64, action: i64, source: Rng) -> float:
        """Return what one action leads to; what the others then choose only where it must be."""
        after = table.copy()
        FLOW.push(after, seat, action)
        if table.step in (steps.LOAD, steps.REVEAL_EXTRA):
            self.foresight.play_on(after, source)
        return self.appraiser.value(after, seat)


def can_plan(table: Table, seat: i64) -> bool:
    """Return whether a seat is at a moment of its activation from which it can be planned."""
    asked = table.hospitals[seat].asked
    return table.step == steps.ACTIVATE and asked in (PLACING, COPYING)


def plays_out(table: Table, seat: i64, plan: list[int]) -> list[Table]:
    """Return the positions in which the actions of a plan are carried out, one each."""
    out: list[Table] = []
    at = table
    for action in plan:
        out.append(at)
        at = at.copy()
        FLOW.push(at, seat, action)
    return out
