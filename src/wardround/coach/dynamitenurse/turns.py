"""The best line for a hand: what the rest of a Main Phase can lead to.

Cards that only give Gold or TP are played first, since they never hurt; everything else is tried
in every order, by the real rules. A few samples stand for all outcomes of a draw; they follow from
the position, so that the answer is always the same.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.outlook import Outlook
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.luck import Rng
from wardround.dynamitenurse import actions, steps
from wardround.dynamitenurse.content import STAYS
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.views import phase

Key = tuple[object, ...]
MAIN: Final = "main"
SAMPLES: Final = 3
"""The sample size for a draw."""

HANDS: Final = 4
"""The sample size for hands that could have been drawn."""

MOST_STEPS: Final = 60
"""No Main Phase that the script plays takes more."""


class TurnSearch:
    """Searches one Main Phase; what it has found it keeps for later questions in the same turn."""

    def __init__(self, outlook: Outlook, worth: Worth, seat: int, limit: int) -> None:
        """Search up to `limit` positions per question; beyond, the script plays."""
        self._outlook = outlook
        self._worth = worth
        self._seat = seat
        self._limit = self._left = limit
        self._known: dict[Key, float] = {}
        self._best: dict[Key, int] = {}

    def stopped(self, table: Table) -> float:
        """Return the value of a position as it is."""
        return self._outlook.value(table, self._worth, self._seat)

    def value(self, table: Table) -> float:
        """Return what a position is worth if the rest of the phase goes as well as it can."""
        self._left = self._limit
        return self._value(table)

    def _value(self, table: Table) -> float:
        if not self._goes_on(table):
            return self.stopped(table)
        if table.chance >= 0:
            return self._by_luck(table)
        if self._seat not in table.waiting:
            return self._value(self._answered(table))
        key = table.key()
        known = self._known.get(key)
        if known is None:
            known = self._looked_at(table, key)
        return known

    def after(self, table: Table, action: int) -> float:
        """Return what a position is worth after an action; to be done is to stop here."""
        self._left = self._limit
        return self._after(table, action)

    def _after(self, table: Table, action: int) -> float:
        if action == actions.DONE and table.step == steps.MAIN:
            return self.stopped(table)
        after = table.copy()
        FLOW.push(after, self._seat, action)
        return self._value(after)

    def line(self, table: Table) -> list[int]:
        """Return the best actions from a position on, until luck comes in or the phase ends."""
        at = table.copy()
        out: list[int] = []
        while self._goes_on(at) and at.chance < 0 and self._seat in at.waiting:
            self.value(at)
            action = self._best.get(at.key(), actions.DONE)
            out.append(action)
            if action == actions.DONE and at.step == steps.MAIN:
                break
            FLOW.push(at, self._seat, action)
        return out

    def end(self, table: Table) -> Table:
        """Return the position in which the best line ends, or luck comes in."""
        at = table.copy()
        for action in self.line(table):
            if action != actions.DONE or at.step != steps.MAIN:
                FLOW.push(at, self._seat, action)
        return at

    def _goes_on(self, table: Table) -> bool:
        return not table.over() and int(table.active) == self._seat and phase(table) == MAIN

    def _looked_at(self, table: Table, key: Key) -> float:
        """Look at everything that could be done in a position."""
        legal = FLOW.steps[table.step].legal(table, self._seat)
        self._best[key] = actions.DONE if actions.DONE in legal else legal[0]
        # A position that leads back to itself counts as it is.
        self._known[key] = best = self.stopped(table)
        if self._left <= 0:
            self._known[key] = best = max(best, self._by_script(table))
            return best
        self._left -= 1
        if table.step != steps.MAIN:
            best = float("-inf")
        for action in self._worth_trying(table, legal):
            value = self._after(table, action)
            if value > best:
                best = value
                self._best[key] = action
        self._known[key] = best
        return best

    def _worth_trying(self, table: Table, legal: list[int]) -> list[int]:
        """Return the actions to try: a card that only gives points alone, if there is one."""
        if table.step != steps.MAIN:
            return legal
        space = table.space
        for action in legal:
            if space.play <= action < space.buy:
                card = table.content.cards[action - space.play]
                if not card.clauses and card.afterwards == STAYS:
                    return [action]
        return [action for action in legal if action != actions.DONE]

    def _answered(self, table: Table) -> Table:
        """Return the position after another player has answered as the script would."""
        after = table.copy()
        self._script(after, Rng(f"coach/{table.turn}"))
        return after

    def _script(self, table: Table, rng: Rng) -> int:
        """Let the script decide what is next, in place, and return what it did."""
        seat = table.waiting[0]
        legal = FLOW.steps[table.step].legal(table, seat)
        action = scripted.choose(table, self._worth, seat, legal, rng)
        FLOW.push(table, seat, action)
        return action

    def _by_script(self, table: Table) -> float:
        """Return what a position leads to if the script plays the phase to its end."""
        rng = Rng(f"coach/{table.turn}/script")
        at = table.copy()
        value = self.stopped(at)
        for _ in range(MOST_STEPS):
            if not self._goes_on(at):
                break
            value = self.stopped(at)
            if at.chance >= 0:
                FLOW.push_luck(at, FLOW.lucks[at.chance].sample(at, rng))
            else:
                self._script(at, rng)
        return value

    def _by_luck(self, table: Table) -> float:
        """Return the average over a few ways in which luck could go."""
        rng = Rng(f"coach/{table.turn}/{table.lucks}")
        total = 0.0
        for _ in range(SAMPLES):
            after = table.copy()
            FLOW.push_luck(after, FLOW.lucks[after.chance].sample(after, rng))
            total += self._value(after)
        return total / SAMPLES


def usual_hand(table: Table, seat: int, search: TurnSearch) -> float:
    """Return the value of a starting turn with an average hand from the deck."""
    rng = Rng(f"coach/hand/{table.turn}")
    total = 0.0
    for _ in range(HANDS):
        at = table.copy()
        hospital = at.hospitals[seat]
        cards = [*hospital.hand, *hospital.deck]
        rng.shuffle(cards)
        size = len(hospital.hand)
        hospital.hand, hospital.deck = sorted(cards[:size]), sorted(cards[size:])
        total += search.value(at)
    return total / HANDS
