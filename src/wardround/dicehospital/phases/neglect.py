"""Phase 4, neglected patients: protection first, then untreated ones deteriorate (DH-6)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dicehospital import actions, dice, events, scoring, steps, ward
from wardround.dicehospital.content import ANY
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Hospital, Table


def untreated(hospital: Hospital, colour: i64) -> list[int]:
    """Return the neglected patients of a printed colour, or of any."""
    out: list[int] = []
    for patient in hospital.wards:
        printed: i64 = dice.PRINTED[patient]
        if dice.CONDITION[patient] == dice.UNTREATED and (colour in (ANY, printed)):
            out.append(patient)
    return out


class Protect(Step[Table]):
    """Administrators and volunteers keep patients from getting worse (DH-6.2, DH-EV09)."""

    name = "protect"
    rule = "DH-6.2"

    def run(self, table: Table) -> None:
        """Inspect, protect what needs no decision, and ask the others; then go on."""
        if table.stage > 0:
            table.go(steps.NEGLECT)
            return
        table.stage = 1
        for seat in range(table.seats):
            self.inspect(table, seat)
        for seat in range(table.seats):
            self.begin(table, seat)
            if self.asks(table, seat):
                table.waiting.append(seat)

    def inspect(self, table: Table, seat: i64) -> None:
        """Carry out a health inspection (DH-EV12)."""
        event = table.open_event()
        if event is None:
            return
        neglected = len(untreated(table.hospitals[seat], ANY))
        if neglected == 0:
            scoring.score(table, seat, event.clean_points, scoring.INSPECTION)
        elif event.dirty_from > 0 and neglected >= event.dirty_from:
            scoring.score(table, seat, event.dirty_points, scoring.INSPECTION)

    def begin(self, table: Table, seat: i64) -> None:
        """Begin with the administrator's protection."""
        hospital = table.hospitals[seat]
        hospital.volunteers_asked = False
        hospital.spare = 0
        if hospital.administrator < 0:
            return
        administrator = table.content.administrators[hospital.administrator]
        if administrator.protects != ANY:
            patients = untreated(hospital, administrator.protects)
            count = administrator.protects_count
            hospital.spare = len(patients) if count == 0 else count

    def asks(self, table: Table, seat: i64) -> bool:
        """Protect whom nobody need choose, and return whether there is something to decide."""
        hospital = table.hospitals[seat]
        if not hospital.volunteers_asked:
            while hospital.spare > 0:
                patients = self.candidates(table, hospital)
                if len(patients) > hospital.spare and patients[0] != patients[-1]:
                    return True
                if not patients:
                    break
                self.protect(table, seat, patients[0])
            event = table.open_event()
            hospital.volunteers_asked = True
            hospital.spare = 0 if event is None else event.volunteers
        return hospital.spare > 0 and len(self.candidates(table, hospital)) > 0

    def candidates(self, table: Table, hospital: Hospital) -> list[int]:
        """Return the patients who could be protected now."""
        if hospital.volunteers_asked:
            return untreated(hospital, ANY)
        administrator = table.content.administrators[hospital.administrator]
        return untreated(hospital, administrator.protects)

    def protect(self, table: Table, seat: i64, patient: i64) -> None:
        """Keep a patient from all of this round's neglect."""
        hospital = table.hospitals[seat]
        hospital.wards.remove(patient)
        hospital.held.append(patient)
        hospital.spare -= 1
        tell(table, events.PATIENT_PROTECTED, seat, patient)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the neglected patients; volunteers may be declined."""
        hospital = table.hospitals[seat]
        out: list[int] = [actions.SKIP] if hospital.volunteers_asked else []
        plain = ward.distinct_plain(self.candidates(table, hospital))
        return out + [actions.PROTECT + one for one in plain]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Protect one, or no more."""
        if action == actions.SKIP:
            table.hospitals[seat].spare = 0
            tell(table, events.EFFECT_DECLINED, seat)
        else:
            self.protect(table, seat, dice.arrival(action - actions.PROTECT))
        if not self.asks(table, seat):
            table.waiting.remove(seat)


class Neglect(Step[Table]):
    """All other untreated patients deteriorate together (DH-6.1, DH-6.3)."""

    def run(self, table: Table) -> None:
        """Worsen them, and let the protected back into their beds."""
        event = table.open_event()
        lost: i64 = 2 if table.options.resistant_superbug else 1
        if event is not None:
            lost += event.neglect
        for seat in range(table.seats):
            hospital = table.hospitals[seat]
            wards = hospital.held
            for patient in hospital.wards:
                after: i64 = patient
                if dice.CONDITION[patient] == dice.UNTREATED:
                    after = self.worsen(table, seat, patient, lost)
                if after >= 0:
                    wards.append(after)
            wards.sort()
            hospital.wards = wards
            hospital.held = []
            hospital.volunteers_asked = False
            hospital.spare = 0
        table.go(steps.REPORTS)

    def worsen(self, table: Table, seat: i64, patient: i64, lost: i64) -> i64:
        """Lower a patient; return it, or -1 if it died."""
        value: i64 = dice.VALUE[patient]
        kind: i64 = events.PATIENT_WORSENED
        return ward.change(table, seat, patient, patient, value - lost, kind)
