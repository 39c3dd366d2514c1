"""Hints, plans and reviews from a worker are those of the coach asked here."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

import pytest

from tests.kit.plain import Json
from tests.kit.tables import random_record
from tests.kit.thinking import choices, moody, with_thinkers
from wardround.catalog import find
from wardround.coach.coaches import coach_of
from wardround.coach.data import Hint, Plan
from wardround.core.luck import Rng
from wardround.server.thinking.thinkers import Thinkers
from wardround.tables.ids import mark
from wardround.tables.thinking import advising
from wardround.tables.thinking.claims import Claim

T = Claim(table="t")

SLOW = {"place", "collect"}
"""Moments in which the coach of Dice Hospital compares whole plans; one such is enough."""


def advised(game_id: str) -> list[tuple[Hint | None, list[Json] | None, Hint, Sequence[Plan]]]:
    """Return hint and plans by worker and by coach, at some moments of a game."""
    game = find(game_id)
    some = [one for one in choices(game_id) if one.moment not in SLOW][::3]

    async def ask(
        thinkers: Thinkers,
    ) -> list[tuple[Hint | None, list[Json] | None, Hint, Sequence[Plan]]]:
        told = []
        for one in some:
            state = one.state()
            seat = int(game.actor(state))
            imagined = game.redeal(state, seat, Rng("veil"))
            told.append((
                await advising.hint(thinkers, one.terms, state, seat, Rng("veil"), claim=T),
                await advising.plans(thinkers, one.terms, state, seat, Rng("veil"), claim=T),
                coach_of(game).hint(imagined, seat),
                coach_of(game).plans(imagined, seat),
            ))  # fmt: skip
        return told

    return with_thinkers(ask)


@pytest.mark.parametrize("game_id", ["dice-hospital", "dynamite-nurse"])
def test_advice_from_a_worker_is_that_of_the_coach(game_id: str) -> None:
    for hint, plans, own_hint, own_plans in advised(game_id):
        assert hint == own_hint
        assert plans == json.loads(json.dumps(own_plans))


def test_a_review_from_a_worker_is_that_of_the_coach() -> None:
    record = random_record(find("dynamite-nurse"), "hindsight", 3, at_most=120)

    async def ask(thinkers: Thinkers) -> Json | None:
        return await advising.review(thinkers, record, 1, claim=T)

    (own,) = coach_of(record.terms.game).review(record, [1]).seats
    assert with_thinkers(ask) == json.loads(json.dumps(own.record()))


@pytest.mark.parametrize(
    ("mood", "fault"), [("crash", "died: status 3"), ("other", "babble: no answer")]
)
def test_a_coach_that_fails_is_logged_and_gives_no_advice(
    mood: str, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    one = choices("dynamite-nurse")[0]
    state = one.state()
    seat = int(one.terms.game.actor(state))

    async def ask(thinkers: Thinkers) -> None:
        veil = Rng("secret veil")
        asked = (thinkers, one.terms, state, seat, veil)
        assert await advising.hint(*asked, claim=T) is None
        assert await advising.plans(*asked, claim=T) is None

    with_thinkers(ask, command=moody(mood))

    told = [vars(one) for one in caplog.records if one.name == "wardround.thinking"]
    assert [(one["asked"], one["fault"], one["table"]) for one in told] == [
        ("hint", fault, mark("t")),
        ("plans", fault, mark("t")),
    ]
    assert [one["levelno"] for one in told] == [logging.WARNING] * 2
    assert "secret" not in str(told)
