"""Temperaments: how one is asked for, that the steady one changes nothing, and how others show."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, cast

import pytest

from tests.kit.bots import ask, questions
from wardround import catalog
from wardround.bots.dicehospital.features import Powers
from wardround.bots.dicehospital.models import SHIPPED
from wardround.bots.dicehospital.positions import bare_table, read_position
from wardround.bots.dicehospital.problem import node_of
from wardround.bots.dicehospital.taste import TASTES, TastefulJudge
from wardround.bots.dynamitenurse.main_phase import find_aim
from wardround.bots.dynamitenurse.situation import load
from wardround.bots.dynamitenurse.taste import tasteful
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.registry import make_bot, make_seat
from wardround.bots.tempers import BOLD, BUILDER, CAREFUL, STEADY, TEMPERS, near_best
from wardround.core.errors import BadBot
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.records import Terms, push_move
from wardround.core.seats import Budget
from wardround.dicehospital.state import Table as DiceTable
from wardround.dynamitenurse import actions, steps
from wardround.dynamitenurse.state import Table as NurseTable
from wardround.tables.game.match import Match

DICE: Final = catalog.find("dice-hospital")
NURSE: Final = catalog.find("dynamite-nurse")
QUICK: Final = {
    "dice-hospital": ["easy", "normal:beam=3:draft=1"],
    "dynamite-nurse": ["easy", "normal", "hard"],
}


def drafts(moment: str) -> list[DiceTable]:
    """Return positions of Dice Hospital in which something is taken or returned."""
    return [cast(DiceTable, one.state()) for one in questions(DICE, 4) if one.moment == moment]


@cache
def nurse_tables(step: int) -> tuple[NurseTable, ...]:
    """Return the positions of some games of Dynamite Nurse that ask for a certain decision."""
    out: list[NurseTable] = []
    for game in range(2):
        seats = [make_seat("normal", NURSE) for _ in range(4)]
        match = Match(Terms(NURSE, {}, {}), seats, f"tempers/{game}")
        match.advance()
        record = match.record()
        state = cast(NurseTable, record.start())
        for move in record.moves:
            if state.step == step and not move.is_luck():
                out.append(state.copy())
            push_move(NURSE, state, move)
    return tuple(out)


# --- asking for one ------------------------------------------------------------------------------


def test_a_temperament_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadBot) as error:
        make_bot("hard:temper=mad", DICE)

    assert error.value.code == "bad-bot-temper"
    assert error.value.facts == {"found": "mad", "allowed": "steady, careful, bold, builder"}


def test_luck_has_no_temperament() -> None:
    with pytest.raises(BadBot) as error:
        make_bot("random:temper=bold", NURSE)

    assert error.value.code == "bot-without-parameters"


@pytest.mark.parametrize("game", [DICE, NURSE])
def test_a_steady_bot_decides_as_one_without_a_word_about_it(game: Game) -> None:
    budget = Budget(nodes=12)
    for spec in QUICK[game.id]:
        for position in questions(game, 1):
            plain, steady = (
                ask(game, make_bot(asked, game), position.state(), budget=budget)
                for asked in (spec, f"{spec}:temper={STEADY}")
            )

            assert steady == plain


# --- near the best -------------------------------------------------------------------------------


def test_without_a_margin_the_best_is_taken_and_no_luck_asked_for() -> None:
    rng = Rng("any")

    assert near_best([1.0, 3.0, 3.0], 0.0, rng) == 1
    assert near_best([1.0, 3.0, 2.0], 0.5, rng) == 1
    assert rng.next32() == Rng("any").next32()


def test_what_is_nearly_as_good_is_taken_now_and_then_and_nothing_worse() -> None:
    rng = Rng("many")
    drawn = Counter(near_best([2.0, 1.9, 1.6, 1.0], 0.5, rng) for _ in range(1000))

    assert set(drawn) == {0, 1, 2}
    assert drawn[0] > drawn[1] > drawn[2]


# --- Dice Hospital -------------------------------------------------------------------------------


def liked(temper: str, hospital: str, gone: int = 0) -> float:
    """Return what a temperament adds to the worth of a hospital whose activation ends."""
    table = read_position(bare_table(Terms(DICE, {}, {}).options), hospital)
    node = node_of(table.hospitals[0])
    node.gone = gone
    model, powers = SHIPPED.learned().of(table), Powers(table.content)
    judge = TastefulJudge(table, model, powers, table.hospitals[0], TASTES[temper])
    return judge.liking(node)


def test_each_temperament_of_dice_hospital_likes_something_else() -> None:
    safe, dying = "R3* G4* / nurse / - / 0", "R3* G1 / nurse / - / 0"
    without, with_one = "R3* / nurse / - / 0", "R3* / nurse surgeon / - / 0"
    few, many = (liked(BOLD, safe, gone=count) for count in (2, 6))

    assert liked(CAREFUL, safe) > liked(CAREFUL, dying)
    assert liked(BOLD, dying) >= liked(BOLD, safe)
    assert many > few
    assert liked(BUILDER, with_one) > liked(BUILDER, without)
    assert liked(CAREFUL, with_one) == liked(CAREFUL, without)


def test_a_builder_gives_no_improvement_away_where_others_do() -> None:
    """In the last round a blood bag is a point, and an improvement may be nothing."""
    given: Counter[str] = Counter()
    for table in drafts("return-improvement"):
        table.round = table.content.house.rounds
        for temper in (STEADY, BUILDER):
            bot = make_bot(f"normal:beam=1:draft=1:temper={temper}", DICE)
            given[temper] += DICE.action_text(table, ask(DICE, bot, table)) != "pass"

    assert given[STEADY] > 0
    assert given[BUILDER] == 0


def test_lively_bots_do_not_always_take_the_same_in_a_draft() -> None:
    varied: Counter[str] = Counter()
    for table in drafts("take-ambulance") + drafts("improve"):
        for temper in (STEADY, CAREFUL):
            bot = make_bot(f"normal:beam=1:draft=0:temper={temper}", DICE)
            taken = {ask(DICE, bot, table, seed=f"{seed}") for seed in range(8)}
            varied[temper] += len(taken) > 1

    assert varied[CAREFUL] > varied[STEADY] == 0


# --- Dynamite Nurse ------------------------------------------------------------------------------


def charges(temper: str, level: str) -> Counter[str]:
    """Return how often Patients are kept, or given to somebody whose beds are full."""
    out: Counter[str] = Counter()
    for state in nurse_tables(steps.ASSIGN)[::2]:
        bot = make_bot(f"{level}:temper={temper}", NURSE)
        player = ask(NURSE, bot, state, budget=Budget(nodes=12)) - actions.ASSIGN
        full = load(state, player) >= state.content.house.beds
        out["kept"] += player == NURSE.actor(state)
        out["full"] += player != NURSE.actor(state) and full
    return out


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_careful_spare_others_and_the_bold_do_not(level: str) -> None:
    told = {temper: charges(temper, level) for temper in (STEADY, CAREFUL, BOLD)}

    assert told[CAREFUL]["full"] < told[STEADY]["full"] <= told[BOLD]["full"]
    assert told[CAREFUL]["kept"] > told[BOLD]["kept"]


def test_builders_want_to_buy_where_others_do_not() -> None:
    wanted: Counter[str] = Counter()
    for table in nurse_tables(steps.MAIN):
        for temper in (STEADY, BUILDER):
            worth = tasteful(read_weights(), temper).worth(table.content)
            aim = find_aim(table, worth)
            wanted[temper] += table.space.buy <= aim.action < table.space.keep

    assert wanted[BUILDER] > wanted[STEADY]


def test_the_bold_think_more_of_cards_that_hurt_and_the_careful_less() -> None:
    content = nurse_tables(steps.MAIN)[0].content
    worths = {temper: tasteful(read_weights(), temper).worth(content) for temper in TEMPERS}
    hurting = [card for card, harms in enumerate(worths[STEADY].harms) if harms > 0]

    assert hurting
    for card in hurting:
        told = {temper: worth.worth[card] for temper, worth in worths.items()}

        assert told[CAREFUL] <= told[STEADY] < told[BOLD]
