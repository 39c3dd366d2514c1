"""The Main Phase: playing cards, Treatment and Purchase in any order (DN-6)."""

from __future__ import annotations

from wardround.core import stacks
from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.multisets import distinct, put
from wardround.core.steps import Luck, Step
from wardround.dynamitenurse import actions, crisis, events, purchase, steps, treatment
from wardround.dynamitenurse.content import STAYS
from wardround.dynamitenurse.hands import leave_hand
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.work import Main


class BeginTurn(Step[Table]):
    """A turn begins with its Main Phase (DN-5.1)."""

    rule = "DN-5.1"

    def run(self, table: Table) -> None:
        """Give the active player one Treatment or Purchase (DN-6.3)."""
        table.turn += 1
        table.lucks = 0
        table.may_skip = False
        table.main.flex = 1
        tell(table, events.TURN_BEGAN, table.active, table.turn)
        table.go(steps.MAIN)


class MainPhase(Step[Table]):
    """The active player plays, treats, buys, pays, until they say that they are done."""

    name = "main"
    rule = "DN-6.1"

    def run(self, table: Table) -> None:
        """Ask; the end of the phase is always declared (DN-6.6)."""
        table.waiting = [table.active]

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the cards of the hand, Treatment, payments, Purchase, and to be done."""
        out: list[int] = [table.space.play + card for card in distinct(table.own().hand)]
        treatment.offers(table, out)
        purchase.offers(table, out)
        out.append(actions.DONE)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Carry one of these out."""
        table.waiting = []
        space = table.space
        if action == actions.DONE:
            self.end(table)
        elif action == actions.SECOND_EVENT:
            purchase.declare_second(table)
        elif action >= space.buy:
            purchase.use_purchase(table.main)
            purchase.buy(table, action - space.buy)
        elif action >= space.play:
            self.play(table, action - space.play)
        elif action >= space.pay:
            treatment.pay(table, action - space.pay)
        elif action >= space.care:
            treatment.care(table, action - space.care)
        else:
            treatment.operate(table, action - space.operate)

    def play(self, table: Table, card: i64) -> None:
        """Put a card in play: its points come first, then its text (DN-6.1)."""
        hospital = table.own()
        main = table.main
        played = table.content.cards[card]
        leave_hand(hospital, card)
        hospital.in_play.append(card)
        main.played.append(card)
        tell(table, events.CARD_PLAYED, table.active, card)
        if played.tp > 0 or played.gold > 0:
            main.tp += played.tp
            main.gold += played.gold
            tell(table, events.POINTS_GAINED, table.active, played.tp, played.gold)
        if played.clauses or played.afterwards != STAYS:
            work = table.work
            work.card = card
            work.clause = 0
            work.by_dynamite_nurse = table.town.dynamite_nurse == table.active
            work.left = False
            work.loser = -1
            table.go(steps.RESOLVE)

    def end(self, table: Table) -> None:
        """End the phase: points are lost, and Emergency Cases not paid for die (DN-10.5)."""
        seat = table.active
        tell(table, events.MAIN_PHASE_ENDED, seat)
        due = payments_due(table)
        table.main = Main()
        if due:
            crisis.worsen_admitted(table, seat, due)
            if table.over():
                return
        table.go(steps.ADMISSION)
        table.enter(steps.TRANSPORT)


def payments_due(table: Table) -> list[int]:
    """Return the critical Emergency Cases of the active player that are not paid for."""
    payment = table.content.payment
    paid = table.main.paid
    return [
        sided for sided in table.own().admitted if payment[sided] > 0 and sided >> 1 not in paid
    ]


class SecondEvent(Step[Table]):
    """The second Event is turned up, and may be bought (DN-6.5.3)."""

    name = "second-event"
    rule = "DN-6.5.3"

    def run(self, table: Table) -> None:
        """Ask, if it can be paid for."""
        main = table.main
        card = table.town.event_top
        if table.content.cards[card].cost <= main.gold + main.purchase_discount:
            table.waiting = [table.active]
        else:
            self.leave(table)

    def leave(self, table: Table) -> None:
        """Leave the card where it is, on top."""
        tell(table, events.EVENT_NOT_BOUGHT, table.active, table.town.event_top)
        table.go(steps.MAIN)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer to buy it, or not."""
        return [table.space.buy + table.town.event_top, actions.SKIP]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Buy it, or leave it; the Purchase is used up either way."""
        table.waiting = []
        if action == actions.SKIP:
            self.leave(table)
        else:
            table.go(steps.MAIN)
            purchase.buy(table, action - table.space.buy)


class Hire(Step[Table]):
    """A Patient healed by an Operation brings the top Nurse (DN-6.4.4)."""

    rule = "DN-6.4.4"

    def run(self, table: Table) -> None:
        """Take Nurses as far as the pile reaches."""
        work = table.work
        town = table.town
        if not town.nurses and work.hires > 0:
            tell(table, events.NO_NURSE_LEFT, table.active)
            work.hires = 0
        if work.hires == 0:
            table.back()
        elif len(town.nurses[0]) == 1:
            hire(table, town.nurses[0][0])
        else:
            table.call(steps.LUCK_NURSE, -1)


def hire(table: Table, card: i64) -> None:
    """Put the top Nurse face up on the discard pile."""
    town = table.town
    town.nurses = stacks.without_all(town.nurses, (card,))
    town.nurse_knower = -1
    table.work.hires -= 1
    put(table.own().discard, card)
    tell(table, events.NURSE_ACQUIRED, table.active, card)


class NurseLuck(Luck[Table]):
    """Which Nurse is on top."""

    name = "nurse"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        """Return any card of the uppermost layer."""
        return tuple(stacks.draw(table.town.nurses, 1, source))

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        """Return whether it is one card of that layer."""
        return len(outcome) == 1 and stacks.could_draw(table.town.nurses, list(outcome))

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        """Acquire her."""
        hire(table, outcome[0])
