"""DH-9: final scoring, ties, and every point of a score with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.build import GAME, act, activation, new, patients, why
from tests.kit.rounds import (
    administrator,
    at_random,
    ended,
    event,
    give,
    hospital,
    jump,
    points,
    scored,
    solo_reports,
)
from tests.kit.rules import rule
from wardround.core.game import Outcome
from wardround.dicehospital import steps
from wardround.dicehospital.scoring import REASONS
from wardround.dicehospital.state import Table


def outcome(table: Table) -> Outcome:
    """Return how a game ended."""
    found = GAME.outcome(table)
    assert found is not None, "the game is over"
    return found


# --- DH-9.1 ------------------------------------------------------------------------------------


@rule("DH-9.1")
def test_a_fatality_costs_two_points_and_a_blood_bag_left_brings_one() -> None:
    """Three fatalities and four bags turn 20 points into 18; the other player has neither."""
    table = activation(hospital("R3*"), hospital("Y3*"), round=8)
    give(table, 0, points=20, bags=4, fatalities=3)
    give(table, 1, points=7)
    act(table, "done")
    act(table, "done", seat=1)

    assert points(table) == [(20, "discharged"), (-6, "fatalities"), (4, "bags")]
    assert points(table, 1) == [(7, "discharged")]
    assert outcome(table).scores == (18, 7)


@rule("DH-9.1")
def test_a_death_in_the_last_phase_counts_and_a_bag_spent_does_not() -> None:
    """Neglect of round 8 costs two points; a bag used in round 8 is no point any more."""
    table = activation(hospital("R1 Y3", bags=2), hospital("G3*"), round=8)

    act(table, "transfuse Y3", "done")
    act(table, "done", seat=1)

    assert points(table) == [(-2, "fatalities"), (1, "bags")]


@rule("DH-9.1")
def test_nothing_is_final_before_the_end() -> None:
    """There is no outcome while the game goes on, and running points hold no deductions."""
    table = activation(hospital("R3*"), hospital("Y3*"), round=7)
    give(table, 0, points=20, bags=4, fatalities=3)
    act(table, "done")
    act(table, "done", seat=1)
    shown = GAME.view(table, 1)["hospitals"][0]

    assert GAME.outcome(table) is None
    assert (shown["score"], shown["if_it_ended_now"]) == (20, 18)


@rule("DH-9.1")
def test_nobody_can_act_after_the_end() -> None:
    """Every action is refused, and nobody is waited for."""
    table = ended("R3*", "Y3*")

    assert GAME.actors(table) == []
    assert why(table, "done") == ("game-over", "DH-9.2")


# --- DH-9.2 and DH-9.4 places ------------------------------------------------------------------


@rule("DH-9.2")
@pytest.mark.parametrize(
    ("wards", "scores", "places"),
    [
        pytest.param(("R3*", "R3*"), (5, 6), (2, 1), id="most points"),
        pytest.param(("R6* R6*", "R1*"), (6, 5), (1, 2), id="points before patients"),
        pytest.param(("R6* Y6*", "R1*"), (5, 5), (2, 1), id="then fewest patients"),
        pytest.param(("R1*", "R6* Y6*"), (5, 5), (1, 2), id="fewest, the other way round"),
        pytest.param(("R3* Y3*", "R1* Y6*"), (5, 5), (2, 1), id="then most pips"),
        pytest.param(("R2* Y5*", "R1* Y6*"), (5, 5), (1, 1), id="then shared"),
        pytest.param(("R3*", "G3*"), (0, 0), (1, 1), id="shared without a point"),
    ],
)
def test_ties_are_broken_by_patients_left_and_then_by_pips(
    wards: tuple[str, str], scores: tuple[int, int], places: tuple[int, int]
) -> None:
    """Most points; fewest patients; highest sum of pips; otherwise the victory is shared."""
    table = ended(*wards, points=scores)

    assert (outcome(table).scores, outcome(table).places) == (scores, places)
    assert outcome(table).winners() == tuple(seat for seat in (0, 1) if places[seat] == 1)


@rule("DH-9.2")
def test_the_tie_is_judged_after_final_scoring() -> None:
    """A lead of two points is lost to one fatality; then the patients decide."""
    table = activation(hospital("R3*"), hospital("Y3* Y4*"), round=8)
    give(table, 0, points=10, fatalities=1)
    give(table, 1, points=8)
    act(table, "done")
    act(table, "done", seat=1)

    assert outcome(table).scores == (8, 8)
    assert outcome(table).places == (1, 2)


@rule("DH-9.4")
def test_the_same_order_ranks_the_places_behind_the_winner() -> None:
    """Four players: a winner, and three with equal points ranked by patients and pips."""
    table = ended("R2* R2*", "R2*", "R3*", "R6* R6*", points=(5, 5, 5, 9))

    assert outcome(table).places == (4, 3, 2, 1)


@rule("DH-9.4")
def test_a_shared_place_leaves_the_next_one_out() -> None:
    """Two share the first place, so the other two share the third."""
    table = ended("R2*", "Y2*", "R3*", "Y3*", points=(9, 9, 5, 5))

    assert outcome(table).places == (1, 1, 3, 3)
    assert outcome(table).winners() == (0, 1)


@rule("DH-9.4")
def test_patients_left_are_those_in_the_wards_after_phase_five() -> None:
    """One who died and one who was discharged in round 8 are not left; the worsened count."""
    table = activation(hospital("R1 Y6 G3", bags=1), hospital("R2*"), round=8)
    give(table, 0, points=9)
    give(table, 1, points=8)

    act(table, "transfuse Y6", "done")
    act(table, "done", seat=1)

    assert points(table) == [(9, "discharged"), (1, "discharged"), (-2, "fatalities")]
    assert patients(table) == "G2"
    assert (outcome(table).scores, outcome(table).places) == ((8, 8), (1, 1))


@rule("DH-9.4")
def test_with_collections_patients_left_are_those_not_collected() -> None:
    """A patient collected no longer counts against its hospital in a tie."""
    table = ended("R3* G6*", "Y6* G6*", points=(4, 5), final_round_collections=True)

    act(table, "collect R3")

    assert points(table) == [(4, "discharged"), (1, "collected"), (-1, "left-behind")]
    assert points(table, 1) == [(5, "discharged"), (-2, "left-behind")]
    assert outcome(table).places == (1, 2)


# --- DH-9.3 never below zero -------------------------------------------------------------------


@rule("DH-9.3")
@pytest.mark.parametrize(("before", "after", "line"), [(0, 0, []), (1, 0, [-1]), (4, 3, [-1])])
def test_the_running_score_is_never_below_zero(before: int, after: int, line: list[int]) -> None:
    """A failed inspection takes a point from whoever has one, and nothing from the others."""
    table = activation(hospital("R3 R4 R5"))
    table.event = event(table, "health-inspection")
    give(table, 0, points=before)

    told = act(table, "done")

    told_of = [one["amount"] for one in told if one["event"] == "points-scored" and not one["seat"]]
    assert table.hospitals[0].score == after
    assert [amount for amount, reason in scored(table) if reason == "inspection"] == line
    assert told_of == line


@rule("DH-9.3")
def test_points_after_a_failed_inspection_start_from_zero() -> None:
    """What could not be taken is forgotten: a point scored later is kept."""
    table = activation(hospital("R3 R4 R5 Y6", bags=1))
    table.event = event(table, "health-inspection")

    act(table, "transfuse Y6", "done")

    assert (table.hospitals[0].score, scored(table)) == (1, [(1, "discharged")])


@rule("DH-9.3")
def test_the_final_score_may_be_negative() -> None:
    """Five fatalities and no points make −10, and that is still a place."""
    table = activation(hospital("R3*"), hospital("Y3*"), round=8)
    give(table, 0, fatalities=5)
    give(table, 1, fatalities=6)
    act(table, "done")
    act(table, "done", seat=1)

    assert (outcome(table).scores, outcome(table).places) == ((-10, -12), (1, 2))


# --- every point has a reason ------------------------------------------------------------------


@rule("DH-9.1")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("health-inspection", [(2, "inspection")], []),
        ("research-grant-red", [], [(2, "grant")]),
    ],
)
def test_every_point_of_a_score_has_its_reason(
    card: str, before: list[tuple[int, str]], after: list[tuple[int, str]]
) -> None:
    """A last round with all kinds of points: each stands in the breakdown once, in its order."""
    table = activation(
        hospital("R6 R6", staff="registrar", bags=3),
        hospital("G3*"),
        round=8,
        experimental=True,
    )
    give(table, 0, fatalities=1)
    table.hospitals[0].administrator = administrator(table, "admin-most")
    table.event = event(table, card)

    act(table, "place registrar clinic", "treat R6", "transfuse R6", "done")
    act(table, "done", seat=1)

    assert points(table) == [
        (1, "specialist"),
        *before,
        (3, "discharged"),
        (1, "administrator"),
        *after,
        (5, "empty-hospital"),
        (-2, "fatalities"),
        (2, "bags"),
    ]
    assert outcome(table).scores[0] == 12
    assert [one for one, reason in points(table, 1) if reason != "inspection"] == []


@rule("DH-9.1")
def test_points_carry_their_round() -> None:
    """What was scored in round 3 says so; what the end adds says round 0."""
    table = activation(hospital("R6", bags=2), hospital("G3*"), round=3)
    act(table, "transfuse R6", "done")
    act(table, "done", seat=1)
    table.round = 8
    jump(table, steps.SHIFT)

    lines = [(one.amount, one.reason, one.round) for one in outcome(table).points[0]]

    assert lines == [(1, "discharged", 3), (5, "empty-hospital", 3), (1, "bags", 0)]


@rule("DH-9.1")
def test_what_the_end_counts_belongs_to_no_round() -> None:
    """Fatalities, bags, reports and patients left behind stand under round 0."""
    solo = solo_reports("Y Y", "yy rr gg", round=7)
    act(solo, "report report-yy")
    solo.round = 8
    give(solo, 0, bags=1, fatalities=1)
    jump(solo, steps.SHIFT)
    left = ended("R6*", "Y6*", final_round_collections=True)

    lines = [*outcome(solo).points[0], *outcome(left).points[0]]

    assert [(one.reason, one.round) for one in lines] == [
        ("discharged", 7),
        ("fatalities", 0),
        ("bags", 0),
        ("report-completed", 0),
        ("report-missed", 0),
        ("report-missed", 0),
        ("left-behind", 0),
    ]


@rule("DH-9.1", "DH-9.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_breakdown_adds_up_to_the_score_at_every_moment(seats: int) -> None:
    """In random games the lines so far make the running score, and at the end the final one."""
    extra = "double_fatality_penalty" if seats == 1 else "final_round_collections"
    settings: dict[str, Any] = {"events": True, "experimental": True, extra: True}
    table = new(seats, **settings)

    for _ in at_random(table, 40 + seats):
        running = [sum(one for one, _ in scored(table, seat)) for seat in range(seats)]
        assert running == [int(one.score) for one in table.hospitals]
        assert min(running) >= 0
    result = outcome(table)

    assert [sum(one.amount for one in lines) for lines in result.points] == list(result.scores)
    assert {one.reason for lines in result.points for one in lines} <= set(REASONS)
