"""Playing imagined positions on: by the script, or by players that think a little themselves."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.main_phase import Aim, pay_for
from wardround.bots.dynamitenurse.plans import Plan, best_of, plans_for, worth_a_thought
from wardround.bots.dynamitenurse.value import Value, results
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.game import CHANCE, NOBODY
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import GAME, actions, steps
from wardround.dynamitenurse.state import Table

MOST_STEPS: Final = 2000
"""A turn of odd cards that goes on for longer is judged where it stands."""


class Mind:
    """How everybody at an imagined table decides: by the script, and what they make of its end."""

    __slots__ = ("plans", "value", "worth")

    def __init__(self, worth: Worth, value: Value, plans: i64 = 1) -> None:
        self.worth = worth
        self.value = value
        self.plans: i64 = plans
        """How many plans they compare; with one they play by the script."""

    def decide(self, table: Table, seat: i64, legal: list[int], rng: Rng) -> int:
        """Return what a seat does: what looks best when its turn is over."""
        answer = scripted.choose(table, self.worth, seat, legal, rng)
        if self.plans == 1 or not worth_a_thought(table, self.worth, answer, legal):
            return answer
        plans = plans_for(table, self.worth, answer, legal, self.plans)
        if len(plans) == 1:
            return answer
        simple = Mind(self.worth, self.value)
        for plan in plans:
            after = table.copy()
            plan.try_once(simple.follow(after, plan, seat, rng.copy(), table.turn + 1))
        return best_of(plans).action

    def follow(self, table: Table, plan: Plan, seat: i64, rng: Rng, last: i64) -> float:
        """Carry a plan out, in place, play until a turn begins, and return a seat's chances."""
        if plan.aim is None:
            GAME.push(table, seat, plan.action)
        else:
            self.pursue(table, plan.aim, rng)
        count: i64 = 0
        while table.turn < last and count < MOST_STEPS and self.advance(table, rng):
            count += 1
        if table.over():
            return results(table)[seat]
        return self.value.chance(table, self.worth, seat)

    def advance(self, table: Table, rng: Rng) -> bool:
        """Let luck or a player decide what is next; tell whether the game went on."""
        actor = GAME.actor(table)
        if actor == NOBODY:
            return False
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, rng))
        else:
            GAME.push(table, actor, self.decide(table, actor, GAME.legal(table, actor), rng))
        return True

    def pursue(self, table: Table, aim: Aim, rng: Rng) -> None:
        """Play the cards that an aim needs and carry it out, in place, as far as it is possible."""
        seat = table.active
        turn = table.turn
        while table.turn == turn and not table.over():
            if table.step != steps.MAIN or table.chance >= 0:
                self.advance(table, rng)
                continue
            legal = GAME.legal(table, seat)
            if aim.action in legal:
                GAME.push(table, seat, aim.action)
                return
            action = pay_for(table, self.worth, aim, legal)
            if action == actions.DONE:
                return
            GAME.push(table, seat, action)
