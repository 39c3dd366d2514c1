"""Clauses that put another player in charge: referring, passing on, sending back."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import put
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, crisis, events, steps
from wardround.dynamitenurse.decisions import ask, charges, free_players, move_marker, place_of
from wardround.dynamitenurse.effects.choosing import ChoosePatient
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.patients import in_transport
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import unlike


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


class HandOver(ChoosePatient):
    """The active player chooses a Patient of theirs for another player to be in charge of."""

    to: int = 0
    """The step in which that player is picked."""

    def charges(self, table: Table, seat: i64) -> list[int]:
        """Return the Patients that could change hands."""
        return unlike(table, table.hospitals[seat].admitted)

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Return them, if there is anyone to take one."""
        return self.charges(table, seat) if free_players(table, seat) else []

    def chosen(self, table: Table, seat: i64, sided: i64) -> None:
        """Keep the choice; who takes it comes next."""
        table.work.patient = sided
        table.go(self.to)


class Refer(HandOver):
    """An own admitted Patient may go to another player's Hospital (DN-A13)."""

    name = "refer"
    rule = "DN-A13"
    may_decline = True
    to = steps.REFER_TO


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


class PassOn(HandOver):
    """The marker on an own charge in transport may be replaced (DN-A14)."""

    name = "pass-on"
    rule = "DN-A14"
    may_decline = True
    to = steps.PASS_ON_TO

    def charges(self, table: Table, seat: i64) -> list[int]:
        """Return the Patients in transport."""
        return charges(table, seat)


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


class SendBackPatient(HandOver):
    """Then one Patient after the other is chosen, as long as someone can take it."""

    name = "send-back-patient"
    rule = "DN-14.32"
    to = steps.SEND_BACK_TO

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """Return the admitted Patients, until as many are sent back as was said."""
        return super().candidates(table, seat) if table.work.amount > 0 else []

    def chosen(self, table: Table, seat: i64, sided: i64) -> None:
        """Count it."""
        table.work.amount -= 1
        super().chosen(table, seat, sided)


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
