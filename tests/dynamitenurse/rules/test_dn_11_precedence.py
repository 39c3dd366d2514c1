"""DN-11: where a card's text and the rulebook disagree, the text is carried out."""

from __future__ import annotations

from tests.kit.nurse import (
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    choices,
    leave_nurses,
    main,
    transport,
    why,
)
from tests.kit.nurse_turns import phase
from tests.kit.rules import rule


@rule("DN-11.1")
def test_a_text_lets_a_patient_of_another_hospital_be_operated_on() -> None:
    """Against DN-6.4.1."""
    table = main("moonlighting simple-surgery")
    admit(table, 1, "P01")
    leave_nurses(table)
    act(table, "play simple-surgery")
    table.main.tp = 2
    assert why(table, "operate P01") == ("not-admitted", "DN-6.4.1")

    act(table, "play moonlighting", "operate P01")
    assert acquired(table) == "P01"


@rule("DN-11.1")
def test_a_text_admits_outside_the_admission_phase() -> None:
    """Against DN-8.1."""
    table = main("n21", deck="")
    transport(table, ("P01", 0))
    assert why(table, "admit P01") == ("wrong-moment", "DN-6.1")

    act(table, "play n21", "admit P01")
    assert (phase(table), admitted(table)) == ("main", "P01")


@rule("DN-11.1")
def test_a_text_puts_more_patients_into_the_ambulances_than_they_hold() -> None:
    """Against DN-7.3."""
    table = main("this-is-all-wrong")
    admit(table, 0, "P01")
    transport(table, ("P11", 1), ("P12", 1), ("P13", 1))
    act(table, "play this-is-all-wrong", "send back 1", "assign 2")

    assert len(ambulances(table)) == 4


@rule("DN-11.1")
def test_a_text_skips_a_phase_that_every_turn_has() -> None:
    """Against DN-5.1."""
    table = main("n15 examination", deck="")
    admit(table, 0, "P01 P04 P07")
    transport(table, ("P11", 1), ("P12", 1), ("P13", 1))
    act(table, "play n15", "done")
    assert choices(table) == ["done", "skip admission"]

    act(table, "skip admission")
    assert (phase(table), admitted(table)) == ("cleanup", "P01 P04 P07")


@rule("DN-11.1")
def test_a_text_acquires_a_patient_without_an_operation() -> None:
    """Against DN-6.4: no TP, no Treatment."""
    table = main("upgraded-medical-equipment")
    admit(table, 0, "P01")
    act(table, "play upgraded-medical-equipment", "choose P01")

    assert acquired(table) == "P01"
