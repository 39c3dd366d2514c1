"""Who follows the coach is never blamed by its review, whenever it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from tests.kit.following import HINT, MOVE, PLAN, Follower, blamed, followed
from tests.kit.plain import Json
from tests.kit.reviews import parts
from wardround import dicehospital, dynamitenurse
from wardround.coach.advice import Followed
from wardround.coach.coaches import coach_of
from wardround.coach.data import Hint, SeatReview
from wardround.coach.dicehospital import coach, hints
from wardround.coach.dicehospital.coach import Effort
from wardround.coach.dicehospital.plan_types import DiceHospitalPlan
from wardround.coach.dicehospital.plans import most_points, three_plans
from wardround.coach.dicehospital.yardstick import Yardstick, is_free, model_of
from wardround.core.game import Game, State
from wardround.core.records import Record
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table

EVERY_WAY = (HINT, PLAN, HINT, MOVE, HINT, HINT, HINT, MOVE)
LITTLE = Effort(draft_width=1, width=2, samples=1, proof_width=5, proof_nodes=50)
"""So short-sighted that what it says is often not what a look from further on finds."""


def usual(game: Game, ways: Sequence[str]) -> Follower:
    """Return who asks the coach as it is at a table."""
    asked = coach_of(game)
    return Follower(game, asked.hint, asked.plans, ways)


def hint(state: State, seat: int) -> Hint:
    """Return a hint of a short-sighted coach."""
    table = cast(Table, state)
    return hints.hint(_yardstick(table), table, seat)


def plans(state: State, seat: int) -> list[DiceHospitalPlan]:
    """Return the plans of a short-sighted coach."""
    table = cast(Table, state)
    if table.step != steps.ACTIVATE or not is_free(table, seat):
        return []
    most = most_points(table, seat, LITTLE.proof_width, LITTLE.proof_nodes)
    return three_plans(_yardstick(table), table, seat, most)


def _yardstick(table: Table) -> Yardstick:
    return Yardstick(table, model_of(table), LITTLE.draft_width, LITTLE.width)


def reviewed(record: Record) -> SeatReview:
    """Return the review of seat 0 by the coach as it is."""
    (found,) = coach_of(record.terms.game).review(record, [0]).seats
    return found


def blameless(found: SeatReview) -> bool:
    """Return whether nothing was lost, and all adds up all the same."""
    ledger = found.ledger
    lost = sum(ledger.losses.values())
    return lost == 0 and found.mistakes == [] and parts(found) == ledger.value


EXPANDED = {"events": True, "experimental": True, "promos": True}


@pytest.mark.parametrize(
    ("bots", "settings", "ways"),
    [("", {}, (HINT,)), ("easy", EXPANDED, EVERY_WAY)],
)
def test_a_short_sighted_coach_does_not_blame_its_own_advice(
    bots: str, settings: Json, ways: Sequence[str]
) -> None:
    game = dicehospital.GAME
    follower = Follower(game, hint, plans, ways)
    record, _ = followed(game, bots, settings, "s1", follower)
    (found,) = coach.review(record, [0], LITTLE).seats

    assert found.ledger.decisions > 20
    assert blameless(found)


@pytest.mark.parametrize(
    ("game", "bots", "seed"),
    [
        (dicehospital.GAME, "", "s0"),
        (dynamitenurse.GAME, "easy easy", "s1"),
        (dynamitenurse.GAME, "normal easy easy normal", "s1"),
    ],
)
def test_the_coach_of_a_table_does_not_blame_its_own_advice(
    game: Game, bots: str, seed: str
) -> None:
    record, _ = followed(game, bots, {}, seed, usual(game, EVERY_WAY))
    found = reviewed(record)

    assert found.ledger.decisions > 20
    assert blameless(found)


@pytest.mark.parametrize(
    ("game", "bots"), [(dicehospital.GAME, ""), (dynamitenurse.GAME, "easy easy")]
)
def test_only_what_was_done_without_the_coach_is_blamed(game: Game, bots: str) -> None:
    """Also within a placement, of which one step was one's own and the rest a hint."""
    record, own = followed(game, bots, {}, "s2", usual(game, EVERY_WAY), own=4)
    found = reviewed(record)

    assert len(found.mistakes) > 2
    assert set(blamed(found)) <= own
    assert parts(found) == found.ledger.value


def test_a_line_from_before_is_advice_only_where_it_began_and_was_kept_to() -> None:
    lines = {1: [[5, 6, 7]], 2: [[9, 9]], 3: [[8]]}
    way: Followed[int] = Followed(lambda position: lines[position])
    way.add(1, 5, True)
    way.add(2, 6, False)
    way.add(3, 8, False)

    assert [way.advised(at) for at in range(3)] == [True, True, True]
    way.clear()
    way.add(1, 4, True)
    way.add(2, 9, False)
    way.add(3, 9, False)
    assert [way.advised(at) for at in range(3)] == [False, True, False]
    assert not way.advised()
