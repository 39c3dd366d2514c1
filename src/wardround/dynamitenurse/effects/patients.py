"""Clauses about Patients: acquiring, worsening, stabilising, moving and admitting them."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, crisis, events
from wardround.dynamitenurse.decisions import charges, declined, place_of
from wardround.dynamitenurse.effects.choosing import ChoosePatient
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.phases.admission import admit
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import acquire, unlike


class Acquire(ChoosePatient):
    """An own admitted Patient of a low Severity may be acquired; no Treatment (DN-6.4.5)."""

    name = "acquire"
    rule = "DN-6.4.5"
    may_decline = True

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Return the admitted Patients whose showing Severity is within the limit."""
        severity = table.content.severity
        limit = table.work.amount
        admitted = unlike(table, table.hospitals[seat].admitted)
        return [sided for sided in admitted if severity[sided] <= limit]

    def chosen(self, table: Table, seat: i64, sided: i64) -> None:
        """Acquire it."""
        acquire(table, seat, sided)
        table.back()


class WorsenOwn(ChoosePatient):
    """One own admitted Patient enters Critical Condition (DN-A16)."""

    name = "worsen-own"
    rule = "DN-A16"

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Return the admitted Patients."""
        return unlike(table, table.hospitals[seat].admitted)

    def chosen(self, table: Table, seat: i64, sided: i64) -> None:
        """Let it get worse."""
        table.back()
        crisis.worsen_admitted(table, seat, [sided])


class WorsenAll(Step[Table]):
    """Every admitted Patient enters Critical Condition (DN-A18)."""

    rule = "DN-A18"

    def run(self, table: Table) -> None:
        """Let them all get worse at once."""
        table.back()
        crisis.worsen_all_admitted(table)


class WorsenLeading(Step[Table]):
    """The leading Patient enters Critical Condition (DN-N16)."""

    rule = "DN-N16"

    def run(self, table: Table) -> None:
        """Let it get worse, whoever is in charge of it."""
        table.back()
        crisis.worsen_at(table, 0)


class Stabilise(ChoosePatient):
    """A critical charge in transport may be turned back to its normal side (DN-N20)."""

    name = "stabilise"
    rule = "DN-N20"
    may_decline = True

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Return the critical charges."""
        return [sided for sided in charges(table, seat) if sided & 1]

    def chosen(self, table: Table, seat: i64, sided: i64) -> None:
        """Turn it."""
        row = table.town.ambulances
        row[place_of(table, sided >> 1)] -= CHARGES
        tell(table, events.PATIENT_STABILISED, seat, sided - 1)
        table.back()


class AdmitNow(ChoosePatient):
    """A charge in transport may be admitted at once, with no bed check (DN-N21)."""

    name = "admit-now"
    rule = "DN-N21"
    may_decline = True

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Return the charges."""
        return charges(table, seat)

    def verb(self, table: Table) -> i64:
        """Let it be said as in the Admission Phase."""
        return table.space.admit

    def chosen(self, table: Table, seat: i64, sided: i64) -> None:
        """Admit it."""
        admit(table, sided >> 1)
        table.back()


class MovePatient(Step[Table]):
    """A Patient in transport may go to the leading or the trailing place (DN-N17)."""

    name = "move"
    rule = "DN-N17"

    def run(self, table: Table) -> None:
        """Ask, if a move would change anything."""
        if len(table.town.ambulances) > 1:
            table.waiting = [table.active]
        else:
            table.back()

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer each Patient not yet there to lead, then to trail, and to decline."""
        row = [charge // (2 * CHARGES) for charge in table.town.ambulances]
        out: list[int] = [table.space.lead + patient for patient in row[1:]]
        if len(row) > 2:
            # Of two, the one that trails then is the one that led before.
            out += [table.space.trail + patient for patient in row[:-1]]
        out.append(actions.SKIP)
        return out

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Move it; the others keep their order."""
        if declined(table, seat, action):
            return
        row = table.town.ambulances
        leads = action < table.space.trail
        patient = action - (table.space.lead if leads else table.space.trail)
        charge: i64 = row.pop(place_of(table, patient))
        row.insert(0 if leads else len(row), charge)
        place = events.LEADING if leads else events.TRAILING
        tell(table, events.PATIENT_MOVED, seat, charge // CHARGES, place)
        table.back()
