"""Transport, in the Transportation Phase and by cards (DN-7)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.multisets import put
from wardround.core.steps import Luck, Step
from wardround.dynamitenurse import actions, crisis, events, steps
from wardround.dynamitenurse.decisions import ask, free_players
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.patients import in_transport
from wardround.dynamitenurse.state import Table


class Transport(Step[Table]):
    """The top Patient of the Dungeon is taken, or one in transport gets worse (DN-7.1, DN-7.3)."""

    rule = "DN-7.1"

    def run(self, table: Table) -> None:
        """Take the Patient, or end the game with the last of them."""
        town = table.town
        waiting = len(town.ambulances)
        if waiting >= table.seats or not free_players(table, -1):
            tell(table, events.TRANSPORT_FAILED, table.active, waiting)
            crisis.worsen_in_transport(table)
            if not table.over():
                table.back()
            return
        town.arriving = town.dungeon_top
        town.dungeon_top = -1
        if not town.dungeon:
            crisis.finish(table, events.BY_DUNGEON)
            return
        table.go(steps.ASSIGN)
        reveal_patient(table)


class Assign(Step[Table]):
    """The active player picks who is in charge (DN-7.2)."""

    name = "assign"
    rule = "DN-7.2"

    def run(self, table: Table) -> None:
        """Ask, where more than one player has an unused marker."""
        ask(table, self, table.active)

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer every player with an unused marker."""
        return [actions.ASSIGN + player for player in free_players(table, -1)]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Put the marker on; an Emergency Case goes straight to the Hospital (DN-7.6)."""
        table.waiting = []
        town = table.town
        player = action - actions.ASSIGN
        hospital = table.hospitals[player]
        sided = 2 * town.arriving
        hospital.markers -= 1
        kind = table.content.patients[town.arriving]
        town.arriving = -1
        if table.content.kinds[kind].emergency:
            put(hospital.admitted, sided)
            tell(table, events.EMERGENCY_TRANSPORTED, table.active, sided, player)
        else:
            town.ambulances.append(in_transport(sided, player))
            tell(table, events.PATIENT_TRANSPORTED, table.active, sided, player)
        table.back()


# --- the top of the Dungeon ----------------------------------------------------------------------


def reveal_patient(table: Table) -> None:
    """Let the next Patient be seen on top of the Dungeon, by luck where that is needed."""
    town = table.town
    if len(town.dungeon) == 1:
        turn_up(table, town.dungeon[0])
    elif town.dungeon:
        table.call(steps.LUCK_PATIENT, -1)


def turn_up(table: Table, patient: i64) -> None:
    """Let a Patient be the top one."""
    town = table.town
    town.dungeon.remove(patient)
    town.dungeon_top = patient
    tell(table, events.PATIENT_REVEALED, -1, 2 * patient)


class PatientLuck(Luck[Table]):
    """Which Patient comes up."""

    name = "patient"

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        """Return any Patient beneath the top."""
        dungeon = table.town.dungeon
        return (dungeon[source.below(len(dungeon))],)

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        """Return whether it is in the Dungeon."""
        return len(outcome) == 1 and outcome[0] in table.town.dungeon

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        """Turn it up."""
        turn_up(table, outcome[0])
