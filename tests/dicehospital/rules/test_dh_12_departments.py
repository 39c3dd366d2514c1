"""DH-12: what every department heals, and whom it does not."""

from __future__ import annotations

import pytest

from tests.kit.build import activation, gone, patients
from tests.kit.cards import card
from tests.kit.cards_build import after, is_over, open_to_a_nurse, targets, works
from tests.kit.rules import rule
from wardround.dicehospital.pack_files import EDITIONS

NOT_PROTOTYPE = [edition for edition in EDITIONS if edition != "prototype"]
REDS = "R1 R2 R3 R4 R5 R6"
YELLOWS = "Y1 Y2 Y3 Y4 Y5 Y6"
GREENS = "G1 G2 G3 G4 G5 G6"


def aimed_at(department: str, edition: str) -> str:
    """Return every die that a department of one target can be aimed at, of all 18."""
    found: list[str] = []
    for dice in (REDS, YELLOWS, GREENS):
        if works(department, dice, edition=edition):
            hospital = f"{dice} / nurse / {department} / 0"
            table = after(hospital, f"place nurse {department}", edition=edition)
            found += targets(table)
    return " ".join(found)


def treated(department: str, dice: str, edition: str = "final") -> str:
    """Return the patients left after a nurse treated these dice, and no others, there."""
    picks = [f"treat {one}" for one in dice.split()]
    hospital = f"{dice} / nurse / {department} / 0"
    table = after(hospital, f"place nurse {department}", *picks, edition=edition)
    assert is_over(table)
    return patients(table)


# --- one patient --------------------------------------------------------------------------------


@rule("DH-12.7", "DH-12.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_six_printed_departments_are_on_every_board(edition: str) -> None:
    """Without any tile, every hospital has the same six departments."""
    table = activation("R1 / nurse / - / 0", "G5 / nurse / - / 0", edition=edition)
    printed = [table.content.departments[one].card.id for one in table.hospitals[0].open]

    assert sorted(printed) == sorted(
        ["critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging", "clinic"]
    )
    assert table.hospitals[1].open == table.hospitals[0].open


ONE_COLOUR = [
    pytest.param("critical-care-unit", REDS, marks=card("critical-care-unit")),
    pytest.param("oncology", YELLOWS, marks=card("oncology")),
    pytest.param("pharmacy", GREENS, marks=card("pharmacy")),
]


@rule("DH-12.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("department", "mine"), ONE_COLOUR)
def test_a_printed_department_of_a_colour_heals_one_die_of_it(
    department: str, mine: str, edition: str
) -> None:
    """Any one die of the colour, whatever its value, and no die of another colour."""
    assert aimed_at(department, edition) == mine


@rule("DH-12.7")
@pytest.mark.parametrize(
    ("department", "before", "later"),
    [
        pytest.param("critical-care-unit", "R3", "R4*", marks=card("critical-care-unit")),
        pytest.param("oncology", "Y1", "Y2*", marks=card("oncology")),
        pytest.param("pharmacy", "G5", "G6*", marks=card("pharmacy")),
        pytest.param("critical-care-unit", "R6", "", marks=card("critical-care-unit")),
        pytest.param("oncology", "Y6", "", marks=card("oncology")),
        pytest.param("pharmacy", "G6", "", marks=card("pharmacy")),
    ],
)
def test_a_printed_department_of_a_colour_heals_one_step(
    department: str, before: str, later: str
) -> None:
    """One step and no more; a 6 is discharged."""
    assert treated(department, before) == later


@rule("DH-12.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("department", "mine"),
    [
        pytest.param("intensive-care", "R1 R2 Y1 Y2 G1 G2", marks=card("intensive-care")),
        pytest.param("imaging", "R3 R4 Y3 Y4 G3 G4", marks=card("imaging")),
        pytest.param("clinic", "R5 R6 Y5 Y6 G5 G6", marks=card("clinic")),
    ],
)
def test_a_printed_department_of_values_heals_one_die_of_them(
    department: str, mine: str, edition: str
) -> None:
    """Two values each, of any colour, and no other value."""
    assert aimed_at(department, edition) == mine


@rule("DH-12.8")
@pytest.mark.parametrize(
    ("department", "before", "later"),
    [
        pytest.param("intensive-care", "Y2", "Y3*", marks=card("intensive-care")),
        pytest.param("imaging", "G4", "G5*", marks=card("imaging")),
        pytest.param("clinic", "R5", "R6*", marks=card("clinic")),
        pytest.param("clinic", "G6", "", marks=card("clinic")),
    ],
)
def test_a_printed_department_of_values_heals_one_step(
    department: str, before: str, later: str
) -> None:
    """One step and no more, also out of the values that it is for."""
    assert treated(department, before) == later


THREE_STEPS = [
    pytest.param("operating-theatre", REDS, marks=card("operating-theatre")),
    pytest.param("ear-nose-throat", GREENS, marks=card("ear-nose-throat")),
    pytest.param("orthopaedics", YELLOWS, marks=card("orthopaedics")),
]


@rule("DH-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("department", "mine"), THREE_STEPS)
def test_a_theatre_takes_any_one_die_of_its_colour(
    department: str, mine: str, edition: str
) -> None:
    """Any one die of the colour, whatever its value, and no die of another colour."""
    assert aimed_at(department, edition) == mine


@rule("DH-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("department", "mine"), THREE_STEPS)
def test_a_theatre_heals_three_steps(department: str, mine: str, edition: str) -> None:
    """1, 2 and 3 become 4, 5 and 6; from 4 on the die is discharged."""
    colour = mine[0]
    left = [treated(department, f"{colour}{value}", edition) for value in range(1, 7)]

    assert left == [f"{colour}4*", f"{colour}5*", f"{colour}6*", "", "", ""]


@rule("DH-12.4")
@card("crash-centre")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_crash_centre_takes_one_die_of_1_or_2(edition: str) -> None:
    """Of any colour, and no better die."""
    assert aimed_at("crash-centre", edition) == "R1 R2 Y1 Y2 G1 G2"


@rule("DH-12.4")
@card("crash-centre")
@pytest.mark.parametrize(("before", "later"), [("R1", "R5*"), ("Y2", "Y6*"), ("G1", "G5*")])
def test_the_crash_centre_heals_four_steps(before: str, later: str) -> None:
    """A 1 becomes a 5, a 2 becomes a 6."""
    assert treated("crash-centre", before) == later


# --- runs ---------------------------------------------------------------------------------------

RUNS = [
    pytest.param("cardiology", "R", marks=card("cardiology")),
    pytest.param("immunology", "G", marks=card("immunology")),
    pytest.param("urology", "Y", marks=card("urology")),
]
ANOTHER = {"R": "Y", "Y": "G", "G": "R"}


def in_colour(colour: str, values: str) -> str:
    """Return dice of a colour with these values."""
    return " ".join(f"{colour}{value}" for value in values)


@rule("DH-12.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("department", "colour"), RUNS)
def test_a_run_is_three_consecutive_values_of_one_colour(
    department: str, colour: str, edition: str
) -> None:
    """Every run of three will do; gaps, equal values, pairs and other colours will not."""
    other = ANOTHER[colour]
    tries = {
        **{values: in_colour(colour, values) for values in ("123", "234", "345", "456")},
        **{values: in_colour(colour, values) for values in ("22344", "124", "1356", "34", "3334")},
        "around the corner": in_colour(colour, "561"),
        "one of another colour": f"{in_colour(colour, '23')} {other}4",
        "all of another colour": in_colour(other, "234"),
    }
    fits = [name for name, dice in tries.items() if works(department, dice, edition=edition)]

    assert fits == ["123", "234", "345", "456", "22344"]


@rule("DH-12.2")
@pytest.mark.parametrize(("department", "colour"), RUNS)
def test_a_run_is_healed_one_step_each(department: str, colour: str) -> None:
    """Three dice go up one step; of 4, 5 and 6 the last is discharged."""
    assert treated(department, in_colour(colour, "234")) == " ".join(
        f"{colour}{value}*" for value in (3, 4, 5)
    )
    assert treated(department, in_colour(colour, "654")) == f"{colour}5* {colour}6*"


@rule("DH-12.2")
@pytest.mark.parametrize(("department", "colour"), RUNS)
def test_a_run_is_of_exactly_three(department: str, colour: str) -> None:
    """A fourth die in the row is left out, and fewer than three cannot be chosen."""
    one, two, three, four = (f"{colour}{value}" for value in (2, 3, 4, 5))
    table = after(
        f"{one} {two} {three} {four} / nurse / {department} / 0", f"place nurse {department}"
    )
    assert targets(table) == [one, two, three, four]

    table = after(
        f"{one} {two} {three} {four} / nurse / {department} / 0",
        f"place nurse {department}", f"treat {one}", f"treat {two}", f"treat {three}",
    )  # fmt: skip

    assert is_over(table)
    assert sorted(patients(table).split()) == sorted([f"{two}*", f"{three}*", four, f"{four}*"])


# --- equal values -------------------------------------------------------------------------------

EQUALS = [
    pytest.param("anaesthesia", "R", marks=card("anaesthesia")),
    pytest.param("allergy-centre", "G", marks=card("allergy-centre")),
    pytest.param("renal-medicine", "Y", marks=card("renal-medicine")),
]


@rule("DH-12.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("department", "colour"), EQUALS)
def test_equal_values_are_three_of_one_colour(department: str, colour: str, edition: str) -> None:
    """Three alike will do at any value; runs, pairs and other colours will not."""
    other = ANOTHER[colour]
    tries = {
        **{str(n): in_colour(colour, f"{n}{n}{n}") for n in range(1, 7)},
        **{values: in_colour(colour, values) for values in ("33444", "334", "234", "1122", "55")},
        "one of another colour": f"{in_colour(colour, '33')} {other}3",
        "all of another colour": in_colour(other, "333"),
    }
    fits = [name for name, dice in tries.items() if works(department, dice, edition=edition)]

    assert fits == ["1", "2", "3", "4", "5", "6", "33444"]


@rule("DH-12.3")
@pytest.mark.parametrize(("department", "colour"), EQUALS)
def test_three_alike_are_healed_one_step_each(department: str, colour: str) -> None:
    """Exactly three of four go up one step; three 6 are discharged."""
    treat = f"treat {colour}3"
    table = after(
        f"{in_colour(colour, '3333')} / nurse / {department} / 0",
        f"place nurse {department}", treat, treat, treat,
    )  # fmt: skip

    assert patients(table) == f"{colour}3 {colour}4* {colour}4* {colour}4*"
    assert is_over(table)
    assert treated(department, in_colour(colour, "666")) == ""


# --- any colour ---------------------------------------------------------------------------------


@rule("DH-12.5")
@card("radiology")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
def test_radiology_needs_exactly_three_dice_of_1_to_3(edition: str) -> None:
    """Colours and values may be mixed; two, or three with a 4 among them, are not enough."""
    tries = ["R1 Y2 G3", "G3 G3 G3", "R1 Y2", "R1 Y2 G4", "Y4 Y5 Y6", "R1 R1 Y6 G5"]

    assert [dice for dice in tries if works("radiology", dice, edition=edition)] == [
        "R1 Y2 G3",
        "G3 G3 G3",
    ]
    assert treated("radiology", "R1 Y2 G3", edition) == "R2* Y3* G4*"


@rule("DH-12.5")
@card("radiology")
def test_radiology_goes_on_until_three_are_picked() -> None:
    """Nothing else is offered, no 4, and nothing is healed before the third is picked."""
    table = after(
        "R1 R4 Y2 Y5 G3 G3 / nurse / radiology / 0",
        "place nurse radiology", "treat G3", "treat R1",
    )  # fmt: skip

    assert targets(table) == ["Y2", "G3"]
    assert not is_over(table)
    assert patients(table) == "R4 Y2 Y5 G3"


@rule("DH-12.6")
@card("triage-centre")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
def test_the_triage_centre_needs_exactly_two_dice_of_1_to_3(edition: str) -> None:
    """Colours and values may be mixed; one, or two with a 4 among them, are not enough."""
    tries = ["R1 G3", "Y2 Y2", "R1", "R1 G4", "Y4 Y5", "R1 Y2 G3"]

    assert [dice for dice in tries if works("triage-centre", dice, edition=edition)] == [
        "R1 G3",
        "Y2 Y2",
        "R1 Y2 G3",
    ]
    assert treated("triage-centre", "R1 G3", edition) == "R3* G5*"


@rule("DH-12.6")
@card("triage-centre")
def test_the_triage_centre_is_done_after_two() -> None:
    """A third die that would qualify stays as it is."""
    table = after(
        "R1 Y2 G3 G4 / nurse / triage-centre / 0",
        "place nurse triage-centre", "treat Y2", "treat G3",
    )  # fmt: skip

    assert is_over(table)
    assert patients(table) == "R1 Y4* G4 G5*"
    assert gone(table) == 0


@rule("DH-12.1", "DH-12.2", "DH-12.3", "DH-12.4", "DH-12.5", "DH-12.6")
@card(
    "operating-theatre", "ear-nose-throat", "orthopaedics", "cardiology", "immunology", "urology",
    "anaesthesia", "allergy-centre", "renal-medicine", "crash-centre", "radiology",
    "triage-centre",
)  # fmt: skip
def test_a_tile_serves_only_the_hospital_that_has_it() -> None:
    """Without a tile nobody can be placed there, whoever is in bed."""
    dice = "R1 R2 R3 R3 R3 Y3 Y3 Y3 G3 G3 G3"

    assert open_to_a_nurse(f"{dice} / nurse / - / 0") == [
        "critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging",
    ]  # fmt: skip
