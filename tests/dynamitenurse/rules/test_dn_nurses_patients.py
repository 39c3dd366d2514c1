"""DN-N12, DN-N15 to DN-N17, DN-N20 to DN-N23: Nurses who help with Patients and Purchases."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    choices,
    discard,
    graveyard,
    in_play,
    kinds,
    leave_events,
    leave_nurses,
    main,
    prompt,
    purse,
    transport,
    why,
)
from tests.kit.nurse_turns import markers, marks, phase
from tests.kit.rules import rule
from wardround.dynamitenurse.state import Table

# --- Kei Lincoln ---------------------------------------------------------------------------------


@rule("DN-N12")
def test_kei_brings_two_nurses_with_the_next_operation_only() -> None:
    table = main("n12 major-surgery major-surgery", deck="examination")
    admit(table, 0, "P01 P11")
    leave_nurses(table, "n07 n08 n10 n11")
    act(table, "play n12", "play major-surgery", "play major-surgery", "operate P01")
    assert discard(table) == "n07 n08"
    assert purse(table) == {"tp": 2, "flex": 1}

    act(table, "operate P11")
    assert discard(table) == "n07 n08 n10"
    assert purse(table) == {}


@rule("DN-N12")
def test_kei_takes_as_many_nurses_as_the_pile_has() -> None:
    table = main("n12 major-surgery", deck="examination")
    admit(table, 0, "P01")
    leave_nurses(table, "n07")
    act(table, "play n12", "play major-surgery", "operate P01")

    assert (discard(table), prompt(table)) == ("n07", "main")


@rule("DN-N12")
def test_kei_works_for_an_operation_in_another_hospital() -> None:
    table = main("n12 moonlighting simple-surgery", deck="examination")
    admit(table, 1, "P01")
    leave_nurses(table, "n07 n08")
    act(table, "play n12", "play moonlighting", "play simple-surgery", "operate P01")

    assert discard(table) == "n07 n08"
    assert purse(table) == {"flex": 1, "treatments": 1}


@rule("DN-N12")
def test_kei_does_not_wait_for_a_later_turn() -> None:
    table = main("n12", deck="examination")
    act(table, "play n12", "done")

    assert table.main.extra_nurses == 0


@rule("DN-N12")
def test_care_does_not_set_kei_off() -> None:
    table = main("n12 major-surgery simple-surgery", deck="examination")
    admit(table, 0, "P01!")
    leave_nurses(table, "n07 n08")
    act(table, "play n12", "play major-surgery", "play simple-surgery", "care P01")
    assert discard(table) == ""

    act(table, "operate P01")
    assert discard(table) == "n07 n08"


@rule("DN-N12")
def test_the_action_that_kei_adds_is_a_treatment() -> None:
    table = main("n12", deck="examination")
    table.main.gold = 4
    act(table, "play n12", "buy white-magic")

    assert why(table, "buy white-magic") == ("no-purchase-left", "DN-6.3")


# --- Sarah Quincy --------------------------------------------------------------------------------


def sarah(*lines: str) -> Table:
    """Return the Admission Phase after Sarah was played: three Patients for two beds, two come."""
    table = main("n15 n21", deck="examination")
    admit(table, 0, "P01 P04 P07!")
    transport(table, ("P12", 1), ("P11", 0), ("P13", 2), ("P16", 0))
    act(table, *lines, "done")
    return table


@rule("DN-N15")
def test_sarah_lets_her_player_skip_admissions_and_bed_check() -> None:
    table = sarah("play n15")
    assert choices(table) == ["admit P11", "admit P16", "done", "skip admission"]
    told = act(table, "skip admission")

    assert kinds(told) == ["admission-skipped"]
    assert phase(table) == "cleanup"
    assert admitted(table) == "P01 P04 P07!"


@rule("DN-N15")
def test_the_phase_need_not_be_skipped() -> None:
    table = sarah("play n15")
    act(table, "done")

    assert prompt(table) == "beds"


@rule("DN-N15")
def test_the_phase_is_skipped_as_a_whole_or_not_at_all() -> None:
    table = sarah("play n15")
    act(table, "admit P11")

    assert choices(table) == ["admit P16", "done"]


@rule("DN-N15")
def test_without_sarah_the_phase_cannot_be_skipped() -> None:
    assert why(sarah(), "skip admission") == ("not-skippable", "DN-8.1")


@rule("DN-N15")
def test_what_a_card_admitted_before_stays_admitted() -> None:
    table = sarah("play n15", "play n21", "admit P11")
    act(table, "skip admission")

    assert admitted(table) == "P01 P04 P07! P11"


@rule("DN-N15")
def test_sarah_works_only_in_the_turn_in_which_she_was_played() -> None:
    table = sarah("play n15")
    act(table, "skip admission", "done")

    assert table.active == 1
    act(table, "done")
    assert choices(table) == ["admit P12", "done"]


# --- Sister Sylvestri ----------------------------------------------------------------------------


@rule("DN-N16")
def test_sylvestri_worsens_the_leading_patient_whoever_is_in_charge() -> None:
    table = main("n16", deck="examination")
    transport(table, ("P01", 1), ("P02", 0))
    act(table, "play n16")

    assert ambulances(table) == [("P01!", 1), ("P02", 0)]


@rule("DN-N16")
def test_sylvestri_takes_the_leading_patient_even_if_another_is_not_critical() -> None:
    table = main("n16", deck="examination")
    transport(table, ("P01!", 1), ("P02", 0))
    act(table, "play n16")

    assert (ambulances(table), graveyard(table)) == ([("P02", 0)], "P01")
    assert (marks(table), markers(table)) == ([0, 1, 0], [5, 6, 6])


@rule("DN-N16")
def test_sylvestri_with_nobody_in_transport_only_draws() -> None:
    table = main("n16", deck="examination")
    told = act(table, "play n16")

    assert kinds(told) == ["card-played", "cards-drawn"]
    assert in_play(table) == "n16"


# --- Sister Trapetta -----------------------------------------------------------------------------


@rule("DN-N17")
@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("lead P02", ["P02!", "P01", "P03"]),
        ("lead P03", ["P03", "P01", "P02!"]),
        ("trail P01", ["P02!", "P03", "P01"]),
        ("trail P02", ["P01", "P03", "P02!"]),
        ("skip", ["P01", "P02!", "P03"]),
    ],
)
def test_trapetta_moves_a_patient_to_the_leading_or_the_trailing_place(
    line: str, row: list[str]
) -> None:
    table = main("n17", deck="examination")
    seats = {"P01": 0, "P02!": 1, "P03": 2}
    transport(table, *seats.items())
    told = act(table, "play n17", line)

    assert ambulances(table) == [(name, seats[name]) for name in row]
    assert kinds(told)[-1] == ("effect-declined" if line == "skip" else "patient-moved")
    assert prompt(table) == "main"


@rule("DN-N17")
def test_a_move_that_changes_nothing_is_not_offered() -> None:
    table = main("n17", deck="examination")
    transport(table, ("P01", 0), ("P02", 1))
    act(table, "play n17")
    assert choices(table) == ["lead P02", "skip"]

    table = main("n17", deck="examination")
    transport(table, ("P01", 0))
    act(table, "play n17")
    assert prompt(table) == "main"


# --- Hazel Finch ---------------------------------------------------------------------------------


@rule("DN-N20")
def test_hazel_turns_an_own_critical_charge_in_transport_back() -> None:
    table = main("n20", deck="examination")
    transport(table, ("P01!", 0), ("P02!", 1), ("P10!", 0))
    admit(table, 0, "P04!")
    act(table, "play n20")
    assert choices(table) == ["choose P01", "choose P10", "skip"]

    act(table, "choose P10")
    assert ambulances(table) == [("P01!", 0), ("P02!", 1), ("P10", 0)]
    assert purse(table) == {"flex": 1}


@rule("DN-N20")
def test_hazel_may_be_declined_and_asks_nothing_without_such_a_charge() -> None:
    table = main("n20", deck="examination")
    transport(table, ("P01!", 0))
    act(table, "play n20", "skip")
    assert ambulances(table) == [("P01!", 0)]

    table = main("n20", deck="examination")
    transport(table, ("P01", 0), ("P02!", 1))
    act(table, "play n20")
    assert prompt(table) == "main"


# --- Juno Vale -----------------------------------------------------------------------------------


@rule("DN-N21")
def test_juno_admits_an_own_charge_at_once_and_beds_are_not_checked() -> None:
    table = main("n21", deck="examination")
    admit(table, 0, "P01 P04")
    transport(table, ("P11", 1), ("P12!", 0), ("P13", 0))
    act(table, "play n21")
    assert choices(table) == ["admit P12", "admit P13", "skip"]
    act(table, "admit P12")

    assert (admitted(table), ambulances(table)) == ("P01 P04 P12!", [("P11", 1), ("P13", 0)])
    assert (markers(table)[0], prompt(table)) == (2, "main")


@rule("DN-N21")
def test_a_patient_that_juno_admitted_can_be_treated_in_the_same_phase() -> None:
    table = main("n21 major-surgery", deck="examination")
    transport(table, ("P01", 0))
    leave_nurses(table)
    act(table, "play n21", "admit P01", "play major-surgery", "operate P01")

    assert acquired(table) == "P01"


@rule("DN-N21")
def test_juno_may_be_declined_and_asks_nothing_without_a_charge() -> None:
    table = main("n21", deck="examination")
    transport(table, ("P01", 0))
    act(table, "play n21", "skip")
    assert (admitted(table), ambulances(table)) == ("", [("P01", 0)])

    table = main("n21", deck="examination")
    transport(table, ("P01", 1))
    act(table, "play n21")
    assert prompt(table) == "main"


# --- Olga Brandt ---------------------------------------------------------------------------------


@rule("DN-N22")
def test_olga_makes_the_next_care_one_tp_cheaper() -> None:
    """P07 needs 2 for Care: 1 with Olga; then P33 needs its full 2."""
    table = main("n22 major-surgery simple-surgery", deck="examination")
    admit(table, 0, "P07! P33!")
    act(table, "play n22", "play major-surgery", "play simple-surgery")
    told = act(table, "care P07", "care P33")

    assert [one["cost"] for one in told] == [1, 2]
    assert (admitted(table), purse(table)) == ("P07 P33", {})


@rule("DN-N22")
def test_with_olga_care_may_cost_nothing() -> None:
    table = main("n22", deck="examination")
    admit(table, 0, "P01!")
    told = act(table, "play n22", "care P01")

    assert told[-1]["cost"] == 0
    assert (admitted(table), purse(table)) == ("P01", {"flex": 1})


@rule("DN-N22")
def test_care_never_costs_less_than_nothing() -> None:
    table = main("n22", deck="examination")
    table.main.care_discount = 1
    admit(table, 0, "P01!")
    told = act(table, "play n22", "care P01")

    assert told[-1]["cost"] == 0
    assert purse(table) == {"flex": 1}


@rule("DN-N22")
def test_olga_makes_no_operation_cheaper_and_waits_for_care() -> None:
    table = main("n22 major-surgery", deck="examination")
    admit(table, 0, "P01 P02! P07!")
    leave_nurses(table)
    act(table, "play n22", "play major-surgery")
    assert why(table, "operate P02") == ("not-enough-tp", "DN-6.4.1")

    act(table, "operate P01", "care P02")
    assert admitted(table) == "P02 P07!"


# --- Tessa Marlowe -------------------------------------------------------------------------------


@rule("DN-N23")
def test_tessa_makes_the_next_card_one_gold_cheaper() -> None:
    table = main("n23 thorough-examination examination", deck="examination")
    act(table, "play n23", "play thorough-examination", "play examination")
    told = act(table, "buy white-magic", "buy white-magic")

    assert [one["cost"] for one in told] == [1, 2]
    assert purse(table) == {}


@rule("DN-N23")
def test_a_second_event_that_is_not_bought_does_not_use_tessa_up() -> None:
    table = main("n23 examination", deck="examination")
    leave_events(table, "closed passing-the-buck erase")
    act(table, "play n23", "play examination", "buy second event", "skip")
    assert purse(table) == {"gold": 1, "flex": 1}

    told = act(table, "buy white-magic")
    assert told[0]["cost"] == 1


@rule("DN-N23")
def test_the_second_event_is_cheaper_with_tessa() -> None:
    table = main("n23 thorough-examination", deck="examination")
    leave_events(table, "erase passing-the-buck closed")
    act(table, "play n23", "play thorough-examination", "buy second event")
    told = act(table, "buy passing-the-buck")

    assert told[0]["cost"] == 1
    assert (discard(table), prompt(table)) == ("passing-the-buck", "main")
    assert purse(table) == {"gold": 1, "flex": 1}


@rule("DN-N23")
def test_tessa_makes_nothing_cheaper_than_0() -> None:
    table = main("n23", deck="examination")
    table.main.purchase_discount = 2
    told = act(table, "play n23", "buy white-magic")

    assert told[-1]["cost"] == 0
    assert purse(table) == {"flex": 1}
