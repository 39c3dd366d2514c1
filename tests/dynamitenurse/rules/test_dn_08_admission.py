"""DN-8: charges come into the Hospital, and beds are checked."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    act,
    admit,
    admitted,
    ambulances,
    choices,
    decide,
    graveyard,
    kinds,
    main,
    prompt,
    top_patient,
    transport,
    why,
)
from tests.kit.nurse_turns import markers, marks, phase, to_admission
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME

# --- DN-8.1 ------------------------------------------------------------------------------------


@rule("DN-8.1")
def test_any_number_of_own_charges_may_be_admitted() -> None:
    """One after the other, until the player is done; those of others stay."""
    table = main("")
    transport(table, ("P01", 0), ("P04", 1), ("P07!", 0))
    to_admission(table)
    offered = choices(table)

    act(table, "admit P07", "admit P01")

    assert offered == ["admit P01", "admit P07", "done"]
    assert (admitted(table), ambulances(table)) == ("P01 P07!", [("P04", 1)])


@rule("DN-8.1")
def test_nobody_has_to_be_admitted() -> None:
    table = main("")
    transport(table, ("P01", 0), ("P04", 0))
    to_admission(table)

    act(table, "admit P04", "done")

    assert (admitted(table), ambulances(table)) == ("P04", [("P01", 0)])
    assert phase(table) == "cleanup"


@rule("DN-8.1")
def test_charges_of_others_cannot_be_admitted() -> None:
    table = main("")
    transport(table, ("P01", 0), ("P04", 1))
    to_admission(table)

    assert why(table, "admit P04") == ("not-your-charge", "DN-8.1")


@rule("DN-8.1")
def test_side_and_marker_stay_as_they_are_and_the_row_closes_up() -> None:
    table = main("")
    transport(table, ("P01", 1), ("P04!", 0), ("P07", 1))
    to_admission(table)

    told = act(table, "admit P04")

    assert told[0] == {"event": "patient-admitted", "seat": 0, "patient": "P04!"}
    assert (admitted(table), markers(table)) == ("P04!", [5, 4, 6])
    assert ambulances(table) == [("P01", 1), ("P07", 1)]


@rule("DN-8.1")
def test_a_player_without_charges_in_transport_is_not_asked() -> None:
    table = main("")
    transport(table, ("P01", 1))

    to_admission(table)

    assert phase(table) == "cleanup"


# --- DN-8.2 ------------------------------------------------------------------------------------


@rule("DN-8.2")
@pytest.mark.parametrize("names_", ["", "P01", "P01 P04"])
def test_two_beds_are_enough_for_two(names_: str) -> None:
    table = main("")
    admit(table, 0, names_)

    to_admission(table)

    assert (admitted(table), phase(table)) == (names_, "cleanup")


@rule("DN-8.2")
def test_for_each_patient_over_two_one_enters_critical_condition() -> None:
    """Four admitted: two are chosen, a different one each time."""
    table = main("")
    admit(table, 0, "P01 P04 P07 P11")
    to_admission(table)
    first = choices(table)
    act(table, "choose P04")
    second = choices(table)
    act(table, "choose P11")

    assert first == ["choose P01", "choose P04", "choose P07", "choose P11"]
    assert second == ["choose P01", "choose P07", "choose P11"]
    assert (admitted(table), phase(table)) == ("P01 P04! P07 P11!", "cleanup")


@rule("DN-8.2")
def test_beds_are_checked_after_the_admissions_of_the_phase() -> None:
    """The one just admitted may be the one to get worse."""
    table = main("")
    admit(table, 0, "P01 P04")
    transport(table, ("P07", 0))
    to_admission(table)

    act(table, "admit P07")
    asked = prompt(table)
    act(table, "choose P07")

    assert (asked, admitted(table)) == ("beds", "P01 P04 P07!")


@rule("DN-8.2")
def test_beds_are_checked_even_if_nobody_was_admitted() -> None:
    table = main("")
    admit(table, 0, "P01 P04 P07")
    transport(table, ("P11", 0))
    to_admission(table)

    act(table, "done")

    assert (prompt(table), choices(table)) == ("beds", ["choose P01", "choose P04", "choose P07"])


@rule("DN-8.2")
def test_a_critical_patient_may_be_chosen_and_dies() -> None:
    table = main("")
    admit(table, 0, "P01! P04 P07")
    to_admission(table)

    act(table, "choose P01")

    assert (admitted(table), graveyard(table), marks(table)) == ("P04 P07", "P01", [1, 0, 0])


@rule("DN-8.2")
def test_the_player_cannot_decline() -> None:
    table = main("")
    admit(table, 0, "P01 P04 P07")
    to_admission(table)

    assert why(table, "done") == ("wrong-moment", "DN-8.2")
    assert why(table, "choose P11") == ("not-admitted", "DN-8.2")


# --- DN-8.3 ------------------------------------------------------------------------------------


@rule("DN-8.3")
def test_a_death_does_not_lower_the_number() -> None:
    """Two over: after the first death another one must still be chosen."""
    table = main("")
    admit(table, 0, "P01! P04 P07 P11")
    to_admission(table)

    act(table, "choose P01", "choose P04")

    assert (admitted(table), marks(table)) == ("P04! P07 P11", [1, 0, 0])


@rule("DN-8.3")
def test_all_are_chosen_before_the_first_gets_worse() -> None:
    table = main("")
    admit(table, 0, "P01! P04 P07 P11")
    to_admission(table)

    told = act(table, "choose P01")
    waiting = (admitted(table), marks(table))
    told += act(table, "choose P04")

    assert waiting == ("P01! P04 P07 P11", [0, 0, 0])
    assert kinds(told)[:3] == ["patient-died", "patient-worsened", "kill-marks-taken"]


@rule("DN-8.3")
def test_a_patient_chosen_once_cannot_be_chosen_to_die() -> None:
    """They enter Critical Condition at once, so nobody is turned over and then killed."""
    table = main("")
    admit(table, 0, "P01 P04 P07 P11")
    to_admission(table)
    act(table, "choose P01")

    assert why(table, "choose P01") == ("already-chosen", "DN-8.2")


@rule("DN-8.3")
def test_deaths_of_one_bed_check_are_one_moment() -> None:
    """Two Kill Marks at once, told together."""
    table = main("")
    admit(table, 0, "P01! P04! P07 P11")
    to_admission(table)

    act(table, "choose P01")
    told = act(table, "choose P04")

    assert [one for one in told if one["event"] == "kill-marks-taken"] == [
        {"event": "kill-marks-taken", "seat": 0, "count": 2, "total": 2}
    ]


@rule("DN-8.3")
def test_beds_of_others_are_not_checked() -> None:
    """Seat 2 has four Patients; that matters in her own Admission Phase."""
    table = main("")
    admit(table, 1, "P01 P04 P07 P11")

    to_admission(table)
    others = (phase(table), admitted(table, 1))
    to_admission(table, 1)

    assert others == ("cleanup", "P01 P04 P07 P11")
    assert (prompt(table), GAME.actors(table)) == ("beds", [1])


@rule("DN-8.3")
def test_patients_who_came_in_otherwise_are_counted_in_the_next_bed_check() -> None:
    """Juno Vale admits a third one in the Main Phase: nothing happens until Admission."""
    table = main("n21", deck="examination")
    admit(table, 0, "P01 P04")
    transport(table, ("P07", 0))
    top_patient(table, "P11")

    act(table, "play n21", "admit P07")
    in_main = (prompt(table), admitted(table))
    act(table, "done")
    decide(table, "P40")
    act(table, "assign 2")

    assert in_main == ("main", "P01 P04 P07")
    assert (prompt(table), phase(table)) == ("beds", "admission")
