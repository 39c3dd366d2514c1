"""The expert's way to decide: as a planner, and then a round ahead with what looks best."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.appraising import Appraiser
from wardround.bots.dicehospital.foresight import Foresight
from wardround.bots.dicehospital.lines import line_of
from wardround.bots.dicehospital.lookahead import Lookahead
from wardround.bots.dicehospital.model import Model
from wardround.bots.dicehospital.problem import Node, node_of, problem_of
from wardround.bots.dicehospital.search import Found, Planner, path_to
from wardround.bots.dicehospital.thinking import Thinker, Widths
from wardround.core.ints import i64
from wardround.dicehospital import actions
from wardround.dicehospital.content import Content
from wardround.dicehospital.offers import PLACING
from wardround.dicehospital.state import Table

ENDS: Final = 24
"""So many of the best ends of an activation are kept, to find some that really differ."""
NEAR: Final = 4.0
"""An end that promises so much less than the best is not looked at."""
NEXT_WIDTH: Final = 3
"""How wide a beam values the next round's activation."""


class FarThinker(Thinker):
    """Compares the best ends of an activation by what the next round may make of them."""

    __slots__ = ("ahead", "candidates", "content", "model", "samples")

    def __init__(
        self, content: Content, model: Model, widths: Widths, candidates: int, samples: int
    ) -> None:
        super().__init__(content, model, widths)
        self.content = content
        self.model = model
        self.candidates = candidates
        self.samples = samples
        self.ahead = Appraiser(content, model, NEXT_WIDTH)

    def looked_at(self) -> int:
        """Return how many hospitals were looked at so far."""
        return super().looked_at() + int(self.ahead.nodes)

    def plan(self, table: Table, seat: i64) -> list[int]:
        """Return the actions of an activation, until it is done or luck comes in."""
        hospital = table.hospitals[seat]
        if hospital.asked != PLACING or table.round == table.content.house.rounds:
            return super().plan(table, seat)
        problem = problem_of(table, seat, hospital)
        planner = Planner(problem, self.appraiser.judge(table, seat, hospital))
        planner.keeps = ENDS
        root = node_of(hospital)
        found = planner.beam(root, self.widths.activation)
        self.nodes += found.nodes
        if found.gamble is not None:
            return line_of(table, seat, problem, found)
        plans: list[list[int]] = []
        for end in different([root, *planner.ends], found.value, self.candidates):
            one = Found(end, None, end.value, 0, False)
            one.path = path_to(end, root)
            plans.append([*line_of(table, seat, problem, one), actions.DONE])
        return self._best(table, seat, plans)

    def _best(self, table: Table, seat: i64, plans: list[list[int]]) -> list[int]:
        """Return the plan that leads furthest."""
        if len(plans) == 1:
            return plans[0]
        mine = Appraiser(self.content, self.model, 1)
        foresight = Foresight(self.eye, seat, mine)
        lookahead = Lookahead(foresight, self.ahead, self.samples)
        seed = f"ahead/{table.round}/{len(plans)}"
        values = [lookahead.value(table, seat, plan, seed) for plan in plans]
        self.nodes += mine.nodes
        return plans[values.index(max(values))]


def different(ends: list[Node], best: float, count: i64) -> list[Node]:
    """Return the best ends that differ in their patients, bags or discharges."""
    out: list[Node] = []
    seen: set[tuple[bytes, int, int]] = set()
    for end in sorted(ends, key=lambda node: -node.value):
        key = (end.dice, int(end.bags()), int(end.gone))
        if end.value < best - NEAR or len(out) == count:
            break
        if key not in seen:
            seen.add(key)
            out.append(end)
    return out
