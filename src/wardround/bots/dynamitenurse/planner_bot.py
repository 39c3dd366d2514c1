"""Bots that try their plans in imagined turns: hard and expert."""

from __future__ import annotations

from typing import cast

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.deadline import Deadline
from wardround.bots.dynamitenurse.plans import (
    Plan,
    best_of,
    better_half,
    plans_for,
    worth_a_thought,
)
from wardround.bots.dynamitenurse.playing_out import Mind
from wardround.bots.dynamitenurse.taste import favour, tasteful
from wardround.bots.dynamitenurse.value import Value
from wardround.bots.dynamitenurse.worth import Style
from wardround.bots.tempers import STEADY
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.core.seats import Turn
from wardround.dynamitenurse import steps
from wardround.dynamitenurse.state import Table


class Depth:
    """How much a planner thinks, and what about."""

    __slots__ = ("nodes", "only", "plans", "seldom")

    def __init__(self, nodes: i64, plans: i64, only: tuple[int, ...] = (), seldom: i64 = 1) -> None:
        self.nodes: i64 = nodes
        """The default number of imagined turns per decision."""
        self.plans: i64 = plans
        self.only = only
        """The steps that it plans for besides the Main Phase; all of them if there are none."""
        self.seldom: i64 = seldom
        """It plans these only in one of this many rounds of turns."""

    def covers(self, table: Table) -> bool:
        """Return whether it plans the table's current decision."""
        if table.step == steps.MAIN or not self.only:
            return True
        return table.step in self.only and (table.turn // table.seats) % self.seldom == 0


class PlannerBot:
    """Plays every plan on, the better half of them again, and so on (sequential halving)."""

    def __init__(
        self, weights: list[float], value: Value, depth: Depth, temper: str = STEADY
    ) -> None:
        self.style = tasteful(weights, temper)
        self.plain = self.style if temper == STEADY else Style(weights)
        """How others are thought to weigh things, and what the value goes by."""
        self.value = value
        self.depth = depth

    def choose(self, turn: Turn) -> int:
        """Return the first action of the plan that does best on average."""
        table = cast(Table, turn.imagine(turn.rng))
        worth = self.style.worth(table.content)
        answer = scripted.choose(table, worth, turn.seat, turn.legal, turn.rng)
        if not self.depth.covers(table) or not worth_a_thought(table, worth, answer, turn.legal):
            return answer
        plans = plans_for(table, worth, answer, turn.legal, self.depth.plans)
        nodes: i64 = turn.budget.nodes if turn.budget.nodes > 0 else self.depth.nodes
        while len(plans) > 1 and len(plans) * halvings(len(plans)) > nodes:
            plans.pop()
        plain = self.plain.worth(table.content)
        if plain is not worth:
            favour(table, turn.seat, worth, plain, plans, turn.legal, turn.rng)
        mind = Mind(plain, self.value)
        return self.halve(turn, mind, plans, nodes)

    def halve(self, turn: Turn, mind: Mind, plans: list[Plan], nodes: i64) -> int:
        """Return the first action of the best plan, found with this many imagined turns."""
        deadline = Deadline(turn.budget)
        share = nodes // halvings(len(plans))
        while len(plans) > 1:
            for _ in range(share // len(plans)):
                self.try_all(turn, mind, plans)
                if deadline.passed():
                    return best_of(plans).action
            plans = better_half(plans)
        return plans[0].action

    def try_all(self, turn: Turn, mind: Mind, plans: list[Plan]) -> None:
        """Try every plan in the same imagined position, with the same luck as far as it goes."""
        table = cast(Table, turn.imagine(turn.rng))
        luck = Rng(turn.rng.next32())
        for plan in plans:
            plan.try_once(mind.follow(table.copy(), plan, turn.seat, luck.copy()))


def halvings(count: i64) -> i64:
    """Return how often this many plans must be halved until one is left; at least once."""
    rounds: i64 = 1
    while 1 << rounds < count:
        rounds += 1
    return rounds
