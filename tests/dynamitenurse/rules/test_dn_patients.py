"""DN-P01 to DN-P40: every Patient treated on both sides, transported, and owned at the end."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.kit.nurse import (
    acquire,
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    decide,
    end_game,
    graveyard,
    leave_nurses,
    main,
    points,
    purse,
    top_patient,
    why,
)
from tests.kit.nurse_turns import marks, to_transportation
from tests.kit.rules import rule
from wardround.dynamitenurse.state import Table


class Printed(NamedTuple):
    """What is printed on a Patient; an Emergency Case has no Care, and only it has a payment."""

    patient: str
    name: str
    front: int
    critical: int
    care: int | None
    payment: int | None
    vp: int


PATIENTS = [
    pytest.param(Printed("P01", "wounded", 2, 3, 1, None, 1), marks=rule("DN-P01")),
    pytest.param(Printed("P02", "wounded", 2, 3, 1, None, 1), marks=rule("DN-P02")),
    pytest.param(Printed("P03", "wounded", 2, 3, 1, None, 1), marks=rule("DN-P03")),
    pytest.param(Printed("P04", "wounded", 3, 5, 1, None, 2), marks=rule("DN-P04")),
    pytest.param(Printed("P05", "wounded", 3, 5, 1, None, 2), marks=rule("DN-P05")),
    pytest.param(Printed("P06", "wounded", 3, 5, 1, None, 2), marks=rule("DN-P06")),
    pytest.param(Printed("P07", "wounded", 4, 6, 2, None, 3), marks=rule("DN-P07")),
    pytest.param(Printed("P08", "wounded", 3, 5, None, 1, 3), marks=rule("DN-P08")),
    pytest.param(Printed("P09", "wounded", 3, 5, None, 1, 3), marks=rule("DN-P09")),
    pytest.param(Printed("P10", "wounded", 4, 6, None, 2, 4), marks=rule("DN-P10")),
    pytest.param(Printed("P11", "poisoned", 2, 3, 1, None, 1), marks=rule("DN-P11")),
    pytest.param(Printed("P12", "poisoned", 2, 3, 1, None, 1), marks=rule("DN-P12")),
    pytest.param(Printed("P13", "poisoned", 3, 5, 1, None, 2), marks=rule("DN-P13")),
    pytest.param(Printed("P14", "poisoned", 3, 5, 1, None, 2), marks=rule("DN-P14")),
    pytest.param(Printed("P15", "poisoned", 3, 5, 1, None, 2), marks=rule("DN-P15")),
    pytest.param(Printed("P16", "poisoned", 4, 6, 2, None, 3), marks=rule("DN-P16")),
    pytest.param(Printed("P17", "poisoned", 4, 6, 2, None, 3), marks=rule("DN-P17")),
    pytest.param(Printed("P18", "poisoned", 3, 5, None, 1, 3), marks=rule("DN-P18")),
    pytest.param(Printed("P19", "poisoned", 4, 6, None, 2, 4), marks=rule("DN-P19")),
    pytest.param(Printed("P20", "poisoned", 4, 6, None, 2, 4), marks=rule("DN-P20")),
    pytest.param(Printed("P21", "sick", 2, 3, 1, None, 1), marks=rule("DN-P21")),
    pytest.param(Printed("P22", "sick", 3, 5, 1, None, 2), marks=rule("DN-P22")),
    pytest.param(Printed("P23", "sick", 3, 5, 1, None, 2), marks=rule("DN-P23")),
    pytest.param(Printed("P24", "sick", 3, 5, 1, None, 2), marks=rule("DN-P24")),
    pytest.param(Printed("P25", "sick", 4, 6, 2, None, 3), marks=rule("DN-P25")),
    pytest.param(Printed("P26", "sick", 4, 6, 2, None, 3), marks=rule("DN-P26")),
    pytest.param(Printed("P27", "sick", 5, 7, 2, None, 4), marks=rule("DN-P27")),
    pytest.param(Printed("P28", "sick", 3, 5, None, 1, 3), marks=rule("DN-P28")),
    pytest.param(Printed("P29", "sick", 4, 6, None, 2, 4), marks=rule("DN-P29")),
    pytest.param(Printed("P30", "sick", 5, 7, None, 2, 5), marks=rule("DN-P30")),
    pytest.param(Printed("P31", "cursed", 3, 5, 1, None, 2), marks=rule("DN-P31")),
    pytest.param(Printed("P32", "cursed", 3, 5, 1, None, 2), marks=rule("DN-P32")),
    pytest.param(Printed("P33", "cursed", 4, 6, 2, None, 3), marks=rule("DN-P33")),
    pytest.param(Printed("P34", "cursed", 4, 6, 2, None, 3), marks=rule("DN-P34")),
    pytest.param(Printed("P35", "cursed", 5, 7, 2, None, 4), marks=rule("DN-P35")),
    pytest.param(Printed("P36", "cursed", 5, 7, 2, None, 4), marks=rule("DN-P36")),
    pytest.param(Printed("P37", "cursed", 6, 9, 3, None, 6), marks=rule("DN-P37")),
    pytest.param(Printed("P38", "cursed", 4, 6, None, 2, 4), marks=rule("DN-P38")),
    pytest.param(Printed("P39", "cursed", 4, 6, None, 2, 4), marks=rule("DN-P39")),
    pytest.param(Printed("P40", "cursed", 5, 7, None, 2, 5), marks=rule("DN-P40")),
]
every_patient = pytest.mark.parametrize("one", PATIENTS)

OF_NAME = {
    "wounded": ["P01", "P02", "P03"],
    "poisoned": ["P11", "P12", "P13"],
    "sick": ["P21", "P22", "P23"],
    "cursed": ["P31", "P32", "P33"],
}


def ward(patient: str, tp: int) -> Table:
    """Return a Main Phase with one Patient admitted and so many TP; no Nurse is left."""
    table = main(deck="")
    admit(table, 0, patient)
    leave_nurses(table)
    table.main.tp = tp
    return table


@every_patient
def test_an_operation_costs_exactly_the_severity_that_shows(one: Printed) -> None:
    for sided, severity in ((one.patient, one.front), (f"{one.patient}!", one.critical)):
        poor = ward(sided, severity - 1)
        assert why(poor, f"operate {one.patient}") == ("not-enough-tp", "DN-6.4.1")

        table = ward(sided, severity)
        told = act(table, f"operate {one.patient}")
        assert (told[0]["cost"], purse(table)) == (severity, {})
        assert (acquired(table), admitted(table)) == (one.patient, "")


@every_patient
def test_care_costs_the_small_number_of_the_back_where_there_is_one(one: Printed) -> None:
    assert why(ward(one.patient, 9), f"care {one.patient}") == ("no-care", "DN-6.4.3")
    if one.care is None:
        assert why(ward(f"{one.patient}!", 9), f"care {one.patient}") == ("no-care", "DN-6.4.3")
        return
    poor = ward(f"{one.patient}!", one.care - 1)
    assert why(poor, f"care {one.patient}") == ("not-enough-tp", "DN-6.4.3")

    table = ward(f"{one.patient}!", one.care)
    act(table, f"care {one.patient}")
    assert (admitted(table), acquired(table), purse(table)) == (one.patient, "", {})


@every_patient
def test_a_critical_emergency_case_must_be_paid_for_and_no_other_patient_can_be(
    one: Printed,
) -> None:
    assert why(ward(one.patient, 9), f"pay {one.patient}") == ("nothing-due", "DN-10.5")
    unpaid = ward(f"{one.patient}!", 9)
    if one.payment is None:
        assert why(unpaid, f"pay {one.patient}") == ("nothing-due", "DN-10.5")
        act(unpaid, "done")
        assert (admitted(unpaid), marks(unpaid)[0]) == (f"{one.patient}!", 0)
        return
    act(unpaid, "done")
    assert (graveyard(unpaid), marks(unpaid)[0]) == (one.patient, 1)

    poor = ward(f"{one.patient}!", one.payment - 1)
    assert why(poor, f"pay {one.patient}") == ("not-enough-tp", "DN-10.5")

    table = ward(f"{one.patient}!", one.payment)
    act(table, f"pay {one.patient}")
    assert purse(table) == {"flex": 1}
    act(table, "done")
    assert (admitted(table), marks(table)[0]) == (f"{one.patient}!", 0)


@every_patient
def test_only_an_emergency_case_goes_straight_to_the_hospital(one: Printed) -> None:
    table = main(deck="")
    top_patient(table, one.patient)
    to_transportation(table)
    decide(table, "P17" if one.patient != "P17" else "P16")
    act(table, "assign 2")

    in_hospital = one.payment is not None
    assert admitted(table, 1) == (one.patient if in_hospital else "")
    assert ambulances(table) == ([] if in_hospital else [(one.patient, 1)])


@every_patient
def test_its_points_and_its_name_count_for_who_acquired_it(one: Printed) -> None:
    """Dora Onyx counts the Patients of one name, Mint Halioca the Emergency Cases."""
    table = main("n10 n13", deck="")
    others = [other for other in OF_NAME[one.name] if other != one.patient][:2]
    acquire(table, 0, " ".join([one.patient, *others]))
    end_game(table)

    assert points(table)[f"acquired {one.patient}"] == one.vp
    assert points(table)["end-text n10"] == 3
    assert points(table).get("end-text n13", 0) == (0 if one.payment is None else -1)
