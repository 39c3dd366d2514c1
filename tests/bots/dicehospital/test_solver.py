"""What the solver finds in hospitals that can be worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.brute import BruteForce, played
from tests.kit.build import act, activation
from tests.kit.plain import Json
from tests.kit.rounds import event
from wardround.bots.dicehospital.bounds import Bound
from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.lines import line_of
from wardround.bots.dicehospital.problem import node_of, problem_of
from wardround.bots.dicehospital.search import Found, Planner, path_to
from wardround.bots.dicehospital.solving import Solution, solve
from wardround.dicehospital.state import Table
from wardround.dicehospital.within_placement import COPYING

PRINTED = ["critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging", "clinic"]
ENOUGH = 10**6
SPA = """
[pack]
game = "dice-hospital"
name = "spa"
format = 1

[[department]]
id = "spa"
copies = 2
effect = { heal = 2, count = 2, colour = "green", pattern = "equal", points = 3 }

[[specialist]]
id = "masseur"
meeple = "blue"
copies = 1
when = { healed = "green" }
effect = { flip = true, who = "different" }

[[specialist]]
id = "barber"
meeple = "blue"
copies = 1
when = { healed = "any" }
effect = { heal = 3, values = [4] }
"""


def only(*departments: str) -> str:
    """Return the field of departments in which only these printed ones are unused."""
    return " ".join(f"{one}!" for one in PRINTED if one not in departments)


def solution(table: Table, width: int = 50, limit: int = ENOUGH) -> Solution:
    """Return the solution for the first seat."""
    return solve(table, 0, Judge(table.content), width, limit)


def solved(text: str, **settings: Any) -> Json:
    """Return the solution of a hospital as plain values, without the nodes."""
    table = activation(text, **settings)
    record: Json = solution(table).record(table)
    assert int(record.pop("nodes")) > 0
    return record


def answer(points: float, discharged: int, deaths: int, empty: bool, *plan: str) -> Json:
    """Return a proven solution as plain values."""
    return {
        "points": points,
        "discharged": discharged,
        "deaths": deaths,
        "empty": empty,
        "exact": True,
        "plan": list(plan),
    }


# --- what there is to do -----------------------------------------------------------------------


def test_an_empty_hospital_has_nothing_to_do_and_scores_for_its_empty_beds() -> None:
    assert solved("- / nurse nurse surgeon / cardiology / 3") == answer(5, 0, 0, True, "done")


def test_without_staff_and_bags_patients_are_left_to_their_fate() -> None:
    assert solved("R1 Y1* G6 / - / - / 0") == answer(-2, 0, 1, False, "done")


def test_a_death_in_the_last_bed_empties_the_hospital() -> None:
    assert solved("R1 / - / - / 0") == answer(3, 0, 1, True, "done")


def test_a_hospital_without_a_target_for_its_departments_is_done() -> None:
    told = solved(f"R2 / nurse / cardiology {only('oncology', 'clinic')} / 0")

    assert told == answer(0, 0, 0, False, "done")


def test_the_last_patient_is_worth_six_points() -> None:
    told = solved(f"Y6 / nurse / {only('oncology')} / 0")

    assert told == answer(6, 1, 0, True, "place nurse oncology", "treat Y6", "done")


def test_two_steps_by_a_department_and_its_specialist_go_to_one_patient() -> None:
    told = solved(f"R5 / surgeon / {only('critical-care-unit')} / 0")

    assert told == answer(
        6, 1, 0, True, "place surgeon critical-care-unit", "treat R5", "treat R6*+", "done"
    )


# --- blood bags --------------------------------------------------------------------------------


def test_a_blood_bag_heals() -> None:
    assert solved("G6 / - / - / 1") == answer(6, 1, 0, True, "transfuse G6", "done")


def test_a_blood_bag_recolours_what_only_another_colour_could_heal() -> None:
    told = solved(f"G2 G4 / nurse / operating-theatre {only()} / 1")

    assert told["points"] == 1
    assert told["plan"] == ["place nurse operating-theatre", "treat G4 as R", "done"]


def test_bags_are_of_no_use_while_an_event_freezes_them() -> None:
    table = activation("G6 / - / - / 2", events=True)
    table.event = event(table, "blood-shortage")

    assert solution(table).record(table)["points"] == 0


def test_bags_gained_while_an_event_freezes_them_stay_where_they_are() -> None:
    table = activation(
        f"Y1 G6 / pathologist / {only('oncology')} / 0", experimental=True, events=True
    )
    table.hospitals[0].fatalities = 1
    table.event = event(table, "blood-shortage")
    told = solution(table).record(table)

    assert told["plan"] == ["place pathologist oncology", "treat Y1", "skip", "done"]
    assert told["discharged"] == 0


def test_hundreds_of_bags_do_not_confuse_anybody() -> None:
    table = activation("R1 R2 G3 / - / - / 999")
    told = solution(table, 5, 100).record(table)

    assert told["points"] == 10
    assert told["empty"] is True


def test_a_bag_is_spent_between_department_and_specialist_where_that_is_the_only_way() -> None:
    told = solved(f"R2 / barber / {only('intensive-care')} / 1", packs={"spa.toml": SPA})

    assert told == answer(
        6,
        1,
        0,
        True,
        "place barber intensive-care",
        "treat R2",
        "transfuse R3*",
        "treat R4*",
        "done",
    )


# --- the Consultant, users' cards, much of everything ------------------------------------------


def test_the_consultant_copies_whom_it_is_best_to_copy() -> None:
    table = activation(
        f"R5 R5 / consultant surgeon paramedic / {only('critical-care-unit', 'clinic')} / 0",
        promos=True,
    )
    table.hospitals[0].asked = COPYING
    found = solution(table)

    assert found.record(table)["plan"][0] == "copy surgeon"
    assert found.found.exact
    assert found.found.value == 8
    assert played(table, found.plan) == found.found.value


def test_whom_the_consultant_copied_stays_copied() -> None:
    table = activation(
        f"R5 R3 / consultant surgeon paramedic / {only('critical-care-unit')} / 0", promos=True
    )
    table.hospitals[0].asked = COPYING
    act(table, "copy paramedic")
    found = solution(table)

    assert found.found.value == BruteForce(table, ENOUGH).best()
    assert played(table, found.plan) == found.found.value


def test_cards_of_a_users_pack_are_planned_with() -> None:
    told = solved(f"G5 G5 R1 Y2 / masseur / spa {only()} / 0", packs={"spa.toml": SPA})

    # Two discharges score 3, the spa 3; the masseur flips the dying patient to a 6.
    assert told == answer(
        6, 2, 0, False, "place masseur spa", "treat G5", "treat G5", "treat R1", "done"
    )


def test_more_staff_and_departments_than_there_are_bits_are_planned_with_but_not_proven() -> None:
    staff = " ".join(["nurse"] * 15 + ["surgeon", "paramedic", "urologist"])
    tiles = " ".join(["crash-centre"] * 20 + ["operating-theatre"])
    table = activation(f"R4 / {staff} / {tiles} / 0")
    found = solution(table, 2, 200)

    assert found.found.value == 6
    assert not found.found.exact
    assert played(table, found.plan) == 6


@pytest.mark.parametrize(
    ("text", "points"),
    [
        # Flipping raises one die by 5, radiology three by 1.
        (f"R1 R5 Y1 Y5 G1 G5 / nurse / experimental-therapy radiology {only()} / 0", 0),
        # Six steps, no more and no fewer, discharge the dying patient.
        (
            f"R1 / nurse nurse nurse / crash-centre {only('critical-care-unit', 'clinic')} / 0",
            6,
        ),
        # One patient is discharged, the other is returned to the bag.
        (f"Y6 R2 / admissions-nurse / {only('oncology')} / 0", 6),
        # Two dying patients are treated without a step.
        (f"R1 Y1 G6* / nurse / physiotherapy {only()} / 0", 0),
    ],
)
def test_the_bound_allows_for_what_only_just_can_be_done(text: str, points: int) -> None:
    table = activation(text, experimental=True, promos=True)
    hospital = table.hospitals[0]
    bound = Bound(problem_of(table, hospital), Judge(table.content))

    assert solution(table).found.value == points
    assert bound.of(node_of(hospital)) >= points


# --- limits ------------------------------------------------------------------------------------

LARGE = "R1 R2 R3 R4 Y2 Y3 Y4 Y5 G1 G3 G4 G5 / nurse nurse nurse surgeon paramedic / cardiology / 1"


@pytest.mark.parametrize("limit", [0, 1, 50])
def test_what_a_limit_stopped_is_not_proven(limit: int) -> None:
    table = activation(LARGE)
    found = solution(table, 1, limit)

    assert not found.found.exact
    assert found.record(table)["exact"] is False
    assert played(table, found.plan) == found.found.value


def test_a_limit_stops_the_search() -> None:
    beam = solution(activation(LARGE), 1, 0).found.nodes

    assert solution(activation(LARGE), 1, 50).found.nodes <= beam + 60


def test_more_search_is_never_worse() -> None:
    searches = [(1, 0), (1, 500), (20, 500)]
    values = [solution(activation(LARGE), width, limit).found.value for width, limit in searches]

    assert values == sorted(values)


# --- luck --------------------------------------------------------------------------------------


def test_a_reroll_counts_by_its_average() -> None:
    table = activation(
        f"R3 R4 / nurse nurse / drug-trial-centre {only('clinic')} / 0", experimental=True
    )
    found = solution(table)

    # One point if at least one of two dice shows a 6, which the clinic then discharges.
    assert found.found.value == pytest.approx(11 / 36)
    assert found.found.exact
    assert found.record(table)["plan"] == [
        "place nurse drug-trial-centre",
        "treat R3",
        "treat R4",
    ]


def test_what_must_come_before_luck_is_in_the_plan() -> None:
    table = activation(
        f"Y6 R3 R4 / nurse nurse nurse / drug-trial-centre {only('oncology', 'clinic')} / 0",
        experimental=True,
    )
    found = solution(table)

    assert found.found.exact
    assert found.found.value == pytest.approx(BruteForce(table, ENOUGH).best())
    assert BruteForce(table, ENOUGH).after(found.plan) == pytest.approx(found.found.value)
    assert found.record(table)["plan"][-3:] == [
        "place nurse drug-trial-centre",
        "treat R3",
        "treat R4",
    ]


def test_the_admissions_nurse_returns_the_patient_who_is_left() -> None:
    told = solved(f"Y6 R2 / admissions-nurse / {only('oncology')} / 0", promos=True)

    assert told["points"] == 6
    assert told["exact"] is True


def test_the_admissions_nurse_counts_new_patients_by_their_average() -> None:
    table = activation(
        f"Y6 / admissions-nurse nurse / crash-centre {only('oncology')} / 0", promos=True
    )
    table.bag = [1, 0, 1]
    found = solution(table)

    assert found.found.exact
    assert found.found.value == pytest.approx(BruteForce(table, ENOUGH).best())


def test_luck_on_luck_is_proven_too() -> None:
    table = activation(
        f"R1 R4 G1 / experimental-chemist nurse / drug-trial-centre {only('clinic')} / 0",
        experimental=True,
    )
    found = solution(table)

    assert found.found.exact
    assert found.found.value == pytest.approx(BruteForce(table, ENOUGH).best())


def test_ends_that_only_luck_could_lead_to_are_no_plans() -> None:
    text = "R5 R6 Y1 Y1 Y4 Y5 / nurse nurse experimental-chemist / - / 0"
    table = activation(text, experimental=True)
    hospital = table.hospitals[0]
    problem, root = problem_of(table, hospital), node_of(hospital)
    planner = Planner(problem, Judge(table.content))
    planner.keeps = 24
    planner.beam(root, 20)

    assert planner.with_luck
    assert len(planner.ends) == planner.keeps
    for end in planner.ends:
        plan = Found(end, None, end.value, 0, False)
        plan.path = path_to(end, root)
        assert line_of(table, 0, problem, plan)
