"""DN-A14 to DN-A18: the texts of the Events, played in full."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    act,
    admit,
    admitted,
    ambulances,
    bury,
    choices,
    decide,
    discard,
    graveyard,
    in_play,
    kill_marks,
    kinds,
    leave_events,
    leave_in_dungeon,
    leave_nurses,
    main,
    prompt,
    purse,
    top_event,
    transport,
)
from tests.kit.nurse_turns import markers, marks
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME, patients
from wardround.dynamitenurse.state import Table


def event_bottom(table: Table) -> list[str]:
    """Return the Events known to lie at the bottom of their pile, the lowest last."""
    bottom: list[str] = GAME.view(table, None)["town"]["events"]["bottom"]
    return bottom


# --- Passing the Buck ----------------------------------------------------------------------------


@rule("DN-A14")
def test_passing_the_buck_replaces_the_marker_and_leaves_place_and_side() -> None:
    table = main("passing-the-buck")
    transport(table, ("P01", 0), ("P02!", 0), ("P03", 1))
    act(table, "play passing-the-buck")
    assert (prompt(table), choices(table)) == ("pass-on", ["choose P01", "choose P02", "skip"])

    act(table, "choose P02")
    assert (prompt(table), choices(table)) == ("pass-on-to", ["assign 2", "assign 3"])
    act(table, "assign 3")

    assert ambulances(table) == [("P01", 0), ("P02!", 2), ("P03", 1)]
    assert markers(table) == [5, 5, 5]
    assert (purse(table), in_play(table)) == ({"gold": 1, "flex": 1}, "passing-the-buck")


@rule("DN-A14")
def test_passing_the_buck_may_be_declined() -> None:
    table = main("passing-the-buck")
    transport(table, ("P01", 0))
    act(table, "play passing-the-buck", "skip")

    assert (prompt(table), ambulances(table)) == ("main", [("P01", 0)])


@rule("DN-A14")
def test_only_an_own_charge_in_transport_can_be_passed_on() -> None:
    table = main("passing-the-buck")
    admit(table, 0, "P02")
    transport(table, ("P01", 1))
    act(table, "play passing-the-buck")

    assert (prompt(table), in_play(table)) == ("main", "passing-the-buck")


# --- returning unless the Dynamite Nurse played it -----------------------------------------------

RETURNING = [
    pytest.param("erase", marks=rule("DN-A15")),
    pytest.param("this-is-all-wrong", marks=rule("DN-A17")),
    pytest.param("critical-condition", marks=rule("DN-A18")),
]


@pytest.mark.parametrize("name", RETURNING)
def test_the_event_goes_under_its_pile_for_all_to_see(name: str) -> None:
    table = main(name)
    assert event_bottom(table) == []
    told = act(table, f"play {name}")

    assert told[-1] == {"event": "card-returned", "seat": 0, "card": name}
    assert (event_bottom(table), in_play(table), discard(table)) == ([name], "", "")


@pytest.mark.parametrize("name", RETURNING)
def test_the_event_of_the_dynamite_nurse_stays_in_play(name: str) -> None:
    table = main(name)
    kill_marks(table, 0, 0, 0, dynamite_nurse=0)
    act(table, f"play {name}")

    assert (event_bottom(table), in_play(table)) == ([], name)


@pytest.mark.parametrize("name", RETURNING)
def test_the_event_returns_if_somebody_else_is_the_dynamite_nurse(name: str) -> None:
    table = main(name)
    kill_marks(table, 0, 1, 0, dynamite_nurse=1)
    act(table, f"play {name}")

    assert (event_bottom(table), in_play(table)) == ([name], "")


@pytest.mark.parametrize("name", RETURNING)
def test_an_event_that_returns_to_an_empty_pile_is_its_top_card(name: str) -> None:
    table = main(name)
    leave_events(table)
    act(table, f"play {name}")

    assert GAME.view(table, 1)["town"]["events"]["top"] == name


@rule("DN-A14", "DN-A16")
@pytest.mark.parametrize("name", ["passing-the-buck", "closed"])
def test_the_other_events_stay_in_play(name: str) -> None:
    table = main(name)
    leave_nurses(table)
    leave_events(table)
    act(table, f"play {name}")

    assert in_play(table) == name


# --- Erase ---------------------------------------------------------------------------------------


@rule("DN-A15")
def test_erase_gives_a_kill_mark_back_and_a_dead_patient_to_the_dungeon() -> None:
    table = main("erase")
    kill_marks(table, 2, 0, 0)
    leave_in_dungeon(table, "P01 P02")
    act(table, "play erase")
    assert prompt(table) == "erase"
    assert (marks(table), table.town.kill_marks) == ([1, 0, 0], 11)

    told = act(table, "choose P40")
    assert kinds(told) == ["patient-exhumed", "dungeon-shuffled"]
    assert prompt(table) == "luck patient"
    assert "P40" not in graveyard(table)
    decide(table, "P40")

    assert patients.name_of(table.town.dungeon_top) == "P40"
    assert GAME.view(table, 0)["town"]["dungeon"]["left"] == ["P01", "P02", "P40"]
    assert prompt(table) == "main"


@rule("DN-A15")
def test_erase_shuffles_the_old_top_card_in() -> None:
    table = main("erase")
    kill_marks(table, 1, 0, 0)
    leave_in_dungeon(table, "P01 P02")
    act(table, "play erase", "choose P03")

    for name in ("P01", "P02", "P03"):
        other = table.copy()
        decide(other, name)
        assert patients.name_of(other.town.dungeon_top) == name


@rule("DN-A15")
def test_erase_without_a_kill_mark_does_nothing() -> None:
    table = main("erase")
    bury(table, "P01")
    told = act(table, "play erase")

    assert kinds(told) == ["card-played", "card-returned"]
    assert (graveyard(table), table.town.kill_marks) == ("P01", 12)


@rule("DN-A15")
def test_erase_with_an_empty_graveyard_still_shuffles_the_dungeon() -> None:
    table = main("erase")
    kill_marks(table, 1, 0, 0)
    told = act(table, "play erase")

    assert kinds(told)[1:] == ["kill-mark-returned", "dungeon-shuffled"]
    assert prompt(table) == "luck patient"
    decide(table, "P17")
    assert (marks(table), prompt(table)) == ([0, 0, 0], "main")


@rule("DN-A15")
def test_erase_takes_only_a_mark_of_its_player() -> None:
    table = main("erase")
    kill_marks(table, 0, 3, 0)
    act(table, "play erase")

    assert marks(table) == [0, 3, 0]


# --- Closed --------------------------------------------------------------------------------------


@rule("DN-A16")
def test_closed_puts_a_card_of_the_event_pile_on_top_for_all_to_see() -> None:
    table = main("closed")
    leave_events(table, "erase passing-the-buck critical-condition erase")
    act(table, "play closed")
    assert choices(table) == ["search nurses", "search events"]
    act(table, "search events")
    assert choices(table) == ["top passing-the-buck", "top erase", "top critical-condition"]
    act(table, "top critical-condition")

    town = GAME.view(table, 2)["town"]["events"]
    assert (town["top"], town["count"]) == ("critical-condition", 4)
    assert (town["left"], town["bottom"]) == (["passing-the-buck", "erase", "erase"], [])
    assert (purse(table), in_play(table)) == ({"gold": 2, "flex": 1}, "closed")


@rule("DN-A16")
def test_the_top_card_may_be_left_on_top() -> None:
    table = main("closed")
    top_event(table, "erase")
    act(table, "play closed", "search events", "top erase")

    assert GAME.view(table, 2)["town"]["events"]["top"] == "erase"


@rule("DN-A16")
def test_closed_does_not_offer_an_empty_pile() -> None:
    table = main("closed")
    leave_nurses(table)
    act(table, "play closed")
    assert prompt(table) == "search-top"
    assert choices(table) == [
        "top passing-the-buck",
        "top erase",
        "top closed",
        "top this-is-all-wrong",
        "top critical-condition",
    ]

    table = main("closed")
    leave_events(table)
    act(table, "play closed")
    assert choices(table) == [f"top n{number:02}" for number in range(6, 24)]


@rule("DN-A16")
def test_an_own_admitted_patient_gets_worse_even_if_both_piles_are_empty() -> None:
    table = main("closed")
    leave_nurses(table)
    leave_events(table)
    admit(table, 0, "P01")
    act(table, "play closed")

    assert admitted(table) == "P01!"


@rule("DN-A16")
def test_the_player_of_closed_chooses_which_patient_gets_worse() -> None:
    table = main("closed")
    admit(table, 0, "P01 P04!")
    admit(table, 1, "P11")
    act(table, "play closed", "search events", "top erase")
    assert (prompt(table), choices(table)) == ("worsen-own", ["choose P01", "choose P04"])

    act(table, "choose P04")
    assert (admitted(table), graveyard(table), marks(table)) == ("P01", "P04", [1, 0, 0])


@rule("DN-A16")
def test_closed_spares_the_patients_of_the_dynamite_nurse() -> None:
    table = main("closed")
    kill_marks(table, 1, 0, 0, dynamite_nurse=0)
    admit(table, 0, "P01")
    act(table, "play closed", "search events", "top erase")

    assert (prompt(table), admitted(table)) == ("main", "P01")


# --- This Is All Wrong! --------------------------------------------------------------------------


@rule("DN-A17")
def test_first_the_number_then_each_patient_and_its_new_player() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01 P04! P07")
    act(table, "play this-is-all-wrong")
    assert choices(table) == ["send back 0", "send back 1", "send back 2", "send back 3"]

    act(table, "send back 2")
    assert choices(table) == ["choose P01", "choose P04", "choose P07"]
    act(table, "choose P04")
    assert choices(table) == ["assign 2", "assign 3"]
    act(table, "assign 2")
    assert choices(table) == ["choose P01", "choose P07"]
    act(table, "choose P01", "assign 3")

    assert ambulances(table) == [("P04!", 1), ("P01", 2)]
    assert (admitted(table), markers(table)) == ("P07", [5, 5, 5])
    assert prompt(table) == "main"


@rule("DN-A17")
def test_the_number_may_be_0() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01")
    told = act(table, "play this-is-all-wrong", "send back 0")

    assert (admitted(table), ambulances(table)) == ("P01", [])
    assert kinds(told)[-1] == "card-returned"


@rule("DN-A17")
def test_the_number_binds() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01 P04")
    act(table, "play this-is-all-wrong", "send back 2", "choose P01", "assign 2")

    assert choices(table) == ["assign 2", "assign 3"]
    act(table, "assign 2")
    assert admitted(table) == ""


@rule("DN-A17")
def test_it_stops_when_no_other_player_has_an_unused_marker() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01 P04")
    admit(table, 1, "P11 P12 P13 P14 P15")
    admit(table, 2, "P21 P22 P23 P24 P25 P26")
    act(table, "play this-is-all-wrong", "send back 2", "choose P04")

    assert ambulances(table) == [("P04", 1)]
    assert (admitted(table), prompt(table)) == ("P01", "main")


@rule("DN-A17")
def test_within_the_limit_nobody_gets_worse() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01")
    transport(table, ("P02", 1), ("P03", 1))
    act(table, "play this-is-all-wrong", "send back 1", "assign 2")

    assert ambulances(table) == [("P02", 1), ("P03", 1), ("P01", 1)]


@rule("DN-A17")
def test_over_the_limit_the_patient_sent_back_may_be_the_one_that_gets_worse() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01")
    transport(table, ("P02!", 1), ("P03!", 1), ("P04!", 1))
    act(table, "play this-is-all-wrong", "send back 1", "assign 3")

    assert ambulances(table) == [("P02!", 1), ("P03!", 1), ("P04!", 1), ("P01!", 2)]


# --- Critical Condition --------------------------------------------------------------------------


@rule("DN-A18")
def test_critical_condition_gives_tp_and_worsens_every_admitted_patient() -> None:
    table = main("critical-condition")
    admit(table, 0, "P01 P10")
    admit(table, 1, "P02!")
    admit(table, 2, "P37 P38!")
    transport(table, ("P03", 0), ("P04!", 1))
    act(table, "play critical-condition")

    assert [admitted(table, seat) for seat in range(3)] == ["P01! P10!", "", "P37!"]
    assert ambulances(table) == [("P03", 0), ("P04!", 1)]
    assert (graveyard(table), marks(table)) == ("P02 P38", [0, 1, 1])
    assert purse(table) == {"tp": 2, "flex": 1}


@rule("DN-A18")
def test_the_tp_of_critical_condition_can_pay_for_a_patient_it_made_critical() -> None:
    table = main("critical-condition")
    admit(table, 0, "P10")
    act(table, "play critical-condition", "pay P10")

    assert purse(table) == {"flex": 1}


@rule("DN-A18")
def test_a_player_who_becomes_the_dynamite_nurse_by_it_still_returns_the_card() -> None:
    table = main("critical-condition")
    admit(table, 0, "P01!")
    act(table, "play critical-condition")

    assert table.town.dynamite_nurse == 0
    assert (event_bottom(table), in_play(table)) == (["critical-condition"], "")
