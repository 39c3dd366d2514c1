"""DH-6: neglected patients get worse, unless somebody protects them."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, act, activation, choices, decide, patients, plain, why
from tests.kit.cards_build import (
    LAST_ROUND,
    appoint,
    closing,
    finish,
    names,
    points,
    reveal,
)
from tests.kit.rules import rule


def neglected(dice: str, **settings: bool) -> str:
    """Return the patients of a hospital after Phase 4 in which nobody is protected."""
    table = closing(dice, **settings)
    finish(table)
    return patients(table)


# --- one step (DH-6.1) --------------------------------------------------------------------------


@rule("DH-6.1")
def test_untreated_dice_deteriorate_one_step() -> None:
    """Every untreated die, and no treated one."""
    assert neglected("R3 R3* Y6 Y2* G2") == "R2 R3* Y2* Y5 G1"


@rule("DH-6.1")
def test_a_1_becomes_a_fatality() -> None:
    """The die returns to the bag and leaves a token; a treated 1 stays."""
    table = closing("R1 Y1* G1 G1")
    before = list(table.bag)
    told = finish(table)

    assert patients(table) == "Y1*"
    assert int(table.hospitals[0].fatalities) == 3
    assert [after - one for after, one in zip(table.bag, before, strict=True)] == [1, 0, 2]
    assert names(told)[1:4] == ["patient-died"] * 3


@rule("DH-6.1")
@pytest.mark.parametrize(("dice", "left"), [("R3", "R1"), ("R2", ""), ("R1", "")])
def test_two_steps_kill_at_0_and_below(dice: str, left: str) -> None:
    """With the Resistant Superbug a 2 dies, and a 1 dies once only."""
    table = closing(f"{dice} Y6*", resistant_superbug=True)
    finish(table)

    assert patients(table) == f"{left} Y6*".strip()
    assert int(table.hospitals[0].fatalities) == (0 if left else 1)


@rule("DH-6.1")
def test_a_die_admitted_in_phase_3_is_neglected_too() -> None:
    """The Admissions Nurse admitted it untreated, and nobody treated it afterwards."""
    table = activation("R6 Y4 / admissions-nurse nurse / - / 0", round=LAST_ROUND, promos=True)
    act(table, "place admissions-nurse clinic", "treat R6", "draw")
    decide(table, *plain("G5"))
    act(table, "place nurse oncology", "treat Y4")
    finish(table)

    assert patients(table) == "Y5* G4"


# --- protection (DH-6.2) ------------------------------------------------------------------------


@rule("DH-6.2")
def test_the_owner_chooses_whom_the_administrator_protects() -> None:
    """Among the neglected dice of the colour, and it is not optional."""
    table = closing("R1 R4 R6* Y1 G3")
    appoint(table, "admin-red-protect")
    finish(table)

    assert choices(table) == ["protect R1", "protect R4"]
    assert why(table, "protect Y1") == ("not-protected-colour", "DH-6.2")
    assert why(table, "protect R6") == ("not-neglected", "DH-6.2")
    assert why(table, "protect G6") == ("no-such-patient", "DH-6.2")
    assert why(table, "skip") == ("effect-not-optional", "DH-6.2")


@rule("DH-6.2")
@pytest.mark.parametrize(("chosen", "left"), [("R1", "R1 R3 G2"), ("R4", "R4 G2")])
def test_only_the_protected_die_is_spared(chosen: str, left: str) -> None:
    """All others deteriorate, of the same colour too."""
    table = closing("R1 R4 Y1 G3")
    appoint(table, "admin-red-protect")
    finish(table)
    act(table, f"protect {chosen}")

    assert patients(table) == left


@rule("DH-6.2")
def test_a_choice_between_dice_alike_is_not_asked() -> None:
    """One of three equal dice is spared, whichever."""
    table = closing("R3 R3 R3 Y3")
    appoint(table, "admin-red-protect")
    told = finish(table)

    assert patients(table) == "R2 R2 R3 Y2"
    assert names(told).count("patient-protected") == 1


@rule("DH-6.2")
def test_a_single_die_is_protected_without_asking() -> None:
    """It is not optional, so there is nothing to ask."""
    table = closing("R3 R3* Y3")
    appoint(table, "admin-red-protect")
    finish(table)

    assert patients(table) == "R3 R3* Y2"


@rule("DH-6.2")
def test_without_a_neglected_die_of_the_colour_nobody_is_protected() -> None:
    """A treated die needs no protection, and another colour gets none."""
    table = closing("R3* Y3 G3")
    appoint(table, "admin-red-protect")
    told = finish(table)

    assert patients(table) == "R3* Y2 G2"
    assert "patient-protected" not in names(told)


@rule("DH-6.2")
@pytest.mark.parametrize("event", ["", "hospital-superbug"])
def test_protection_is_against_all_steps(event: str) -> None:
    """With the Resistant Superbug, and with the event on top, the protected die loses nothing."""
    table = closing("R3 R4 Y4", resistant_superbug=True)
    appoint(table, "admin-red-protect")
    if event:
        reveal(table, event)
    finish(table)
    act(table, "protect R3")

    assert patients(table) == ("R1 R3 Y1" if event else "R2 R3 Y2")


@rule("DH-6.2")
def test_the_administrator_protects_in_the_hospital_of_its_owner() -> None:
    """The other player's red die is neglected."""
    table = closing("R3", "R3")
    appoint(table, "admin-red-protect", seat=1)
    finish(table)

    assert (patients(table, 0), patients(table, 1)) == ("R2", "R3")


# --- the order (DH-6.3) -------------------------------------------------------------------------


@rule("DH-6.3")
def test_the_inspection_counts_before_anybody_is_protected() -> None:
    """Three untreated dice are three, though one of them will be spared."""
    table = closing("R3 Y3 G3")
    appoint(table, "admin-red-protect")
    reveal(table, "health-inspection")
    table.hospitals[0].score = 9
    told = finish(table)

    assert points(table)[0] == (-1, "inspection")
    assert names(told)[1:5] == [
        "points-scored", "points-scored", "patient-protected", "patient-worsened",
    ]  # fmt: skip
    assert patients(table) == "R3 Y2 G2"


@rule("DH-6.3")
def test_the_inspection_counts_before_anybody_dies() -> None:
    """An untreated die is found, though its bed is empty a moment later."""
    table = closing("R1")
    reveal(table, "health-inspection")
    finish(table)

    assert [reason for _, reason in points(table)] == ["empty-hospital"]


@rule("DH-6.3")
def test_all_players_choose_before_anybody_deteriorates() -> None:
    """Both are asked at the same time, and nothing happens until both have answered."""
    table = closing("R2 R4 Y5", "G2 G4")
    appoint(table, "admin-red-protect", seat=0)
    appoint(table, "admin-green-protect", seat=1)
    finish(table)
    assert GAME.actors(table) == [0, 1]

    told = act(table, "protect G2", seat=1)
    assert names(told) == ["patient-protected"]
    assert patients(table, 0) == "R2 R4 Y5"

    told = act(table, "protect R4", seat=0)
    assert names(told)[:4] == ["patient-protected"] + 3 * ["patient-worsened"]
    assert (patients(table, 0), patients(table, 1)) == ("R1 R4 Y4", "G2 G3")


@rule("DH-6.3")
def test_volunteers_protect_besides_the_administrator() -> None:
    """The administrator's die first, then up to two more of any colour, none of them twice."""
    table = closing("R2 R4 Y2 G2")
    appoint(table, "admin-red-protect")
    reveal(table, "community-volunteers")
    finish(table)

    assert choices(table) == ["protect R2", "protect R4"]
    act(table, "protect R2")
    assert choices(table) == ["skip", "protect R4", "protect Y2", "protect G2"]
    act(table, "protect G2")
    assert choices(table) == ["skip", "protect R4", "protect Y2"]
    act(table, "skip")

    assert patients(table) == "R2 R3 Y1 G2"


@rule("DH-6.3")
def test_protected_dice_keep_their_beds() -> None:
    """They lie where they lay, untreated, when Phase 5 begins."""
    table = closing("R2 Y4")
    appoint(table, "admin-red-protect")
    finish(table)

    assert patients(table) == "R2 Y3"
    assert [reason for _, reason in points(table)] == []
