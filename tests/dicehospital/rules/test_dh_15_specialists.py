"""DH-15.7 to DH-15.12: the specialists of Experimental Medicine."""

from __future__ import annotations

from typing import Any

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
    solo_activation,
)
from tests.kit.cards import card
from tests.kit.cards_build import after, appoint, finish, is_over, points, targets
from tests.kit.rules import rule
from wardround.core.game import CHANCE
from wardround.dicehospital.state import Table


def healed(specialist: str, dice: str, **settings: Any) -> Table:
    """Return a placement whose department has healed a red 2; the other dice are given."""
    table = activation(f"R2 {dice} / {specialist} nurse / - / 0", experimental=True, **settings)
    act(table, f"place {specialist} intensive-care", "treat R2")
    return table


def discharging(specialist: str, picks: int, **settings: Any) -> Table:
    """Return a placement whose department has discharged one or all of three green 6."""
    table = activation(
        f"G6 G6 G6 R1 / {specialist} nurse / allergy-centre / 0", experimental=True, **settings
    )
    where = "allergy-centre" if picks == 3 else "clinic"
    act(table, f"place {specialist} {where}", *(["treat G6"] * picks))
    return table


@rule("DH-15.7", "DH-15.8", "DH-15.10", "DH-15.11")
@card("pathologist", "experimental-chemist", "medical-student", "physiotherapist")
@pytest.mark.parametrize(
    "specialist", ["pathologist", "experimental-chemist", "medical-student", "physiotherapist"]
)
def test_they_wait_for_a_heal(specialist: str) -> None:
    """A die that was only treated sets none of them off."""
    table = activation(f"R5 Y3 G3 / {specialist} / experimental-therapy / 0", experimental=True)
    table.hospitals[0].fatalities = 1
    act(table, f"place {specialist} experimental-therapy", "treat R5")

    assert is_over(table)
    assert patients(table) == "R2* Y3 G3"
    assert int(table.hospitals[0].fatalities) == 1


@rule("DH-15.7", "DH-15.8", "DH-15.10", "DH-15.11")
@card("pathologist", "experimental-chemist", "medical-student", "physiotherapist")
@pytest.mark.parametrize(
    ("specialist", "offered"),
    [
        ("pathologist", "use"),
        ("experimental-chemist", "treat Y3"),
        ("medical-student", "treat Y3"),
        ("physiotherapist", "treat Y3 as R"),
    ],
)
@pytest.mark.parametrize("one", ["R2", "Y2", "G2"])
def test_a_heal_of_any_colour_sets_them_off(specialist: str, offered: str, one: str) -> None:
    """Red, yellow or green; also where the die went home with it."""
    table = activation(f"{one} Y3 G3 / {specialist} / - / 0", experimental=True)
    table.hospitals[0].fatalities = 1
    act(table, f"place {specialist} intensive-care", f"treat {one}")
    assert offered in choices(table)

    home = activation(f"{one[0]}6 Y3 G3 / {specialist} / - / 0", experimental=True)
    home.hospitals[0].fatalities = 1
    act(home, f"place {specialist} clinic", f"treat {one[0]}6")
    assert (gone(home), offered in choices(home)) == (1, True)


# --- Pathologist --------------------------------------------------------------------------------


@rule("DH-15.7")
@card("pathologist")
def test_a_pathologist_trades_a_fatality_for_a_blood_bag() -> None:
    """One of them, once a placement."""
    table = activation("R2 / pathologist nurse / - / 0", experimental=True)
    table.hospitals[0].fatalities = 3
    act(table, "place pathologist intensive-care", "treat R2")
    assert choices(table) == ["skip", "use"]

    act(table, "use")

    hospital = table.hospitals[0]
    assert (int(hospital.fatalities), int(hospital.bags)) == (2, 1)
    assert is_over(table)


@rule("DH-15.7")
@card("pathologist")
def test_a_pathologist_may_decline() -> None:
    """Then the fatality stays, and no bag is gained."""
    table = activation("R2 / pathologist nurse / - / 0", experimental=True)
    table.hospitals[0].fatalities = 1
    act(table, "place pathologist intensive-care", "treat R2", "skip")

    hospital = table.hospitals[0]
    assert (int(hospital.fatalities), int(hospital.bags)) == (1, 0)
    assert is_over(table)


@rule("DH-15.7")
@card("pathologist")
def test_a_pathologist_without_a_fatality_has_nothing_to_trade() -> None:
    """No bag for nothing."""
    table = healed("pathologist", "Y3")

    assert is_over(table)
    assert int(table.hospitals[0].bags) == 0


# --- Experimental Chemist -----------------------------------------------------------------------


@rule("DH-15.8")
@card("experimental-chemist")
@pytest.mark.parametrize("rolled", [1, 2, 3, 6])
def test_an_experimental_chemist_re_rolls_a_different_die(rolled: int) -> None:
    """It is treated, and the result stands, for better or worse, 1 and 6 too."""
    table = healed("experimental-chemist", "Y3 G4*")
    assert targets(table) == ["Y3", "G4*"]

    act(table, "treat Y3")
    assert GAME.actors(table) == [CHANCE]
    assert not GAME.possible(table, (7,))
    decide(table, rolled)

    assert patients(table) == f"R3* Y{rolled}* G4*"
    assert is_over(table)
    assert (gone(table), int(table.hospitals[0].fatalities)) == (0, 0)


@rule("DH-15.8")
@card("experimental-chemist")
def test_an_experimental_chemist_leaves_the_healed_die_alone() -> None:
    """Without a different die there is nothing to roll; with one it may be declined."""
    assert is_over(healed("experimental-chemist", ""))

    table = healed("experimental-chemist", "Y3")
    act(table, "skip")
    assert patients(table) == "R3* Y3"


# --- Registrar ----------------------------------------------------------------------------------


@rule("DH-15.9")
@card("registrar")
@pytest.mark.parametrize("picks", [1, 3])
def test_a_registrar_scores_a_point_for_discharging(picks: int) -> None:
    """One point at once, before Phase 5, and one only, however many went home."""
    table = discharging("registrar", picks)

    assert gone(table) == picks
    assert points(table) == [(1, "specialist")]
    assert int(table.hospitals[0].score) == 1
    assert is_over(table)


@rule("DH-15.9")
@card("registrar")
def test_a_registrar_scores_nothing_for_a_mere_heal() -> None:
    """The die must go home by this meeple's department."""
    table = healed("registrar", "Y6")

    assert points(table) == []
    assert is_over(table)


# --- Medical Student ----------------------------------------------------------------------------


@rule("DH-15.10")
@card("medical-student")
def test_a_medical_student_heals_one_die_and_lowers_another() -> None:
    """Both different from the healed one and from each other; both are treated."""
    table = healed("medical-student", "Y3 G4")
    assert targets(table) == ["Y3", "G4"]

    act(table, "treat G4")
    assert choices(table) == ["treat Y3"]
    act(table, "treat Y3")

    assert patients(table) == "R3* Y2* G5*"
    assert is_over(table)


@rule("DH-15.10")
@card("medical-student")
def test_a_medical_student_treats_both() -> None:
    """Neither is neglected in Phase 4."""
    table = healed("medical-student", "Y3 G4", round=8)
    act(table, "treat G4", "treat Y3")
    finish(table)

    assert patients(table) == "R3* Y2* G5*"


@rule("DH-15.10")
@card("medical-student")
def test_a_medical_student_does_both_or_nothing() -> None:
    """With a single different die there is no second one to lower; else both can be declined."""
    assert is_over(healed("medical-student", "Y3"))

    table = healed("medical-student", "Y3 G4")
    assert "skip" in choices(table)
    act(table, "skip")
    assert patients(table) == "R3* Y3 G4"


@rule("DH-15.10")
@card("medical-student")
def test_a_1_lowered_by_a_medical_student_is_a_fatality() -> None:
    """And a 6 healed is discharged; no die is lost on the way."""
    table = healed("medical-student", "Y1 G6")
    before = dice_in_play(table)
    act(table, "treat G6", "treat Y1")

    assert patients(table) == "R3*"
    assert (gone(table), int(table.hospitals[0].fatalities)) == (1, 1)
    assert dice_in_play(table) == before


# --- Physiotherapist ----------------------------------------------------------------------------


@rule("DH-15.11")
@card("physiotherapist")
def test_a_physiotherapist_changes_the_colour_of_any_one_die() -> None:
    """Also of the one just healed; to another colour, and for no bag."""
    table = healed("physiotherapist", "Y3")
    assert choices(table) == [
        "skip", "treat R3* as Y", "treat R3* as G", "treat Y3 as R", "treat Y3 as G",
    ]  # fmt: skip

    act(table, "treat Y3 as G")
    assert patients(table) == "R3* Y>>G3*"
    assert is_over(table)


@rule("DH-15.11", "DH-5.13")
@card("physiotherapist")
def test_the_colour_by_a_physiotherapist_lasts_until_the_round_ends() -> None:
    """A department takes the die in it, it stays after Phase 3, and is gone in the next round."""
    table = healed("physiotherapist", "Y3")
    act(table, "treat R3* as G", "place nurse pharmacy", "treat R>>G3*")
    assert patients(table) == "Y3 R>>G4*"

    told = finish(table)
    worse = [one for one in told if one["event"] == "patient-worsened"]
    assert [(one["before"], one["after"]) for one in worse] == [("Y3", "Y2")]
    assert patients(table) == "R4 Y2"


@rule("DH-15.11", "DH-5.13")
@card("physiotherapist")
def test_a_colour_for_the_round_ends_before_the_final_collections() -> None:
    """The last round has no shift change, but it is over all the same."""
    table = healed("physiotherapist", "Y3", round=8, final_round_collections=True)
    act(table, "treat R3* as G")
    finish(table)

    assert patients(table) == "R3* Y2"


@rule("DH-15.11", "DH-5.13")
@card("physiotherapist")
@pytest.mark.parametrize(
    ("administrator", "scored"), [("admin-green-discharge", [1]), ("admin-red-discharge", [])]
)
def test_administrators_count_the_colour_by_a_physiotherapist(
    administrator: str, scored: list[int]
) -> None:
    """A red 5 healed to 6 becomes green for the round, and goes home beside a green one."""
    table = activation(
        "R5 G6 / physiotherapist nurse nurse / ear-nose-throat / 0", round=8, experimental=True
    )
    appoint(table, administrator)
    bag = list(table.bag)
    act(
        table,
        "place physiotherapist clinic", "treat R5", "treat R6* as G",
        "place nurse pharmacy", "treat R>>G6*", "place nurse ear-nose-throat", "treat G6",
    )  # fmt: skip
    assert GAME.view(table, 0)["hospitals"][0]["discharged"] == {"R": 0, "Y": 0, "G": 2}
    finish(table)

    assert [amount for amount, reason in points(table) if reason == "administrator"] == scored
    assert table.bag == [bag[0] + 1, bag[1], bag[2] + 1], "in the bag it is red"


@rule("DH-15.11", "DH-11.4")
@card("physiotherapist")
def test_reports_count_the_colour_by_a_physiotherapist() -> None:
    """A report that needs two greens is completed with a green and a red die."""
    table = solo_activation(
        "R5 G6 / physiotherapist nurse nurse / ear-nose-throat / 0", experimental=True
    )
    reports = [one.card.id for one in table.content.reports]
    table.reports = (reports.index("report-gg"), reports.index("report-rr"), -1, -1, -1, -1)
    act(
        table,
        "place physiotherapist clinic", "treat R5", "treat R6* as G",
        "place nurse pharmacy", "treat R>>G6*", "place nurse ear-nose-throat", "treat G6", "done",
    )  # fmt: skip

    assert choices(table) == ["pass", "report report-gg"]


@rule("DH-15.11", "DH-5.13")
@card("physiotherapist")
def test_a_bags_colour_takes_the_place_of_a_physiotherapists() -> None:
    """Ruling: the later of two changes counts, and a bag's ends with Phase 3."""
    table = healed("physiotherapist", "Y3")
    table.hospitals[0].bags = 1
    act(table, "treat R3* as G", "place nurse oncology", "treat R>>G3* as Y")

    assert patients(table) == "Y3 R>Y4*"


@rule("DH-15.11")
@card("physiotherapist")
def test_a_physiotherapist_can_give_the_printed_colour_back() -> None:
    """To a die that a bag had recoloured; then it is as if nothing had happened to it."""
    table = after(
        "R2 Y3 / physiotherapist / - / 1",
        "place physiotherapist pharmacy", "treat R2 as G", "treat R>G3* as R",
        experimental=True,
    )  # fmt: skip

    assert patients(table) == "R3* Y3"


@rule("DH-15.11")
@card("physiotherapist")
def test_a_physiotherapist_treats_and_does_not_heal() -> None:
    """The die keeps its value, and is not neglected."""
    table = healed("physiotherapist", "Y3", round=8)
    act(table, "treat Y3 as R")
    finish(table)

    assert patients(table) == "R3* Y3*"


# --- Haematology Technician ---------------------------------------------------------------------


@rule("DH-15.12")
@card("haematology-technician")
@pytest.mark.parametrize("picks", [1, 3])
def test_a_haematology_technician_gains_a_bag_for_discharging(picks: int) -> None:
    """One bag, however many went home; it can be spent in the same activation."""
    table = discharging("haematology-technician", picks)
    assert int(table.hospitals[0].bags) == 1
    assert is_over(table)

    act(table, "transfuse R1")
    assert "R2*" in patients(table).split()


@rule("DH-15.12")
@card("haematology-technician")
def test_a_haematology_technician_gains_nothing_for_a_mere_heal() -> None:
    """Nor for a discharge of another meeple before."""
    table = after(
        "R2 G6 / nurse haematology-technician / - / 0",
        "place nurse clinic", "treat G6", "place haematology-technician intensive-care", "treat R2",
        experimental=True,
    )  # fmt: skip

    assert int(table.hospitals[0].bags) == 0
    assert is_over(table)
