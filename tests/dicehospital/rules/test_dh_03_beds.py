"""DH-3.7 and DH-3.8: new patients get beds, extra dice come, and in which order."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, act, choices, decide, fill, patients, plain, started, why
from tests.kit.rounds import intake, names
from tests.kit.rules import rule
from wardround.dicehospital import steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table

CLEAR = "R2 R2 R2 Y3 Y3 Y3 G4 G4 G4"
"""Nine dice that fill three ambulances without a decision."""


# --- DH-3.7 beds -------------------------------------------------------------------------------


@rule("DH-3.7")
def test_new_patients_enter_untreated() -> None:
    """They lie beside the older ones, as they were rolled."""
    table = intake(CLEAR, "Y5", "R6")

    act(table, "take ambulance 3")
    act(table, "take ambulance 1", seat=1)

    assert [patients(table, seat) for seat in (0, 1)] == ["Y5 G4 G4 G4", "R2 R2 R2 R6"]


@rule("DH-3.7")
def test_a_full_hospital_at_intake_as_in_the_rulebook() -> None:
    """Three arrivals and room for two: one older patient is chosen and becomes a fatality."""
    table = intake(CLEAR, "R3 R4 R5 R6 Y4 Y5 Y6 G3 G5 G6")
    act(table, "take ambulance 3")
    act(table, "take ambulance 1", seat=1)
    bag = table.bag[:]

    offered = choices(table)
    told = act(table, "remove Y6")

    assert offered == [
        f"remove {die}" for die in ["R3", "R4", "R5", "R6", "Y4", "Y5", "Y6", "G3", "G5", "G6"]
    ]
    assert names(told, of="patient-removed patient-died") == ["patient-removed", "patient-died"]
    assert patients(table) == "R3 R4 R5 R6 Y4 Y5 G3 G4 G4 G4 G5 G6"
    assert (table.hospitals[0].fatalities, table.bag) == (1, [bag[0], bag[1] + 1, bag[2]])


@rule("DH-3.7")
def test_exactly_as_many_are_removed_as_needed() -> None:
    """A full hospital loses three, one after the other, and then has twelve patients."""
    table = intake(CLEAR, "R3 R4 R5 R6 Y3 Y4 Y5 Y6 G3 G4 G5 G6")
    act(table, "take ambulance 2")
    act(table, "take ambulance 1", seat=1)

    act(table, "remove R3", "remove G4")
    asked = GAME.actors(table)
    act(table, "remove R6")

    assert asked == [0]
    assert patients(table) == "R4 R5 Y3 Y3 Y3 Y3 Y4 Y5 Y6 G3 G5 G6"
    assert (table.hospitals[0].fatalities, table.step) == (3, steps.IMPROVE)


@rule("DH-3.7")
def test_arrivals_may_not_be_removed() -> None:
    """A die that arrived is too new, one that is nowhere is unknown, and nobody may pass."""
    table = intake(CLEAR, "R3 R4 R5 R6 Y3 Y4 Y5 Y6 G3 G5 G6")
    act(table, "take ambulance 3")
    act(table, "take ambulance 1", seat=1)

    assert why(table, "remove G4") == ("too-new", "DH-3.7")
    assert why(table, "remove G2") == ("no-such-patient", "DH-3.7")
    assert why(table, "pass") == ("wrong-moment", "DH-3.7")


@rule("DH-3.7")
def test_extra_dice_may_not_be_removed_either() -> None:
    """The fourth arrival of an epidemic counts as new, and needs a bed too."""
    table = intake(CLEAR, "R3 R4 R5 R6 Y3 Y4 Y5 Y6 G3", nationwide_epidemic=True)
    act(table, "take ambulance 3")
    decide(table, *plain("Y2"))
    act(table, "take ambulance 1", seat=1)
    decide(table, *plain("Y2"))

    refused = why(table, "remove Y2")
    act(table, "remove G3")

    assert refused == ("too-new", "DH-3.7")
    assert patients(table) == "R3 R4 R5 R6 Y2 Y3 Y4 Y5 Y6 G4 G4 G4"


@rule("DH-3.7")
def test_an_older_patient_that_equals_a_new_one_can_be_removed() -> None:
    """The old green 4 goes, the three new ones stay."""
    table = intake(CLEAR, "R3 R4 R5 R6 Y3 Y4 Y5 Y6 G3 G4")
    act(table, "take ambulance 3")
    act(table, "take ambulance 1", seat=1)

    act(table, "remove G4")

    assert patients(table) == "R3 R4 R5 R6 Y3 Y4 Y5 Y6 G3 G4 G4 G4"


@rule("DH-3.7")
def test_patients_alike_are_removed_without_asking() -> None:
    """Of twelve equal patients three are lost at once, and nobody decides anything."""
    table = intake(CLEAR, "Y5 " * 12)

    act(table, "take ambulance 3")
    told = act(table, "take ambulance 1", seat=1)

    assert names(told, of="patient-removed") == ["patient-removed"] * 3
    assert patients(table) == "Y5 Y5 Y5 Y5 Y5 Y5 Y5 Y5 Y5 G4 G4 G4"
    assert (table.hospitals[0].fatalities, table.step) == (3, steps.IMPROVE)


# --- DH-3.8 order ------------------------------------------------------------------------------


@rule("DH-3.8")
def test_an_extra_die_is_drawn_before_the_next_player_chooses() -> None:
    """Take, draw and roll; only then does the next player choose."""
    table = intake(CLEAR, nationwide_epidemic=True)

    act(table, "take ambulance 2")
    luck = GAME.luck(table)
    waiting = GAME.actors(table)
    decide(table, *plain("G5"))

    assert luck is not None
    assert (luck["kind"], luck["seat"], waiting) == ("extra-dice", 0, [-1])
    assert GAME.actors(table) == [1]
    assert GAME.view(table, 1)["hospitals"][0]["arrivals"] == ["Y3", "Y3", "Y3", "G5"]


@rule("DH-3.8")
def test_what_happens_when_all_have_chosen_and_in_which_order() -> None:
    """The dice left go back, the lowest gets its bag and the token, then beds are found."""
    table = intake(CLEAR, "Y5 " * 12, "R5")

    act(table, "take ambulance 3")
    told = names(act(table, "take ambulance 1", seat=1))

    assert told == [
        "ambulance-taken",
        "ambulance-left",
        "bags-gained",
        "first-player",
        *["patient-removed", "patient-died"] * 3,
        *["patient-admitted"] * 6,
    ]


@rule("DH-3.8")
def test_all_players_choose_whom_to_remove_together() -> None:
    """Nobody's beds are settled before all have chosen an ambulance; then all decide at once."""
    full = "R3 R4 R5 R6 Y3 Y4 Y5 Y6 G3 G4 G5 G6"
    table = intake("", seats=4)
    for seat in (1, 3):
        fill(table, seat, full)
    decide(table, *plain("R2 R2 R2 Y3 Y3 Y3 G4 G4 G4 R5 R5 R5 R5 R5 R5"))
    for number in (3, 2, 4, 1):
        seat = int(GAME.actor(table))
        act(table, f"take ambulance {number}", seat=seat)

    together = GAME.actors(table)
    act(table, "remove R6", "remove Y6", "remove G6", seat=3)
    left = GAME.actors(table)
    act(table, "remove R3", seat=1)

    assert (together, left) == ([1, 3], [1])
    assert [int(one.fatalities) for one in table.hospitals] == [0, 1, 0, 3]
    assert why(table, "remove R3", 3) == ("not-your-turn", "DH-3.7")


def four_full_hospitals(first: int) -> Table:
    """Return an epidemic with 48 patients in bed and all 15 other dice in ambulances."""
    table = started(4, nationwide_epidemic=True, first_player=first)
    for seat in range(4):
        fill(table, seat, "R6 " * 4 + "Y6 " * 4 + "G6 " * 4)
    decide(table, *plain("R2 R2 R2 R3 R3 Y3 Y4 Y4 Y4 Y5 G5 G5 G5 G5 G5"))
    while table.step == steps.LOAD:
        act(table, choices(table, int(table.waiting[0]))[0], seat=int(table.waiting[0]))
    return table


@rule("DH-3.8")
@pytest.mark.parametrize("first", [0, 2])
def test_an_empty_bag_gives_its_extra_dice_after_the_last_ambulance_is_emptied(first: int) -> None:
    """The three dice that come back go to the first three choosers; the fourth has to wait."""
    table = four_full_hospitals(first)
    drawers = []

    for number in (5, 4, 3, 2):
        act(table, f"take ambulance {number}", seat=int(GAME.actor(table)))
    while table.chance == steps.LUCK_EXTRA_DICE:
        drawers.append(int(table.chance_seat))
        decide(table, *plain("R2"))

    arrivals = [len(one.arrivals) for one in table.hospitals]
    assert drawers == [(first + turn) % 4 for turn in range(3)]
    assert arrivals == [3 if seat == (first + 3) % 4 else 4 for seat in range(4)]
    assert sum(table.bag) == 0


@rule("DH-3.8")
def test_the_bag_and_token_come_after_the_late_extra_dice() -> None:
    """A late die is drawn in choosing order, before the lowest ambulance is rewarded."""
    table = four_full_hospitals(0)

    for number in (5, 4, 3):
        act(table, f"take ambulance {number}", seat=int(GAME.actor(table)))
    told = names(act(table, "take ambulance 2", seat=3))
    for _ in range(3):
        told += names(decide(table, *plain("R2")), of="extra-die-drawn bags-gained first-player")

    assert told == [
        "ambulance-taken",
        "ambulance-left",
        *["extra-die-drawn"] * 3,
        "bags-gained",
        "first-player",
    ]


def with_one_owed(first: int) -> Table:
    """Return four full hospitals before beds are found, with a die still owed to the last."""
    table = four_full_hospitals(first)
    for number in (5, 4, 3, 2):
        act(table, f"take ambulance {number}", seat=int(GAME.actor(table)))
    for _ in range(3):
        decide(table, *plain("R2"))
    return table


def remove_all(table: Table) -> None:
    """Let everybody remove red patients, and those of the next colours after them."""
    while table.waiting and table.step == steps.ADMIT:
        seat = int(table.waiting[0])
        act(table, choices(table, seat)[0], seat=seat)


@rule("DH-3.8")
@pytest.mark.parametrize("first", [0, 2])
def test_an_extra_die_comes_after_all_when_the_removed_fill_the_bag(first: int) -> None:
    """The last to choose draws it once all have made room, and loses one more patient for it."""
    table = with_one_owed(first)
    last = (first + 3) % 4
    remove_all(table)
    luck = GAME.luck(table)
    assert luck is not None
    assert (luck["kind"], luck["seat"]) == ("extra-dice", last)
    assert sum(table.bag) == 15
    decide(table, *plain("R4"))
    assert table.waiting == [last]
    older = choices(table, last)
    remove_all(table)

    assert older == ["remove R6", "remove Y6", "remove G6"], "nobody who came this round"
    assert [int(one.fatalities) for one in table.hospitals] == [4, 4, 4, 4]
    assert [len(one.wards) for one in table.hospitals] == [12, 12, 12, 12]
    assert "R4" in patients(table, last).split()
    assert table.step == steps.IMPROVE


@rule("DH-3.8")
def test_no_extra_die_comes_if_the_bag_stays_empty() -> None:
    """Nobody has to be removed, so nothing fills the bag again."""
    table = with_one_owed(0)
    for hospital in table.hospitals:
        for patient in hospital.wards[:4]:
            hospital.wards.remove(patient)
    table.hospitals[1].arrivals = table.hospitals[1].arrivals[:2]
    table.waiting = []
    table.go(steps.ADMIT)
    FLOW.settle(table)

    assert [len(one.wards) for one in table.hospitals] == [12, 10, 12, 11]
    assert [int(one.owed) for one in table.hospitals] == [0, 0, 0, 0]
    assert table.step == steps.IMPROVE
