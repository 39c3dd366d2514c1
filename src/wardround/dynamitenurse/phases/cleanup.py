"""Cleanup: keep one card, discard the rest, draw a new hand (DN-5.2)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import distinct, lacking, put
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, events, steps
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.state import Table

KEEPING: int = 0
DRAWING: int = 1
DONE: int = 2


class Cleanup(Step[Table]):
    """The active player may keep one card, and draws; then the next turn begins."""

    name = "cleanup"
    rule = "DN-5.2"

    def run(self, table: Table) -> None:
        """Ask what to keep; discard; draw; and pass the turn on."""
        if table.stage == KEEPING:
            if table.own().hand:
                table.waiting = [table.active]
            else:
                self.discard(table, -1)
        elif table.stage == DRAWING:
            table.stage = DONE
            table.work.drawer = table.active
            table.work.draws = table.content.house.hand
            table.enter(steps.DRAW)
        else:
            table.active = (table.active + 1) % table.seats
            table.go(steps.TURN)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer every card of the hand, or to keep none."""
        hand = distinct(table.hospitals[seat].hand)
        return [*[table.space.keep + card for card in hand], actions.DONE]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Keep a card, or none."""
        table.waiting = []
        self.discard(table, -1 if action == actions.DONE else action - table.space.keep)

    def discard(self, table: Table, kept: i64) -> None:
        """Discard everything in hand but the card kept, and everything in play (DN-5.3)."""
        hospital = table.own()
        gone = hospital.hand[:]
        if kept >= 0:
            gone.remove(kept)
            tell(table, events.CARDS_KEPT, table.active, 1)
        for card in gone:
            tell(table, events.CARD_DISCARDED, table.active, card)
        hospital.hand = [kept] if kept >= 0 else []
        # Of the card kept the others know what they can tell from those discarded.
        hospital.shown = lacking(hospital.shown, gone)
        for card in gone:
            put(hospital.discard, card)
        for card in hospital.in_play:
            put(hospital.discard, card)
        hospital.in_play = []
        table.stage = DRAWING
