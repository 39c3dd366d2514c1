"""DH-EV01 to DH-EV08: each event by itself, at the reveal and before Phase 4."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, act, activation, choices, decide, patients, plain, why
from tests.kit.rounds import (
    administrator,
    asking,
    at,
    event,
    hospital,
    names,
    scored,
    specialist,
    wave_through,
    with_event,
)
from tests.kit.rules import rule
from wardround.dicehospital import steps

CLEAR = "R2 R2 R2 Y3 Y3 Y3 G4 G4 G4"


@rule("DH-EV01")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_blood_drive_gives_everybody_a_bag(seats: int) -> None:
    """One each, at once, whatever they have."""
    table = with_event("blood-drive", *["R3"] * seats)

    assert [int(one.bags) for one in table.hospitals] == [1] * seats
    assert table.chance == steps.LUCK_INTAKE


# --- DH-EV02 Patient Transfer ------------------------------------------------------------------


@rule("DH-EV02")
def test_a_patient_transfer_returns_one_patient_to_the_bag() -> None:
    """Any one patient; no points, no fatality; then nothing more for this player."""
    table = with_event("patient-transfer", "R1 R3 R3 G6", "Y4")
    bag = table.bag[:]

    offered = choices(table)
    told = act(table, "return R1")

    assert offered == ["skip", "return R1", "return R3", "return G6"]
    assert names(told) == ["patient-returned"]
    assert (patients(table), table.bag) == ("R3 R3 G6", [bag[0] + 1, bag[1], bag[2]])
    assert (table.hospitals[0].fatalities, scored(table)) == (0, [])
    assert GAME.actors(table) == [1]


@rule("DH-EV02")
def test_a_patient_transfer_may_be_declined_and_needs_a_patient_of_ones_own() -> None:
    """Skipping keeps everybody; another player's die is no target; empty wards are not asked."""
    table = with_event("patient-transfer", "R3", "Y4", "")

    asked = GAME.actors(table)
    refused = why(table, "return Y4")
    told = act(table, "skip")
    act(table, "skip", seat=1)

    assert asked == [0, 1]
    assert refused == ("not-a-target", "DH-10.9")
    assert told == [{"event": "effect-declined", "seat": 0}]
    assert [patients(table, seat) for seat in range(3)] == ["R3", "Y4", ""]
    assert table.chance == steps.LUCK_INTAKE


# --- DH-EV03 Miracle Recovery ------------------------------------------------------------------


@rule("DH-EV03")
def test_a_miracle_raises_one_patient_of_one_to_five() -> None:
    """A 6 cannot be raised; a 5 becomes a 6; the patient stays untreated."""
    table = with_event("miracle-recovery", "R1 Y5 G6", "G6")

    asked = GAME.actors(table)
    offered = choices(table)
    refused = why(table, "raise G6")
    told = act(table, "raise Y5")

    assert asked == [0]
    assert offered == ["skip", "raise R1", "raise Y5"]
    assert refused == ("not-a-target", "DH-10.9")
    assert told[0] == {"event": "patient-healed", "seat": 0, "before": "Y5", "after": "Y6"}
    assert patients(table) == "R1 Y6 G6"
    assert table.chance == steps.LUCK_INTAKE


@rule("DH-EV03")
def test_a_miracle_may_be_declined() -> None:
    """Nobody is raised, and the intake follows."""
    table = with_event("miracle-recovery", "R1", "G6")

    act(table, "skip")

    assert (patients(table), table.chance) == ("R1", steps.LUCK_INTAKE)


# --- DH-EV04 Sudden Relapse --------------------------------------------------------------------


@rule("DH-EV04")
def test_a_relapse_lowers_one_of_the_highest() -> None:
    """The owner picks among those of the highest value, and cannot decline."""
    table = with_event("sudden-relapse", "R5 Y5 Y2 G4", "G1")

    offered = choices(table)
    refused = [why(table, line) for line in ("skip", "lower Y2", "lower G4")]
    told = act(table, "lower Y5")

    assert offered == ["lower R5", "lower Y5"]
    assert refused == [
        ("effect-not-optional", "DH-10.9"),
        ("not-a-target", "DH-10.9"),
        ("not-a-target", "DH-10.9"),
    ]
    assert told[0] == {"event": "patient-worsened", "seat": 0, "before": "Y5", "after": "Y4"}
    assert patients(table) == "R5 Y2 Y4 G4"


@rule("DH-EV04")
def test_a_relapse_without_a_choice_happens_at_once() -> None:
    """One patient of the highest value, or several alike, leave nothing to pick."""
    table = with_event("sudden-relapse", "R6 Y5", "G3 G3")

    assert [patients(table, seat) for seat in (0, 1)] == ["R5 Y5", "G2 G3"]
    assert table.chance == steps.LUCK_INTAKE


@rule("DH-EV04")
def test_a_relapse_kills_nobody() -> None:
    """It is skipped where the highest value is 1, and where there is no patient."""
    table = with_event("sudden-relapse", "R1 Y1 G1", "")

    assert (patients(table), table.hospitals[0].fatalities) == ("R1 Y1 G1", 0)
    assert table.chance == steps.LUCK_INTAKE


@rule("DH-EV04")
def test_a_two_is_lowered_to_one() -> None:
    """Only a highest value of 1 is spared."""
    table = with_event("sudden-relapse", "R2 Y1", "")

    assert patients(table) == "R1 Y1"


# --- DH-EV05 and DH-EV06 nurses ----------------------------------------------------------------


@rule("DH-EV05", "DH-EV06")
@pytest.mark.parametrize(
    ("card", "nurses"), [("agency-nurse", 4), ("staff-sickness", 2), ("blood-drive", 3)]
)
def test_events_change_the_number_of_nurses_for_one_round(card: str, nurses: int) -> None:
    """Everybody has four, or two, in this activation, and three in the next."""
    table = with_event(card, "R3", "Y3")

    wave_through(table, at(steps.ACTIVATE))
    during = [one.idle for one in table.hospitals]
    wave_through(table, asking(steps.LUCK_EVENT))
    decide(table, event(table, "hospital-superbug"))
    wave_through(table, at(steps.ACTIVATE))

    assert during == [[0] * nurses] * 2
    assert [one.idle for one in table.hospitals] == [[0, 0, 0]] * 2


@rule("DH-EV05")
def test_the_agency_nurse_can_be_placed() -> None:
    """Four nurses treat four patients in one activation."""
    table = with_event("agency-nurse", "R3 R4 Y3 G3", "Y3")
    decide(table, *plain(CLEAR))
    wave_through(table, at(steps.ACTIVATE))

    act(table, "place nurse critical-care-unit", "treat R3", "place nurse oncology", "treat Y3")
    act(table, "place nurse pharmacy", "treat G3", "place nurse imaging", "treat R4")

    assert table.hospitals[0].idle == []
    assert patients(table).count("*") == 4


@rule("DH-EV06")
def test_in_staff_sickness_a_third_nurse_cannot_be_placed() -> None:
    """After two nurses only specialists are left."""
    table = with_event("staff-sickness", "R3 Y3 G3", "Y3")
    table.hospitals[0].specialists = (specialist(table, "surgeon"),)
    wave_through(table, at(steps.ACTIVATE))

    act(table, "place nurse critical-care-unit", "treat R3", "place nurse oncology", "treat Y3")

    assert why(table, "place nurse pharmacy") == ("unknown-staff", "DH-5.1")
    assert "place surgeon pharmacy" in choices(table)


# --- DH-EV07 Winter Crisis ---------------------------------------------------------------------


@rule("DH-EV07")
def test_a_winter_crisis_brings_one_extra_patient_each() -> None:
    """Drawn on taking an ambulance and rolled like the others, in this round only."""
    table = with_event("winter-crisis", "R6", "Y6")
    decide(table, *plain(CLEAR))

    act(table, "take ambulance 2")
    luck = GAME.luck(table)
    bad = [GAME.possible(table, plain(word)) for word in ("R1", "R6", "R2 R2")]
    decide(table, *plain("R5"))
    act(table, "take ambulance 3", seat=1)
    decide(table, *plain("R2"))

    assert luck is not None
    assert (luck["kind"], luck["seat"], bad) == ("extra-dice", 0, [False, False, False])
    assert [patients(table, seat) for seat in (0, 1)] == ["R5 R6 Y3 Y3 Y3", "R2 Y6 G4 G4 G4"]
    told = wave_through(table, lambda now: now.round == 3 and at(steps.ACTIVATE)(now))
    assert "extra-die-drawn" not in names(told)


@rule("DH-EV07")
@pytest.mark.parametrize(("left", "bags"), [("G5", 1), ("Y2", 0)])
def test_the_solo_total_ignores_the_extra_patient(left: str, bags: int) -> None:
    """Kept 2 + 3 + 3 is below 9, whatever the fourth shows; kept 3 + 3 + 5 is not."""
    table = with_event("winter-crisis", "R6")
    decide(table, *plain("Y2 R3 G3 G5"))

    act(table, f"leave {left}")
    decide(table, *plain("R5" if bags else "R2"))

    assert table.hospitals[0].bags == bags
    assert len(table.hospitals[0].wards) == 5


# --- DH-EV08 Hospital Superbug -----------------------------------------------------------------


@rule("DH-EV08")
def test_a_hospital_superbug_makes_neglect_one_step_more() -> None:
    """Two steps instead of one, for the untreated only."""
    table = activation(hospital("R6 Y2 G4*"), hospital("Y3"))
    table.event = event(table, "hospital-superbug")
    act(table, "done")

    act(table, "done", seat=1)

    assert [patients(table, seat) for seat in (0, 1)] == ["R4 G4", "Y1"]
    assert [int(one.fatalities) for one in table.hospitals] == [1, 0]


@rule("DH-EV08")
def test_protection_holds_against_all_steps() -> None:
    """An administrator keeps one red patient as it is."""
    table = activation(hospital("R2 Y3"))
    table.event = event(table, "hospital-superbug")
    table.hospitals[0].administrator = administrator(table, "admin-red-protect")

    act(table, "done")

    assert patients(table) == "R2 Y1"
