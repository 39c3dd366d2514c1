"""Phase 2, hospital improvement: take one, return one (DH-4, DH-11.3)."""

from __future__ import annotations

from wardround.core import stacks
from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dicehospital import actions, events, staffing, steps, ward
from wardround.dicehospital.journal import tell
from wardround.dicehospital.phases.display import bury_display
from wardround.dicehospital.state import Hospital, Table


def by_ambulance(table: Table) -> tuple[int, ...]:
    """Return the seats in order of the ambulances they took, the lowest first (DH-4.1)."""
    order = [8 * table.hospitals[seat].ambulance + seat for seat in range(table.seats)]
    order.sort()
    return tuple([one % 8 for one in order])


def unlike(cards: tuple[int, ...]) -> list[int]:
    """Return the different cards of a sorted tuple."""
    out: list[int] = []
    for card in cards:
        if not out or out[-1] != card:
            out.append(card)
    return out


def less(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """Return the cards without one of them."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


class Improve(Step[Table]):
    """In order of ambulance number each player may take one improvement (DH-4.1)."""

    name = "improve"
    rule = "DH-4.1"

    def run(self, table: Table) -> None:
        """Ask the next player, while there is something to take."""
        if table.stage == 0:
            table.stage = 1
            table.queue = by_ambulance(table)
            for hospital in table.hospitals:
                hospital.new_tile = -1
                hospital.new_specialist = -1
                hospital.returned = 0
        if table.queue and (table.tiles_shown or table.specialists_shown):
            table.waiting = [table.queue[0]]
            table.queue = table.queue[1:]
            return
        if table.solo():
            bury_display(table)
        table.go(steps.RETURN)

    def required(self, table: Table) -> bool:
        """Return whether nobody may decline (DH-11.3, DH-17.1)."""
        return table.solo() or table.content.house.improvement_required

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer what is on display, and to take nothing where that is allowed."""
        out: list[int] = [] if self.required(table) else [actions.PASS]
        for tile in unlike(table.tiles_shown):
            out.append(table.space.take_tile + tile)
        for specialist in unlike(table.specialists_shown):
            out.append(table.space.take_specialist + specialist)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Take a tile, or a specialist with a meeple (DH-4.2)."""
        hospital = table.hospitals[seat]
        space = table.space
        table.waiting = []
        if action == actions.PASS:
            tell(table, events.IMPROVEMENT_DECLINED, seat)
        elif action < space.take_specialist:
            tile = action - space.take_tile
            table.tiles_shown = less(table.tiles_shown, tile)
            hospital.tiles = tuple(sorted((*hospital.tiles, tile)))
            hospital.new_tile = tile
            tell(table, events.IMPROVEMENT_TAKEN, seat, tile)
        else:
            specialist = action - space.take_specialist
            table.specialists_shown = less(table.specialists_shown, specialist)
            hospital.specialists = tuple(sorted((*hospital.specialists, specialist)))
            hospital.new_specialist = specialist
            tell(table, events.IMPROVEMENT_TAKEN, seat, space.departments + specialist)
        staffing.set_out(table, hospital, None)


class Return(Step[Table]):
    """Then each player may return an improvement for a blood bag (DH-4.3)."""

    name = "return-improvement"
    rule = "DH-4.3"

    def run(self, table: Table) -> None:
        """Ask the next player who has something to return."""
        if table.stage == 0:
            table.stage = 1
            table.queue = by_ambulance(table)
        while table.queue:
            seat = table.queue[0]
            table.queue = table.queue[1:]
            if self.may_return(table, table.hospitals[seat]):
                table.waiting = [seat]
                return
        table.go(steps.ACTIVATE)

    def may_return(self, table: Table, hospital: Hospital) -> bool:
        """Return whether the player can return one, or one more (DH-17.3)."""
        limit = table.content.house.returns_a_round
        if limit > 0 and hospital.returned >= limit:
            return False
        return len(hospital.tiles) + len(hospital.specialists) > 0

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer to keep everything, or any improvement."""
        out: list[int] = [actions.PASS]
        hospital = table.hospitals[seat]
        for tile in unlike(hospital.tiles):
            out.append(table.space.return_tile + tile)
        for specialist in unlike(hospital.specialists):
            out.append(table.space.return_specialist + specialist)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Put one under its stack for a blood bag, or stop."""
        if action == actions.PASS:
            table.waiting = []
            return
        hospital = table.hospitals[seat]
        space = table.space
        if action < space.return_specialist:
            tile = action - space.return_tile
            hospital.tiles = less(hospital.tiles, tile)
            table.tile_stack = stacks.under(table.tile_stack, (tile,))
            # Of two alike the new one goes: that is never worse for its owner (DH-EV11).
            if hospital.new_tile == tile:
                hospital.new_tile = -1
        else:
            specialist = action - space.return_specialist
            hospital.specialists = less(hospital.specialists, specialist)
            table.specialist_stack = stacks.under(table.specialist_stack, (specialist,))
            if hospital.new_specialist == specialist:
                hospital.new_specialist = -1
        hospital.returned += 1
        tell(table, events.IMPROVEMENT_RETURNED, seat, action - space.return_tile)
        ward.gain_bags(table, seat, 1)
        staffing.set_out(table, hospital, None)
        if not self.may_return(table, hospital):
            table.waiting = []
