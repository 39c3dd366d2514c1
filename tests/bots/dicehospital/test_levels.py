"""The opponents of Dice Hospital: whole games, what the easy one sees, plans, looking ahead."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit.bots import ask, level, play
from tests.kit.build import act, activation
from tests.kit.plain import Json
from tests.kit.positions import MANY, positions
from wardround.bots.dicehospital.appraising import Appraiser
from wardround.bots.dicehospital.far_thinking import FarThinker, different
from wardround.bots.dicehospital.foresight import Foresight
from wardround.bots.dicehospital.levels import LEVELS
from wardround.bots.dicehospital.lookahead import Lookahead
from wardround.bots.dicehospital.models import SHIPPED
from wardround.bots.dicehospital.planner_bot import PlannerBot
from wardround.bots.dicehospital.problem import Node
from wardround.bots.dicehospital.thinking import Widths
from wardround.bots.registry import make_bot
from wardround.core.errors import BadBot
from wardround.core.luck import Rng
from wardround.core.seats import Budget
from wardround.dicehospital import GAME
from wardround.dicehospital.actions import DONE
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table

EVERY_LEVEL = pytest.mark.parametrize("name", LEVELS)
QUICK = Budget(nodes=60)
"""Enough to see every part of the thinking at work, and little enough for whole games."""


@EVERY_LEVEL
@pytest.mark.parametrize(
    "settings", [{}, {"edition": "prototype"}, {"experimental": True, "events": True}]
)
def test_it_plays_alone_too_and_to_the_end(name: str, settings: Json) -> None:
    outcome = play(GAME, [level(GAME, name)], "alone", settings=settings, budget=QUICK)

    assert outcome.places == (1,)


# --- what the easy one sees ----------------------------------------------------------------------


def plan(hospital: str) -> list[str]:
    """Return what the easy opponent does with a hospital until it is done."""
    table = activation(hospital)
    done: list[str] = []
    while 0 in table.waiting:
        action = ask(GAME, level(GAME, "easy"), table)
        done.append(GAME.action_text(table, action))
        act(table, done[-1])
    return done


def test_it_discharges_whom_it_can() -> None:
    assert plan("R6 / nurse / - / 0") == ["place nurse critical-care-unit", "treat R6", "done"]


def test_it_saves_a_patient_that_would_die() -> None:
    assert plan("R1 G5 / nurse / - / 0")[1] == "treat R1"


def test_it_stops_where_there_is_nobody() -> None:
    assert plan("- / nurse / - / 0") == ["done"]


def test_it_takes_an_improvement_rather_than_none() -> None:
    found = 0
    for position in positions(GAME.id, MANY):
        state = position.state()
        if GAME.actor(state) < 0 or position.moment != "improve":
            continue
        answer = GAME.action_text(state, ask(GAME, level(GAME, "easy"), state))
        found += 1

        assert answer.startswith("take")
    assert found > 0


def test_it_beats_random_players_by_far() -> None:
    outcome = play(GAME, [level(GAME, "easy"), *[level(GAME, "random")] * 3], "far")

    assert outcome.scores[0] > 15
    assert outcome.winners() == (0,)


# --- plans ---------------------------------------------------------------------------------------


def test_a_plan_is_made_once_and_carried_out() -> None:
    table = activation("R3 Y5 G6 G2 / nurse nurse surgeon / cardiology / 1")
    bot = level(GAME, "normal")
    assert isinstance(bot, PlannerBot)
    ask(GAME, bot, table)
    plan = list(bot.plan.values())
    done: list[int] = []
    while 0 in table.waiting:
        done.append(ask(GAME, bot, table))
        FLOW.push(table, 0, done[-1])

    assert done == plan


def test_an_expert_compares_plans_by_the_rounds_that_may_follow() -> None:
    """It looks at several ends, and they are valued by the rules: neglect, intake, a new round."""
    table = activation("R3 R2 Y5 G6 G2 / nurse nurse surgeon / cardiology / 1")
    table.round = 3
    seat = 0
    model = SHIPPED.learned().of(table)
    thinker = FarThinker(table.content, model, Widths(4, 0), candidates=3, samples=2)
    plan = thinker.plan(table, seat)
    after = table.copy()
    for action in plan:
        assert action in GAME.legal(after, seat)
        FLOW.push(after, seat, action)

    assert plan == thinker.plan(table, seat)
    assert thinker.ahead.nodes > 0


def test_an_expert_compares_drafts_by_what_the_others_leave() -> None:
    found = 0
    for position in positions(GAME.id, MANY):
        table = cast(Table, position.state())
        if position.moment != "take-ambulance" or table.round > 6:
            continue
        seat = int(table.waiting[0])
        model = SHIPPED.learned().of(table)
        thinker = FarThinker(table.content, model, Widths(2, 1), candidates=2, samples=1)
        legal = GAME.legal(table, seat)
        values = thinker.values(table, seat, legal, Rng("same"))
        found += int(thinker.ahead.nodes > 0)

        assert len(values) == len(legal)
        assert values == thinker.values(table, seat, legal, Rng("same"))
    assert found > 0


def test_looking_ahead_ends_where_the_game_ends() -> None:
    table = activation("R6 / nurse / - / 2")
    table.round = table.content.house.rounds
    model = SHIPPED.learned().of(table)
    eye = Appraiser(table.content, model, 0)
    value = Lookahead(Foresight(eye), eye, samples=1).value(table, 0, [DONE], "seed")

    assert value == 2.0, "nothing is left but the blood bags"


def test_ends_that_leave_the_same_count_once() -> None:
    ends = [Node(bytes([one]), 0, 0, 0, None) for one in (3, 3, 7, 9)]
    for end, value in zip(ends, (5.0, 5.0, 4.0, 0.5), strict=True):
        end.value = value

    assert different(ends, 5.0, 8) == [ends[0], ends[2]], "the last is too far behind"
    assert different(ends, 5.0, 1) == [ends[0]]


def test_parameters_widen_the_view() -> None:
    bot = make_bot("hard:beam=300:draft=9", GAME)

    assert isinstance(bot, PlannerBot)
    assert (bot.widths.activation, bot.widths.draft) == (300, 9)


@pytest.mark.parametrize("spec", ["hard:beam=0", "hard:beam=x", "hard:width=3"])
def test_parameters_that_mean_nothing_are_refused(spec: str) -> None:
    with pytest.raises(BadBot):
        make_bot(spec, GAME)
