"""DN-A05 to DN-A10: the texts of the Treatment cards, played in full."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquire,
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    chance,
    choices,
    decide,
    discard,
    in_play,
    kill_marks,
    kinds,
    leave_in_dungeon,
    main,
    prompt,
    purse,
    top_nurse,
    transport,
    why,
)
from tests.kit.nurse_turns import markers
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME

# --- White Magic ---------------------------------------------------------------------------------


@rule("DN-A05")
def test_every_second_white_magic_gives_one_more_tp_at_once() -> None:
    table = main("white-magic " * 6)
    totals = []
    for _ in range(6):
        act(table, "play white-magic")
        totals.append(purse(table)["tp"])

    assert totals == [1, 3, 4, 6, 7, 9]


@rule("DN-A05")
def test_other_treatments_between_do_not_count_as_white_magic() -> None:
    table = main("white-magic white-magic simple-surgery major-surgery")
    act(table, "play white-magic", "play simple-surgery", "play major-surgery")
    assert purse(table)["tp"] == 4

    act(table, "play white-magic")
    assert purse(table)["tp"] == 6


@rule("DN-A05")
def test_white_magic_of_an_earlier_turn_does_not_count() -> None:
    table = main("white-magic white-magic", deck="examination " * 4)
    leave_in_dungeon(table, "P01 P02 P03 P04 P05 P06")
    act(table, "play white-magic", "done")
    decide(table, "P02")
    act(table, "assign 2", "keep white-magic")
    for player in (2, 3):
        act(table, "done")
        chance(table)
        act(table, f"assign {player}", "done", "done")
        chance(table)

    assert table.active == 0
    act(table, "play white-magic")
    assert purse(table)["tp"] == 1


# --- Cut-Rate Medical Equipment ------------------------------------------------------------------

CUT_RATE = "cut-rate-medical-equipment"
UPGRADED = "upgraded-medical-equipment"
CUTTING_EDGE = "cutting-edge-medical-equipment"


@rule("DN-A06")
def test_the_next_patient_acquired_by_an_operation_brings_gold_and_a_purchase() -> None:
    table = main(f"{CUT_RATE} simple-surgery")
    admit(table, 0, "P01")
    top_nurse(table, "n07")
    act(table, f"play {CUT_RATE}", "play simple-surgery")
    assert purse(table) == {"tp": 2, "flex": 1}

    told = act(table, "operate P01")
    assert purse(table) == {"gold": 2, "purchases": 1}
    assert kinds(told)[1:4] == ["patient-acquired", "points-gained", "actions-gained"]


@rule("DN-A06")
def test_each_copy_brings_its_reward_once_and_several_do_so_for_one_patient() -> None:
    table = main(f"{CUT_RATE} {CUT_RATE} {UPGRADED} {UPGRADED}")
    admit(table, 0, "P01 P04")
    act(table, f"play {CUT_RATE}", f"play {CUT_RATE}", f"play {UPGRADED}", "choose P01")
    assert purse(table) == {"tp": 2, "gold": 4, "flex": 1, "purchases": 2}

    act(table, f"play {UPGRADED}", "choose P04")
    assert purse(table) == {"tp": 2, "gold": 4, "flex": 1, "purchases": 2}


@rule("DN-A06")
def test_a_patient_acquired_before_the_card_is_played_brings_nothing() -> None:
    table = main(f"{CUT_RATE} {UPGRADED}")
    admit(table, 0, "P01")
    act(table, f"play {UPGRADED}", "choose P01", f"play {CUT_RATE}")

    assert purse(table) == {"tp": 1, "flex": 1}


@rule("DN-A06")
def test_a_patient_of_another_hospital_brings_the_reward_too() -> None:
    table = main(f"{CUT_RATE} moonlighting")
    admit(table, 1, "P01")
    top_nurse(table, "n07")
    act(table, f"play {CUT_RATE}", "play moonlighting", "operate P01")

    assert purse(table) == {"gold": 2, "flex": 1, "purchases": 1}


@rule("DN-A06")
def test_an_exchange_of_acquired_patients_is_not_acquiring() -> None:
    table = main(f"{CUT_RATE} n09", deck="examination")
    acquire(table, 1, "P01")
    act(table, f"play {CUT_RATE}", "play n09", "swap 2")

    assert acquired(table) == "P01"
    assert purse(table) == {"tp": 1, "flex": 2}


# --- Black Magic ---------------------------------------------------------------------------------


@rule("DN-A08")
@pytest.mark.parametrize(("holder", "tp"), [(None, 3), (1, 3), (0, 4)])
def test_black_magic_gives_the_dynamite_nurse_one_more_tp(holder: int | None, tp: int) -> None:
    table = main("black-magic")
    kill_marks(table, 1, 1, 0, dynamite_nurse=holder)
    act(table, "play black-magic")

    assert purse(table) == {"tp": tp, "flex": 1}


@rule("DN-A08")
def test_black_magic_transports_one_patient_and_its_player_picks_who_is_in_charge() -> None:
    table = main("black-magic")
    leave_in_dungeon(table, "P01 P02 P03")
    act(table, "play black-magic")
    decide(table, "P03")

    assert (prompt(table), choices(table)) == ("assign", ["assign 1", "assign 2", "assign 3"])
    act(table, "assign 2")
    assert ambulances(table) == [("P01", 1)]
    assert (prompt(table), in_play(table)) == ("main", "black-magic")


@rule("DN-A08")
def test_black_magic_judges_the_title_when_it_is_played() -> None:
    """The transport makes its player the Dynamite Nurse, which comes too late for this card."""
    table = main("black-magic black-magic")
    kill_marks(table, 1, 1, 0, dynamite_nurse=1)
    transport(table, ("P01!", 0), ("P02!", 1), ("P03!", 1))

    act(table, "play black-magic")
    assert (table.town.dynamite_nurse, purse(table)["tp"]) == (0, 3)

    leave_in_dungeon(table, "P04 P05 P06")
    act(table, "play black-magic")
    assert purse(table)["tp"] == 7


# --- Upgraded and Cutting Edge Medical Equipment -------------------------------------------------


@rule("DN-A09")
def test_upgraded_equipment_reaches_a_showing_severity_of_4() -> None:
    """P01! shows 3, P04 3, P07 4, P08 3; P04! and P09! show 5, P27 5."""
    table = main(UPGRADED)
    admit(table, 0, "P01! P04 P05! P07 P08 P27")
    act(table, f"play {UPGRADED}")

    assert choices(table) == ["choose P01", "choose P04", "choose P07", "choose P08", "skip"]
    assert why(table, "choose P05") == ("too-severe", "DN-6.4.5")


@rule("DN-A10")
def test_cutting_edge_equipment_reaches_a_showing_severity_of_6() -> None:
    """P04! shows 5, P07! 6, P10! 6, P37 6; P27! and P40! show 7."""
    table = main(CUTTING_EDGE)
    admit(table, 0, "P04! P07! P10! P27! P37 P40!")
    act(table, f"play {CUTTING_EDGE}")

    assert choices(table) == ["choose P04", "choose P07", "choose P10", "choose P37", "skip"]


@rule("DN-A09", "DN-A10")
@pytest.mark.parametrize("name", [UPGRADED, CUTTING_EDGE])
def test_equipment_acquires_without_tp_action_or_nurse(name: str) -> None:
    table = main(name)
    admit(table, 0, "P01!")
    nurses = GAME.view(table, 0)["town"]["nurses"]["count"]
    assert markers(table)[0] == 5

    told = act(table, f"play {name}", "choose P01")

    assert kinds(told) == ["card-played", "patient-acquired"]
    assert (acquired(table), admitted(table), markers(table)[0]) == ("P01", "", 6)
    assert (purse(table), discard(table), in_play(table)) == ({"flex": 1}, "", name)
    assert GAME.view(table, 0)["town"]["nurses"]["count"] == nurses


@rule("DN-A09", "DN-A10")
@pytest.mark.parametrize("name", [UPGRADED, CUTTING_EDGE])
def test_equipment_may_be_declined(name: str) -> None:
    table = main(name)
    admit(table, 0, "P01")
    act(table, f"play {name}", "skip")

    assert (acquired(table), admitted(table), in_play(table)) == ("", "P01", name)


@rule("DN-A09", "DN-A10")
@pytest.mark.parametrize("name", [UPGRADED, CUTTING_EDGE])
def test_equipment_needs_an_own_admitted_patient(name: str) -> None:
    """One of another Hospital, one in transport and one that is too severe are none."""
    table = main(name)
    admit(table, 1, "P01")
    admit(table, 0, "P37!")
    transport(table, ("P02", 0))
    act(table, f"play {name}")

    assert (prompt(table), in_play(table)) == ("main", name)
