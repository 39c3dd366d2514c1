"""Built positions of Dice Hospital, for counting what can follow and in which order."""

from __future__ import annotations

from tests.kit.build import (
    act,
    activation,
    decide,
    fill,
    new,
    plain,
    solo_activation,
    started,
)
from wardround.dicehospital import flow, steps
from wardround.dicehospital.state import Table

FULL = "R3 R3 R4 R4 Y2 Y2 Y2 Y5 G3 G3 G4 G5"


def the_beginning() -> Table:
    """Set the starting dice of two players."""
    return new(2, first_player=0)


def the_beginning_alone() -> Table:
    """Set the starting dice of the solo game."""
    return new(1)


def equal_dice_over_two_ambulances() -> Table:
    """Load four 3s of three colours into ambulances 1 and 2 (DH-3.3)."""
    table = started(2)
    decide(table, *plain("R2 Y2 R3 R3 Y3 G3 G4 Y5 R5"))
    return table


def a_full_hospital() -> Table:
    """Remove three of twelve patients for three new ones (DH-3.7)."""
    table = started(2, first_player=0)
    fill(table, 0, FULL)
    decide(table, *plain("R2 Y2 G2 R4 R4 R4 Y5 Y5 Y5"))
    act(table, "take ambulance 2")
    act(table, "take ambulance 3", seat=1)
    return table


def placing() -> Table:
    """Place meeples, with a blood bag to spend, in the position of the notation page."""
    return activation("R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1")


def a_run_with_two_recolours() -> Table:
    """Find three consecutive reds where two must be paid for (DH-5.2, DH-5.12)."""
    table = activation("R2 Y3 G3 G4 Y5 / nurse nurse / cardiology / 2")
    act(table, "place nurse cardiology")
    return table


def a_surgeon_after_intensive_care() -> Table:
    """Use the Surgeon, decline, or spend a blood bag in between (DH-5.5, DH-5.11)."""
    table = activation("R1 R2 Y2 G6 / surgeon nurse / - / 1")
    act(table, "place surgeon intensive-care", "treat R2")
    return table


def a_drug_trial_with_a_chemist() -> Table:
    """Re-roll two dice, and then a different one (DH-15.2, DH-15.8)."""
    beds = "R1 Y3 G6 / experimental-chemist / drug-trial-centre / 0"
    return activation(beds, experimental=True)


def a_consultant_and_an_admissions_nurse() -> Table:
    """Choose whom the Consultant copies, then discharge and admit (DH-16.1, DH-16.2)."""
    table = activation("R6 Y6 / nurse / - / 0", promos=True)
    hospital = table.hospitals[0]
    ids = [one.card.id for one in table.content.specialists]
    hospital.specialists = (ids.index("consultant"), ids.index("admissions-nurse"))
    table.go(steps.ACTIVATE)
    table.waiting = []
    table.hospitals[0].ambulance, table.hospitals[1].ambulance = 1, 2
    table.queue = ()
    return settled(table)


def two_admissions_left() -> Table:
    """Return patients or admit new ones for each of two discharged (DH-16.2)."""
    beds = "R1 R6 R6 R6 Y2 / nurse admissions-nurse / anaesthesia / 1"
    table = activation(beds, promos=True)
    act(table, "place admissions-nurse anaesthesia", "treat R6", "treat R6", "treat R6", "draw")
    decide(table, *plain("G5"))
    return table


def the_prototypes_choices() -> Table:
    """Choose between two effects, and pick for two aims (DH-17.5, DH-17.7)."""
    beds = "R2 Y4 G5 / nurse nurse / transplant-unit physiotherapy-b / 0"
    table = activation(beds, edition="prototype", experimental=True, prototype_extras=True)
    table.hospitals[0].fatalities = 1
    return table


def volunteers() -> Table:
    """Protect up to two neglected patients, besides the administrator's one (DH-6.2, DH-EV09)."""
    table = activation("R1 R2 Y3 G4* / - / - / 0", "Y1 G1 / - / - / 0", events=True)
    ids = [one.card.id for one in table.content.events]
    table.event = ids.index("community-volunteers")
    administrators = [one.card.id for one in table.content.administrators]
    table.hospitals[0].administrator = administrators.index("admin-red-protect")
    act(table, "done")
    act(table, "done", seat=1)
    return table


def reports() -> Table:
    """Complete medical reports with the dice discharged (DH-11.4)."""
    table = solo_activation("R6 Y6 Y6 G6 / - / - / 4")
    ids = [one.card.id for one in table.content.reports]
    names = ("report-yy", "report-rrr", "report-yyr", "report-rryg", "report-yyg", "report-gg")
    table.reports = tuple(ids.index(name) for name in names)
    act(table, "transfuse R6", "transfuse Y6", "transfuse Y6", "transfuse G6", "done")
    return table


def collections() -> Table:
    """Fetch patients onto the flipped ambulances (DH-10.5)."""
    table = started(2, final_round_collections=True, first_player=0)
    table.chance = -1
    table.round = 8
    table.ambulances = ((), (), ())
    fill(table, 0, "R3 Y4 G4 G6")
    fill(table, 1, "R2 Y2")
    table.go(steps.COLLECT)
    return settled(table)


def settled(table: Table) -> Table:
    """Let a position that was put together go on to where someone must decide."""
    flow.FLOW.settle(table)
    return table


POSITIONS = [
    the_beginning, the_beginning_alone, equal_dice_over_two_ambulances, a_full_hospital, placing,
    a_run_with_two_recolours, a_surgeon_after_intensive_care, a_drug_trial_with_a_chemist,
    a_consultant_and_an_admissions_nurse, two_admissions_left,
    the_prototypes_choices, volunteers, reports, collections,
]  # fmt: skip
