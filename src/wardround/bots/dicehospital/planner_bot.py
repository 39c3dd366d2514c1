"""A bot that plans: activations by search, everything else by the plan that would follow."""

from __future__ import annotations

from typing import cast

from wardround.bots.dicehospital.far_thinking import FarThinker
from wardround.bots.dicehospital.models import ModelSource
from wardround.bots.dicehospital.taste import Taste
from wardround.bots.dicehospital.thinking import Thinker, Widths, can_plan, plays_out
from wardround.bots.efforts import Effort
from wardround.core.ints import i64
from wardround.core.seats import Turn
from wardround.dicehospital.state import Table

Moment = tuple[object, ...]


class PlannerBot:
    """Plans with beams, by a model of the remaining rounds.

    A plan for an activation is made once and then played. If the bot takes over in the middle of
    one, it plans from there.
    """

    def __init__(self, models: ModelSource, widths: Widths, taste: Taste | None = None) -> None:
        self.models = models
        self.widths = widths
        self.taste = taste
        self.plan: dict[Moment, int] = {}

    def choose(self, turn: Turn) -> int:
        """Return the action that leads to the best plan."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        table = cast(Table, turn.imagine(turn.rng))
        planned = self.plan.get(moment_of(table, turn.seat))
        if planned is not None and planned in turn.legal:
            return planned
        effort = Effort(turn.budget)
        nodes: i64 = 0
        chosen = turn.legal[0]
        for widths in self.passes(effort):
            thinker = self.thinker(table, widths)
            chosen = self.think(thinker, turn, table)
            nodes += thinker.looked_at()
            if not effort.allows_more(nodes):
                break
        return chosen

    def passes(self, effort: Effort) -> list[Widths]:
        """Return the widths to think with, one after the other."""
        if not effort.limited():
            return [self.widths]
        out: list[Widths] = []
        width = 1
        while width < self.widths.activation:
            out.append(Widths(width, min(width // 2, self.widths.draft)))
            width *= 2
        return [*out, self.widths]

    def thinker(self, table: Table, widths: Widths) -> Thinker:
        """Return who thinks about a turn."""
        return Thinker(table.content, self.models.of(table), widths, self.taste)

    def think(self, thinker: Thinker, turn: Turn, table: Table) -> int:
        """Return what one pass of thinking leads to."""
        if can_plan(table, turn.seat):
            plan = thinker.plan(table, turn.seat)
            self._remember(table, turn.seat, plan)
            return plan[0]
        return thinker.choose(table, turn.seat, turn.legal, turn.rng)

    def _remember(self, table: Table, seat: int, plan: list[int]) -> None:
        """Keep a plan to carry it out."""
        self.plan = {}
        for at, action in zip(plays_out(table, seat, plan), plan, strict=True):
            self.plan[moment_of(at, seat)] = action


class FarPlannerBot(PlannerBot):
    """Plans a round ahead: compares several plans by intakes that may follow them."""

    def __init__(
        self,
        models: ModelSource,
        widths: Widths,
        candidates: int,
        samples: int,
        taste: Taste | None = None,
    ) -> None:
        super().__init__(models, widths, taste)
        self.candidates = candidates
        self.samples = samples

    def thinker(self, table: Table, widths: Widths) -> Thinker:
        """Return the thinker for a turn; without time for a wide search it does not look ahead."""
        model = self.models.of(table)
        plans = self.candidates if widths.activation == self.widths.activation else 1
        return FarThinker(table.content, model, widths, plans, self.samples, self.taste)


def moment_of(table: Table, seat: int) -> Moment:
    """Return what a plan of a seat depends on."""
    return (
        table.content.digest,
        int(table.round),
        int(table.step),
        int(table.event),
        table.hospitals[seat].key(),
    )
