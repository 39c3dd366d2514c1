"""DH-5.2 and DH-5.12: a die is offered only if the rest can still be met, with and without bags."""

from __future__ import annotations

import pytest

from tests.kit.build import act, choices, patients
from tests.kit.cards_build import after, is_over, targets, works
from tests.kit.rules import rule


def offered(department: str, dice: str, bags: int, *picks: str) -> list[str]:
    """Return what can be picked next on a department, after some picks."""
    lines = [f"place nurse {department}", *(f"treat {pick}" for pick in picks)]
    return targets(after(f"{dice} / nurse / {department} / {bags}", *lines))


# --- how many blood bags it takes ---------------------------------------------------------------


@rule("DH-5.2", "DH-5.12")
@pytest.mark.parametrize(
    ("department", "dice", "needed"),
    [
        ("anaesthesia", "R3 R3 R3", 0),
        ("anaesthesia", "R3 R3 Y3", 1),
        ("anaesthesia", "R3 Y3 G3", 2),
        ("anaesthesia", "Y3 Y3 G3", 3),
        ("anaesthesia", "R2 R2 Y2 R5 Y5 Y5", 1),
        ("allergy-centre", "G1 R1 R1 R1", 2),
        ("cardiology", "R2 R3 R4", 0),
        ("cardiology", "R2 Y3 R4", 1),
        ("cardiology", "Y2 R3 G4", 2),
        ("cardiology", "Y2 Y3 Y4", 3),
        ("cardiology", "R1 Y2 Y3 Y4 R5 R6", 1),
        ("urology", "Y6 G5 G4 Y1", 2),
        ("critical-care-unit", "Y2", 1),
        ("operating-theatre", "G6", 1),
    ],
)
def test_recolours_that_can_be_paid_for_count(department: str, dice: str, needed: int) -> None:
    """A department is open from the number of bags on that makes up for the missing dice."""
    bags = [n for n in range(5) if works(department, dice, n)]

    assert bags == list(range(needed, 5))


@rule("DH-5.2", "DH-5.12")
@pytest.mark.parametrize(
    ("department", "dice"),
    [
        ("anaesthesia", "R3 R3 R4 Y4"),
        ("cardiology", "R2 R3 R5 R6"),
        ("cardiology", "R1 R1 R2 R2"),
        ("radiology", "R3 Y3 G4 G5"),
        ("triage-centre", "R3 G4"),
        ("intensive-care", "R3 Y4"),
    ],
)
def test_no_bag_helps_where_values_are_missing(department: str, dice: str) -> None:
    """A recolour changes no value and makes no second die out of one."""
    assert not works(department, dice, 9)


# --- equal values -------------------------------------------------------------------------------


@rule("DH-5.2")
def test_without_bags_only_dice_are_offered_that_have_two_more_like_them() -> None:
    """Of two threes, three fours and a yellow four, only the fours of the colour are offered."""
    dice = "R3 R3 R4 R4 R4 Y4"

    assert offered("anaesthesia", dice, 0) == ["R4"]
    assert offered("anaesthesia", dice, 0, "R4") == ["R4"]


@rule("DH-5.2", "DH-5.12")
def test_with_one_bag_one_die_can_be_of_another_colour() -> None:
    """It can be picked first, second or last, but only once."""
    dice = "R3 R3 R4 Y3 G3"

    assert offered("anaesthesia", dice, 1) == ["R3", "Y3 as R", "G3 as R"]
    assert offered("anaesthesia", dice, 1, "R3") == ["R3", "Y3 as R", "G3 as R"]
    assert offered("anaesthesia", dice, 1, "R3", "R3") == ["Y3 as R", "G3 as R"]
    assert offered("anaesthesia", dice, 1, "Y3 as R") == ["R3"]
    assert offered("anaesthesia", dice, 1, "R3", "Y3 as R") == ["R3"]
    assert offered("anaesthesia", dice, 1, "Y3 as R", "R3") == ["R3"]


@rule("DH-5.2", "DH-5.12")
def test_bags_are_kept_for_the_rest_that_needs_them() -> None:
    """Three reds are there; a set of two colours more is offered only with bags enough."""
    dice = "R3 R3 R3 R5 Y5 G5"

    assert offered("anaesthesia", dice, 1) == ["R3"]
    assert offered("anaesthesia", dice, 2) == ["R3", "R5", "Y5 as R", "G5 as R"]
    assert offered("anaesthesia", dice, 2, "R5") == ["Y5 as R", "G5 as R"]
    assert offered("anaesthesia", dice, 2, "R5", "G5 as R") == ["Y5 as R"]
    assert offered("anaesthesia", dice, 2, "R3") == ["R3"]


@rule("DH-5.2", "DH-5.12")
def test_bags_recolour_dice_and_replace_none() -> None:
    """Of two fours there will never be three, whatever can be paid."""
    dice = "R3 R3 R3 R4 R4"

    assert offered("anaesthesia", dice, 2) == ["R3"]
    assert offered("anaesthesia", dice, 2, "R3") == ["R3"]


# --- runs ---------------------------------------------------------------------------------------


@rule("DH-5.2")
def test_a_run_can_be_picked_from_any_end() -> None:
    """Each pick leaves the values that can still complete three in a row."""
    dice = "R2 R3 R3 R4 R5 R6"

    assert offered("cardiology", dice, 0) == ["R2", "R3", "R4", "R5", "R6"]
    assert offered("cardiology", dice, 0, "R2") == ["R3", "R4"]
    assert offered("cardiology", dice, 0, "R4") == ["R2", "R3", "R5", "R6"]
    assert offered("cardiology", dice, 0, "R6") == ["R4", "R5"]
    assert offered("cardiology", dice, 0, "R4", "R6") == ["R5"]
    assert offered("cardiology", dice, 0, "R3", "R4") == ["R2", "R5"]


@rule("DH-5.2")
def test_a_die_outside_every_run_is_not_offered() -> None:
    """The 6 stands alone, and the second 2 is as good as the first."""
    dice = "R1 R2 R2 R3 R6"

    assert offered("cardiology", dice, 0) == ["R1", "R2", "R3"]
    assert offered("cardiology", dice, 0, "R2") == ["R1", "R3"]


@rule("DH-5.2", "DH-5.12")
def test_one_bag_fills_one_gap_of_a_run() -> None:
    """Below or above; once it is spent, the rest must be of the colour."""
    dice = "R2 R3 Y4 G1 G4"

    assert offered("cardiology", dice, 1) == ["R2", "R3", "Y4 as R", "G1 as R", "G4 as R"]
    assert offered("cardiology", dice, 1, "Y4 as R") == ["R2", "R3"]
    assert offered("cardiology", dice, 1, "G1 as R") == ["R2", "R3"]
    assert offered("cardiology", dice, 1, "R3", "R2") == ["Y4 as R", "G1 as R", "G4 as R"]
    assert offered("cardiology", dice, 1, "R3", "Y4 as R") == ["R2"]


@rule("DH-5.2", "DH-5.12")
def test_a_recolour_that_leaves_too_few_bags_is_not_offered() -> None:
    """A yellow 3 could stand for the red one, but then the bag for the 4 is missing."""
    dice = "R2 R3 Y3 Y4"

    assert offered("cardiology", dice, 1) == ["R2", "R3", "Y4 as R"]
    assert offered("cardiology", dice, 2) == ["R2", "R3", "Y3 as R", "Y4 as R"]


# --- departments without a colour ---------------------------------------------------------------


@rule("DH-5.12")
def test_a_bag_can_recolour_where_the_effect_ignores_colour() -> None:
    """Every die is offered as it is and in both other colours; after the bag, only as it is."""
    dice = "R1 Y2 G3"

    assert offered("radiology", dice, 0) == ["R1", "Y2", "G3"]
    assert offered("radiology", dice, 1) == [
        "R1", "R1 as Y", "R1 as G", "Y2 as R", "Y2", "Y2 as G", "G3 as R", "G3 as Y", "G3",
    ]  # fmt: skip
    assert offered("radiology", dice, 1, "R1 as G") == ["Y2", "G3"]


@rule("DH-5.12")
def test_a_die_is_offered_only_in_a_colour_in_which_it_qualifies() -> None:
    """The Pharmacy is for green: nobody can be picked as yellow or red there."""
    assert offered("pharmacy", "R4 Y5 G2", 2) == ["R4 as G", "Y5 as G", "G2"]


@rule("DH-5.12")
def test_a_recolour_does_not_change_which_values_qualify() -> None:
    """Intensive Care is for 1 and 2, in whatever colour."""
    assert offered("intensive-care", "R2 Y3", 1) == ["R2", "R2 as Y", "R2 as G"]


# --- several recolours --------------------------------------------------------------------------


@rule("DH-5.12")
def test_several_targets_of_one_effect_can_be_recoloured_for_a_bag_each() -> None:
    """Two bags for two dice; both are healed in the new colour and are treated."""
    table = after(
        "R3 Y3 G3 / nurse / anaesthesia / 2",
        "place nurse anaesthesia", "treat Y3 as R", "treat R3", "treat G3 as R",
    )  # fmt: skip

    assert patients(table) == "R4* Y>R4* G>R4*"
    assert int(table.hospitals[0].bags) == 0
    assert is_over(table)


@rule("DH-5.12")
def test_a_bag_is_spent_when_the_die_is_declared() -> None:
    """Not when the effect is carried out: after two declarations two bags are gone."""
    table = after(
        "Y2 Y3 Y4 / nurse / cardiology / 3",
        "place nurse cardiology", "treat Y3 as R", "treat Y2 as R",
    )  # fmt: skip

    assert int(table.hospitals[0].bags) == 1
    assert choices(table) == ["treat Y4 as R"]
    act(table, "treat Y4 as R")
    assert patients(table) == "Y>R3* Y>R4* Y>R5*"


# --- specialists --------------------------------------------------------------------------------


@rule("DH-5.12")
def test_the_target_of_a_specialist_can_be_recoloured() -> None:
    """The Anaesthetist looks for a red die; a bag makes one of any other."""
    lines = ["place anaesthetist intensive-care", "treat R2"]
    assert is_over(after("R2 Y4 G5 / anaesthetist / - / 0", *lines))

    table = after("R2 Y4 G5 / anaesthetist / - / 1", *lines)
    assert targets(table) == ["Y4 as R", "G5 as R"]

    act(table, "treat G5 as R")
    assert patients(table) == "R3* G>R6* Y4"
    assert int(table.hospitals[0].bags) == 0


@rule("DH-5.12")
def test_the_target_of_a_specialist_without_a_colour_can_be_recoloured_too() -> None:
    """The Paramedic takes any die of 1 to 3, in any colour that the player declares."""
    table = after("R2 Y3 G5 / paramedic / - / 1", "place paramedic intensive-care", "treat R2")
    assert targets(table) == ["Y3 as R", "Y3", "Y3 as G"]

    act(table, "treat Y3 as G")
    assert patients(table) == "R3* G5 Y>G5*"


@rule("DH-5.2", "DH-5.12")
def test_of_two_targets_of_a_specialist_both_can_be_recoloured() -> None:
    """The Triage Nurse has two; one bag serves one of them."""
    table = after(
        "R5 Y3 G1 / triage-nurse / - / 1",
        "place triage-nurse clinic", "treat R5", "treat Y3 as R",
    )  # fmt: skip

    assert choices(table) == ["treat G1"]
    act(table, "treat G1")
    assert patients(table) == "Y>R4* R6* G2*"
