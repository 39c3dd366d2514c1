"""The hard opponent: tries its plans in imagined games, played to the end by the script."""

from __future__ import annotations

from typing import Final, cast

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.deadline import Deadline
from wardround.bots.dynamitenurse.main_phase import Aim, find_aim, pay_for
from wardround.bots.dynamitenurse.playing_out import play_out, pursue
from wardround.bots.dynamitenurse.worth import Style, Worth
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.core.seats import Turn
from wardround.dynamitenurse import GAME, actions, steps
from wardround.dynamitenurse.state import Table

NODES: Final = 96
"""How many imagined games it plays for one decision, unless it is told."""
MOST_PLANS: Final = 8
TRUST: Final = 0.5
"""By how many points another plan must be better than the script's own."""


class Plan:
    """Something to do: an action at once, or an aim that cards must first pay for."""

    __slots__ = ("action", "aim", "bonus", "count", "total", "value")

    def __init__(self, action: i64, aim: Aim | None, value: float) -> None:
        self.action: i64 = action
        """What is done first."""
        self.aim = aim
        self.value = value
        """How promising it looks to the script."""
        self.bonus = 0.0
        self.total = 0.0
        self.count: i64 = 0

    def mean(self) -> float:
        """Return how well it did on average."""
        return self.bonus + self.total / float(max(1, self.count))


class PlannerBot:
    """Plays every plan out, the better half of them again, and so on (sequential halving)."""

    def __init__(self, weights: list[float], nodes: i64 = NODES) -> None:
        self.style = Style(weights)
        self.nodes: i64 = nodes

    def choose(self, turn: Turn) -> int:
        """Return the first action of the plan that does best on average."""
        table = cast(Table, turn.imagine(turn.rng))
        worth = self.style.worth(table.content)
        answer = scripted.choose(table, worth, turn.seat, turn.legal, turn.rng)
        if len(turn.legal) == 1 or table.step == steps.CLEANUP or draws(table, worth, answer):
            return answer
        plans = plans_for(table, worth, answer, turn.legal)
        plans[0].bonus = TRUST
        nodes: i64 = turn.budget.nodes if turn.budget.nodes > 0 else self.nodes
        while len(plans) > 1 and len(plans) * halvings(len(plans)) > nodes:
            plans.pop()
        return self.best_of(turn, worth, plans, nodes)

    def best_of(self, turn: Turn, worth: Worth, plans: list[Plan], nodes: i64) -> int:
        """Return the first action of the best plan, found with so many imagined games."""
        deadline = Deadline(turn.budget)
        share = nodes // halvings(len(plans))
        while len(plans) > 1:
            for _ in range(share // len(plans)):
                self.try_all(turn, worth, plans)
                if deadline.passed():
                    return first_of(plans)
            plans = better_half(plans)
        return first_of(plans)

    def try_all(self, turn: Turn, worth: Worth, plans: list[Plan]) -> None:
        """Play every plan out in the same imagined game, with the same luck as far as it goes."""
        table = cast(Table, turn.imagine(turn.rng))
        luck = Rng(turn.rng.next32())
        for plan in plans:
            after = table.copy()
            rng = luck.copy()
            if plan.aim is None:
                GAME.push(after, turn.seat, plan.action)
            else:
                pursue(after, worth, plan.aim, rng)
            plan.total += play_out(after, worth, turn.seat, rng)
            plan.count += 1


def halvings(count: i64) -> i64:
    """Return how often so many plans must be halved until one is left; at least once."""
    rounds: i64 = 1
    while 1 << rounds < count:
        rounds += 1
    return rounds


def first_of(plans: list[Plan]) -> int:
    """Return the first action of the best plan; of equals the earliest."""
    best = plans[0]
    for plan in plans:
        if plan.mean() > best.mean():
            best = plan
    return best.action


def better_half(plans: list[Plan]) -> list[Plan]:
    """Return the better half of the plans, in the order they had."""
    means = sorted([plan.mean() for plan in plans], reverse=True)
    limit = means[(len(plans) + 1) // 2 - 1]
    return [plan for plan in plans if plan.mean() >= limit][: (len(plans) + 1) // 2]


def draws(table: Table, worth: Worth, action: i64) -> bool:
    """Tell whether an action plays a card that draws: that always comes first."""
    space = table.space
    if table.step != steps.MAIN:
        return False
    return space.play <= action < space.buy and worth.draws[action - space.play] > 0.0


def plans_for(table: Table, worth: Worth, answer: i64, legal: list[int]) -> list[Plan]:
    """Return the script's own plan first, then the most promising others."""
    others: list[Plan] = []
    if table.step != steps.MAIN:
        others = [Plan(action, None, 0.0) for action in legal if action != answer]
    else:
        aims: list[Aim] = []
        aim = find_aim(table, worth, aims)
        for one in aims:
            first = one.action if one.action in legal else pay_for(table, worth, one, legal)
            if first != actions.DONE and one.action not in (answer, aim.action):
                others.append(Plan(first, one, one.value))
        others += text_plans(table, answer, legal)
    others.sort(key=lambda plan: -plan.value)
    return [Plan(answer, None, 0.0), *others[: MOST_PLANS - 1]]


def text_plans(table: Table, answer: i64, legal: list[int]) -> list[Plan]:
    """Return to play each card with a text, to turn the second Event up, and to stop."""
    space = table.space
    found: list[Plan] = []
    for action in legal:
        stops = action == actions.DONE
        plays = space.play <= action < space.buy
        if plays:
            plays = len(table.content.cards[action - space.play].clauses) > 0
        if action != answer and (stops or plays):
            found.append(Plan(action, None, 2.0 if plays else 0.5))
    return found
