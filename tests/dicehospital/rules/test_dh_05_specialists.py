"""DH-5.7 to DH-5.10 and DH-5.15: what triggers a specialist, and which dice it means."""

from __future__ import annotations

import pytest

from tests.kit.build import act, choices, decide, gone, patients
from tests.kit.cards_build import after, is_over, offers, targets
from tests.kit.rules import rule

# --- "different" (DH-5.7) -----------------------------------------------------------------------


@rule("DH-5.7")
def test_different_is_not_a_die_that_the_department_healed() -> None:
    """None of the three healed by the department, but one that looks as they do now."""
    table = after(
        "R3 R3 R3 R4* / anaesthetist / anaesthesia / 0",
        "place anaesthetist anaesthesia", "treat R3", "treat R3", "treat R3",
    )  # fmt: skip

    assert patients(table) == "R4* R4*+ R4*+ R4*+"
    assert targets(table) == ["R4*"]


@rule("DH-5.7")
def test_different_dice_are_distinct_from_each_other() -> None:
    """The Triage Nurse cannot heal one die twice."""
    table = after(
        "R5 Y1 Y1 / triage-nurse / - / 0",
        "place triage-nurse clinic", "treat R5", "treat Y1", "treat Y1",
    )  # fmt: skip

    assert patients(table) == "R6* Y2* Y2*"
    assert is_over(table)


@rule("DH-5.7")
def test_a_die_that_was_treated_without_being_healed_is_different() -> None:
    """A re-roll that did not raise a die leaves it to the specialist; one that did does not."""
    table = after(
        "R3 Y3 / paramedic / drug-trial-centre / 0",
        "place paramedic drug-trial-centre", "treat R3", "treat Y3",
        experimental=True,
    )  # fmt: skip
    decide(table, 5, 2)

    assert patients(table) == "R5*+ Y2*"
    assert targets(table) == ["Y2*"]
    act(table, "treat Y2*")
    assert patients(table) == "R5* Y4*"


@rule("DH-5.7")
def test_a_re_roll_to_the_same_value_is_no_heal() -> None:
    """Both rolled what they had: nothing was healed, and the specialist is not triggered."""
    table = after(
        "R3 Y3 / paramedic / drug-trial-centre / 0",
        "place paramedic drug-trial-centre", "treat R3", "treat Y3",
        experimental=True,
    )  # fmt: skip
    decide(table, 3, 3)

    assert is_over(table)
    assert patients(table) == "R3* Y3*"


@rule("DH-5.7")
def test_a_die_healed_by_a_blood_bag_alone_is_different() -> None:
    """Whether the bag was spent before the placement or inside it."""
    table = after(
        "R2 Y1 G1 / paramedic / - / 2",
        "transfuse Y1", "place paramedic intensive-care", "treat R2", "transfuse G1",
    )  # fmt: skip

    assert patients(table) == "R3*+ Y2* G2*"
    assert targets(table) == ["Y2*", "G2*"]


@rule("DH-5.7")
def test_a_die_healed_by_an_earlier_placement_is_different() -> None:
    """Only the department of this placement counts."""
    table = after(
        "R2 R4 / nurse anaesthetist / - / 0",
        "place nurse intensive-care", "treat R2",
        "place anaesthetist critical-care-unit", "treat R4",
    )  # fmt: skip

    assert targets(table) == ["R3*"]


# --- "the same value as before" (DH-5.8) --------------------------------------------------------


@rule("DH-5.8")
def test_any_healed_die_of_the_colour_can_be_the_reference() -> None:
    """A run of 2, 3 and 4 gives three values to choose from, and no fourth."""
    table = after(
        "R2 R3 R4 Y1 Y2 G3 G4 G5 / cardiologist / cardiology / 0",
        "place cardiologist cardiology", "treat R2", "treat R3", "treat R4",
    )  # fmt: skip

    assert targets(table) == ["Y2", "G3", "G4"]


@rule("DH-5.8")
def test_healed_dice_of_other_colours_are_no_reference() -> None:
    """Radiology heals a red 1, a yellow 2 and a green 3: the Cardiologist goes by the 1."""
    table = after(
        "R1 Y2 G3 Y1 G2 R3 / cardiologist / radiology / 0",
        "place cardiologist radiology", "treat R1", "treat Y2", "treat G3",
    )  # fmt: skip

    assert targets(table) == ["Y1"]


@rule("DH-5.8")
def test_the_reference_is_the_value_just_before_the_departments_effect() -> None:
    """A blood bag made the 2 a 3 before; the department healed it from there."""
    table = after(
        "R2 Y2 G3 G4 / cardiologist / - / 1",
        "transfuse R2", "place cardiologist imaging", "treat R3*",
    )  # fmt: skip

    assert patients(table) == "R4*+ Y2 G3 G4"
    assert targets(table) == ["G3"]


@rule("DH-5.8")
def test_steps_of_the_department_do_not_move_the_reference() -> None:
    """Three steps from 2 to 5: the reference is still 2, not what lies between."""
    table = after(
        "R2 Y2 Y3 Y4 Y5 / cardiologist / operating-theatre / 0",
        "place cardiologist operating-theatre", "treat R2",
    )  # fmt: skip

    assert targets(table) == ["Y2"]


@rule("DH-5.8", "DH-5.9")
def test_a_discharged_die_can_be_the_reference() -> None:
    """The red 5 has gone home, and a yellow 5 is healed for its sake."""
    table = after(
        "R5 Y5 G6 / cardiologist / operating-theatre / 0",
        "place cardiologist operating-theatre", "treat R5",
    )  # fmt: skip

    assert (patients(table), gone(table)) == ("Y5 G6", 1)
    assert targets(table) == ["Y5"]


@rule("DH-5.8")
def test_the_target_needs_the_value_now() -> None:
    """A blood bag between the two can lift a die to the value, or beyond it."""
    start = "R2 Y1 G2 / cardiologist / - / 1"
    lines = ["place cardiologist intensive-care", "treat R2"]
    assert targets(after(start, *lines, "transfuse Y1")) == ["Y2*", "G2"]
    assert targets(after(start, *lines, "transfuse G2")) == []


# --- discharged by the department (DH-5.9) ------------------------------------------------------


@rule("DH-5.9")
@pytest.mark.parametrize(
    ("specialist", "offered"),
    [("anaesthetist", "R2"), ("paramedic", "R2"), ("general-practitioner", "G4")],
)
def test_a_discharged_die_triggers_the_specialist(specialist: str, offered: str) -> None:
    """What was healed and sent home was healed all the same."""
    table = after(f"R6 R2 G4 / {specialist} / - / 0", f"place {specialist} clinic", "treat R6")

    assert gone(table) == 1
    assert offers(table) == ["skip", f"treat {offered}"]


@rule("DH-5.9")
def test_one_of_those_must_still_be_in_the_hospital() -> None:
    """The Surgeon's only die has gone: no other red die will do."""
    table = after("R6 R2 R6 / surgeon / - / 0", "place surgeon clinic", "treat R6")

    assert patients(table) == "R2 R6"
    assert is_over(table)


@rule("DH-5.9")
def test_those_that_are_left_of_several_are_offered() -> None:
    """A run of 4, 5 and 6 leaves two healed dice to the Surgeon."""
    table = after(
        "R4 R5 R6 / surgeon / cardiology / 0",
        "place surgeon cardiology", "treat R4", "treat R5", "treat R6",
    )  # fmt: skip

    assert targets(table) == ["R5*+", "R6*+"]
    act(table, "treat R6*+")
    assert (patients(table), gone(table)) == ("R5*", 2)


# --- colours (DH-5.10) --------------------------------------------------------------------------


@rule("DH-5.10")
@pytest.mark.parametrize(
    ("specialist", "declared", "offered"),
    [
        ("surgeon", "R2", ["R3*+"]),
        ("surgeon", "R2 as G", []),
        ("pharmacist", "R2", []),
        ("pharmacist", "R2 as G", ["R>G3*+"]),
        ("haematologist", "R2 as Y", ["R>Y3*+"]),
        ("haematologist", "R2 as G", []),
    ],
)
def test_the_colour_at_the_moment_of_healing_counts(
    specialist: str, declared: str, offered: list[str]
) -> None:
    """Declared for a blood bag, and counted by the specialist, though Intensive Care has none."""
    table = after(
        f"R2 / {specialist} / - / 1", f"place {specialist} intensive-care", f"treat {declared}"
    )

    assert targets(table) == offered


@rule("DH-5.10")
def test_those_are_the_dice_that_had_the_colour_when_they_were_healed() -> None:
    """Radiology heals a red die as green beside a green and a red one: two were green."""
    table = after(
        "R1 R2 G3 / pharmacist / radiology / 1",
        "place pharmacist radiology", "treat R1 as G", "treat R2", "treat G3",
    )  # fmt: skip

    assert targets(table) == ["R>G2*+", "G4*+"]


@rule("DH-5.10")
def test_the_reference_of_the_same_value_goes_by_the_declared_colour() -> None:
    """A yellow 1 declared red is the Cardiologist's reference; the red 2 declared green is not."""
    table = after(
        "R2 Y1 G3 Y2 G1 R3 / cardiologist / radiology / 2",
        "place cardiologist radiology", "treat R2 as G", "treat Y1 as R", "treat G3",
    )  # fmt: skip

    assert targets(table) == ["G1"]


@rule("DH-5.10")
def test_a_colour_given_by_physiotherapy_counts_too() -> None:
    """A yellow die turned red by the department before is red for the Surgeon."""
    table = after(
        "Y2 / nurse surgeon / physiotherapy / 0",
        "place nurse physiotherapy", "treat Y2 as R",
        "place surgeon intensive-care", "treat Y>R2*",
        experimental=True,
    )  # fmt: skip

    assert targets(table) == ["Y>R3*+"]


# --- whose heals count (DH-5.15) ----------------------------------------------------------------


@rule("DH-5.15")
def test_a_blood_bags_heal_triggers_nobody() -> None:
    """The red die was healed by the bag, the green one by the Surgeon."""
    table = after("R2 G2 / surgeon / - / 1", "transfuse R2", "place surgeon pharmacy", "treat G2")

    assert is_over(table)
    assert patients(table) == "R3* G3*"


@rule("DH-5.15")
def test_an_earlier_placement_triggers_nobody_later() -> None:
    """The nurse discharged; the technician's own department did not."""
    table = after(
        "R6 Y3 / nurse haematology-technician / - / 0",
        "place nurse clinic", "treat R6", "place haematology-technician imaging", "treat Y3",
        experimental=True,
    )  # fmt: skip

    assert is_over(table)
    assert int(table.hospitals[0].bags) == 0


@rule("DH-5.15")
def test_the_specialists_own_heal_triggers_nothing_again() -> None:
    """A discharge by the General Practitioner is the end of it, though a 5 is left."""
    table = after(
        "R4 Y6 G5 / general-practitioner nurse / - / 0",
        "place general-practitioner imaging", "treat R4", "treat Y6",
    )  # fmt: skip

    assert (patients(table), gone(table)) == ("R5* G5", 1)
    assert is_over(table)


@rule("DH-5.15")
def test_the_specialists_own_discharge_is_none_of_the_department() -> None:
    """The prototype's Registrar waits for a discharge; the one by itself gives no second turn."""
    table = after(
        "R6 Y6 G6 / registrar nurse / - / 0",
        "place registrar clinic", "treat R6", "treat Y6",
        edition="prototype", prototype_extras=True,
    )  # fmt: skip

    assert (patients(table), gone(table)) == ("G6", 2)
    assert is_over(table)
    assert "treat G6" not in choices(table)
