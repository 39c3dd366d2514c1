"""DN-14.18 to DN-14.39: what the rulebook answers about Action cards, Kill Marks and Patients."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    choices,
    decide,
    discard,
    end_game,
    graveyard,
    in_play,
    kill_marks,
    kinds,
    leave_events,
    leave_in_dungeon,
    leave_nurses,
    main,
    points,
    prompt,
    purse,
    transport,
    why,
)
from tests.kit.nurse_turns import markers, marks
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.scoring import final_kill_marks
from wardround.dynamitenurse.state import Table


def crowd(table: Table, seat: int) -> None:
    """Let a player be in charge of six admitted Patients."""
    admit(table, seat, " ".join([f"P{number}" for number in range(11, 17)]))


# --- Black Magic, Hit the Books ------------------------------------------------------------------


@rule("DN-14.18")
def test_the_transport_of_black_magic_comes_on_top_of_that_of_the_phase() -> None:
    table = main("black-magic")
    leave_in_dungeon(table, "P01 P02 P03 P04")
    act(table, "play black-magic")
    decide(table, "P02")
    act(table, "assign 2", "done")
    decide(table, "P03")
    act(table, "assign 3")

    assert ambulances(table) == [("P01", 1), ("P02", 2)]


@rule("DN-14.19")
def test_black_magic_worsens_a_patient_in_transport_if_the_ambulances_are_full() -> None:
    table = main("black-magic")
    transport(table, ("P01!", 0), ("P02", 1), ("P03", 2))
    act(table, "play black-magic")

    assert ambulances(table) == [("P01!", 0), ("P02!", 1), ("P03", 2)]
    assert (prompt(table), purse(table)) == ("main", {"tp": 3, "flex": 1})


@rule("DN-14.26")
def test_hit_the_books_worsens_a_patient_in_transport_if_the_ambulances_are_full() -> None:
    table = main("hit-the-books", deck="examination n01")
    transport(table, ("P01!", 0), ("P02!", 1), ("P03!", 2))
    act(table, "play hit-the-books")

    assert ambulances(table) == [("P02!", 1), ("P03!", 2)]
    assert (marks(table), prompt(table)) == ([1, 0, 0], "main")


# --- Closed, Critical Condition, Cut-Rate Medical Equipment --------------------------------------


@rule("DN-14.20")
def test_closed_without_an_admitted_patient_worsens_nobody() -> None:
    table = main("closed")
    admit(table, 1, "P01")
    transport(table, ("P02", 0))
    told = act(table, "play closed", "search events", "top erase")

    assert "patient-worsened" not in kinds(told)
    assert prompt(table) == "main"


@rule("DN-14.21")
def test_an_event_that_closed_put_on_top_can_be_bought_in_the_same_phase() -> None:
    table = main("closed")
    leave_events(table, "erase passing-the-buck")
    act(table, "play closed", "search events", "top passing-the-buck", "buy passing-the-buck")

    assert discard(table) == "passing-the-buck"


@rule("DN-14.21")
def test_a_nurse_that_closed_put_on_top_can_be_acquired_in_the_same_phase() -> None:
    table = main("closed major-surgery simple-surgery")
    admit(table, 0, "P01")
    act(table, "play closed", "search nurses", "top n13")
    act(table, "play major-surgery", "play simple-surgery", "operate P01")

    assert discard(table) == "n13"


@rule("DN-14.22")
def test_critical_condition_hits_the_admitted_patients_of_all_players() -> None:
    table = main("critical-condition")
    for seat, name in enumerate(["P01", "P11", "P21"]):
        admit(table, seat, name)
    act(table, "play critical-condition")

    assert [admitted(table, seat) for seat in range(3)] == ["P01!", "P11!", "P21!"]


@rule("DN-14.23")
@pytest.mark.parametrize("name", ["upgraded-medical-equipment", "cutting-edge-medical-equipment"])
def test_cut_rate_equipment_works_with_the_other_equipment(name: str) -> None:
    table = main(f"cut-rate-medical-equipment {name}")
    admit(table, 0, "P01")
    act(table, "play cut-rate-medical-equipment", f"play {name}", "choose P01")

    assert purse(table) == {"tp": 1, "gold": 2, "flex": 1, "purchases": 1}


# --- Erase ---------------------------------------------------------------------------------------


@rule("DN-14.24")
def test_the_new_top_of_the_dungeon_is_seen_only_after_the_shuffle() -> None:
    """While luck has not decided, no viewer sees a top card, not even the old one."""
    table = main("erase")
    kill_marks(table, 1, 0, 0, dynamite_nurse=0)
    told = act(table, "play erase")

    assert kinds(told)[-1] == "dungeon-shuffled"
    assert GAME.view(table, 0)["town"]["dungeon"]["top"] is None
    assert GAME.view(table, 0)["town"]["dungeon"]["count"] == 40
    told = decide(table, "P17")
    assert told[0] == {"event": "patient-revealed", "seat": -1, "patient": "P17"}


@rule("DN-14.25")
def test_a_dynamite_nurse_who_loses_the_title_by_erase_keeps_the_card() -> None:
    table = main("erase", deck="examination " * 4)
    kill_marks(table, 2, 2, 0, dynamite_nurse=0)
    transport(table, ("P01", 1), ("P02", 1), ("P03", 1))
    act(table, "play erase")
    decide(table, "P17")
    assert (table.town.dynamite_nurse, in_play(table)) == (1, "erase")

    act(table, "done")
    assert discard(table) == "erase"


# --- Moonlighting, Passing the Buck, Reference Letter --------------------------------------------


@rule("DN-14.27")
def test_a_patient_healed_by_moonlighting_is_acquired_by_who_treated_it() -> None:
    table = main("moonlighting simple-surgery")
    admit(table, 1, "P01")
    leave_nurses(table, "n07")
    act(table, "play moonlighting", "play simple-surgery", "operate P01")

    assert (acquired(table, 0), acquired(table, 1)) == ("P01", "")
    assert (discard(table, 0), markers(table)) == ("n07", [6, 6, 6])


@rule("DN-14.28")
def test_the_buck_cannot_be_passed_to_a_player_without_an_unused_marker() -> None:
    table = main("passing-the-buck", seats=4)
    transport(table, ("P31", 0))
    crowd(table, 1)
    act(table, "play passing-the-buck", "choose P31")

    assert choices(table) == ["assign 3", "assign 4"]
    assert why(table, "assign 2") == ("no-unused-marker", "DN-14.28")
    assert why(table, "assign 1") == ("must-be-another", "DN-14.28")


@rule("DN-14.29")
def test_no_patient_can_be_referred_to_a_player_without_an_unused_marker() -> None:
    table = main("reference-letter", seats=4)
    admit(table, 0, "P31")
    crowd(table, 1)
    act(table, "play reference-letter", "choose P31")

    assert choices(table) == ["assign 3", "assign 4"]
    assert why(table, "assign 2") == ("no-unused-marker", "DN-14.29")
    assert why(table, "assign 1") == ("must-be-another", "DN-14.29")


# --- This Is All Wrong! --------------------------------------------------------------------------


@rule("DN-14.30")
def test_the_new_marker_must_be_another_players_and_unused() -> None:
    table = main("this-is-all-wrong", seats=4)
    admit(table, 0, "P31")
    crowd(table, 1)
    act(table, "play this-is-all-wrong", "send back 1")

    assert choices(table) == ["assign 3", "assign 4"]
    assert why(table, "assign 2") == ("no-unused-marker", "DN-14.30")
    assert why(table, "assign 1") == ("must-be-another", "DN-14.30")


@rule("DN-14.31")
def test_however_far_over_the_limit_each_return_worsens_only_one_patient() -> None:
    """Two over the limit after the second return: still one Patient for each return."""
    table = main("this-is-all-wrong")
    admit(table, 0, "P01 P04")
    transport(table, ("P11", 1), ("P12", 1), ("P13", 1))
    act(table, "play this-is-all-wrong", "send back 2", "choose P01", "assign 2")
    assert [name for name, _ in ambulances(table)] == ["P11!", "P12", "P13", "P01"]

    act(table, "assign 3")
    assert [name for name, _ in ambulances(table)] == ["P11!", "P12!", "P13", "P01", "P04"]


@rule("DN-14.32")
def test_the_number_is_decided_before_the_first_patient_is_put_back() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01 P04")
    told = act(table, "play this-is-all-wrong", "send back 2", "choose P04", "assign 3")

    assert kinds(told) == ["card-played", "patients-sent-back", "patient-sent-back"]
    assert prompt(table) == "send-back-to"


@rule("DN-14.32")
def test_each_return_is_marker_then_ambulances_then_the_limit() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P01 P04")
    transport(table, ("P11!", 1), ("P12!", 1), ("P13!", 1))
    told = act(table, "play this-is-all-wrong", "send back 2", "choose P01", "assign 3", "assign 2")

    assert kinds(told)[2:-1] == [
        "patient-sent-back",
        "patient-worsened",
        "patient-sent-back",
        "patient-worsened",
    ]
    assert ambulances(table)[-2:] == [("P01!", 2), ("P04!", 1)]
    assert markers(table) == [6, 2, 5]


@rule("DN-14.33")
def test_an_emergency_case_put_back_stays_in_the_ambulances() -> None:
    table = main("this-is-all-wrong")
    admit(table, 0, "P10")
    act(table, "play this-is-all-wrong", "send back 1", "assign 2")

    assert (ambulances(table), admitted(table, 1)) == ([("P10", 1)], "")


@rule("DN-14.33")
def test_while_there_it_gets_worse_like_a_normal_patient_and_no_payment_is_due() -> None:
    table = main("this-is-all-wrong black-magic")
    admit(table, 0, "P10")
    transport(table, ("P01!", 1), ("P02!", 1))
    act(table, "play this-is-all-wrong", "send back 1", "assign 2", "play black-magic")
    assert ambulances(table)[-1] == ("P10!", 1)

    act(table, "done")
    assert ("P10!", 1) in ambulances(table)


# --- Upgraded and Cutting Edge Medical Equipment, White Magic ------------------------------------


@rule("DN-14.34")
@pytest.mark.parametrize("name", ["upgraded-medical-equipment", "cutting-edge-medical-equipment"])
def test_no_nurse_comes_with_a_patient_acquired_by_equipment(name: str) -> None:
    table = main(name)
    admit(table, 0, "P01")
    leave_nurses(table, "n07")
    act(table, f"play {name}", "choose P01")

    assert (acquired(table), discard(table)) == ("P01", "")


@rule("DN-14.35")
@pytest.mark.parametrize(("played", "tp"), [(3, 4), (4, 6)])
def test_three_white_magics_give_4_tp_and_four_give_6(played: int, tp: int) -> None:
    table = main("white-magic " * 4)
    act(table, *["play white-magic"] * played)

    assert purse(table)["tp"] == tp


# --- the Dynamite Nurse and Kill Marks -----------------------------------------------------------


@rule("DN-14.36")
def test_who_draws_level_does_not_take_the_dynamite_nurse_card_and_who_passes_does() -> None:
    table = main("n16", deck="")
    transport(table, ("P01!", 2), ("P02!", 2))
    kill_marks(table, 0, 2, 1, dynamite_nurse=1)
    act(table, "play n16")
    assert (marks(table), table.town.dynamite_nurse) == ([0, 2, 2], 1)

    transport(table, ("P03!", 2), ("P04!", 2))
    act(table, "done")
    assert (marks(table), table.town.dynamite_nurse) == ([0, 2, 3], 2)


@rule("DN-14.37")
@pytest.mark.parametrize(("count", "penalty"), [(6, -12), (8, -12)])
def test_eight_kill_marks_cost_as_much_as_six(count: int, penalty: int) -> None:
    table = main(deck="")
    kill_marks(table, count, 0, 0, dynamite_nurse=1)
    end_game(table)

    assert (final_kill_marks(table, 0), points(table)) == (count, {"kill-marks": penalty})


@rule("DN-14.38")
@pytest.mark.parametrize(("seats", "pile"), [(3, 12), (4, 15), (5, 15)])
def test_the_game_ends_with_the_last_kill_mark_and_all_taken_at_once_count(
    seats: int, pile: int
) -> None:
    table = main("critical-condition", seats=seats)
    assert table.town.kill_marks == pile
    admit(table, 0, "P01!")
    admit(table, 1, "P02! P03!")
    rest = [0] * (seats - 2)
    kill_marks(table, pile - 4, 3, *rest, dynamite_nurse=0)
    act(table, "play critical-condition")

    assert table.over()
    assert marks(table) == [pile - 3, 5, *rest]


@rule("DN-14.38")
def test_a_kill_mark_given_back_puts_the_end_off() -> None:
    """The twelfth mark is taken, but one of the others lies on the pile again."""
    table = main("erase n16", deck="")
    transport(table, ("P01!", 1))
    kill_marks(table, 11, 0, 0, dynamite_nurse=0)
    act(table, "play erase")
    decide(table, "P17")
    act(table, "play n16")

    assert (table.over(), marks(table), table.town.kill_marks) == (False, [10, 1, 0], 1)


# --- Emergency Cases -----------------------------------------------------------------------------


@rule("DN-14.39")
@pytest.mark.parametrize("when", [0, 1, 2, 3])
def test_the_payment_can_be_made_at_any_point_of_the_main_phase(when: int) -> None:
    table = main("examination white-magic simple-surgery", deck="")
    admit(table, 0, "P08!")
    table.main.tp = 1
    lines = ["play examination", "play white-magic", "play simple-surgery"]
    lines.insert(when, "pay P08")
    act(table, *lines, "done")

    assert admitted(table) == "P08!"


@rule("DN-14.39")
def test_unpaid_it_dies_as_soon_as_the_phase_ends() -> None:
    """Before the transport of the next phase."""
    table = main(deck="")
    admit(table, 0, "P08!")
    transport(table, ("P01", 1), ("P02", 1), ("P03", 1))
    told = act(table, "done")

    assert kinds(told)[:5] == [
        "main-phase-ended",
        "patient-died",
        "kill-marks-taken",
        "dynamite-nurse-taken",
        "transport-failed",
    ]
    assert graveyard(table) == "P08"


@rule("DN-14.39")
def test_one_passed_on_by_reference_letter_costs_nothing() -> None:
    table = main("reference-letter", deck="")
    admit(table, 0, "P08!")
    act(table, "play reference-letter", "choose P08", "assign 3", "done")

    assert (admitted(table, 2), marks(table)) == ("P08!", [0, 0, 0])
