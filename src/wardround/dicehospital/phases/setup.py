"""Setup (DH-2): First Player, stacks and display, starting dice, administrators."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.steps import Luck, Step
from wardround.dicehospital import actions, bag, dice, events, staffing, steps
from wardround.dicehospital.content import LEFT_OUT
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Hospital, Table

VALUES: Final = (3, 4, 5)
CRISIS_VALUES: Final = (3, 3, 4, 5, 5)
"""Starting values, and those of Opening Crisis (DH-2.3, DH-10.2)."""
DEALT: Final = 2
"""Administrators dealt to each player (DH-2.4)."""
REPORTS: Final = 6


def starting_values(table: Table) -> tuple[int, ...]:
    """Return the values that each player's starting dice are set to."""
    return CRISIS_VALUES if table.options.opening_crisis else VALUES


class FirstPlayer(Step[Table]):
    """The First Player is named by the table or drawn by luck (DH-2.3)."""

    def run(self, table: Table) -> None:
        """Fill the bag and the event deck, then name the First Player or ask luck."""
        each = table.content.house.dice_a_colour - LEFT_OUT[table.seats]
        table.bag = [each, each, each]
        if table.options.events:
            table.events_left = tuple(range(len(table.content.events)))
        for hospital in table.hospitals:
            staffing.set_out(table, hospital, None)
        table.go(steps.STACKS)
        if table.solo():
            table.first = 0  # DH-11.1: there is none, but turns need a first seat.
        elif table.options.first >= 0:
            table.first = table.options.first
        else:
            table.call(steps.LUCK_FIRST_PLAYER)


class FirstPlayerLuck(Luck[Table]):
    """Which seat begins."""

    name = "first-player"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        return (source.below(table.seats),)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < table.seats

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        table.first = outcome[0]
        tell(table, events.FIRST_PLAYER, table.first)


class StartingDice(Step[Table]):
    """In turn order each player draws the starting dice (DH-2.3)."""

    def run(self, table: Table) -> None:
        """Let luck draw for the next player, until all have theirs."""
        if table.stage == table.seats:
            table.go(steps.SET_VALUES)
            return
        table.call(steps.LUCK_STARTING_DICE, (table.first + table.stage) % table.seats)
        table.stage += 1


class StartingDiceLuck(Luck[Table]):
    """The colours of one player's starting dice."""

    name = "starting-dice"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        return tuple(bag.draw_colours(table, len(starting_values(table)), source))

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        if len(outcome) != len(starting_values(table)):
            return False
        return bag.has_colours(table, list(outcome))

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        for colour in outcome:
            bag.take(table, colour)
            tell(table, events.STARTING_DIE_DRAWN, table.chance_seat, colour)
        table.hospitals[table.chance_seat].arrivals = tuple(sorted(outcome))


class SetValues(Step[Table]):
    """Each player gives the values to their starting dice, all at once (DH-2.3, DH-2.5)."""

    name = "set-values"
    rule = "DH-2.3"

    def run(self, table: Table) -> None:
        """Ask every player who has a choice."""
        if table.stage == 0:
            table.stage = 1
            for seat in range(table.seats):
                self.set_the_obvious(table, seat)
                if table.hospitals[seat].arrivals:
                    table.waiting.append(seat)
        else:
            for hospital in table.hospitals:
                hospital.spare = 0
            table.go(steps.DEAL)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer each colour left for the next value."""
        hospital = table.hospitals[seat]
        value = starting_values(table)[hospital.spare]
        return [actions.SET + 6 * colour + value - 1 for colour in sorted(set(hospital.arrivals))]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Set one die."""
        self.set_die(table, seat, (action - actions.SET) // 6)
        self.set_the_obvious(table, seat)
        if not table.hospitals[seat].arrivals:
            table.waiting.remove(seat)

    def set_the_obvious(self, table: Table, seat: i64) -> None:
        """Set the rest without asking once all dice left have one colour."""
        hospital = table.hospitals[seat]
        if len(set(hospital.arrivals)) == 1:
            for colour in hospital.arrivals:
                self.set_die(table, seat, colour)

    def set_die(self, table: Table, seat: i64, colour: i64) -> None:
        """Give the next value to a die of this colour and put it to bed, untreated."""
        hospital = table.hospitals[seat]
        value = starting_values(table)[hospital.spare]
        patient = dice.die(colour, value, dice.UNTREATED, colour)
        left = list(hospital.arrivals)
        left.remove(colour)
        hospital.arrivals = tuple(left)
        hospital.spare += 1
        dice.insert(hospital.wards, patient)
        tell(table, events.STARTING_DIE_SET, seat, patient)


class Deal(Step[Table]):
    """Administrators are dealt, or medical reports in the solo game (DH-2.4, DH-11.1)."""

    def run(self, table: Table) -> None:
        """Ask luck for what this game needs."""
        if table.solo():
            table.go(steps.ROUND)
            if table.content.reports:
                table.call(steps.LUCK_REPORTS)
        elif table.options.administrators:
            table.go(steps.KEEP)
            table.call(steps.LUCK_ADMINISTRATORS)
        else:
            table.go(steps.ROUND)


class AdministratorsLuck(Luck[Table]):
    """Which two administrators each player gets, seat by seat."""

    name = "administrators"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        cards = list(range(len(table.content.administrators)))
        source.shuffle(cards)
        return tuple(cards[: DEALT * table.seats])

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        known = all(0 <= card < len(table.content.administrators) for card in outcome)
        return known and len(set(outcome)) == len(outcome) == DEALT * table.seats

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        for seat in range(table.seats):
            table.hospitals[seat].dealt = tuple(
                sorted(outcome[DEALT * seat : DEALT * seat + DEALT])
            )
            tell(table, events.ADMINISTRATORS_DEALT, seat)


class ReportsLuck(Luck[Table]):
    """Which reports lie open: the bottom row from the left, then the upper row (DH-11.1)."""

    name = "reports"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        cards = list(range(len(table.content.reports)))
        source.shuffle(cards)
        return tuple(cards[:REPORTS])

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        count = min(REPORTS, len(table.content.reports))
        known = all(0 <= card < len(table.content.reports) for card in outcome)
        return known and len(set(outcome)) == len(outcome) == count

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        table.reports = outcome + (-1,) * (REPORTS - len(outcome))
        for card in outcome:
            tell(table, events.REPORT_DEALT, 0, card)


class Keep(Step[Table]):
    """Each player keeps one of the administrators dealt; all are shown together (DH-2.5)."""

    name = "keep-administrator"
    rule = "DH-2.4"

    def run(self, table: Table) -> None:
        """Ask all players, then show what they kept."""
        if table.stage == 0:
            table.stage = 1
            table.waiting = list(range(table.seats))
            return
        for seat in range(table.seats):
            hospital = table.hospitals[seat]
            hospital.dealt = ()
            tell(table, events.ADMINISTRATOR_KEPT, seat, hospital.administrator)
        table.go(steps.ROUND)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the two cards dealt."""
        return [table.space.keep + card for card in table.hospitals[seat].dealt]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Keep one, still face down for the others."""
        table.hospitals[seat].administrator = action - table.space.keep
        table.waiting.remove(seat)


def kept_is_secret(hospital: Hospital) -> bool:
    """Return whether the hospital's administrator is not shown yet (DH-1.9)."""
    return len(hospital.dealt) > 0
