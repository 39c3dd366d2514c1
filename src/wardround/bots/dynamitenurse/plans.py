"""What a player could do next: plans for the hand, and the options of every other decision."""

from __future__ import annotations

from wardround.bots.dynamitenurse.main_phase import Aim, find_aim, pay_for
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.ints import i64
from wardround.dynamitenurse import actions, steps
from wardround.dynamitenurse.state import Table


class Plan:
    """A plan: an action right away, or an aim that cards must first pay for."""

    __slots__ = ("action", "aim", "bonus", "count", "promise", "total")

    def __init__(self, action: i64, aim: Aim | None, promise: float) -> None:
        self.action: i64 = action
        """What is done first."""
        self.aim = aim
        self.promise = promise
        """How good it looks to the script."""
        self.bonus = 0.0
        self.total = 0.0
        self.count: i64 = 0

    def try_once(self, result: float) -> None:
        """Note how well it did in an imagined game."""
        self.total += result
        self.count += 1

    def mean(self) -> float:
        """Return how well it did on average."""
        return self.bonus + self.total / float(max(1, self.count))


def worth_a_thought(table: Table, worth: Worth, answer: i64, legal: list[int]) -> bool:
    """Return whether there is something to compare: a card that draws always comes first.

    The script decides which card to keep, because the value does not look at hands.
    """
    space = table.space
    if len(legal) == 1 or table.step == steps.CLEANUP:
        return False
    plays = table.step == steps.MAIN and space.play <= answer < space.buy
    return not (plays and worth.draws[answer - space.play] > 0.0)


def plans_for(table: Table, worth: Worth, answer: i64, legal: list[int], most: i64) -> list[Plan]:
    """Return the script's own plan first, then the most promising others, up to a number."""
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
    others.sort(key=lambda plan: -plan.promise)
    return [Plan(answer, None, 0.0), *others[: most - 1]]


def text_plans(table: Table, answer: i64, legal: list[int]) -> list[Plan]:
    """Return to play each card with a text, to turn the second Event up, and to stop."""
    space = table.space
    found: list[Plan] = []
    for action in legal:
        stops = action == actions.DONE
        plays = space.play <= action < space.buy
        if plays:
            plays = len(table.content.cards[action - space.play].clauses) > 0
        if action != answer and (stops or plays or action == actions.SECOND_EVENT):
            found.append(Plan(action, None, 2.0 if plays else 0.5))
    return found


def better_half(plans: list[Plan]) -> list[Plan]:
    """Return the better half of the plans, in the order they had."""
    means = sorted([plan.mean() for plan in plans], reverse=True)
    limit = means[(len(plans) + 1) // 2 - 1]
    return [plan for plan in plans if plan.mean() >= limit][: (len(plans) + 1) // 2]


def best_of(plans: list[Plan]) -> Plan:
    """Return the best plan; of equals the earliest."""
    best = plans[0]
    for plan in plans:
        if plan.mean() > best.mean():
            best = plan
    return best
