"""Phase 3, hospital activation: placing meeples, resolving effects, spending blood bags (DH-5)."""

from __future__ import annotations

from typing import Final, get_args

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dicehospital import (
    actions,
    dice,
    events,
    rerolls,
    resolution,
    staffing,
    steps,
    targets,
    ward,
    within_placement,
)
from wardround.dicehospital.content import Department, Effect
from wardround.dicehospital.journal import tell
from wardround.dicehospital.phases.improvement import by_ambulance
from wardround.dicehospital.state import Hospital, Placement, Table
from wardround.dicehospital.view_types import ActivationPrompt, Prompt
from wardround.dicehospital.within_placement import BETWEEN, CHOOSING, COPYING, PICKING, PLACING

PROMPTS: Final[tuple[Prompt, ...]] = ("place", *get_args(ActivationPrompt))
"""What a player is asked, by `Hospital.asked`."""


class Activate(Step[Table]):
    """All players at once, or one after the other (DH-5.14, DH-10.7)."""

    name = "place"
    rule = "DH-5.1"

    def run(self, table: Table) -> None:
        """Begin the activation of all or of the next player; when all are done, end the phase."""
        if table.stage == 0:
            table.stage = 1
            table.queue = by_ambulance(table)
            for seat in range(table.seats):
                self.prepare(table, table.hospitals[seat])
        if not table.queue:
            self.end(table)
        elif table.options.linear:
            table.waiting = [table.queue[0]]
            table.queue = table.queue[1:]
        else:
            table.waiting = sorted(table.queue)
            table.queue = ()

    def prepare(self, table: Table, hospital: Hospital) -> None:
        """Set out the meeples and departments that can be used this round."""
        staffing.set_out(table, hospital, table.open_event())
        hospital.copied = -1
        asks = staffing.has_copier(table, hospital) and staffing.copyable(table, hospital)
        hospital.asked = COPYING if asks else PLACING

    def end(self, table: Table) -> None:
        """End the phase: colours go that do not last for the round (DH-5.13)."""
        for hospital in table.hospitals:
            hospital.copied = -1
            for one in hospital.wards:
                if dice.COLOUR[one] != dice.COUNTED[one]:
                    hospital.wards = [dice.in_lasting_colour(die) for die in hospital.wards]
                    hospital.wards.sort()
                    break
        table.go(steps.PROTECT)

    # --- what may be done ------------------------------------------------------------------

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer what the player is asked for at this moment."""
        hospital = table.hospitals[seat]
        asked = hospital.asked
        if asked == PLACING:
            return self.placements(table, seat, hospital)
        placement = hospital.placement
        if placement is None:
            return [table.space.copy_specialist + one for one in staffing.copyable(table, hospital)]
        if asked == CHOOSING:
            choices = within_placement.choices(table, seat, placement)
            return [actions.CHOOSE + one for one in choices]
        if asked == PICKING:
            picks = within_placement.picks(table, seat, placement, placement.choice)
            may_stop = within_placement.may_stop(table, seat, placement)
            return [actions.SKIP, *picks] if may_stop else picks
        out = [actions.SKIP, *within_placement.specialist_offers(table, seat, placement)]
        return out + self.transfusions(table, seat) if asked == BETWEEN else out

    def placements(self, table: Table, seat: i64, hospital: Hospital) -> list[int]:
        """Offer to stop, each meeple on each department that can work, and blood bags."""
        out: list[int] = [actions.DONE]
        bags = ward.spendable(table, seat)
        census = targets.Census(hospital.wards)
        working: list[int] = []
        last: i64 = -1
        for department in hospital.open:
            if department != last:
                last = department
                if self.works(hospital, table.content.departments[department], census, bags):
                    working.append(department)
        last = -1
        for worker in hospital.idle:
            if worker != last:
                last = worker
                base: i64 = table.space.place + worker * table.space.departments
                for department in working:
                    out.append(base + department)
        if bags > 0:
            out += self.transfusions(table, seat)
        return out

    def works(
        self, hospital: Hospital, department: Department, census: targets.Census, bags: i64
    ) -> bool:
        """Return whether a department's number of patients can be met (DH-5.2)."""
        for effect in department.effects:
            if effect.fatalities <= hospital.fatalities and self.meets(
                hospital, effect, census, bags
            ):
                return True
        return False

    def meets(self, hospital: Hospital, effect: Effect, census: targets.Census, bags: i64) -> bool:
        """Return whether the patients in bed satisfy an effect of a department."""
        if len(effect.parts) > 1:
            return targets.completable(hospital.wards, effect, 0, 0, bags)
        for part in effect.parts:
            if not targets.enough(part, census, bags):
                return False
        return True

    def transfusions(self, table: Table, seat: i64) -> list[int]:
        """Offer a blood bag to each patient (DH-5.11)."""
        if ward.spendable(table, seat) == 0:
            return []
        out: list[int] = []
        last: i64 = -1
        for patient in table.hospitals[seat].wards:
            if patient != last:
                out.append(actions.TRANSFUSE + patient)
                last = patient
        return out

    # --- doing it --------------------------------------------------------------------------

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Carry out one decision of one player."""
        hospital = table.hospitals[seat]
        placement = hospital.placement
        if placement is None:
            self.push_free(table, seat, hospital, action)
        elif action >= actions.RETURN_DIE:
            rerolls.send_home(table, seat, placement, action - actions.RETURN_DIE)
        elif action >= actions.TRANSFUSE:
            resolution.transfuse(table, seat, action - actions.TRANSFUSE)
            resolution.offer_specialist(table, seat, placement)
        elif action >= actions.TREAT:
            resolution.pick(table, seat, placement, action - actions.TREAT)
        elif action == actions.SKIP:
            resolution.skip(table, seat, placement)
        elif action == actions.DRAW:
            table.call(steps.LUCK_ADMISSION, seat)
        elif action == actions.USE:
            resolution.begin_effect(table, seat, placement, 0)
        else:
            resolution.begin_effect(table, seat, placement, action - actions.CHOOSE)

    def push_free(self, table: Table, seat: i64, hospital: Hospital, action: i64) -> None:
        """Carry out a decision between placements."""
        space = table.space
        if action >= space.place:
            number = action - space.place
            self.place(table, seat, number // space.departments, number % space.departments)
        elif action == actions.DONE:
            table.waiting.remove(seat)
            tell(table, events.ACTIVATION_ENDED, seat)
        elif action >= space.copy_specialist:
            hospital.copied = action - space.copy_specialist
            hospital.asked = PLACING
            tell(table, events.SPECIALIST_COPIED, seat, hospital.copied)
        else:
            resolution.transfuse(table, seat, action - actions.TRANSFUSE)

    def place(self, table: Table, seat: i64, worker: i64, department: i64) -> None:
        """Place a meeple and begin the department's effect (DH-5.1, DH-5.2)."""
        hospital = table.hospitals[seat]
        hospital.idle.remove(worker)
        hospital.open.remove(department)
        placement = Placement(worker, department)
        hospital.placement = placement
        tell(table, events.STAFF_PLACED, seat, worker, department)
        resolution.begin(table, seat, placement)
