"""Phase 6, shift change, and the end of the game (DH-8, DH-9, DH-10.5)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dicehospital import actions, dice, events, scoring, staffing, steps, ward
from wardround.dicehospital.journal import tell
from wardround.dicehospital.phases.display import bury_display
from wardround.dicehospital.phases.intake import clockwise
from wardround.dicehospital.state import Table


def finish(table: Table) -> None:
    """End the game."""
    table.go(steps.END)
    tell(table, events.GAME_ENDED, -1)


class Shift(Step[Table]):
    """The table is made ready for the next round, or the game ends after the last."""

    def run(self, table: Table) -> None:
        """Clear up; skipped in the last round (DH-8)."""
        if table.round == table.content.house.rounds:
            for hospital in table.hospitals:
                # The round is over, and with it every other colour (DH-5.13).
                hospital.wards = sorted([dice.in_printed_colour(one) for one in hospital.wards])
            if table.options.final_round_collections:
                table.go(steps.COLLECT)
            else:
                finish(table)
            return
        table.event = -1
        for hospital in table.hospitals:
            hospital.wards = sorted([dice.rested(patient) for patient in hospital.wards])
            staffing.set_out(table, hospital, None)
            hospital.ambulance = 0
        tell(table, events.SHIFT_CHANGED, -1)
        if table.solo():
            table.go(steps.ROUND)
        else:
            bury_display(table)
            table.go(steps.REVEAL)


class Collect(Step[Table]):
    """Final Round Collections: other hospitals fetch patients (DH-10.5)."""

    name = "collect"
    rule = "DH-10.5"

    def run(self, table: Table) -> None:
        """Ask the next player who has not passed; those who can't move one pass."""
        if table.stage == 0:
            table.stage = 1
            self.flip(table)
            table.queue = clockwise(table)
        while table.queue and table.spaces:
            seat = table.queue[0]
            table.queue = table.queue[1:]
            if self.choices(table, seat):
                table.waiting = [seat]
                return
            tell(table, events.PLAYER_PASSED, seat)
        finish(table)

    def flip(self, table: Table) -> None:
        """Turn over all ambulances in use but the highest."""
        spaces: list[int] = []
        for back in table.content.ambulance_backs:
            if back.number <= table.seats:
                for colour in range(3):
                    spaces.append((6 * colour + back.values[colour] - 1) * 8 + back.number)
        table.spaces = tuple(spaces)

    def choices(self, table: Table, seat: i64) -> list[int]:
        """Return the plain dice for which there is an empty space."""
        wanted = {space // 8 for space in table.spaces}
        plain = ward.distinct_plain(table.hospitals[seat].wards)
        return [one for one in plain if one in wanted]

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer to pass for good, and the dice that fit."""
        return [actions.PASS] + [actions.COLLECT + one for one in self.choices(table, seat)]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Move a die onto a space for a point, and wait for the next turn; or pass."""
        table.waiting = []
        if action == actions.PASS:
            tell(table, events.PLAYER_PASSED, seat)
            return
        plain = action - actions.COLLECT
        wards = table.hospitals[seat].wards
        patient = ward.find_plain(wards, plain)
        wards.remove(patient)
        space = next(space for space in table.spaces if space // 8 == plain)
        table.spaces = tuple(other for other in table.spaces if other != space)
        number = space % 8
        loads = list(table.ambulances)
        loads[number - 1] = (*loads[number - 1], plain)
        table.ambulances = tuple(loads)
        table.queue = (*table.queue, seat)
        tell(table, events.PATIENT_COLLECTED, seat, patient, number)
        scoring.score(table, seat, 1, scoring.COLLECTED)
