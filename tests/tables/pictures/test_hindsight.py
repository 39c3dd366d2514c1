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
    "line": [DONE], "loss": 0.0, "plans": [],
    "why": [{"reason": "discharged", "points": 2, "better": 2, "worse": 1}],
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


def test_a_round_is_told_only_where_more_was_possible() -> None:
    (found,) = hindsight(coach("en"), REVIEW)["rounds"]

    assert (found["step"], found["chapter"], found["loss"]) == (40, 2, 2.0)
    assert found["lines"][0] == "Round 2: 1 point, 3 were possible (proven)."
    assert found["lines"][2] == "Why: 2 discharged instead of 1 (+2)."


def test_a_mistake_is_told_in_every_language_with_the_step_before_it() -> None:
    told = [hindsight(coach(language), REVIEW)["mistakes"][0] for language in ("en", "fr", "it")]

    assert {one["step"] for one in told} == {43}
    assert {one["loss"] for one in told} == {2.5}
    assert len({one["lines"][0] for one in told}) == 3
