"""DN-6.4: Operations and Care, acquired Patients, and the Nurse who comes with them."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquire,
    acquired,
    act,
    admit,
    admitted,
    choices,
    decide,
    discard,
    hand,
    kinds,
    leave_nurses,
    main,
    prompt,
    purse,
    to_main,
    top_nurse,
    transport,
    why,
)
from tests.kit.nurse_turns import markers, spend
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table


def treating(admitted_: str, **points: int) -> Table:
    """Return a game in the Main Phase of seat 1 with these Patients and points; n07 is on top."""
    table = main("", deck="")
    admit(table, 0, admitted_)
    top_nurse(table, "n07")
    to_main(table, 0, **points)
    return table


# --- DN-6.4.1 ----------------------------------------------------------------------------------


@rule("DN-6.4.1")
def test_an_operation_costs_exactly_the_severity_that_is_showing() -> None:
    """3 of 4 TP for the front of P04, 5 of 6 for the back of P05; what is left stays."""
    table = treating("P04 P05!", tp=4)
    act(table, "operate P04")
    front = spend(table)
    to_main(table, 0, tp=6)
    act(table, "operate P05")

    assert (front, spend(table)) == ((1, 0), (1, 0))


@rule("DN-6.4.1")
@pytest.mark.parametrize(("patient_", "severity"), [("P04", 3), ("P04!", 5)])
def test_nobody_may_pay_less(patient_: str, severity: int) -> None:
    """On the back the large number counts, not the one for Care."""
    table = treating(patient_, tp=severity - 1)

    assert "operate P04" not in choices(table)
    assert why(table, "operate P04") == ("not-enough-tp", "DN-6.4.1")


@rule("DN-6.4.1")
def test_gold_does_not_pay_for_an_operation() -> None:
    table = treating("P01", tp=1, gold=9)

    assert why(table, "operate P01") == ("not-enough-tp", "DN-6.4.1")


@rule("DN-6.4.1")
def test_patients_in_transport_cannot_be_treated() -> None:
    table = main()
    transport(table, ("P01", 0), ("P04!", 0))
    to_main(table, 0, tp=9)

    assert why(table, "operate P01") == ("not-admitted", "DN-6.4.1")
    assert why(table, "care P04") == ("not-admitted", "DN-6.4.3")


@rule("DN-6.4.1")
def test_patients_of_other_hospitals_can_be_treated_only_by_a_card() -> None:
    """Moonlighting allows one Operation on them."""
    table = main("moonlighting")
    admit(table, 1, "P01 P04!")
    to_main(table, 0, tp=8)
    before = why(table, "operate P01")

    act(table, "play moonlighting")

    assert before == ("not-admitted", "DN-6.4.1")
    assert [line for line in choices(table) if not line.startswith("buy")] == [
        "operate P01",
        "operate P04",
        "done",
    ]
    assert why(table, "care P04") == ("not-admitted", "DN-6.4.3")


@rule("DN-6.4.1")
def test_one_operation_heals_one_patient() -> None:
    table = treating("P01 P04", tp=9)

    act(table, "operate P01")

    assert (admitted(table), choices(table)) == ("P04", ["done"])


# --- DN-6.4.2 ----------------------------------------------------------------------------------


@rule("DN-6.4.2")
@pytest.mark.parametrize("side", ["P01", "P01!"])
def test_a_healed_patient_gives_the_marker_back_and_is_acquired(side: str) -> None:
    table = treating(side, tp=3)
    before = markers(table)

    told = act(table, "operate P01")

    assert kinds(told)[:2] == ["patient-operated", "patient-acquired"]
    assert (admitted(table), acquired(table)) == ("", "P01")
    assert (before, markers(table)) == ([5, 6, 6], [6, 6, 6])


@rule("DN-6.4.2")
def test_the_marker_goes_back_to_its_owner_and_the_patient_to_who_healed_it() -> None:
    """By Moonlighting these are not the same player."""
    table = main("moonlighting")
    admit(table, 2, "P01")
    top_nurse(table, "n07")
    to_main(table, 0, tp=1)

    act(table, "play moonlighting", "operate P01")

    assert (acquired(table), acquired(table, 2), markers(table)) == ("P01", "", [6, 6, 6])


# --- DN-6.4.3 ----------------------------------------------------------------------------------


@rule("DN-6.4.3")
def test_care_turns_a_critical_patient_to_its_normal_side() -> None:
    """It stays admitted, with its marker; nothing is acquired and no Nurse comes."""
    table = treating("P07!", tp=3)

    told = act(table, "care P07")

    assert told == [{"event": "patient-cared-for", "seat": 0, "patient": "P07", "cost": 2}]
    assert (admitted(table), acquired(table), discard(table)) == ("P07", "", "")
    assert (spend(table), markers(table)) == ((1, 0), [5, 6, 6])


@rule("DN-6.4.3")
def test_care_uses_up_a_treatment() -> None:
    table = treating("P07! P01", tp=9, gold=9)

    act(table, "care P07")

    assert choices(table) == ["done"]


@rule("DN-6.4.3")
def test_care_needs_its_number_in_tp() -> None:
    table = treating("P07!", tp=1)

    assert why(table, "care P07") == ("not-enough-tp", "DN-6.4.3")


@rule("DN-6.4.3")
@pytest.mark.parametrize("side", ["P01", "P08!"])
def test_only_a_critical_patient_with_a_care_number_can_be_cared_for(side: str) -> None:
    """Not one on its normal side, nor an Emergency Case, which has no such number."""
    table = treating(side, tp=9)

    assert why(table, f"care {side.removesuffix('!')}") == ("no-care", "DN-6.4.3")


@rule("DN-6.4.3")
def test_care_costs_less_than_the_operation_on_the_back() -> None:
    """With 1 TP P04 on its back can be cared for, but not operated on."""
    table = treating("P04!", tp=1)

    assert [line for line in choices(table) if "P04" in line] == ["care P04"]


# --- DN-6.4.4 ----------------------------------------------------------------------------------


@rule("DN-6.4.4")
def test_an_operation_brings_the_top_nurse_onto_the_discard_pile() -> None:
    table = treating("P01", tp=2)

    told = act(table, "operate P01")

    assert told[-1] == {"event": "nurse-acquired", "seat": 0, "card": "n07"}
    assert (discard(table), hand(table), prompt(table)) == ("n07", "", "main")
    assert GAME.view(table, None)["town"]["nurses"]["count"] == 17


@rule("DN-6.4.4")
def test_the_top_nurse_of_a_shuffled_pile_is_luck_and_no_choice() -> None:
    table = main("", deck="")
    admit(table, 0, "P01")
    to_main(table, 0, tp=2)

    act(table, "operate P01")
    asked = prompt(table)
    decide(table, "n22")

    assert (asked, discard(table), prompt(table)) == ("luck nurse", "n22", "main")


@rule("DN-6.4.4")
def test_with_an_empty_nurse_pile_the_patient_is_acquired_all_the_same() -> None:
    table = main("", deck="")
    admit(table, 0, "P01")
    leave_nurses(table)
    to_main(table, 0, tp=2)

    told = act(table, "operate P01")

    assert told[-1] == {"event": "no-nurse-left", "seat": 0}
    assert (acquired(table), discard(table), prompt(table)) == ("P01", "", "main")


@rule("DN-6.4.4")
def test_who_heals_by_moonlighting_gets_the_nurse() -> None:
    table = main("moonlighting", deck="")
    admit(table, 1, "P01")
    top_nurse(table, "n07")
    to_main(table, 0, tp=1)

    act(table, "play moonlighting", "operate P01")

    assert (discard(table), discard(table, 1)) == ("n07", "")


# --- DN-6.4.5 ----------------------------------------------------------------------------------


@rule("DN-6.4.5")
@pytest.mark.parametrize(
    "equipment", ["upgraded-medical-equipment", "cutting-edge-medical-equipment"]
)
def test_a_patient_acquired_by_a_card_brings_no_nurse(equipment: str) -> None:
    """It uses no action and no TP either."""
    table = main(equipment, deck="")
    admit(table, 0, "P01")
    top_nurse(table, "n07")

    act(table, f"play {equipment}", "choose P01")

    assert (acquired(table), discard(table), markers(table)) == ("P01", "", [6, 6, 6])
    assert purse(table) == {"flex": 1}


@rule("DN-6.4.5")
def test_a_patient_got_by_an_exchange_brings_no_nurse() -> None:
    table = main("n09", deck="examination")
    acquire(table, 1, "P01")
    top_nurse(table, "n07")

    act(table, "play n09", "swap 2")

    assert (acquired(table), discard(table)) == ("P01", "")
