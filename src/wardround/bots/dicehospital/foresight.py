"""How a draft continues after a choice: what the others take, and what is left then.

Ambulances and improvements are taken in turn. Each player is assumed to take what looks best at a
glance, without a plan for the activation; rolls are sampled.
"""

from __future__ import annotations

from wardround.bots.dicehospital.appraising import Appraiser
from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.dicehospital import steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table


class Foresight:
    """Plays drafts on to the activation that they lead to."""

    __slots__ = ("eye", "mine", "seat")

    def __init__(self, eye: Appraiser, seat: i64 = -1, mine: Appraiser | None = None) -> None:
        """Judge by a quick eye, and for one seat perhaps more closely."""
        self.eye = eye
        self.seat: i64 = seat
        self.mine = mine

    def play_on(self, table: Table, source: Source) -> None:
        """Play until the next activation, or the end of the game."""
        while True:
            if table.chance >= 0:
                FLOW.push_luck(table, FLOW.lucks[table.chance].sample(table, source))
            elif not table.waiting or table.step >= steps.ACTIVATE:
                return
            else:
                seat: i64 = table.waiting[0]
                FLOW.push(table, seat, self.choose(table, seat))

    def choose(self, table: Table, seat: i64) -> i64:
        """Return what looks best to a seat."""
        legal = FLOW.steps[table.step].legal(table, seat)
        judge = self.mine if self.mine is not None and seat == self.seat else self.eye
        best: i64 = legal[0]
        most = -1e9
        if len(legal) > 1 and table.step != steps.LOAD:
            for action in legal:
                after = table.copy()
                FLOW.push(after, seat, action)
                value = judge.value(after, seat)
                if value > most:
                    best, most = action, value
        return best
