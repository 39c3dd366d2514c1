"""Phase 1, patient intake: filling and taking ambulances, giving patients beds (DH-3, DH-11.2)."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.steps import Luck, Step
from wardround.dicehospital import actions, bag, dice, events, steps, ward
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Table

A_LOAD: Final = 3
"""Dice in an ambulance (DH-3.1)."""
SOLO_DRAW: Final = 4

TAKING: Final = 1
CATCHING_UP: Final = 2
"""Stages of `Take`: ambulances, then extra dice that the bag could not give before."""


def clockwise(table: Table) -> tuple[int, ...]:
    """Return the seats from the First Player on."""
    return tuple([(table.first + turn) % table.seats for turn in range(table.seats)])


def extra_dice(table: Table) -> i64:
    """Return how many extra dice each player gets at intake (DH-10.4, DH-EV07)."""
    extra: i64 = 1 if table.options.nationwide_epidemic else 0
    event = table.open_event()
    return extra if event is None else extra + event.extra_dice


def by_value(outcome: tuple[int, ...]) -> tuple[int, ...]:
    """Return plain dice from the lowest value to the highest, then by colour."""
    keys = [plain % 6 * 3 + plain // 6 for plain in outcome]
    keys.sort()
    return tuple([key % 3 * 6 + key // 3 for key in keys])


class Intake(Step[Table]):
    """Dice are drawn and rolled."""

    def run(self, table: Table) -> None:
        """Ask luck for the dice."""
        table.call(steps.LUCK_INTAKE)
        table.go(steps.LEAVE if table.solo() else steps.LOAD)


class IntakeLuck(Luck[Table]):
    """The dice of this round's intake: three per ambulance, four in the solo game."""

    name = "intake"

    def count(self, table: Table) -> i64:
        """Return how many dice are drawn (DH-3.1, DH-11.2)."""
        return SOLO_DRAW if table.solo() else A_LOAD * (table.seats + 1)

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        return bag.draw_arrivals(table, self.count(table), source)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        return bag.can_arrive(table, outcome, self.count(table))

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        for plain in outcome:
            bag.take(table, plain // 6)
            tell(table, events.DIE_DRAWN, -1, dice.arrival(plain))
        table.loose = by_value(outcome)
        table.ambulances = () if table.solo() else ((),) * (table.seats + 1)


class Load(Step[Table]):
    """The ambulances are filled from the lowest value up (DH-3.2, DH-3.3)."""

    name = "load"
    rule = "DH-3.3"

    def run(self, table: Table) -> None:
        """Load what is clear; where equal dice straddle ambulances, ask."""
        while table.loose:
            group: i64 = self.lowest(table)
            at = self.filling(table)
            room: i64 = A_LOAD - len(table.ambulances[at])
            if group <= room or table.loose[0] == table.loose[group - 1]:
                self.load(table, at, table.loose[: group if group < room else room])
            else:
                # The player to the right of the First Player decides.
                table.waiting = [(table.first + table.seats - 1) % table.seats]
                return
        table.go(steps.TAKE)

    def lowest(self, table: Table) -> i64:
        """Return how many dice of the lowest value are not loaded yet; they stand in front."""
        value: i64 = table.loose[0] % 6
        count: i64 = 0
        for plain in table.loose:
            if plain % 6 != value:
                break
            count += 1
        return count

    def filling(self, table: Table) -> i64:
        """Return the index of the ambulance that is being filled."""
        at: i64 = 0
        for load in table.ambulances:
            if len(load) < A_LOAD:
                return at
            at += 1
        return -1

    def load(self, table: Table, at: i64, group: tuple[int, ...]) -> None:
        """Put dice into an ambulance."""
        loads = list(table.ambulances)
        loads[at] = loads[at] + group
        table.ambulances = tuple(loads)
        left = list(table.loose)
        for plain in group:
            left.remove(plain)
            tell(table, events.DIE_LOADED, -1, dice.arrival(plain), at + 1)
        table.loose = tuple(left)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer each colour of the straddling dice."""
        out: list[int] = []
        last: i64 = -1
        for plain in table.loose[: self.lowest(table)]:
            if plain != last:
                out.append(actions.LOAD + plain)
                last = plain
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Load the chosen die."""
        table.waiting = []
        self.load(table, self.filling(table), (action - actions.LOAD,))


class Take(Step[Table]):
    """From the First Player clockwise each player takes an ambulance (DH-3.4 to DH-3.6)."""

    name = "take-ambulance"
    rule = "DH-3.4"

    def run(self, table: Table) -> None:
        """Ask the next player; when all have chosen, clear up and pass the token."""
        if table.stage == 0:
            table.stage = TAKING
            table.queue = clockwise(table)
            for hospital in table.hospitals:
                hospital.ambulance = 0
        if table.stage == TAKING:
            if table.queue:
                table.waiting = [table.queue[0]]
                table.queue = table.queue[1:]
                return
            self.send_away_the_last(table)
            table.stage = CATCHING_UP
            table.queue = clockwise(table)
        while table.queue:
            seat = table.queue[0]
            table.queue = table.queue[1:]
            if draw_extra_dice(table, seat):
                return
        # Whoever the bag still owes something waits for it in the order of choosing.
        table.queue = tuple(seat for seat in clockwise(table) if table.hospitals[seat].owed > 0)
        self.reward_the_lowest(table)
        table.go(steps.ADMIT)

    def send_away_the_last(self, table: Table) -> None:
        """Put the dice of the ambulance left over back into the bag (DH-3.5)."""
        at: i64 = 1
        for load in table.ambulances:
            if load:
                for plain in load:
                    bag.put_back(table, plain // 6)
                tell(table, events.AMBULANCE_LEFT, -1, at)
            at += 1
        table.ambulances = ((),) * len(table.ambulances)

    def reward_the_lowest(self, table: Table) -> None:
        """Give a blood bag and the First Player token for the lowest ambulance (DH-3.6)."""
        lowest: i64 = 0
        for seat in range(table.seats):
            if table.hospitals[seat].ambulance < table.hospitals[lowest].ambulance:
                lowest = seat
        ward.gain_bags(table, lowest, 1)
        if table.first != lowest:
            table.first = lowest
            tell(table, events.FIRST_PLAYER, lowest)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the ambulances left; number 1 is not for the First Player."""
        out: list[int] = []
        number: i64 = 0
        for load in table.ambulances:
            if load and (number > 0 or seat != table.first):
                out.append(actions.AMBULANCE + number)
            number += 1
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Take an ambulance, and draw extra dice before the next player chooses (DH-3.8)."""
        at = action - actions.AMBULANCE
        hospital = table.hospitals[seat]
        hospital.ambulance = at + 1
        hospital.arrivals = table.ambulances[at]
        loads = list(table.ambulances)
        loads[at] = ()
        table.ambulances = tuple(loads)
        table.waiting = []
        tell(table, events.AMBULANCE_TAKEN, seat, at + 1)
        hospital.owed = extra_dice(table)
        draw_extra_dice(table, seat)


def draw_extra_dice(table: Table, seat: i64) -> bool:
    """Ask luck for the extra dice that a player is owed, as far as the bag goes."""
    if table.hospitals[seat].owed == 0 or bag.size(table) == 0:
        return False
    table.call(steps.LUCK_EXTRA_DICE, seat)
    return True


class ExtraDiceLuck(Luck[Table]):
    """The extra dice of one player (DH-10.4, DH-EV07)."""

    name = "extra-dice"

    def count(self, table: Table) -> i64:
        """Return how many dice the bag can give of those owed."""
        owed = table.hospitals[table.chance_seat].owed
        left = bag.size(table)
        return owed if owed < left else left

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        return bag.draw_arrivals(table, self.count(table), source)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        return bag.can_arrive(table, outcome, self.count(table))

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        hospital = table.hospitals[table.chance_seat]
        for plain in outcome:
            bag.take(table, plain // 6)
            tell(table, events.EXTRA_DIE_DRAWN, table.chance_seat, dice.arrival(plain))
        hospital.arrivals += outcome
        hospital.owed -= len(outcome)


class Leave(Step[Table]):
    """Solo: keep three of the four dice (DH-11.2)."""

    name = "leave-die"
    rule = "DH-11.2"

    def run(self, table: Table) -> None:
        """Ask which die to leave, then draw extra dice."""
        if table.loose:
            table.waiting = [0]
        else:
            table.queue = (0,) if table.hospitals[0].owed > 0 else ()
            table.go(steps.ADMIT)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer each different die."""
        return [actions.LEAVE + plain for plain in sorted(set(table.loose))]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Return one die, take the others, and gain a blood bag for a low total."""
        plain = action - actions.LEAVE
        kept = list(table.loose)
        kept.remove(plain)
        table.loose = ()
        table.waiting = []
        bag.put_back(table, plain // 6)
        tell(table, events.DIE_LEFT, seat, dice.arrival(plain))
        hospital = table.hospitals[seat]
        hospital.arrivals = tuple(kept)
        if sum(plain % 6 + 1 for plain in kept) < table.content.house.solo_bag_below:
            ward.gain_bags(table, seat, 1)
        hospital.owed = extra_dice(table)
        draw_extra_dice(table, seat)


class Admit(Step[Table]):
    """New patients get beds; where there are too few, older ones are lost (DH-3.7).

    The lost fill the bag again, so that extra dice which it owed can come after all (DH-3.8); the
    seats that wait for theirs are in the queue, and admit nobody before.
    """

    name = "remove"
    rule = "DH-3.7"

    def run(self, table: Table) -> None:
        """Ask every player who must choose whom to remove; then all are admitted."""
        if table.stage == 0:
            table.stage = 1
            for seat in range(table.seats):
                self.make_room(table, seat)
        elif not self.await_extra_dice(table):
            table.go(steps.REVEAL if self.reveals_now(table) else steps.IMPROVE)

    def make_room(self, table: Table, seat: i64) -> None:
        """Remove as many patients as there are beds too few, or ask whom."""
        hospital = table.hospitals[seat]
        beds = table.content.house.beds
        hospital.spare = len(hospital.wards) + len(hospital.arrivals) - beds
        if not self.settle(table, seat):
            table.waiting.append(seat)

    def await_extra_dice(self, table: Table) -> bool:
        """Go on with extra dice that the bag owed; tell whether somebody or luck must decide."""
        for seat in table.queue:
            self.make_room(table, seat)
        if table.waiting:
            return True
        for seat in table.queue:
            if draw_extra_dice(table, seat):
                return True
        for seat in table.queue:
            table.hospitals[seat].owed = 0  # DH-3.8: an empty bag gives nothing.
            self.settle(table, seat)
        table.queue = ()
        return False

    def reveals_now(self, table: Table) -> bool:
        """Return whether the solo game turns improvements over now (DH-11.3)."""
        return table.solo() and not table.content.house.solo_reveals_first

    def settle(self, table: Table, seat: i64) -> bool:
        """Remove where there is no choice, and admit once all have room; return whether done."""
        hospital = table.hospitals[seat]
        while hospital.spare > 0:
            if hospital.wards[0] != hospital.wards[-1]:
                return False
            self.remove(table, seat, hospital.wards[0])
        hospital.spare = 0
        if hospital.owed > 0:
            return True
        for plain in hospital.arrivals:
            patient = dice.arrival(plain)
            dice.insert(hospital.wards, patient)
            tell(table, events.PATIENT_ADMITTED, seat, patient)
        hospital.arrivals = ()
        return True

    def remove(self, table: Table, seat: i64, patient: i64) -> None:
        """Take a patient out of its bed; it is a fatality."""
        hospital = table.hospitals[seat]
        hospital.wards.remove(patient)
        hospital.spare -= 1
        tell(table, events.PATIENT_REMOVED, seat, patient)
        ward.lose(table, seat, patient)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the older patients."""
        plain = ward.distinct_plain(table.hospitals[seat].wards)
        return [actions.REMOVE + one for one in plain]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Remove one patient."""
        self.remove(table, seat, dice.arrival(action - actions.REMOVE))
        if self.settle(table, seat):
            table.waiting.remove(seat)
