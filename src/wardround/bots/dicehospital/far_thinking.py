"""How the expert decides: like a planner, then with a round of lookahead for the best plans."""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.appraising import Appraiser, reported
from wardround.bots.dicehospital.foresight import Foresight
from wardround.bots.dicehospital.lines import line_of
from wardround.bots.dicehospital.lookahead import Lookahead
from wardround.bots.dicehospital.model import Model
from wardround.bots.dicehospital.problem import Node, node_of, problem_of
from wardround.bots.dicehospital.search import Found, Planner, by_value, path_to
from wardround.bots.dicehospital.solving import solve
from wardround.bots.dicehospital.taste import Taste
from wardround.bots.dicehospital.thinking import Thinker, Widths
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dicehospital import actions, steps
from wardround.dicehospital.content import Content
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table
from wardround.dicehospital.within_placement import PLACING

ENDS: Final = 24
"""How many of the best ends of an activation are kept, to find different ones."""
NEAR: Final = 4.0
"""An end that is this much worse than the best is not considered."""
FAR: Final = 100.0
"""What is not worth a closer look is not chosen."""
DRAFTS: Final = (steps.TAKE, steps.IMPROVE, steps.LEAVE)
SHORTLIST: Final = 3
"""Where a look ahead pays, and at how many choices."""
DRAFT_WIDTH: Final = 12
"""How wide a beam plans the activation that a draft leads to."""
NEXT_WIDTH: Final = 3
"""How wide a beam values the next round's activation."""


class FarThinker(Thinker):
    """Compares the best ends of an activation by what the next round may make of them.

    What is taken in a draft is compared in the same way: by the plan that would follow, once the
    others have taken theirs.
    """

    __slots__ = ("ahead", "candidates", "mine", "samples")

    def __init__(
        self,
        content: Content,
        model: Model,
        widths: Widths,
        candidates: int,
        samples: int,
        taste: Taste | None = None,
    ) -> None:
        super().__init__(content, model, widths, taste)
        self.candidates = candidates
        self.samples = samples
        self.ahead = Appraiser(content, model, NEXT_WIDTH, taste)
        self.mine = Appraiser(content, model, 1, taste)

    def looked_at(self) -> int:
        """Return how many hospitals were looked at so far."""
        return super().looked_at() + int(self.ahead.nodes + self.mine.nodes)

    def plan(self, table: Table, seat: i64) -> list[int]:
        """Return the actions of an activation, until it is done or luck comes in."""
        hospital = table.hospitals[seat]
        if hospital.asked != PLACING or table.round == table.content.house.rounds:
            return super().plan(table, seat)
        problem = problem_of(table, hospital)
        judge = self.appraiser.judge(table, hospital)
        planner = Planner(problem, judge)
        planner.keeps = ENDS
        root = node_of(hospital)
        found = planner.beam(root, self.widths.activation)
        self.nodes += found.nodes
        if found.gamble is not None:
            return line_of(table, seat, problem, found)
        plans: list[list[int]] = []
        likings: list[float] = []
        for end in different([root, *planner.ends], found.value, self.candidates):
            one = Found(end, None, end.value, 0, False)
            one.path = path_to(end, root)
            plans.append([*line_of(table, seat, problem, one), actions.DONE])
            likings.append(judge.liking(end))
        return self._best(table, seat, plans, likings)

    def values(self, table: Table, seat: i64, legal: list[int], rng: Rng) -> list[float]:
        """Return what each action leads to, outside an activation."""
        values = super().values(table, seat, legal, rng)
        if self.candidates == 1 or table.step not in DRAFTS:
            return values
        if table.round == table.content.house.rounds:
            return values
        order = sorted(range(len(legal)), key=lambda at: -values[at])
        best = values[order[0]]
        likely = [at for at in order[:SHORTLIST] if values[at] > best - NEAR]
        if len(likely) == 1:
            return values
        seed = str(rng.next32())
        out = [value - FAR for value in values]
        for at in likely:
            after = table.copy()
            FLOW.push(after, seat, legal[at])
            out[at] = self._drafted(after, seat, seed)
        return out

    def _drafted(self, table: Table, seat: i64, seed: str) -> float:
        """Return what a draft leads to: the others take theirs, then a plan and what follows it."""
        foresight = Foresight(self.eye, seat, self.mine)
        foresight.play_on(table, Rng(seed))
        if table.step != steps.ACTIVATE or seat not in table.waiting:
            return self.appraiser.value(table, seat)
        judge = self.appraiser.judge(table, table.hospitals[seat])
        solution = solve(table, seat, judge, DRAFT_WIDTH, 0)
        self.nodes += solution.found.nodes
        if solution.found.gamble is not None:
            return solution.found.value + float(table.hospitals[seat].score) + reported(table)
        lookahead = Lookahead(foresight, self.ahead, self.samples)
        return lookahead.value(table, seat, solution.actions(), seed)

    def _best(
        self, table: Table, seat: i64, plans: list[list[int]], likings: list[float]
    ) -> list[int]:
        """Return the plan that leads furthest, by the bot's play style."""
        if len(plans) == 1:
            return plans[0]
        foresight = Foresight(self.eye, seat, self.mine)
        lookahead = Lookahead(foresight, self.ahead, self.samples)
        seed = f"ahead/{table.round}/{len(plans)}"
        values = [
            lookahead.value(table, seat, plan, seed) + liked
            for plan, liked in zip(plans, likings, strict=True)
        ]
        return plans[values.index(max(values))]


def different(ends: list[Node], best: float, count: i64) -> list[Node]:
    """Return the best ends that differ in their patients, bags or discharges."""
    out: list[Node] = []
    seen: set[tuple[bytes, int, int]] = set()
    for end in sorted(ends, key=by_value, reverse=True):
        key = (end.dice, int(end.bags()), int(end.gone))
        if end.value < best - NEAR or len(out) == count:
            break
        if key not in seen:
            seen.add(key)
            out.append(end)
    return out
