"""The accounts of the coach: everything is booked once, and the parts make the whole."""

from __future__ import annotations

from wardround.coach.data import PlanStep, choice, forced, worst
from wardround.coach.ledger import Ledger, points, tenths


def ledger(start: float) -> Ledger:
    """Return accounts that begin with this value."""
    found = Ledger(("luck", "others"), ("draft", "play"))
    found.reckon(start)
    return found


def test_start_luck_and_losses_add_up_to_the_value() -> None:
    one = ledger(40.04)
    one.happen("luck", 42.31)
    one.decide("draft", 42.31, 40.99)
    one.reckon(41.5)
    one.happen("others", 38.0)

    assert (one.start, one.luck, one.losses) == (
        400,
        {"luck": 23, "others": -35},
        {"draft": 13, "play": 0},
    )
    assert one.corrections == 5
    assert one.par + sum(one.luck.values()) - sum(one.losses.values()) == one.value == 380


def test_what_happens_before_the_beginning_is_the_beginning() -> None:
    one = Ledger(("luck",), ())
    one.happen("luck", 12.0)

    assert (one.start, one.value, one.luck) == (120, 120, {"luck": 0})


def test_a_better_choice_than_the_best_known_loses_nothing() -> None:
    one = ledger(10.0)

    assert one.decide("play", 10.0, 11.0) == 0
    assert one.value == 100


def test_each_point_lost_halves_the_accuracy_of_a_decision() -> None:
    idle, good, poor = ledger(10.0), ledger(10.0), ledger(10.0)
    good.decide("play", 10.0, 10.0)
    poor.decide("play", 10.0, 10.0)
    poor.decide("play", 10.0, 8.0)

    assert [one.accuracy for one in (idle, good, poor)] == [None, 100.0, 62.5]


def test_tenths_and_points_are_each_others_inverse() -> None:
    assert [points(tenths(value)) for value in (0.0, 1.26, -3.14)] == [0.0, 1.3, -3.1]


def test_the_worst_are_told_in_the_order_of_the_game() -> None:
    losses = [7, 4, 30, 8, 9, 6, 12]

    assert worst([(loss, loss) for loss in losses]) == [7, 30, 8, 9, 12]


def test_a_hint_for_a_choice_names_two_in_the_order_offered_and_then_the_best() -> None:
    lines: dict[int, list[PlanStep]] = {one: [{"do": f"take {one}"}] for one in (1, 2, 3)}
    hint = choice(lines, {1: 0.0, 2: 5.0, 3: 7.0})

    assert hint.steps() == [
        {"hint": "choice", "gain": 2.0},
        {"hint": "among", "actions": [{"do": "take 2"}, {"do": "take 3"}]},
        {"hint": "move", "line": [{"do": "take 3"}], "why": []},
    ]


def test_a_hint_says_that_choices_are_alike_or_that_there_is_none() -> None:
    lines: dict[int, list[PlanStep]] = {one: [{"do": f"take {one}"}] for one in (1, 2)}

    assert choice(lines, {1: 3.0, 2: 3.0}).nudge == {"hint": "even"}
    assert forced(lines[1]).where == {"hint": "only"}
