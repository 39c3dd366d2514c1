"""Clauses about the piles of the Town: giving a Kill Mark back, and searching a pile."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import distinct, put
from wardround.core.stacks import Stack
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, events, steps
from wardround.dynamitenurse.decisions import ask
from wardround.dynamitenurse.effects.choosing import MustChoose
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.phases.transport import reveal_patient
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import unlike_with


class Erase(Step[Table]):
    """A Kill Mark goes back to its pile, a dead Patient to the Dungeon, which is shuffled (A15)."""

    name = "erase"
    rule = "DN-A15"

    def run(self, table: Table) -> None:
        """Give the Kill Mark back; ask which Patient returns."""
        hospital = table.own()
        if table.stage == 1 or hospital.kill_marks == 0:
            table.back()
            return
        hospital.kill_marks -= 1
        table.town.kill_marks += 1
        table.work.loser = table.active
        tell(table, events.KILL_MARK_RETURNED, table.active, hospital.kill_marks)
        if table.town.graveyard:
            ask(table, self, table.active)
        else:
            self.shuffle(table)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the dead Patients."""
        dead = unlike_with(table, [2 * patient for patient in table.town.graveyard], [])
        return [table.space.choose + (sided >> 1) for sided in dead]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Put it into the Dungeon, normal side up."""
        table.waiting = []
        town = table.town
        patient = action - table.space.choose
        town.graveyard.remove(patient)
        put(town.dungeon, patient)
        tell(table, events.PATIENT_EXHUMED, seat, 2 * patient)
        self.shuffle(table)

    def shuffle(self, table: Table) -> None:
        """Shuffle the whole Dungeon unseen; then its new top is seen (DN-14.24)."""
        town = table.town
        put(town.dungeon, town.dungeon_top)
        town.dungeon_top = -1
        tell(table, events.DUNGEON_SHUFFLED, table.active, len(town.dungeon))
        table.stage = 1
        reveal_patient(table)


def flattened(stack: Stack) -> list[int]:
    """Return all cards of a stack, sorted."""
    cards = [card for layer in stack for card in layer]
    cards.sort()
    return cards


class Search(MustChoose):
    """The active player looks through the Nurse pile or the Event pile (A16)."""

    name = "search"
    rule = "DN-A16"

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the piles that are not empty."""
        out: list[int] = []
        if table.town.nurses:
            out.append(actions.SEARCH + events.NURSES)
        if table.town.event_top >= 0:
            out.append(actions.SEARCH + events.EVENTS)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Choose the pile; which card goes on top comes next."""
        table.waiting = []
        table.work.amount = action - actions.SEARCH
        tell(table, events.PILE_SEARCHED, seat, table.work.amount)
        table.go(steps.SEARCH_TOP)


class SearchTop(MustChoose):
    """One card of the pile is put on top, the rest is shuffled beneath it (DN-12.4)."""

    name = "search-top"
    rule = "DN-12.4"

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the different cards of the pile; everyone knows which they are (DN-12.2)."""
        return [table.space.top + card for card in distinct(self.pile(table))]

    def pile(self, table: Table) -> list[int]:
        """Return all cards of the pile being searched, sorted."""
        town = table.town
        if table.work.amount == events.NURSES:
            return flattened(town.nurses)
        cards = flattened(town.events)
        put(cards, town.event_top)
        return cards

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Put it on top: a Nurse unseen by the others, an Event for all to see."""
        table.waiting = []
        town = table.town
        card = action - table.space.top
        rest = self.pile(table)
        rest.remove(card)
        beneath: Stack = (tuple(rest),) if rest else ()
        if table.work.amount == events.NURSES:
            town.nurses = ((card,), *beneath)
            town.nurse_knower = seat if rest else -1
        else:
            town.events = beneath
            town.event_top = card
            tell(table, events.EVENT_REVEALED, -1, card)
        table.back()
