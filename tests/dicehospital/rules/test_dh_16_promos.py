"""DH-16: the promos, Consultant and Admissions Nurse."""

from __future__ import annotations

import pytest

from tests.kit.build import (
    GAME,
    act,
    activation,
    choices,
    decide,
    dice_in_play,
    gone,
    patients,
    plain,
    why,
)
from tests.kit.cards import card
from tests.kit.cards_build import (
    after,
    begin,
    beginning,
    finish,
    is_over,
    points,
    reveal,
)
from tests.kit.rules import rule
from wardround.core.game import CHANCE
from wardround.dicehospital.state import Table

# --- Consultant ---------------------------------------------------------------------------------


@rule("DH-16.1")
@card("consultant")
def test_a_consultant_copies_before_anything_else() -> None:
    """Until it is chosen nothing else can be done: no placing, no blood bag, no stopping."""
    table = beginning("R2 / consultant surgeon paramedic / - / 1", promos=True)
    assert choices(table) == ["copy surgeon", "copy paramedic"]

    act(table, "copy paramedic")

    assert "done" in choices(table)
    assert GAME.view(table, 0)["hospitals"][0]["copied"] == "paramedic"
    assert why(table, "copy surgeon") == ("cannot-copy", "DH-16.1")


@rule("DH-16.1")
@card("consultant")
def test_a_consultant_has_the_ability_too() -> None:
    """The copied specialist keeps it, and both can be used in the same round."""
    table = beginning("R2 R4 / consultant surgeon / - / 0", promos=True)
    act(table, "copy surgeon")
    act(table, "place consultant intensive-care", "treat R2", "treat R3*+")
    act(table, "place surgeon imaging", "treat R4*", "treat R5*+")

    assert patients(table) == "R4 R6*"


@rule("DH-16.1")
@card("consultant")
def test_a_consultant_copies_only_another_specialist_of_its_own_hospital() -> None:
    """Neither one of another player, nor a second Consultant."""
    table = beginning(
        "R2 / consultant consultant virologist / - / 0", "R2 / surgeon / - / 0", promos=True
    )

    assert choices(table) == ["copy virologist"]
    assert why(table, "copy surgeon") == ("cannot-copy", "DH-16.1")
    assert why(table, "copy consultant") == ("cannot-copy", "DH-16.1")


@rule("DH-16.1")
@card("consultant")
@pytest.mark.parametrize("staff", ["consultant", "consultant consultant"])
def test_a_consultant_without_another_specialist_is_a_nurse(staff: str) -> None:
    """It is not asked, and after the department the placement is over."""
    table = beginning(f"R2 R5 / {staff} / - / 0", "R2 / surgeon / - / 0", promos=True)
    assert "done" in choices(table)

    act(table, "place consultant intensive-care", "treat R2")

    assert is_over(table)
    assert patients(table) == "R3* R5"


@rule("DH-16.1")
@card("consultant")
def test_a_consultant_cannot_copy_who_is_held_back() -> None:
    """A specialist taken this round under Paperwork Backlog cannot be copied."""
    table = activation("R2 / consultant surgeon paramedic / - / 0", promos=True)
    ids = [one.card.id for one in table.content.specialists]
    reveal(table, "paperwork-backlog")
    table.hospitals[0].new_specialist = ids.index("surgeon")
    begin(table)

    assert choices(table) == ["copy paramedic"]


@rule("DH-16.1")
@card("consultant")
def test_a_consultant_chooses_anew_in_each_activation() -> None:
    """What it copied in the last round is forgotten."""
    table = beginning("R2 R5 / consultant surgeon anaesthetist / - / 0", promos=True)
    act(table, "copy surgeon")
    finish(table)
    begin(table)

    assert choices(table) == ["copy surgeon", "copy anaesthetist"]


@rule("DH-16.1")
@card("consultant")
def test_a_consultant_forgets_who_has_left() -> None:
    """The copied Surgeon was returned before the next activation: the Consultant is a nurse."""
    table = beginning("R2 R5 / consultant surgeon / - / 0", promos=True)
    act(table, "copy surgeon")
    finish(table)
    hospital = table.hospitals[0]
    hospital.specialists = tuple(
        one for one in hospital.specialists if table.content.specialists[one].copies_another
    )
    begin(table)
    act(table, "place consultant intensive-care", "treat R1")

    assert is_over(table)


HEALED = ["radiology", "treat R1", "treat Y1", "treat G1"]
DISCHARGED = ["clinic", "treat R6"]


def standing(staff: str, other: str, lines: list[str]) -> tuple[object, ...]:
    """Return what can be told of a placement after its department, and what may follow."""
    table = beginning(
        f"R1 Y1 G1 R1 Y2 G4 R6 / {staff} {other} / radiology / 0",
        promos=True, experimental=True,
    )  # fmt: skip
    table.hospitals[0].fatalities = 1
    if "consultant" in (staff, other):
        act(table, f"copy {staff if other == 'consultant' else other}")
    act(table, f"place {staff} {lines[0]}", *lines[1:])
    hospital = table.hospitals[0]
    offered = [line for line in choices(table) if not line.startswith("place")]
    return offered, patients(table), int(hospital.bags), int(hospital.score)


@rule("DH-16.1")
@card("consultant")
@pytest.mark.parametrize(
    ("specialist", "lines"),
    [
        ("surgeon", HEALED), ("pharmacist", HEALED), ("haematologist", HEALED),
        ("anaesthetist", HEALED), ("virologist", HEALED), ("urologist", HEALED),
        ("cardiologist", HEALED), ("microbiologist", HEALED), ("radiologist", HEALED),
        ("triage-nurse", HEALED), ("paramedic", HEALED), ("general-practitioner", HEALED),
        ("pathologist", HEALED), ("experimental-chemist", HEALED), ("registrar", DISCHARGED),
        ("medical-student", HEALED), ("physiotherapist", HEALED),
        ("haematology-technician", DISCHARGED), ("admissions-nurse", DISCHARGED),
    ],
)  # fmt: skip
def test_a_consultant_can_copy_every_specialist(specialist: str, lines: list[str]) -> None:
    """It is offered just what the copied one would be, which a nurse is not."""
    itself = standing(specialist, "consultant", lines)

    assert standing("consultant", specialist, lines) == itself
    assert standing("nurse", specialist, lines) != itself


@rule("DH-16.1", "DH-16.2")
@card("consultant", "admissions-nurse")
def test_a_consultant_can_admit_as_the_admissions_nurse_does() -> None:
    """The whole effect, luck included."""
    table = beginning("R6 Y4 / consultant admissions-nurse / - / 0", promos=True)
    act(table, "copy admissions-nurse", "place consultant clinic", "treat R6", "draw")
    decide(table, *plain("G3"))

    assert patients(table) == "Y4 G3"
    assert is_over(table)


# --- Admissions Nurse ---------------------------------------------------------------------------


def admitting(dice: str, *lines: str, tile: str = "-", bags: int = 0) -> Table:
    """Return a placement of the Admissions Nurse, begun with these actions."""
    return after(f"{dice} / admissions-nurse nurse / {tile} / {bags}", *lines, promos=True)


CLINIC = ("place admissions-nurse clinic", "treat R6")


@rule("DH-16.2")
@card("admissions-nurse")
def test_an_admissions_nurse_returns_a_die_or_draws_one() -> None:
    """For a discharge: any die in the hospital can go, a new one can come, or neither."""
    table = admitting("R6 Y4 G3* G3*", *CLINIC)

    assert choices(table) == ["skip", "draw", "return Y4", "return G3*"]


@rule("DH-16.2")
@card("admissions-nurse")
def test_a_drawn_die_is_rolled_like_an_arrival_and_untreated() -> None:
    """No 1 and no 6, and only a colour that is in the bag."""
    table = admitting("R6 Y4", *CLINIC)
    table.bag = [2, 0, 1]
    act(table, "draw")
    assert GAME.actors(table) == [CHANCE]
    faces = [f"{colour}{value}" for colour in "RYG" for value in range(1, 7)]
    assert [face for face in faces if GAME.possible(table, plain(face))] == [
        "R2", "R3", "R4", "R5", "G2", "G3", "G4", "G5",
    ]  # fmt: skip

    decide(table, *plain("G2"))

    assert patients(table) == "Y4 G2"
    assert list(table.bag) == [2, 0, 0]
    assert is_over(table)


@rule("DH-16.2")
@card("admissions-nurse")
def test_an_admitted_die_can_be_treated_this_round() -> None:
    """By any meeple that is left."""
    table = admitting("R6 Y4", *CLINIC, "draw")
    decide(table, *plain("G2"))
    act(table, "place nurse intensive-care", "treat G2")

    assert patients(table) == "Y4 G3*"


@rule("DH-16.2")
@card("admissions-nurse")
def test_a_returned_die_costs_and_scores_nothing() -> None:
    """It goes back to the bag: no fatality, no discharge, no points, and no die is lost."""
    table = admitting("R6 Y1", *CLINIC)
    before, bag = dice_in_play(table), list(table.bag)
    act(table, "return Y1")

    assert patients(table) == ""
    assert (gone(table), int(table.hospitals[0].fatalities), points(table)) == (1, 0, [])
    assert list(table.bag) == [bag[0], bag[1] + 1, bag[2]]
    assert dice_in_play(table) == before


@rule("DH-16.2")
@card("admissions-nurse")
def test_a_die_healed_by_this_placement_can_be_returned() -> None:
    """Any die that is still in the hospital can go."""
    table = admitting(
        "R4 R5 R6", "place admissions-nurse cardiology", "treat R4", "treat R5", "treat R6",
        tile="cardiology",
    )  # fmt: skip
    assert choices(table) == ["skip", "draw", "return R5*", "return R6*"]

    act(table, "return R5*")
    assert (patients(table), gone(table)) == ("R6*", 1)


@rule("DH-16.2", "DH-5.13")
@card("admissions-nurse")
def test_a_recoloured_die_returns_in_its_printed_colour() -> None:
    """The bag gets a red die, though it was green in its bed."""
    table = admitting("R4 R6", "place nurse pharmacy", "treat R4 as G", *CLINIC, bags=1)
    bag = list(table.bag)
    act(table, "return R>G5*")

    assert list(table.bag) == [bag[0] + 1, bag[1], bag[2]]


@rule("DH-16.2")
@card("admissions-nurse")
def test_each_discharge_gives_a_choice_of_its_own() -> None:
    """Three went home: one die comes, one goes, and the third is left out."""
    table = admitting(
        "G6 G6 G6 Y2", "place admissions-nurse allergy-centre", "treat G6", "treat G6", "treat G6",
        tile="allergy-centre",
    )  # fmt: skip
    act(table, "draw")
    decide(table, *plain("R3"))
    assert choices(table) == ["skip", "draw", "return R3", "return Y2"]

    act(table, "return Y2")
    assert choices(table) == ["skip", "draw", "return R3"]
    act(table, "skip")
    assert is_over(table)
    assert patients(table) == "R3"


@rule("DH-16.2")
@card("admissions-nurse")
def test_there_are_as_many_choices_as_discharges() -> None:
    """After the third of three draws the placement is over."""
    table = admitting(
        "G6 G6 G6 Y2", "place admissions-nurse allergy-centre", "treat G6", "treat G6", "treat G6",
        tile="allergy-centre",
    )  # fmt: skip
    for face in ("R2", "R5", "Y4"):
        assert not is_over(table)
        act(table, "draw")
        decide(table, *plain(face))

    assert is_over(table)
    assert patients(table) == "R2 R5 Y2 Y4"


@rule("DH-16.2", "DH-5.11")
@card("admissions-nurse")
def test_all_admissions_are_one_effect() -> None:
    """A blood bag can be spent before the first, and not between two."""
    table = admitting(
        "G6 G6 G6 Y2", "place admissions-nurse allergy-centre", "treat G6", "treat G6", "treat G6",
        tile="allergy-centre", bags=1,
    )  # fmt: skip
    assert "transfuse Y2" in choices(table)

    act(table, "draw")
    decide(table, *plain("R3"))
    assert why(table, "transfuse Y2") == ("wrong-moment", "DH-5.11")


@rule("DH-16.2")
@card("admissions-nurse")
def test_without_a_discharge_nobody_is_admitted() -> None:
    """A heal is not enough."""
    table = admitting("R5 Y4", "place admissions-nurse clinic", "treat R5")

    assert is_over(table)


@rule("DH-16.2")
@card("admissions-nurse")
def test_an_empty_bag_gives_nothing() -> None:
    """Only returning is left; with an empty hospital too, nothing is asked."""
    table = activation("R6 Y4 / admissions-nurse / - / 0", promos=True)
    table.bag = [0, 0, 0]
    act(table, *CLINIC)
    assert choices(table) == ["skip", "return Y4"]

    table = activation("R6 / admissions-nurse / - / 0", promos=True)
    table.bag = [0, 0, 0]
    act(table, *CLINIC)
    assert is_over(table)


@rule("DH-16.2")
@card("admissions-nurse")
def test_a_bed_is_always_free() -> None:
    """With all twelve beds taken the new patient gets the bed of the one who left."""
    table = admitting("R6 R2 R2 R2 Y2 Y2 Y2 Y2 G2 G2 G2 G2", *CLINIC, "draw")
    decide(table, *plain("G5"))

    assert len(patients(table).split()) == 12
    assert int(table.hospitals[0].fatalities) == 0
