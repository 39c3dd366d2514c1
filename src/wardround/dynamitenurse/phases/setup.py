"""Setup: the first player, the Town, decks and first hands (DN-4)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.steps import Luck, Step
from wardround.dynamitenurse import events, steps
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.phases.transport import reveal_patient
from wardround.dynamitenurse.purchase import reveal_event
from wardround.dynamitenurse.state import Table


def begin(table: Table, seat: i64) -> None:
    """Let a seat take the first turn."""
    table.first = seat
    table.active = seat
    tell(table, events.FIRST_PLAYER, seat)
    table.go(steps.TOWN)


class FirstPlayer(Step[Table]):
    """Who begins: the player named by the table, or a random one (DN-4.3)."""

    rule = "DN-4.3"

    def run(self, table: Table) -> None:
        """Ask luck unless the table named one."""
        if table.options.first >= 0:
            begin(table, table.options.first)
        else:
            table.call(steps.LUCK_FIRST_PLAYER, -1)


class FirstPlayerLuck(Luck[Table]):
    """Any seat."""

    name = "first-player"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        """Return a seat."""
        return (source.below(table.seats),)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        """Return whether it is a seat."""
        return len(outcome) == 1 and 0 <= outcome[0] < int(table.seats)

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        """Let it begin."""
        begin(table, outcome[0])


class LayOut(Step[Table]):
    """The Town and the Hospitals are laid out (DN-4.1, DN-4.2)."""

    rule = "DN-4.2"

    def run(self, table: Table) -> None:
        """Lay out, then turn up the top Patient and the top Event, one luck at a time."""
        if table.stage == 0:
            self.lay_out(table)
        table.stage += 1
        if table.stage == 1:
            reveal_patient(table)
        elif table.stage == 2:
            reveal_event(table)
        else:
            table.go(steps.DEAL)

    def lay_out(self, table: Table) -> None:
        """Put every card and marker where it begins; spare ones stay in the box."""
        content = table.content
        house = content.house
        town = table.town
        town.dungeon = list(range(len(content.patients)))
        town.piles = [0] * len(content.cards)
        for card in content.sold:
            town.piles[card] = content.cards[card].card.copies
        town.events = (tuple(sorted(content.events)),) if content.events else ()
        town.nurses = (tuple(sorted(content.nurses)),) if content.nurses else ()
        town.kill_marks = house.kill_marks_of_three if table.seats == 3 else house.kill_marks
        for seat in range(table.seats):
            hospital = table.hospitals[seat]
            nurse = content.starting_nurses[table.options.colours[seat]]
            hospital.deck = sorted([*content.starters, nurse])
            hospital.markers = house.markers


class Deal(Step[Table]):
    """Each player draws the first hand, in order of seats from the first player."""

    rule = "DN-4.1"

    def run(self, table: Table) -> None:
        """Let the next player draw; then the first turn begins."""
        if table.stage == table.seats:
            table.go(steps.TURN)
            return
        table.work.drawer = (table.first + table.stage) % table.seats
        table.work.draws = table.content.house.hand
        table.stage += 1
        table.enter(steps.DRAW)
