"""DN-1.9: Patients that look alike are one choice."""

from __future__ import annotations

from tests.kit.nurse import act, admit, admitted, choices, main, to_main, why
from tests.kit.nurse_turns import phase, to_admission
from tests.kit.rules import rule


@rule("DN-1.9")
def test_patients_that_look_alike_are_one_choice() -> None:
    """P01 to P03 are the same card, but one of them shows its back."""
    table = main("reference-letter", deck="")
    admit(table, 0, "P01 P02 P03! P04")

    act(table, "play reference-letter")

    assert choices(table) == ["choose P01", "choose P03", "choose P04", "skip"]
    assert why(table, "choose P02") == ("same-as-another", "DN-1.9")


@rule("DN-1.9")
def test_treatment_is_offered_once_for_patients_that_look_alike() -> None:
    table = main("", deck="")
    admit(table, 0, "P01 P02 P04! P05!")
    to_main(table, 0, tp=5)

    assert [line for line in choices(table) if "P0" in line] == [
        "operate P01",
        "operate P04",
        "care P04",
    ]
    assert why(table, "operate P02") == ("same-as-another", "DN-1.9")
    assert why(table, "care P05") == ("same-as-another", "DN-1.9")


@rule("DN-1.9")
def test_a_patient_paid_for_does_not_look_like_one_that_is_not() -> None:
    """P08 and P09 are the same Emergency Case."""
    table = main("closed", deck="")
    admit(table, 0, "P08! P09!")
    to_main(table, 0, tp=2)
    before = [line for line in choices(table) if line.startswith("pay")]

    act(table, "pay P08")
    after = [line for line in choices(table) if line.startswith("pay")]
    act(table, "play closed", "search events", "top erase")

    assert (before, after) == (["pay P08"], ["pay P09"])
    assert choices(table) == ["choose P08", "choose P09"]


@rule("DN-1.9")
def test_two_paid_patients_look_alike_again() -> None:
    table = main("closed", deck="")
    admit(table, 0, "P08! P09! P01")
    to_main(table, 0, tp=2)

    act(table, "pay P08", "pay P09", "play closed", "search events", "top erase")

    assert choices(table) == ["choose P01", "choose P08"]


@rule("DN-1.9")
def test_a_choice_among_patients_that_are_all_alike_is_not_asked() -> None:
    """Three of the same card and one over the beds: one of them gets worse."""
    table = main("", deck="")
    admit(table, 0, "P01 P02 P03")

    to_admission(table)

    assert (admitted(table), phase(table)) == ("P01! P02 P03", "main")
