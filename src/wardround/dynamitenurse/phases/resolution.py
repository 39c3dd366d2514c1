"""Resolving a card that was played: its clauses in order, then where it goes (DN-6.1)."""

from __future__ import annotations

from typing import Final

from wardround.core import stacks
from wardround.core.ints import i64
from wardround.core.multisets import put
from wardround.core.steps import Step
from wardround.dynamitenurse import crisis, events, steps
from wardround.dynamitenurse.content import (
    CARE_DISCOUNT,
    DRAW,
    EVENT,
    EXTRA_NURSE,
    IF_DYNAMITE_NURSE,
    PURCHASE_DISCOUNT,
    RETURNS,
    RETURNS_UNLESS,
    SCRAPPED,
    SKIP_ADMISSION,
    TRANSPORT,
    UNLESS_DYNAMITE_NURSE,
    Clause,
)  # fmt: skip
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import gain

STEP_OF: Final = (
    steps.DRAW, steps.DISCARD, steps.RECOVER, steps.TRANSPORT, steps.ACQUIRE, steps.REFER,
    steps.PASS_ON, steps.ERASE, steps.SEARCH, steps.WORSEN_OWN, steps.SEND_BACK, steps.WORSEN_ALL,
    steps.EXCHANGE, steps.SWAP, steps.WORSEN_LEADING, steps.MOVE, steps.STABILISE,
    steps.ADMIT_NOW,
)  # fmt: skip
"""The steps of the clauses from `DRAW` on, in the order of their numbers."""


class Resolve(Step[Table]):
    """The text of the card in play takes effect, sentence by sentence."""

    rule = "DN-6.1"

    def run(self, table: Table) -> None:
        """Carry out the next clause; after the last one the card is done."""
        work = table.work
        clauses = table.content.cards[work.card].clauses
        while work.clause < len(clauses):
            clause = clauses[work.clause]
            work.clause += 1
            if not self.applies(table, clause):
                continue
            if clause.does >= DRAW:
                self.begin(table, clause)
                return
            self.gain(table, clause)
        self.finish(table)

    def applies(self, table: Table, clause: Clause) -> bool:
        """Return whether the condition of a clause is met (judged as the card was played)."""
        work = table.work
        if clause.condition == IF_DYNAMITE_NURSE and not work.by_dynamite_nurse:
            return False
        if clause.condition == UNLESS_DYNAMITE_NURSE and work.by_dynamite_nurse:
            return False
        if clause.every > 0:
            copies: i64 = table.main.played.count(work.card)
            return copies % clause.every == 0
        return True

    def begin(self, table: Table, clause: Clause) -> None:
        """Go to the step of a clause that moves cards or Patients."""
        work = table.work
        work.amount = clause.amount
        work.drawer = table.active
        work.draws = clause.amount if clause.does == DRAW else 0
        step: i64 = STEP_OF[clause.does - DRAW]
        table.enter(step)
        if clause.does == TRANSPORT:
            # Each transport goes back to the one that is still to come.
            for _ in range(clause.amount - 1):
                table.enter(step)

    def gain(self, table: Table, clause: Clause) -> None:
        """Give what a clause gives, now or with the next Patient acquired."""
        main = table.main
        does = clause.does
        if clause.on_acquire:
            main.on_acquire[does] += clause.amount
        elif does == EXTRA_NURSE:
            main.extra_nurses += clause.amount
        elif does == CARE_DISCOUNT:
            main.care_discount += clause.amount
        elif does == PURCHASE_DISCOUNT:
            main.purchase_discount += clause.amount
        elif does == SKIP_ADMISSION:
            table.may_skip = True
        else:
            gain(table, does, clause.amount)

    def finish(self, table: Table) -> None:
        """Let the card stay in play or leave it, and then the title move (DN-10.4)."""
        work = table.work
        afterwards = table.content.cards[work.card].afterwards
        if afterwards == RETURNS_UNLESS and not work.by_dynamite_nurse:
            afterwards = RETURNS
        if not work.left and afterwards == RETURNS:
            self.return_to_town(table, work.card)
        elif not work.left and afterwards == SCRAPPED:
            table.own().in_play.pop()
            put(table.town.scrapped, work.card)
            tell(table, events.CARD_SCRAPPED, table.active, work.card)
        if work.loser >= 0:
            crisis.rename_dynamite_nurse(table)
        work.card = -1
        table.go(steps.MAIN)

    def return_to_town(self, table: Table, card: i64) -> None:
        """Put a card from play back into its pile in the Town (DN-9.4)."""
        town = table.town
        returned = table.content.cards[card]
        # The card being resolved is the last one played.
        table.own().in_play.pop()
        tell(table, events.CARD_RETURNED, table.active, card)
        if returned.is_nurse():
            town.nurses = stacks.under(town.nurses, (card,))
        elif returned.type != EVENT:
            town.piles[card] += 1
        elif town.event_top < 0:
            town.event_top = card
        else:
            town.events = stacks.under(town.events, (card,))
