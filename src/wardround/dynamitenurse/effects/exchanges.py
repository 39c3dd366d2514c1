"""Clauses that exchange: a Nurse out of a discard pile (N06), acquired Patients (N09)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import distinct, put
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, events, steps
from wardround.dynamitenurse.content import MAX_SEATS
from wardround.dynamitenurse.decisions import ask, declined
from wardround.dynamitenurse.effects.choosing import MustChoose
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import unlike_with


class Exchange(MustChoose):
    """The card is exchanged for a Nurse in any discard pile, if there is one (DN-14.1)."""

    name = "exchange"
    rule = "DN-14.1"

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the Nurses in all discard piles."""
        out: list[int] = []
        nurses = table.content.actions
        for owner in range(table.seats):
            out += [
                table.space.exchange + card * MAX_SEATS + owner
                for card in distinct(table.hospitals[owner].discard)
                if card >= nurses
            ]
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Let the two change places: the owners own what lies in their piles."""
        table.waiting = []
        work = table.work
        number: i64 = action - table.space.exchange
        card, owner = number // MAX_SEATS, number % MAX_SEATS
        table.hospitals[owner].discard.remove(card)
        put(table.own().discard, card)
        table.own().in_play.pop()
        put(table.hospitals[owner].discard, work.card)
        work.left = True
        tell(table, events.NURSE_EXCHANGED, seat, card, owner)
        table.back()


class Swap(Step[Table]):
    """Acquired Patients may be exchanged with another player (DN-N09)."""

    name = "swap"
    rule = "DN-N09"

    def run(self, table: Table) -> None:
        """Ask with whom."""
        table.waiting = [table.active]

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer every other player, with or without acquired Patients, and to decline."""
        out: list[int] = [actions.SWAP + player for player in range(table.seats) if player != seat]
        out.append(actions.SKIP)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Choose the player; who picks first comes next."""
        if declined(table, seat, action):
            return
        table.work.partner = action - actions.SWAP
        table.work.gave = [-1, -1]
        table.go(steps.SWAP_FIRST)


class SwapFirst(Step[Table]):
    """The player of the card settles who picks first (DN-14.6)."""

    name = "swap-first"
    rule = "DN-14.6"

    def run(self, table: Table) -> None:
        """Ask, if both have something to pick from."""
        partner = table.work.partner
        if table.own().acquired and table.hospitals[partner].acquired:
            table.waiting = [table.active]
        else:
            self.settle(table, table.active)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer both."""
        return [actions.FIRST + seat, actions.FIRST + table.work.partner]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Settle it."""
        table.waiting = []
        self.settle(table, action - actions.FIRST)

    def settle(self, table: Table, first: i64) -> None:
        """Let that player pick first."""
        table.work.first = first
        tell(table, events.SWAP_OFFERED, table.active, table.work.partner, first)
        table.go(steps.SWAP_GIVE)


class SwapGive(Step[Table]):
    """Each picks one of their own acquired Patients, openly; both change hands together."""

    name = "swap-give"
    rule = "DN-N09"

    def run(self, table: Table) -> None:
        """Ask the one who picks first, then the other, then exchange."""
        work = table.work
        stage = table.stage
        table.stage += 1
        if stage == 2:
            self.exchange(table)
            return
        other = work.partner if work.first == table.active else table.active
        seat = work.first if stage == 0 else other
        if table.hospitals[seat].acquired:
            ask(table, self, seat)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the acquired Patients."""
        own = unlike_with(table, [2 * patient for patient in table.hospitals[seat].acquired], [])
        return [table.space.choose + (sided >> 1) for sided in own]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Pick one."""
        table.waiting = []
        table.work.gave[0 if seat == table.active else 1] = action - table.space.choose

    def exchange(self, table: Table) -> None:
        """Let both picks change hands; a player with none gives nothing (DN-14.5)."""
        work = table.work
        self.give(table, table.active, work.partner, work.gave[0])
        self.give(table, work.partner, table.active, work.gave[1])
        work.gave = [-1, -1]
        work.partner = -1
        work.first = -1
        table.back()

    def give(self, table: Table, giver: i64, taker: i64, patient: i64) -> None:
        """Move an acquired Patient, if one was picked; this is not acquiring."""
        if patient >= 0:
            table.hospitals[giver].acquired.remove(patient)
            put(table.hospitals[taker].acquired, patient)
            tell(table, events.PATIENT_GIVEN, giver, 2 * patient, taker)
