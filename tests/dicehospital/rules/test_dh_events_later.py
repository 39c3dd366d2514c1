"""DH-EV09 to DH-EV15: events that work in activation, neglect and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.build import GAME, act, activation, choices, fill, patients, solo_activation, why
from tests.kit.rounds import (
    administrator,
    at,
    department,
    event,
    give,
    hospital,
    improvement,
    names,
    scored,
    specialist,
    wave_through,
)
from tests.kit.rules import rule
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table


def under(card: str, *hospitals: str, **settings: Any) -> Table:
    """Return an activation while this event lies open."""
    table = activation(*hospitals, **settings)
    table.event = event(table, card)
    return table


# --- DH-EV09 Community Volunteers --------------------------------------------------------------


@rule("DH-EV09")
def test_volunteers_spare_up_to_two_neglected_patients() -> None:
    """Any two untreated ones, chosen by their owner; the treated need no help."""
    table = under("community-volunteers", hospital("R1 R4 Y1 G5*"))
    act(table, "done")

    offered = choices(table)
    refused = [why(table, line) for line in ("protect G5", "protect G6")]
    act(table, "protect R1")
    second = choices(table)
    act(table, "protect Y1")

    assert offered == ["skip", "protect R1", "protect R4", "protect Y1"]
    assert refused == [("not-neglected", "DH-EV09"), ("no-such-patient", "DH-EV09")]
    assert second == ["skip", "protect R4", "protect Y1"]
    assert (patients(table), table.hospitals[0].fatalities) == ("R1 R3 Y1 G5", 0)


@rule("DH-EV09")
@pytest.mark.parametrize(("lines", "left"), [(["skip"], "R3"), (["protect R1", "skip"], "R1 R3")])
def test_volunteers_may_help_fewer_or_nobody(lines: list[str], left: str) -> None:
    """One, or none: whoever is not chosen gets worse."""
    table = under("community-volunteers", hospital("R1 R4"))
    act(table, "done")

    act(table, *lines)

    assert patients(table) == left


@rule("DH-EV09")
def test_volunteers_come_besides_the_administrator() -> None:
    """One red patient is protected in any case, and then up to two more."""
    table = under("community-volunteers", hospital("R1 R2 Y1 G1"))
    table.hospitals[0].administrator = administrator(table, "admin-red-protect")
    act(table, "done")

    by_administrator = choices(table)
    refused = why(table, "skip")
    act(table, "protect R1")
    by_volunteers = choices(table)
    act(table, "protect Y1", "protect G1")

    assert by_administrator == ["protect R1", "protect R2"]
    assert refused == ("effect-not-optional", "DH-6.2")
    assert by_volunteers == ["skip", "protect R2", "protect Y1", "protect G1"]
    assert patients(table) == "R1 R1 Y1 G1"


@rule("DH-EV09")
def test_all_players_send_their_volunteers_together() -> None:
    """Both are asked at once; nobody gets worse before both have chosen."""
    table = under("community-volunteers", hospital("R1"), hospital("Y1 Y2"))
    act(table, "done")
    act(table, "done", seat=1)

    together = GAME.actors(table)
    told = act(table, "protect Y1", "skip", seat=1)
    told_then = act(table, "skip")

    assert together == [0, 1]
    assert names(told) == ["patient-protected", "effect-declined"]
    assert names(told_then, of="patient-died patient-worsened") == [
        "patient-died",
        "patient-worsened",
    ]


@rule("DH-EV09")
def test_volunteers_without_neglected_patients_are_not_asked_for() -> None:
    """A hospital of treated patients goes on at once."""
    table = under("community-volunteers", hospital("R3* Y4*"))

    act(table, "done")

    assert table.chance == steps.LUCK_REVEAL


# --- DH-EV10 Blood Shortage --------------------------------------------------------------------


@rule("DH-EV10")
def test_in_a_blood_shortage_bags_cannot_be_spent() -> None:
    """Neither to heal nor to recolour, not even to make a department possible."""
    table = under("blood-shortage", hospital("R3 R4", staff="nurse", bags=3))

    offered = choices(table)
    refused = why(table, "transfuse R3")
    act(table, "place nurse imaging")

    assert offered == ["done", "place nurse critical-care-unit", "place nurse imaging"]
    assert refused == ("bags-frozen", "DH-EV10")
    assert choices(table) == ["treat R3", "treat R4"]
    assert why(table, "treat R3 as G") == ("bags-frozen", "DH-EV10")


@rule("DH-EV10")
def test_in_a_blood_shortage_bags_can_be_gained_and_are_kept() -> None:
    """For the lowest ambulance, for a returned improvement, and by a technician."""
    table = improvement("cardiology surgeon paramedic", 1, 2, experimental=True)
    table.event = event(table, "blood-shortage")
    table.hospitals[0].specialists = (specialist(table, "haematology-technician"),)
    fill(table, 0, "R6 Y3")
    act(table, "take department cardiology")
    act(table, "pass", seat=1)
    act(table, "return cardiology")

    act(table, "place haematology-technician clinic", "treat R6")

    assert table.hospitals[0].bags == 2
    assert why(table, "transfuse Y3") == ("bags-frozen", "DH-EV10")


@rule("DH-EV10")
def test_without_the_event_the_same_bags_can_be_spent() -> None:
    """The shortage, and nothing else, keeps them."""
    table = activation(hospital("R3 R4", staff="nurse", bags=3))

    assert "transfuse R3" in choices(table)
    assert "place nurse pharmacy" in choices(table)


# --- DH-EV11 Paperwork Backlog -----------------------------------------------------------------


def backlog() -> Table:
    """Return Phase 2 of a paperwork backlog, before anything is taken."""
    table = improvement("cardiology radiology surgeon paramedic", 1, 2, 3)
    table.event = event(table, "paperwork-backlog")
    fill(table, 0, "R2 R3 R4")
    return table


@rule("DH-EV11")
@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("take department cardiology", "place nurse cardiology"),
        ("take specialist surgeon", "place surgeon imaging"),
    ],
)
def test_an_improvement_taken_in_a_backlog_waits_for_the_next_round(line: str, place: str) -> None:
    """It can be seen, not used; in the round after, it works."""
    table = backlog()
    act(table, line)
    wave_through(table, at(steps.ACTIVATE))

    now = why(table, place)
    wave_through(table, lambda later: later.round == 2 and at(steps.ADMIT, steps.IMPROVE)(later))
    fill(table, 0, "R2 R3 R4")
    wave_through(table, at(steps.ACTIVATE))

    assert now == ("improvement-waits", "DH-EV11")
    assert place in choices(table)


@rule("DH-EV11")
def test_improvements_of_earlier_rounds_work_in_a_backlog() -> None:
    """An older Cardiology and an older Surgeon can be used, also beside new ones alike."""
    table = backlog()
    table.hospitals[0].tiles = (department(table, "cardiology"),)
    table.hospitals[0].specialists = (specialist(table, "surgeon"),)
    act(table, "take specialist surgeon")
    wave_through(table, at(steps.ACTIVATE))
    shown = GAME.view(table, 0)["hospitals"][0]

    assert shown["idle"] == ["nurse", "nurse", "nurse", "surgeon"]
    assert shown["specialists"] == ["surgeon", "surgeon"]
    assert "place surgeon cardiology" in choices(table)


@rule("DH-EV11")
def test_what_was_taken_in_a_backlog_can_be_returned() -> None:
    """For a blood bag, as always."""
    table = backlog()
    act(table, "take department cardiology")
    act(table, "pass", seat=1)
    act(table, "pass", seat=2)

    act(table, "return cardiology")

    assert (table.hospitals[0].tiles, table.hospitals[0].bags) == ((), 1)


# --- DH-EV12 Health Inspection -----------------------------------------------------------------


@rule("DH-EV12")
@pytest.mark.parametrize(
    ("wards", "amount"),
    [
        pytest.param("R3* Y4*", [2], id="nobody untreated"),
        pytest.param("", [2], id="no patient at all"),
        pytest.param("R3 Y4*", [], id="one"),
        pytest.param("R3 Y4", [], id="two"),
        pytest.param("R3 Y4 G5", [-1], id="three"),
        pytest.param("R3 R3 Y4 G5 G5 G6*", [-1], id="five"),
    ],
)
def test_an_inspection_counts_untreated_patients(wards: str, amount: list[int]) -> None:
    """None brings two points, three or more cost one, one or two change nothing."""
    table = under("health-inspection", hospital(wards))
    give(table, 0, points=4)

    act(table, "done")

    assert [one for one, reason in scored(table) if reason == "inspection"] == amount


@rule("DH-EV12")
def test_the_inspection_comes_at_the_start_of_phase_four() -> None:
    """Before protection and deaths: three untreated count, though one is safe and one dies."""
    table = under("health-inspection", hospital("R1 Y4 G5"))
    table.hospitals[0].administrator = administrator(table, "admin-green-protect")
    give(table, 0, points=4)

    told = act(table, "done")

    seen = [one["event"] for one in told if one["seat"] == 0][1:]
    assert seen == ["points-scored", "patient-protected", "patient-died", "patient-worsened"]
    assert table.hospitals[0].score == 3


@rule("DH-EV12")
def test_every_hospital_is_inspected() -> None:
    """Each by itself."""
    table = under("health-inspection", hospital("R3*"), hospital("Y3 Y4 Y5"), hospital("G3"))
    for seat in range(3):
        give(table, seat, points=4)
        act(table, "done", seat=seat)

    assert [int(one.score) for one in table.hospitals] == [6, 3, 4]


# --- DH-EV13 to DH-EV15 Research Grants --------------------------------------------------------

GRANTS = [
    pytest.param("red", "R", "Y", marks=rule("DH-EV13")),
    pytest.param("yellow", "Y", "G", marks=rule("DH-EV14")),
    pytest.param("green", "G", "R", marks=rule("DH-EV15")),
]


@pytest.mark.parametrize(("colour", "own", "other"), GRANTS)
@pytest.mark.parametrize(("count", "amount"), [(1, []), (2, [2]), (3, [2])])
def test_a_research_grant_rewards_two_of_its_colour(
    colour: str, own: str, other: str, count: int, amount: list[int]
) -> None:
    """Two points for two or more of the colour, once; one of it or three others bring nothing."""
    wards = [f"{own}6"] * count + [f"{other}6"] * 3
    table = under(f"research-grant-{colour}", hospital(" ".join([*wards, "R1*"]), bags=6))

    act(table, *(f"transfuse {die}" for die in wards), "done")

    assert [one for one, reason in scored(table) if reason == "grant"] == amount


@pytest.mark.parametrize(("colour", "own", "other"), GRANTS)
def test_a_grant_goes_by_the_printed_colour(colour: str, own: str, other: str) -> None:
    """A recoloured patient is discharged in its printed colour (DH-5.13)."""
    wards = [f"{own}6", f"{other}>{own}6*", "R1*"]
    table = under(f"research-grant-{colour}", hospital(" ".join(wards), bags=2))

    act(table, f"transfuse {wards[0]}", f"transfuse {wards[1]}", "done")

    assert [one for one, reason in scored(table) if reason == "grant"] == []


@rule("DH-EV13", "DH-EV14", "DH-EV15")
def test_every_player_can_earn_the_grant_and_solo_too() -> None:
    """It is no contest."""
    table = under(
        "research-grant-red", hospital("R6 R6 Y1*", bags=2), hospital("R6 R6 Y1*", bags=2)
    )
    alone = solo_activation(hospital("R6 R6 Y1*", bags=2))
    alone.event = event(alone, "research-grant-red")
    alone.reports = (-1,) * 6
    for seat in (0, 1):
        act(table, "transfuse R6", "transfuse R6", "done", seat=seat)
    act(alone, "transfuse R6", "transfuse R6", "done")

    assert scored(table) == scored(table, 1) == scored(alone) == [(3, "discharged"), (2, "grant")]
