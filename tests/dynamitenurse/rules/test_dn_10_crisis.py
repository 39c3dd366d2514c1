"""DN-10.1, DN-10.3, DN-10.5, DN-10.6: Critical Condition, death, Kill Marks, Emergency Cases."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kit.nurse import (
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    graveyard,
    kill_marks,
    kinds,
    leave_nurses,
    main,
    prompt,
    purse,
    to_main,
    transport,
    why,
)
from tests.kit.nurse_turns import markers, marks, to_admission, to_transportation
from tests.kit.rules import rule
from wardround.dynamitenurse.state import Table

# --- entering Critical Condition -----------------------------------------------------------------


def by_beds(sided: str) -> Table:
    """Return a bed check in which a Patient of seat 1 gets worse."""
    table = main()
    admit(table, 1, f"{sided} P11 P16")
    to_admission(table, 1)
    act(table, "choose P01")
    return table


def by_full_ambulances(sided: str) -> Table:
    """Return a transport that fails, for a Patient of seat 1 that leads."""
    table = main()
    transport(table, (sided, 1), ("P11!", 0), ("P12!", 2))
    to_transportation(table)
    return table


def by_sylvestri(sided: str) -> Table:
    """Return an effect on the leading Patient, one of seat 1."""
    table = main("n16", deck="examination")
    transport(table, (sided, 1), ("P11", 0))
    act(table, "play n16")
    return table


def by_an_event(sided: str) -> Table:
    """Return an effect on all admitted Patients, one of them of seat 1."""
    table = main("critical-condition")
    admit(table, 1, sided)
    act(table, "play critical-condition")
    return table


CAUSES = [by_beds, by_full_ambulances, by_sylvestri, by_an_event]


def seen(table: Table) -> list[str]:
    """Return all Patients in charge of seat 1, admitted or in transport."""
    return [*admitted(table, 1).split(), *[name for name, seat in ambulances(table) if seat == 1]]


@rule("DN-10.1")
@pytest.mark.parametrize("cause", CAUSES)
def test_a_patient_that_enters_critical_condition_shows_its_back_and_keeps_its_marker(
    cause: Callable[[str], Table],
) -> None:
    table = cause("P01")

    assert "P01!" in seen(table)
    assert markers(table)[1] == 6 - len(seen(table))
    assert (marks(table), graveyard(table)) == ([0, 0, 0], "")


@rule("DN-10.1")
@pytest.mark.parametrize("cause", CAUSES)
def test_one_that_shows_its_back_already_dies_and_its_owner_takes_a_kill_mark(
    cause: Callable[[str], Table],
) -> None:
    table = cause("P01!")

    assert "P01" in graveyard(table).split()
    assert "P01!" not in seen(table)
    assert markers(table)[1] == 6 - len(seen(table))
    assert (marks(table), table.town.kill_marks) == ([0, 1, 0], 11)


# --- several at once -----------------------------------------------------------------------------


@rule("DN-10.3")
def test_players_who_take_marks_at_once_all_count_theirs_when_the_pile_runs_short() -> None:
    table = main("critical-condition")
    admit(table, 1, "P01!")
    admit(table, 2, "P02! P04!")
    kill_marks(table, 11, 0, 0, dynamite_nurse=0)
    act(table, "play critical-condition")

    assert table.over()
    assert (marks(table), table.town.kill_marks) == ([11, 1, 2], 0)


@rule("DN-10.3")
def test_all_marks_of_one_bed_check_count_though_the_pile_had_only_one() -> None:
    table = main()
    admit(table, 0, "P01! P04! P07 P11")
    kill_marks(table, 0, 11, 0, dynamite_nurse=1)
    to_admission(table)
    act(table, "choose P01", "choose P04")

    assert table.over()
    assert (marks(table), graveyard(table)) == ([2, 11, 0], "P01 P04")


@rule("DN-10.3")
def test_all_marks_of_one_end_of_a_main_phase_count_though_the_pile_had_only_one() -> None:
    table = main()
    admit(table, 0, "P08! P10! P18!")
    kill_marks(table, 0, 11, 0, dynamite_nurse=1)
    act(table, "done")

    assert table.over()
    assert marks(table) == [3, 11, 0]


@rule("DN-10.3")
def test_returns_to_the_ambulances_are_one_moment_each() -> None:
    """The first death takes the last mark; the second Patient is not sent back any more."""
    table = main("this-is-all-wrong")
    admit(table, 0, "P01! P04!")
    transport(table, ("P11!", 1), ("P12!", 1), ("P13!", 1))
    kill_marks(table, 0, 0, 11, dynamite_nurse=2)
    act(table, "play this-is-all-wrong", "send back 2", "choose P01", "assign 2")

    assert table.over()
    assert (marks(table), admitted(table)) == ([0, 1, 11], "P04!")


@rule("DN-10.6")
def test_deaths_come_first_then_marks_then_the_title_then_the_end() -> None:
    table = main("critical-condition")
    admit(table, 1, "P01!")
    admit(table, 2, "P02!")
    kill_marks(table, 5, 5, 1, dynamite_nurse=0)
    told = act(table, "play critical-condition")

    assert [(one["event"], one["seat"]) for one in told][2:] == [
        ("patient-died", 1),
        ("patient-died", 2),
        ("kill-marks-taken", 1),
        ("kill-marks-taken", 2),
        ("dynamite-nurse-taken", 1),
        ("game-ended", -1),
    ]


@rule("DN-10.6")
def test_the_last_kill_mark_can_still_move_the_dynamite_nurse_card() -> None:
    table = main("n16", deck="")
    transport(table, ("P01!", 1))
    kill_marks(table, 5, 5, 1, dynamite_nurse=0)
    act(table, "play n16")

    assert table.over()
    assert table.town.dynamite_nurse == 1


# --- the payment for an Emergency Case -----------------------------------------------------------


def emergency(hand: str = "", *, admits: str = "P10!", tp: int = 4) -> Table:
    """Return a Main Phase with critical Emergency Cases and so many TP; no Nurse is left."""
    table = main(hand, deck="")
    admit(table, 0, admits)
    leave_nurses(table)
    table.main.tp = tp
    return table


@rule("DN-10.5")
def test_a_payment_takes_tp_and_no_action() -> None:
    table = emergency()
    told = act(table, "pay P10")

    assert told == [{"event": "patient-paid-for", "seat": 0, "patient": "P10!", "cost": 2}]
    assert purse(table) == {"tp": 2, "flex": 1}
    assert admitted(table) == "P10!"


@rule("DN-10.5")
def test_it_can_be_made_when_the_action_of_the_phase_is_used_up() -> None:
    table = emergency(admits="P01 P10!")
    act(table, "operate P01", "pay P10")

    assert purse(table) == {}


@rule("DN-10.5")
def test_it_is_made_once_in_a_phase() -> None:
    table = emergency()
    act(table, "pay P10")

    assert why(table, "pay P10") == ("already-paid", "DN-10.5")


@rule("DN-10.5")
def test_it_is_due_again_in_the_next_phase() -> None:
    table = emergency()
    transport(table, ("P01", 1), ("P02", 1), ("P03", 1))
    act(table, "pay P10", "done")
    assert admitted(table) == "P10!"

    to_main(table, 0, tp=2)
    act(table, "done")
    assert (admitted(table), marks(table)) == ("", [1, 0, 0])


@rule("DN-10.5")
def test_nothing_is_paid_by_itself() -> None:
    table = emergency(tp=9)
    told = act(table, "done")

    assert kinds(told)[:3] == ["main-phase-ended", "patient-died", "kill-marks-taken"]
    assert (graveyard(table), markers(table)) == ("P10", [6, 6, 6])


@rule("DN-10.5")
def test_each_one_is_paid_for_by_itself_and_all_unpaid_ones_die_at_once() -> None:
    table = emergency(admits="P08! P10! P18!")
    act(table, "pay P10")
    told = act(table, "done")

    assert admitted(table) == "P10!"
    taken = [one for one in told if one["event"] == "kill-marks-taken"]
    assert [(one["count"], one["total"]) for one in taken] == [(2, 2)]


@rule("DN-10.5")
def test_of_two_alike_each_needs_its_payment() -> None:
    table = emergency(admits="P08! P09!")
    act(table, "pay P08")
    assert purse(table) == {"tp": 3, "flex": 1}
    act(table, "pay P09", "done")

    assert admitted(table) == "P08! P09!"


@rule("DN-10.5")
def test_a_healed_emergency_case_costs_nothing_more() -> None:
    table = emergency(tp=6)
    act(table, "operate P10", "done")

    assert (acquired(table), marks(table)) == ("P10", [0, 0, 0])


@rule("DN-10.5")
def test_one_that_turned_critical_in_this_phase_is_due() -> None:
    table = main("critical-condition")
    admit(table, 0, "P10")
    act(table, "play critical-condition", "done")

    assert graveyard(table) == "P10"


@rule("DN-10.5")
def test_one_that_came_in_during_this_phase_is_due() -> None:
    """It had been sent back into the ambulances, got worse there, and Juno admits it."""
    table = main("n21", deck="")
    transport(table, ("P10!", 0))
    act(table, "play n21", "admit P10")
    assert why(table, "pay P10") == ("not-enough-tp", "DN-10.5")
    act(table, "done")

    assert (graveyard(table), marks(table)) == ("P10", [1, 0, 0])


@rule("DN-10.5")
def test_one_in_transport_or_in_another_hospital_is_not_due() -> None:
    table = main()
    admit(table, 1, "P08!")
    transport(table, ("P10!", 0), ("P01", 1), ("P02", 1))
    act(table, "done")

    assert (graveyard(table), admitted(table, 1)) == ("", "P08!")
    assert ambulances(table)[0] == ("P10!", 0)


@rule("DN-10.5")
def test_other_effects_can_still_kill_one_that_was_paid_for() -> None:
    table = emergency("critical-condition")
    act(table, "pay P10", "play critical-condition")

    assert (graveyard(table), marks(table)) == ("P10", [1, 0, 0])


@rule("DN-10.5")
def test_a_normal_patient_in_critical_condition_needs_no_payment() -> None:
    table = emergency(admits="P01! P08")
    assert why(table, "pay P01") == ("nothing-due", "DN-10.5")
    assert why(table, "pay P08") == ("nothing-due", "DN-10.5")
    act(table, "done")

    assert admitted(table) == "P01! P08"


@rule("DN-10.5")
def test_the_payment_is_not_made_inside_an_effect() -> None:
    table = emergency("reference-letter", admits="P01 P10!")
    act(table, "play reference-letter")

    assert prompt(table) == "refer"
    assert why(table, "pay P10") == ("wrong-moment", "DN-A13")
