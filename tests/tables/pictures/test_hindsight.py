"""What the coach says afterwards: where more was possible, and from which step to try it again."""

from __future__ import annotations

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, seated
from wardround.coach.coaches import words_of
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.hindsight import hindsight
from wardround.words.coaching import CoachWords

DONE: Json = {"verb": "done", "do": "done"}
ROUND: Json = {
    "move": 41, "round": 2, "points": 1, "possible": 3, "exact": True, "average": False,
    "line": [DONE], "loss": 1.4,
    "why": [{"reason": "discharged", "points": 2, "better": 2, "worse": 1}],
    "plans": [
        {
            "plan": "game", "points": 3, "discharged": 2, "deaths": 0, "neglected": 1,
            "line": [DONE],
        },
    ],
}  # fmt: skip
REVIEW: Json = {
    "par": 40.0, "value": 36.0,
    "luck": {"intake": 0.0, "others": 0.0}, "losses": {"activation": 4.0},
    "accuracy": 90.0, "decisions": 10,
    "chapters": [ROUND, {**ROUND, "move": 60, "round": 3, "possible": 1, "line": [], "why": []}],
    "mistakes": [
        {"move": 44, "chapter": 2, "loss": 2.5, "chosen": [DONE], "best": [], "why": []},
    ],
}  # fmt: skip


def coach(language: str) -> CoachWords:
    """Return how the coach of Dice Hospital speaks."""
    return words_of(DICE, TableWords().narrator(seated(DICE, 2).table, language).words)


def test_a_round_is_told_only_where_it_cost_something_for_the_game() -> None:
    (found,) = hindsight(coach("en"), REVIEW)["rounds"]
    by_the_plan: Json = {**REVIEW, "chapters": [{**ROUND, "loss": 0.4}]}

    assert (found["step"], found["chapter"], found["loss"]) == (40, 2, 1.4)
    assert found["lines"][0] == "Round 2: 1 point, 3 were possible (proven)."
    assert found["lines"][1] == "Over the whole game, this cost about 1.4 points."
    assert found["lines"][2] == "Better: Finish."
    assert found["lines"][3].startswith("Best for the game: 3 points, 2 discharged")
    assert found["lines"][4] == "Why: 2 discharged instead of 1 (+2)."
    assert hindsight(coach("en"), by_the_plan)["rounds"] == []


def test_reasons_are_told_only_of_the_plan_that_they_are_about() -> None:
    plan: Json = {**ROUND["plans"][0], "line": [DONE, DONE]}
    review: Json = {**REVIEW, "chapters": [{**ROUND, "plans": [plan]}]}
    (found,) = hindsight(coach("en"), review)["rounds"]

    assert len(found["lines"]) == 4


def test_a_mistake_is_told_in_every_language_with_the_step_before_it() -> None:
    told = [hindsight(coach(language), REVIEW)["mistakes"][0] for language in ("en", "fr", "it")]

    assert {one["step"] for one in told} == {43}
    assert {one["loss"] for one in told} == {2.5}
    assert len({one["lines"][0] for one in told}) == 3
