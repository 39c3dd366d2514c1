"""The Admission Phase: your charges enter the Hospital, then beds are checked (DN-8)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import put
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, crisis, events, steps
from wardround.dynamitenurse.decisions import ask, charges, place_of
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import side_of, unlike


def admit(table: Table, patient: i64) -> None:
    """Move a charge of the active player from the ambulances to the Hospital; the row closes up."""
    at = place_of(table, patient)
    charge: i64 = table.town.ambulances.pop(at)
    put(table.own().admitted, charge // CHARGES)
    tell(table, events.PATIENT_ADMITTED, table.active, charge // CHARGES)


def too_many(table: Table) -> i64:
    """Return how many admitted Patients the active player has over the beds (DN-8.2)."""
    return len(table.own().admitted) - table.content.house.beds


class Admission(Step[Table]):
    """The active player may admit any number of charges (DN-8.1)."""

    name = "admission"
    rule = "DN-8.1"

    def run(self, table: Table) -> None:
        """Ask, where there is anyone to admit, or a bed check to skip."""
        may_skip = table.may_skip and table.stage == 0
        if charges(table, table.active) or (may_skip and too_many(table) > 0):
            table.waiting = [table.active]
        else:
            self.check_beds(table)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer each charge, to be done, and as the first thing to skip the phase if one may."""
        out: list[int] = [table.space.admit + (sided >> 1) for sided in charges(table, seat)]
        out.append(actions.DONE)
        if table.may_skip and table.stage == 0:
            out.append(actions.SKIP_ADMISSION)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Admit one, go on to the bed check, or skip both."""
        table.waiting = []
        if action == actions.DONE:
            self.check_beds(table)
        elif action == actions.SKIP_ADMISSION:
            tell(table, events.ADMISSION_SKIPPED, seat)
            table.go(steps.CLEANUP)
        else:
            table.stage = 1
            admit(table, action - table.space.admit)

    def check_beds(self, table: Table) -> None:
        """Fix how many must enter Critical Condition, before the first is chosen (DN-8.3)."""
        table.work.amount = max(0, too_many(table))
        table.work.picked = []
        table.go(steps.BEDS)


class Beds(Step[Table]):
    """For each Patient over the beds one enters Critical Condition, all at once (DN-8.3)."""

    name = "beds"
    rule = "DN-8.2"

    def run(self, table: Table) -> None:
        """Ask for the next; when all are chosen, they get worse."""
        work = table.work
        if work.amount > 0:
            ask(table, self, table.active)
            return
        table.go(steps.CLEANUP)
        if work.picked:
            crisis.worsen_admitted(table, table.active, work.picked)
            work.picked = []

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer every admitted Patient not yet chosen."""
        picked = table.work.picked
        left = [sided for sided in table.hospitals[seat].admitted if sided not in picked]
        return [table.space.choose + (sided >> 1) for sided in unlike(table, left)]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Choose one."""
        table.waiting = []
        work = table.work
        work.picked.append(side_of(table.own().admitted, action - table.space.choose))
        work.amount -= 1
