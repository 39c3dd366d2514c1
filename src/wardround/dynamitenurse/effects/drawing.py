"""Drawing, discarding, and taking a card back from the discard pile."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.multisets import contains, distinct, put
from wardround.core.steps import Luck, Step
from wardround.dynamitenurse import events, steps
from wardround.dynamitenurse.effects.choosing import MustChoose
from wardround.dynamitenurse.hands import leave_hand, note_empty_deck, show_to_hand
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.state import Table


class Draw(Step[Table]):
    """A player draws; with an empty deck the discard pile becomes a new one (DN-9.1)."""

    rule = "DN-9.1"

    def run(self, table: Table) -> None:
        """Draw until all are drawn or nothing is left."""
        work = table.work
        hospital = table.hospitals[work.drawer]
        while work.draws > 0:
            if not hospital.deck:
                if not hospital.discard:
                    work.draws = 0
                    break
                tell(table, events.DECK_REBUILT, work.drawer, len(hospital.discard))
                hospital.deck = hospital.discard
                hospital.discard = []
            if len(hospital.deck) > work.draws:
                table.call(steps.LUCK_DRAW, work.drawer)
                return
            draw(table, tuple(hospital.deck))
        table.back()


def draw(table: Table, cards: tuple[int, ...]) -> None:
    """Put cards from the deck into the hand; nobody else sees them."""
    work = table.work
    hospital = table.hospitals[work.drawer]
    for card in cards:
        hospital.deck.remove(card)
        put(hospital.hand, card)
    work.draws -= len(cards)
    note_empty_deck(hospital)
    tell(table, events.CARDS_DRAWN, work.drawer, len(cards))


class DrawLuck(Luck[Table]):
    """Which cards of the deck are drawn, sorted."""

    name = "draw"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        """Return as many cards as are to be drawn."""
        deck = table.hospitals[table.chance_seat].deck[:]
        drawn: list[int] = []
        count: i64 = table.work.draws
        while count > 0:
            drawn.append(deck.pop(source.below(len(deck))))
            count -= 1
        drawn.sort()
        return tuple(drawn)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        """Return whether the deck holds these, sorted, and they are as many as are to be drawn."""
        deck = table.hospitals[table.chance_seat].deck
        if len(outcome) != table.work.draws or list(outcome) != sorted(outcome):
            return False
        return contains(deck, outcome)

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        """Draw them."""
        draw(table, outcome)


class Discard(Step[Table]):
    """The active player discards so many cards from the whole hand (DN-N11)."""

    name = "discard"
    rule = "DN-N11"

    def run(self, table: Table) -> None:
        """Ask for each card, as long as there are more than must go."""
        amount = table.work.amount
        hand = table.own().hand
        if amount > 0 and len(hand) > amount:
            table.waiting = [table.active]
            return
        if amount > 0:
            for card in hand[:]:
                self.discard(table, card)
        table.back()

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer every card of the hand."""
        return [table.space.discard + card for card in distinct(table.hospitals[seat].hand)]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Discard one."""
        table.waiting = []
        table.work.amount -= 1
        self.discard(table, action - table.space.discard)

    def discard(self, table: Table, card: i64) -> None:
        """Put a card from the hand on the discard pile, for all to see."""
        hospital = table.own()
        leave_hand(hospital, card)
        put(hospital.discard, card)
        tell(table, events.CARD_DISCARDED, table.active, card)


class Recover(MustChoose):
    """The active player takes a card from the own discard pile into the hand (DN-N14)."""

    name = "recover"
    rule = "DN-N14"

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer every card of the discard pile."""
        return [table.space.recover + card for card in distinct(table.hospitals[seat].discard)]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Take it openly."""
        table.waiting = []
        hospital = table.own()
        card = action - table.space.recover
        hospital.discard.remove(card)
        show_to_hand(hospital, card)
        tell(table, events.CARD_RECOVERED, seat, card)
        table.back()
