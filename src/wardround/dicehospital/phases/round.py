"""The start of a round: the event, if events are played (DH-10.1, DH-10.9)."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.steps import Luck, Step
from wardround.dicehospital import actions, dice, events, steps, ward
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Table

FIRST_EVENT_ROUND: Final = 2

RETURNING: Final = 1
RAISING: Final = 2
LOWERING: Final = 3
"""Stages of `OneOff`: what the players are asked."""


class Round(Step[Table]):
    """A new round begins; from the second on, an event is turned over."""

    def run(self, table: Table) -> None:
        """Count the round, and ask luck for its event."""
        table.round += 1
        for hospital in table.hospitals:
            hospital.lucks = 0
        tell(table, events.ROUND_BEGAN, -1, table.round)
        table.go(steps.EVENT)
        if table.events_left and table.round >= FIRST_EVENT_ROUND:
            table.call(steps.LUCK_EVENT)


class EventLuck(Luck[Table]):
    """Which event is turned over."""

    name = "event"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        return (table.events_left[source.below(len(table.events_left))],)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        return len(outcome) == 1 and outcome[0] in table.events_left

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        table.event = outcome[0]
        table.events_left = tuple(card for card in table.events_left if card != outcome[0])
        tell(table, events.EVENT_REVEALED, -1, table.event)


class OneOff(Step[Table]):
    """What an event does at once: for every player, decided by all together (DH-10.9)."""

    name = "event"
    rule = "DH-10.9"

    def run(self, table: Table) -> None:
        """Go through what the event asks for, and then to intake."""
        card = table.open_event()
        if card is None or table.stage == LOWERING:
            self.leave(table)
            return
        if table.stage == 0 and card.bags:
            for seat in range(table.seats):
                ward.gain_bags(table, seat, card.bags)
        table.stage += 1
        asked = (False, card.may_return, card.may_raise, card.must_lower)[table.stage]
        if asked:
            table.waiting = [seat for seat in range(table.seats) if self.choices(table, seat)]
            self.lower_the_obvious(table)

    def leave(self, table: Table) -> None:
        """Go on to intake; the prototype's solo game turns its improvements over first."""
        first = table.solo() and table.content.house.solo_reveals_first
        table.go(steps.REVEAL if first else steps.INTAKE)

    def choices(self, table: Table, seat: i64) -> list[int]:
        """Return the plain dice that the event can be applied to."""
        plain = ward.distinct_plain(table.hospitals[seat].wards)
        if table.stage == RAISING:
            return [one for one in plain if one % 6 + 1 < ward.BEST]
        if table.stage == LOWERING:
            # DH-EV04: one of the highest-valued, unless that is a 1.
            highest = max((one % 6 for one in plain), default=0)
            return [one for one in plain if one % 6 == highest and highest > 0]
        return plain

    def lower_the_obvious(self, table: Table) -> None:
        """Lower without asking where the player has nothing to choose."""
        if table.stage == LOWERING:
            for seat in table.waiting[:]:
                choices = self.choices(table, seat)
                if len(choices) == 1:
                    self.push(table, seat, actions.LOWER + choices[0])

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the patients, and to decline where the event is optional."""
        choices = self.choices(table, seat)
        if table.stage == LOWERING:
            return [actions.LOWER + one for one in choices]
        if table.stage == RAISING:
            return [actions.SKIP] + [actions.RAISE + one for one in choices]
        return [actions.SKIP] + [actions.RETURN_DIE + dice.arrival(one) for one in choices]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Apply the event to one patient; it stays untreated (DH-10.9)."""
        table.waiting.remove(seat)
        if action == actions.SKIP:
            tell(table, events.EFFECT_DECLINED, seat)
        elif table.stage == RETURNING:
            ward.send_back(table, seat, action - actions.RETURN_DIE)
        elif table.stage == RAISING:
            self.move(table, seat, action - actions.RAISE, 1, events.PATIENT_HEALED)
        else:
            self.move(table, seat, action - actions.LOWER, -1, events.PATIENT_WORSENED)

    def move(self, table: Table, seat: i64, plain: i64, steps: i64, kind: i64) -> None:
        """Change the value of a patient."""
        wards = table.hospitals[seat].wards
        patient = dice.arrival(plain)
        wards.remove(patient)
        after = ward.change(table, seat, patient, patient, plain % 6 + 1 + steps, kind)
        if after >= 0:
            dice.insert(wards, after)
