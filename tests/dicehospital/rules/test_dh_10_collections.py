"""DH-10.5: Final Round Collections, when other hospitals fetch patients."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.build import GAME, act, activation, choices, dice_in_play, patients, why
from tests.kit.rounds import ended, give, hospital, loads, names, over, points
from tests.kit.rules import rule
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table


def collections(*wards: str, **settings: Any) -> Table:
    """Return Final Round Collections with these patients left in the wards."""
    return ended(*wards, final_round_collections=True, **settings)


@rule("DH-10.5")
def test_a_red_three_is_collected_as_in_the_rulebook() -> None:
    """Stan moves a red patient of value 3 onto an empty space and gets a point."""
    table = collections("R3* Y6*", "G6*")

    offered = choices(table)
    told = act(table, "collect R3")

    assert offered == ["pass", "collect R3"]
    assert told[:2] == [
        {"event": "patient-collected", "seat": 0, "die": "R3*", "ambulance": 1},
        {"event": "points-scored", "seat": 0, "amount": 1, "reason": "collected"},
    ]
    assert (patients(table), loads(table)) == ("Y6*", ["R3", "", ""])


@rule("DH-10.5")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 9), (4, 12)])
def test_the_highest_ambulance_is_discarded_and_the_others_are_flipped(
    seats: int, spaces: int
) -> None:
    """As many ambulances wait as there are players, the lowest numbers, three spaces each."""
    table = collections(*["R3*"] * seats)

    shown = GAME.view(table, None)["spaces"]

    assert len(shown) == spaces
    assert {number for number, _ in shown} == set(range(1, seats + 1))


@rule("DH-10.5")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_move_one_patient_each_from_the_first_player_clockwise(
    first: int, order: list[int]
) -> None:
    """One die a turn, round and round, beginning with whoever has the token now."""
    table = collections("R2* R3*", "Y2* Y3*", "G2* G3*", first_player=first)
    asked = []

    while not over(table):
        seat = int(GAME.actor(table))
        asked.append(seat)
        assert GAME.actors(table) == [seat]
        act(table, choices(table, seat)[1], seat=seat)

    assert asked == order * 2


@rule("DH-10.5")
def test_colour_and_value_must_match_an_empty_space() -> None:
    """With two players: R3 Y2 G4 and R2 Y4 G3 wait; nothing else, and each space holds one."""
    table = collections("R2* R3* R3* R4* Y3* Y4* G3 G6*", "Y6*")
    refused = {line: why(table, f"collect {line}") for line in ("R4", "Y3", "G3", "R5")}

    offered = choices(table)
    act(table, "collect R3")

    assert offered == ["pass", "collect R2", "collect R3", "collect Y4"]
    assert refused == dict.fromkeys(("R4", "Y3", "G3", "R5"), ("not-collectable", "DH-10.5"))
    assert choices(table) == ["pass", "collect R2", "collect Y4"]


@rule("DH-10.5")
def test_the_printed_colour_counts() -> None:
    """A patient recoloured in the last activation is red again when the ambulances come."""
    table = collections("R>G3*", "Y6*")

    assert choices(table) == ["pass", "collect R3"]


@rule("DH-10.5")
def test_an_untreated_patient_can_be_collected_with_the_value_it_has_now() -> None:
    """Neglect comes first: the red 4 left alone is a red 3 by then."""
    table = collections("R4", "Y6*")

    assert choices(table) == ["pass", "collect R3"]


@rule("DH-10.5")
def test_passing_is_for_good_also_for_one_who_could_move() -> None:
    """Whoever passes is not asked again; the other goes on alone."""
    table = collections("R3* R2*", "Y2* Y4* G3*")

    told = act(table, "pass")
    act(table, "collect Y2", seat=1)
    act(table, "collect Y4", seat=1)
    act(table, "collect G3", seat=1)

    assert names(told) == ["player-passed"]
    assert over(table)
    assert patients(table) == "R2* R3*"


@rule("DH-10.5")
def test_whoever_cannot_move_a_patient_passes_without_being_asked() -> None:
    """Seat 0 has nobody who fits: it is out, and the game ends when the other is done."""
    table = collections("R6*", "R3*")

    asked = GAME.actors(table)
    told = act(table, "collect R3", seat=1)

    assert asked == [1]
    assert [(one["event"], one["seat"]) for one in told[-2:]] == [
        ("player-passed", 1),
        ("game-ended", -1),
    ]


@rule("DH-10.5")
def test_whoever_had_to_pass_is_out_for_the_rest() -> None:
    """After its only fitting patient is gone a player is not asked again."""
    table = collections("R3* R6*", "Y2* Y4* G3*")
    act(table, "collect R3")

    act(table, "collect Y2", seat=1)

    assert GAME.actors(table) == [1]
    assert "player-passed" in names(act(table, "collect Y4", "pass", seat=1))


@rule("DH-10.5")
def test_it_ends_when_all_spaces_are_full() -> None:
    """Six patients fill the six spaces of two ambulances; a seventh alike stays."""
    table = collections("R3* Y2* G4* R2*", "R2* Y4* G3* R3*")

    for line in ("R3", "R2", "Y2", "Y4", "G4", "G3"):
        act(table, f"collect {line}", seat=int(GAME.actor(table)))

    assert over(table)
    assert [patients(table, seat) for seat in (0, 1)] == ["R2*", "R3*"]
    assert [sorted(load.split()) for load in loads(table)] == [
        ["G4", "R3", "Y2"],
        ["G3", "R2", "Y4"],
        [],
    ]


@rule("DH-10.5")
def test_every_patient_left_costs_a_point_before_final_scoring() -> None:
    """+1 for each collected, −1 for each left, and fatalities and bags as always."""
    table = activation(
        hospital("R3* Y2* Y6* G6*", bags=2),
        hospital("Y6*"),
        round=8,
        final_round_collections=True,
    )
    table.first = 0
    table.ambulances = ((), (), ())
    give(table, 0, fatalities=1)
    act(table, "done")
    act(table, "done", seat=1)

    act(table, "collect R3", "collect Y2")

    assert sorted(points(table)) == sorted(
        [(1, "collected"), (1, "collected"), (-2, "fatalities"), (2, "bags"), (-2, "left-behind")]
    )
    assert points(table, 1) == [(-1, "left-behind")]


@rule("DH-10.5")
def test_an_empty_hospital_loses_nothing() -> None:
    """Nobody left behind, no line for it."""
    table = collections("", "R6*")

    assert points(table) == [(5, "empty-hospital")]


@rule("DH-10.5")
def test_without_the_option_nobody_is_collected_and_nobody_left_behind_counts() -> None:
    """The game ends after round 8 at once."""
    table = ended("R3* Y6*", "R3*")

    assert over(table)
    assert points(table) == []


@rule("DH-10.5")
def test_collections_come_after_round_eight_only() -> None:
    """In round 7 the shift change follows as always."""
    table = activation(hospital("R3*"), hospital("Y2*"), round=7, final_round_collections=True)
    act(table, "done")

    told = act(table, "done", seat=1)

    assert "shift-changed" in names(told)
    assert table.step != steps.COLLECT


@rule("DH-10.5", "DH-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_collected_dice_lie_in_the_ambulances(seats: int) -> None:
    """No die is lost on the way: the six that fit are there, the others in the wards."""
    table = ended(*["R2* R3* Y2* Y4* G3* G4*"] * seats, final_round_collections=True)
    before = dice_in_play(table)

    while not over(table):
        seat = int(GAME.actor(table))
        act(table, choices(table, seat)[-1], seat=seat)

    assert dice_in_play(table) == before
    assert sum(len(load) for load in table.ambulances) == 6
