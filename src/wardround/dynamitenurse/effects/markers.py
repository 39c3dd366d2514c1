"""Clauses that put another player in charge: referring, passing on, sending back."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, crisis, events, steps
from wardround.dynamitenurse.asking import (
    ask,
    charges,
    declined,
    free_players,
    move_marker,
    place_of,
)  # fmt: skip
from wardround.dynamitenurse.cards import put
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.patients import CHARGES, in_transport
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import side_of, unlike


class PickPlayer(Step[Table]):
    """Another player with an unused marker is picked for the Patient chosen before."""

    def run(self, table: Table) -> None:
        """Ask, where there is more than one."""
        ask(table, self, table.active)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the others with an unused marker."""
        return [actions.ASSIGN + player for player in free_players(table, seat)]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Change the marker, and whatever else follows."""
        table.waiting = []
        player = action - actions.ASSIGN
        move_marker(table, seat, player)
        self.hand_over(table, table.work.patient, player)
        table.work.patient = -1

    def hand_over(self, table: Table, sided: i64, player: i64) -> None:
        """Carry out what the new marker means, and leave the step."""
        raise AssertionError


class Refer(Step[Table]):
    """An own admitted Patient may go to another player's Hospital (DN-A13)."""

    name = "refer"
    rule = "DN-A13"

    def run(self, table: Table) -> None:
        """Ask, if there is a Patient and somebody to take it."""
        if table.own().admitted and free_players(table, table.active):
            table.waiting = [table.active]
        else:
            table.back()

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the admitted Patients, and to decline."""
        admitted = unlike(table, table.hospitals[seat].admitted)
        return [*[table.space.choose + (sided >> 1) for sided in admitted], actions.SKIP]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Choose it; who gets it comes next."""
        if declined(table, seat, action):
            return
        table.work.patient = side_of(table.own().admitted, action - table.space.choose)
        table.go(steps.REFER_TO)


class ReferTo(PickPlayer):
    """Whose Hospital the Patient goes to."""

    name = "refer-to"
    rule = "DN-14.29"

    def hand_over(self, table: Table, sided: i64, player: i64) -> None:
        """Move the Patient, same side up; beds are not checked now."""
        table.own().admitted.remove(sided)
        put(table.hospitals[player].admitted, sided)
        tell(table, events.PATIENT_REFERRED, table.active, sided, player)
        table.back()


class PassOn(Step[Table]):
    """The marker on an own charge in transport may be replaced (DN-A14)."""

    name = "pass-on"
    rule = "DN-A14"

    def run(self, table: Table) -> None:
        """Ask, if there is a charge and somebody to take it."""
        if charges(table, table.active) and free_players(table, table.active):
            table.waiting = [table.active]
        else:
            table.back()

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the charges in transport, and to decline."""
        own = charges(table, seat)
        return [*[table.space.choose + (sided >> 1) for sided in own], actions.SKIP]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Choose it; whose charge it becomes comes next."""
        if declined(table, seat, action):
            return
        at = place_of(table, action - table.space.choose)
        table.work.patient = table.town.ambulances[at] // CHARGES
        table.go(steps.PASS_ON_TO)


class PassOnTo(PickPlayer):
    """Whose charge the Patient becomes."""

    name = "pass-on-to"
    rule = "DN-14.28"

    def hand_over(self, table: Table, sided: i64, player: i64) -> None:
        """Put the new marker on; place and side stay as they are."""
        at = place_of(table, sided >> 1)
        table.town.ambulances[at] = in_transport(sided, player)
        tell(table, events.MARKER_REPLACED, table.active, sided, player)
        table.back()


class SendBack(Step[Table]):
    """First it is decided how many admitted Patients go back into the ambulances (DN-14.32)."""

    name = "send-back"
    rule = "DN-14.32"

    def run(self, table: Table) -> None:
        """Ask for the number, if any can go."""
        if table.own().admitted and free_players(table, table.active):
            table.waiting = [table.active]
        else:
            table.back()

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer every number from 0 to that of the admitted Patients."""
        most = len(table.hospitals[seat].admitted)
        return list(range(actions.SEND_BACK, actions.SEND_BACK + most + 1))

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Bind the player to the number."""
        table.waiting = []
        table.work.amount = action - actions.SEND_BACK
        tell(table, events.PATIENTS_SENT_BACK, seat, table.work.amount)
        table.go(steps.SEND_BACK_PATIENT)


class SendBackPatient(Step[Table]):
    """Then one Patient after the other is chosen."""

    name = "send-back-patient"
    rule = "DN-14.32"

    def run(self, table: Table) -> None:
        """Ask for the next, as long as somebody can take it."""
        if table.work.amount > 0 and free_players(table, table.active):
            ask(table, self, table.active)
        else:
            table.back()

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer the admitted Patients."""
        admitted = unlike(table, table.hospitals[seat].admitted)
        return [table.space.choose + (sided >> 1) for sided in admitted]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Choose it; whose charge it becomes comes next."""
        table.waiting = []
        table.work.amount -= 1
        table.work.patient = side_of(table.own().admitted, action - table.space.choose)
        table.go(steps.SEND_BACK_TO)


class SendBackTo(PickPlayer):
    """Whose charge a Patient sent back becomes."""

    name = "send-back-to"
    rule = "DN-14.30"

    def hand_over(self, table: Table, sided: i64, player: i64) -> None:
        """Put it in the trailing place; over the limit one in transport gets worse (DN-14.31)."""
        row = table.town.ambulances
        table.own().admitted.remove(sided)
        row.append(in_transport(sided, player))
        tell(table, events.PATIENT_SENT_BACK, table.active, sided, player)
        table.go(steps.SEND_BACK_PATIENT)
        if len(row) > table.seats:
            crisis.worsen_in_transport(table)
