"""Plays imagined positions by the script, and evaluates the result."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.main_phase import Aim, pay_for
from wardround.bots.dynamitenurse.plans import Plan
from wardround.bots.dynamitenurse.value import Value, results
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.game import CHANCE, NOBODY
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import GAME, actions, steps
from wardround.dynamitenurse.state import Table

MOST_STEPS: Final = 2000
"""A longer turn of unusual cards is evaluated where it is."""


class Mind:
    """How all players at an imagined table decide, and how a seat values the result."""

    __slots__ = ("value", "worth")

    def __init__(self, worth: Worth, value: Value) -> None:
        self.worth = worth
        self.value = value

    def follow(self, table: Table, plan: Plan, seat: i64, rng: Rng) -> float:
        """Play a plan in place, end the turn, and return a seat's chances then.

        Playing another round by the script does not help, since others do not play by it.
        """
        turn = table.turn
        if plan.aim is None:
            GAME.push(table, seat, plan.action)
        else:
            self.pursue(table, plan.aim, rng)
        count: i64 = 0
        while table.turn == turn and count < MOST_STEPS and self.advance(table, rng):
            count += 1
        if table.over():
            return results(table)[seat]
        return self.value.chance(table, self.worth, seat)

    def advance(self, table: Table, rng: Rng) -> bool:
        """Resolve the next roll or decision by the script; return whether the game continues."""
        actor = GAME.actor(table)
        if actor == NOBODY:
            return False
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, rng))
        else:
            legal = GAME.legal(table, actor)
            GAME.push(table, actor, scripted.choose(table, self.worth, actor, legal, rng))
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
