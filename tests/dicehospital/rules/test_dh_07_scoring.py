"""DH-7: points for discharged patients, administrators and empty hospitals."""

from __future__ import annotations

import pytest

from tests.kit.build import act, activation, choices, decide, patients, plain, solo_activation
from tests.kit.cards_build import (
    LAST_ROUND,
    appoint,
    closing,
    discharged,
    finish,
    points,
    reveal,
)
from tests.kit.rules import rule

# --- points for the number (DH-7.1) -------------------------------------------------------------


@rule("DH-7.1")
@pytest.mark.parametrize(
    ("number", "scored"),
    [
        (0, []), (1, [1]), (2, [3]), (3, [5]), (4, [7]), (5, [9]), (6, [11]), (7, [14]), (8, [17]),
        (9, [21]), (10, [25]), (11, [30]), (12, [35]), (13, [35]), (14, [35]), (20, [35]),
    ],
)  # fmt: skip
def test_points_by_number_discharged(number: int, scored: list[int]) -> None:
    """As the table prints it; more than twelve score what twelve do."""
    table = closing("R3*")
    discharged(table, ("RYG" * 7)[:number])
    finish(table)

    assert [amount for amount, reason in points(table) if reason == "discharged"] == scored


@rule("DH-7.1")
def test_every_player_scores_what_they_discharged() -> None:
    """Each for themselves."""
    table = closing("R3*", "G3*")
    discharged(table, "RR", seat=0)
    discharged(table, "YYG", seat=1)
    finish(table)

    assert points(table, 0) == [(3, "discharged")]
    assert points(table, 1) == [(5, "discharged")]


@rule("DH-7.1")
def test_more_than_twelve_can_be_discharged_with_admissions() -> None:
    """Eleven have gone home; the nurse discharges one more and admits another who follows."""
    table = activation(
        "R6 / admissions-nurse nurse / - / 1", "G3 / - / - / 0", round=LAST_ROUND, promos=True
    )
    discharged(table, "RRRRYYYYGGG")
    act(table, "place admissions-nurse clinic", "treat R6", "draw")
    decide(table, *plain("Y5"))
    act(table, "place nurse oncology", "treat Y5", "transfuse Y6*")
    finish(table)

    assert points(table)[0] == (35, "discharged")


# --- an empty hospital (DH-7.2) -----------------------------------------------------------------


@rule("DH-7.2")
@pytest.mark.parametrize("round", [1, 4, 8])
def test_an_empty_hospital_scores_5_in_any_round(round: int) -> None:
    """All beds empty at the end of the phase, also when nobody was discharged."""
    table = activation("- / - / - / 0", "R3 / - / - / 0", round=round)
    finish(table)

    assert points(table, 0) == [(5, "empty-hospital")]
    assert points(table, 1) == []


@rule("DH-7.2")
def test_discharging_the_last_patient_empties_the_hospital() -> None:
    """The points for the discharge and the five for the beds."""
    table = activation("R6 / nurse / - / 0", round=LAST_ROUND)
    act(table, "place nurse clinic", "treat R6")
    finish(table)

    assert points(table) == [(1, "discharged"), (5, "empty-hospital")]


@rule("DH-7.2")
def test_a_death_can_empty_the_last_bed() -> None:
    """Ruling: the five points come all the same."""
    table = closing("R1")
    finish(table)

    assert points(table) == [(5, "empty-hospital")]
    assert int(table.hospitals[0].fatalities) == 1


@rule("DH-7.2")
def test_a_single_patient_left_is_no_empty_hospital() -> None:
    """Treated or protected, it lies in a bed."""
    table = closing("R1*", "G1")
    appoint(table, "admin-green-protect", seat=1)
    finish(table)

    assert points(table, 0) == points(table, 1) == []


# --- administrators and the bag (DH-7.3) --------------------------------------------------------


@rule("DH-7.3")
def test_discharged_dice_return_to_the_bag_after_scoring() -> None:
    """All of them, in their colours, once they have scored for administrators too."""
    table = closing("R3*", "G3*")
    full = list(table.bag)
    discharged(table, "RRY", seat=0)
    discharged(table, "GGG", seat=1)
    appoint(table, "admin-red-discharge", seat=0)
    appoint(table, "admin-green-discharge", seat=1)
    finish(table)

    assert list(table.bag) == full
    assert [int(hospital.gone) for hospital in table.hospitals] == [0, 0]
    assert points(table, 0) == [(5, "discharged"), (1, "administrator")]
    assert points(table, 1) == [(5, "discharged"), (1, "administrator")]


@rule("DH-7.3")
def test_nobody_without_an_administrator_scores_for_one() -> None:
    """The points for the number are all there is."""
    table = closing("R3*")
    discharged(table, "RRYYGG")
    finish(table)

    assert points(table) == [(11, "discharged")]


# --- the most (DH-7.4) --------------------------------------------------------------------------


@rule("DH-7.4")
@pytest.mark.parametrize(
    ("areas", "scored"),
    [
        (("RR", "Y"), [0]),
        (("Y", "RR"), []),
        (("RR", "YY"), []),
        (("", ""), []),
        (("R", ""), [0]),
        (("RRR", "YY", "GG"), [0]),
        (("RRR", "YY", "GGG"), []),
        (("RRR", "", "", "GGG"), []),
        (("RYG", "RY", "RG", "YG"), [0]),
    ],
)
def test_the_most_is_strictly_more_than_every_other_player(
    areas: tuple[str, ...], scored: list[int]
) -> None:
    """A tie gives nothing, and the most of nothing is none."""
    table = closing(*("R3*" for _ in areas))
    for seat, colours in enumerate(areas):
        discharged(table, colours, seat)
    appoint(table, "admin-most")
    finish(table)

    winners = [0 for _, reason in points(table) if reason == "administrator"]
    assert winners == scored


# --- the order (DH-7.5) -------------------------------------------------------------------------


@rule("DH-7.5")
def test_the_order_of_points() -> None:
    """The number, the administrator, the grant, and last the empty beds."""
    table = closing("")
    discharged(table, "RR")
    appoint(table, "admin-red-discharge")
    reveal(table, "research-grant-red")
    finish(table)

    assert points(table) == [
        (3, "discharged"),
        (1, "administrator"),
        (2, "grant"),
        (5, "empty-hospital"),
    ]


@rule("DH-7.5")
def test_reports_come_before_all_points() -> None:
    """A solo player is asked for reports while the discharged dice still lie there."""
    table = solo_activation("R6 R6 / nurse nurse / - / 0")
    known = [one.card.id for one in table.content.reports]
    table.reports = tuple(
        known.index(f"report-{one}") for one in ["rr", "yy", "gg", "rrr", "yyy", "ggg"]
    )
    act(table, "place nurse clinic", "treat R6", "place nurse critical-care-unit", "treat R6")
    act(table, "done")

    assert choices(table) == ["pass", "report report-rr"]
    assert points(table) == []
    act(table, "report report-rr")
    assert points(table) == [(3, "discharged"), (5, "empty-hospital")]
    assert patients(table) == ""
