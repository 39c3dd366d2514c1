"""DN-A11 to DN-A13: the texts of the Duty cards, played in full."""

from __future__ import annotations

from tests.kit.nurse import (
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    choices,
    decide,
    discard,
    hand,
    in_play,
    kinds,
    leave_in_dungeon,
    leave_nurses,
    main,
    prompt,
    purse,
    to_main,
    top_nurse,
    top_patient,
    transport,
    why,
)
from tests.kit.nurse_turns import markers, marks, to_admission
from tests.kit.rules import rule
from wardround.dynamitenurse.state import Table

# --- Hit the Books -------------------------------------------------------------------------------


@rule("DN-A11")
def test_hit_the_books_draws_two_cards_and_then_transports() -> None:
    table = main("hit-the-books")
    leave_in_dungeon(table, "P01 P02 P03")

    act(table, "play hit-the-books")
    assert (prompt(table), ambulances(table)) == ("luck draw", [])
    decide(table, "n01", "simple-surgery")
    assert hand(table) == "simple-surgery n01"
    decide(table, "P02")
    assert prompt(table) == "assign"
    act(table, "assign 3")

    assert ambulances(table) == [("P01", 2)]
    assert (prompt(table), purse(table), in_play(table)) == ("main", {"flex": 1}, "hit-the-books")


@rule("DN-A11")
def test_hit_the_books_transports_even_if_there_is_nothing_to_draw() -> None:
    table = main("hit-the-books", deck="")
    leave_in_dungeon(table, "P01 P02")
    act(table, "play hit-the-books")

    assert (prompt(table), hand(table)) == ("assign", "")


@rule("DN-A11")
def test_the_cards_drawn_can_be_played_in_the_same_phase() -> None:
    table = main("hit-the-books", deck="simple-surgery examination")
    leave_in_dungeon(table, "P01 P02")
    act(table, "play hit-the-books", "assign 1", "play simple-surgery", "play examination")

    assert purse(table) == {"tp": 1, "gold": 1, "flex": 1}


# --- Moonlighting --------------------------------------------------------------------------------


@rule("DN-A12")
def test_moonlighting_operates_once_on_a_patient_of_another_hospital() -> None:
    table = main("moonlighting major-surgery simple-surgery")
    admit(table, 1, "P01! P11")
    top_nurse(table, "n07")
    act(table, "play moonlighting", "play major-surgery", "play simple-surgery")
    assert purse(table) == {"tp": 4, "flex": 1, "moonlights": 1}

    told = act(table, "operate P01")

    assert kinds(told) == ["patient-operated", "patient-acquired", "nurse-acquired"]
    assert told[0]["cost"] == 3
    assert (acquired(table, 0), acquired(table, 1), discard(table)) == ("P01", "", "n07")
    assert markers(table) == [6, 5, 6]
    assert purse(table) == {"tp": 1, "flex": 1}


@rule("DN-A12")
def test_without_moonlighting_no_patient_of_another_hospital_can_be_operated_on() -> None:
    table = main("moonlighting major-surgery major-surgery")
    admit(table, 1, "P01 P02!")
    top_nurse(table, "n07")
    act(table, "play major-surgery", "play major-surgery")
    assert why(table, "operate P01") == ("not-admitted", "DN-6.4.1")

    act(table, "play moonlighting", "operate P01")
    assert why(table, "operate P02") == ("not-admitted", "DN-6.4.1")


@rule("DN-A12")
def test_moonlighting_is_no_care_and_reaches_nobody_in_transport() -> None:
    table = main("moonlighting major-surgery")
    admit(table, 1, "P02!")
    transport(table, ("P01", 1), ("P11", 0))
    act(table, "play moonlighting", "play major-surgery")
    offered = [line for line in choices(table) if line.split()[0] in ("operate", "care")]

    assert offered == ["operate P02"]
    assert why(table, "care P02") == ("not-admitted", "DN-6.4.3")


@rule("DN-A12")
def test_moonlighting_does_not_reach_the_own_hospital() -> None:
    """The own Treatment is used up: an Operation by the card is only for others' Patients."""
    table = main("moonlighting major-surgery major-surgery")
    admit(table, 0, "P01 P04")
    top_nurse(table, "n07")
    act(table, "play moonlighting", "play major-surgery", "play major-surgery", "operate P01")

    assert purse(table) == {"tp": 3, "moonlights": 1}
    assert why(table, "operate P04") == ("no-treatment-left", "DN-6.3")


@rule("DN-A12")
def test_the_whole_severity_that_shows_must_be_paid() -> None:
    table = main("moonlighting simple-surgery")
    admit(table, 1, "P01!")
    act(table, "play moonlighting", "play simple-surgery")

    assert why(table, "operate P01") == ("not-enough-tp", "DN-6.4.1")


@rule("DN-A12")
def test_an_unused_moonlighting_is_lost_with_the_phase() -> None:
    table = main("moonlighting simple-surgery")
    admit(table, 1, "P01")
    act(table, "play moonlighting", "play simple-surgery", "done")

    assert purse(table) == {}


@rule("DN-A12")
def test_two_moonlightings_operate_twice() -> None:
    table = main("moonlighting moonlighting major-surgery")
    admit(table, 1, "P01")
    admit(table, 2, "P11")
    leave_nurses(table)
    act(table, "play moonlighting", "play moonlighting", "play major-surgery")
    act(table, "operate P01", "operate P11")

    assert (acquired(table), purse(table)) == ("P01 P11", {"flex": 1})


# --- Reference Letter ----------------------------------------------------------------------------


@rule("DN-A13")
def test_a_reference_letter_moves_an_admitted_patient_with_the_new_players_marker() -> None:
    table = main("reference-letter")
    admit(table, 0, "P01 P04!")
    act(table, "play reference-letter")
    assert (prompt(table), choices(table)) == ("refer", ["choose P01", "choose P04", "skip"])

    act(table, "choose P04")
    assert (prompt(table), choices(table)) == ("refer-to", ["assign 2", "assign 3"])
    act(table, "assign 3")

    assert [admitted(table, seat) for seat in range(3)] == ["P01", "", "P04!"]
    assert markers(table) == [5, 6, 5]
    assert (purse(table), in_play(table)) == ({"gold": 1, "flex": 1}, "reference-letter")


@rule("DN-A13")
def test_a_reference_letter_may_be_declined() -> None:
    table = main("reference-letter")
    admit(table, 0, "P01")
    act(table, "play reference-letter", "skip")

    assert (prompt(table), admitted(table), markers(table)) == ("main", "P01", [5, 6, 6])


@rule("DN-A13")
def test_a_reference_letter_without_an_admitted_patient_only_gives_its_gold() -> None:
    table = main("reference-letter")
    admit(table, 1, "P01")
    transport(table, ("P02", 0))
    act(table, "play reference-letter")

    assert (prompt(table), purse(table)) == ("main", {"gold": 1, "flex": 1})


@rule("DN-A13")
def test_nobody_with_an_unused_marker_leaves_a_reference_letter_without_effect() -> None:
    table = main("reference-letter")
    admit(table, 0, "P01")
    crowd(table, 1)
    crowd(table, 2)
    act(table, "play reference-letter")

    assert (prompt(table), admitted(table)) == ("main", "P01")


def crowd(table: Table, seat: int) -> None:
    """Let a player be in charge of six Patients, all admitted."""
    first = {1: 11, 2: 21}[seat]
    admit(table, seat, " ".join([f"P{first + n}" for n in range(6)]))


@rule("DN-A13")
def test_a_full_hospital_takes_a_referred_patient_and_beds_are_checked_in_its_own_turn() -> None:
    table = main("reference-letter")
    admit(table, 0, "P01")
    admit(table, 1, "P04 P07")
    top_patient(table, "P31")
    act(table, "play reference-letter", "choose P01", "assign 2", "done")
    decide(table, "P32")
    act(table, "assign 1", "done")
    assert admitted(table, 1) == "P01 P04 P07"

    to_admission(table, 1)
    assert choices(table) == ["choose P01", "choose P04", "choose P07"]


@rule("DN-A13")
def test_a_referred_emergency_case_keeps_its_side_and_owes_its_new_player_the_payment() -> None:
    table = main("reference-letter")
    admit(table, 0, "P10!")
    transport(table, ("P01!", 2), ("P02", 2), ("P03", 2))
    act(table, "play reference-letter", "choose P10", "assign 2", "done")

    assert (admitted(table, 1), marks(table)) == ("P10!", [0, 0, 0])

    to_main(table, 1)
    act(table, "done")
    assert (admitted(table, 1), marks(table)) == ("", [0, 1, 0])


@rule("DN-A13")
def test_a_referred_emergency_case_on_its_front_is_simply_admitted_there() -> None:
    table = main("reference-letter")
    admit(table, 0, "P08")
    told = act(table, "play reference-letter", "choose P08", "assign 2")

    assert "emergency-transported" not in kinds(told)
    assert (admitted(table, 1), ambulances(table)) == ("P08", [])
