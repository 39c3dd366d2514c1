"""Questions hold what a seat may know and nothing else; answers are believed only if they fit."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from tests.kit.games import EVERY_GAME, KITS
from tests.kit.plain import Json
from tests.kit.positions import Position, positions
from tests.kit.thinking import choices, question
from wardround.coach.data import Hint
from wardround.core.game import Game, State
from wardround.core.luck import Rng
from wardround.tables.thinking.answering import Answerer
from wardround.tables.thinking.questions import (
    choose_question,
    coach_question,
    read_choice,
    read_hint,
    read_plans,
    read_review,
    stand_in_question,
)


def asked(position: Position, state: State, seat: int) -> list[str]:
    """Return all questions that can be asked for a seat, to the letter."""
    terms = position.terms
    return [
        json.dumps(one)
        for one in (
            choose_question(terms, state, seat, "hard", Rng("veil"), "seed", 7, "memory"),
            coach_question("hint", terms, state, seat, Rng("veil")),
            coach_question("plans", terms, state, seat, Rng("veil")),
        )
    ]


@EVERY_GAME
def test_whatever_others_hide_changes_no_byte_of_a_question(game: Game) -> None:
    """Things that somebody hides are exchanged for others that they could be."""
    found = 0
    for position in positions(game.id, 1):
        state = position.state()
        told = [asked(position, state, seat) for seat in range(position.seats)]
        for owner in range(position.seats):
            for twin in KITS[game.id].disguises(state, owner)[:4]:
                for seat in set(range(position.seats)) - {owner}:
                    found += 1

                    assert asked(position, twin, seat) == told[seat]
    assert found > 0


@EVERY_GAME
def test_the_real_position_is_not_what_is_sent(game: Game) -> None:
    """Where others hide something, dealing anew with other numbers gives other questions."""
    hidden = 0
    for position in positions(game.id, 1):
        state = position.state()
        if any(KITS[game.id].disguises(state, owner) for owner in range(1, position.seats)):
            hidden += 1
            dealt = {
                json.dumps(coach_question("hint", position.terms, state, 0, Rng(number)))
                for number in range(20)
            }

            assert len(dealt) > 1
    assert hidden > 0


@EVERY_GAME
def test_the_seat_sees_in_a_question_what_it_sees_at_the_table(game: Game) -> None:
    for position in choices(game.id):
        state = position.state()
        seat = int(game.actor(state))
        sent = json.loads(json.dumps(question(position, "easy")))
        dealt = game.load(position.terms.options, sent["position"])

        assert game.view(dealt, seat) == game.view(state, seat)
        assert game.legal(dealt, seat) == game.legal(state, seat)


def test_no_seed_is_sent_and_another_seed_gives_other_numbers() -> None:
    position = choices("dice-hospital")[0]
    one, other = (question(position, "easy", seed=f"the-seed/{n}") for n in (1, 2))

    assert "the-seed" not in json.dumps(one)
    assert one["rng"] != other["rng"]


def test_who_stands_in_gets_the_same_position_and_is_not_remembered() -> None:
    first = question(choices("dice-hospital")[0], "hard", "memory")
    second = stand_in_question(first, "easy", 500)

    assert second == {**first, "bot": "easy", "milliseconds": 500, "memory": ""}


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ({"action": 4}, 4),
        ({"action": 5}, None),
        ({"action": True}, None),
        ({"action": 4.0}, None),
        ({"action": "4"}, None),
        ({"action": [4]}, None),
        ({"action": None}, None),
        ({}, None),
    ],
)
def test_only_a_legal_action_is_a_choice(answer: Json, action: int | None) -> None:
    assert read_choice(answer, [1, 4]) == action


HINT = Hint(
    {"hint": "only"}, {"hint": "only"}, [{"do": "done"}], [{"reason": "later", "points": 0.5}]
)


def test_a_hint_is_the_same_after_it_was_sent() -> None:
    assert read_hint(json.loads(json.dumps({"hint": asdict(HINT)}))) == HINT


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        {},
        [],
        {**asdict(HINT), "more": 1},
        {**asdict(HINT), "nudge": "look there"},
        {**asdict(HINT), "where": None},
        {**asdict(HINT), "move": []},
        {**asdict(HINT), "move": [1]},
        {**asdict(HINT), "why": "because"},
    ],
)
def test_what_is_no_hint_is_not_taken_for_one(wrong: object) -> None:
    assert read_hint({"hint": wrong}) is None


def test_a_review_has_mistakes_and_chapters() -> None:
    told = {"mistakes": [{"move": 3}], "chapters": []}
    assert dict(read_review({"review": told}) or {}) == told
    wrong: list[Json] = [{}, {"review": []}, {"review": {"mistakes": []}}]
    assert [read_review(one) for one in wrong] == [None] * 3


def test_plans_are_a_list_of_plans_which_may_be_empty() -> None:
    assert read_plans({"plans": [{"plan": "turn"}]}) == [{"plan": "turn"}]
    assert read_plans({"plans": []}) == []
    wrong: list[Json] = [{}, {"plans": {}}, {"plans": [1]}]
    assert [read_plans(one) for one in wrong] == [None] * 3


@EVERY_GAME
def test_a_bot_answers_a_question_about_its_own_view_only(game: Game) -> None:
    """The answer is legal at the real table, at every moment of the game."""
    answerer = Answerer()
    for position in choices(game.id):
        state = position.state()
        answer = answerer.answer(question(position, "easy"))

        assert read_choice(answer, game.legal(state, game.actor(state))) is not None
