"""Takebacks: going back beyond undo, with the consent of the others or before they acted."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.plain import Json
from tests.kit.shown import show
from tests.kit.tiny import TAKE, TINY, TURN
from tests.tables.game.logs import (
    DICE,
    EVERY,
    START,
    Logged,
    glance,
    lay,
    position,
    seated,
    viewers,
    whole,
)
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.game.table_types import TakebackMode

ASK = {"do": "ask"}


def answer(log: Logged, do: str) -> Json:
    """Return an answer to what is asked at a table."""
    asked = log.table.takebacks.asked
    return {"do": do, "asked": 0 if asked is None else asked.seq}


def offered(log: Logged, seat: int) -> bool:
    """Tell whether a seat may ask to take something back."""
    return log.table.takebacks.offered(log.match, log.table.chairs, seat) is not None


def walled(mode: TakebackMode, people: int = 3) -> Logged:
    """Return a game of Dice Hospital in which the first seat cannot undo its last decision."""
    log, rng = seated(DICE, people, {"first-player": 0}, takebacks=mode), Rng("walled")
    while log.match.may_undo(0) or log.match.taken_last(0) is None:
        log.play(rng, 1, by="person")
    return log


def activating(mode: TakebackMode, people: int = 2) -> Logged:
    """Return a game of Dice Hospital in whose activation everybody has something to do."""
    log, rng = seated(DICE, people, {"no-administrators": True}, takebacks=mode), Rng("on")
    while log.match.view(None)["phase"] != "activation" or len(log.match.actors()) < people:
        log.play(rng, 1, by="person")
    return log


def last_of(log: Logged, seat: int) -> int:
    """Return after how many moves a seat decided last."""
    taken = log.match.taken_last(seat)
    assert taken is not None
    return taken.index


# --- what is allowed -------------------------------------------------------------------------


def test_nothing_is_taken_back_beyond_undo_unless_the_table_was_laid_for_it() -> None:
    log = walled("none")

    assert log.refused("takeback", 0, ASK) == "takeback-none"
    assert show(log.table, 0)["takeback"] is False


def test_it_happens_when_the_last_other_person_agrees() -> None:
    log = walled("ask")
    before = log.match.record().moves[: last_of(log, 0)]
    log.add("takeback", 0, ASK)
    pending = show(log.table, 2)["asking"]
    log.add("takeback", 1, answer(log, "agree"))
    half = show(log.table, 2)["asking"]
    log.add("takeback", 2, answer(log, "agree"))

    assert (pending["seat"], pending["agreed"], pending["waiting"]) == (0, [], [1, 2])
    assert (half["agreed"], half["waiting"]) == ([1], [2])
    assert show(log.table, 2)["asking"] is None
    assert list(log.match.record().moves) == list(before)
    assert log.match.actors() == [0]
    assert log.match.practice
    assert log.match.may_redo(0)


def test_one_who_does_not_agree_is_enough_and_the_same_is_not_asked_again() -> None:
    log = walled("ask")
    before = position(log.match)
    log.add("takeback", 0, ASK)
    log.add("takeback", 1, answer(log, "agree"))
    log.add("takeback", 2, answer(log, "refuse"))

    assert position(log.match) == before
    assert not log.match.practice
    assert log.refused("takeback", 0, ASK) == "takeback-refused"
    assert show(log.table, 0)["takeback"] is False


def test_a_later_decision_can_be_asked_for_although_one_was_refused() -> None:
    log = walled("ask")
    log.add("takeback", 0, ASK)
    log.add("takeback", 1, answer(log, "refuse"))
    rng = Rng("later")
    while 0 not in log.match.actors():
        log.play(rng, 1, by="person")
    log.act(0, log.match.legal(0)[0])
    while not offered(log, 0):
        log.play(rng, 1, by="person")
    log.add("takeback", 0, ASK)

    assert log.table.takebacks.asked is not None


def test_who_asked_can_stop_asking_and_whatever_is_played_does_so_too() -> None:
    log = walled("ask")
    log.add("takeback", 0, ASK)
    log.add("takeback", 0, answer(log, "withdraw"))
    withdrawn = log.table.takebacks.asked
    log.add("takeback", 0, ASK)
    late = answer(log, "agree")
    actor = log.match.actors()[0]
    log.act(actor, log.match.legal(actor)[0])

    assert withdrawn is None
    assert log.table.takebacks.asked is None
    assert log.refused("takeback", 1, late) == "takeback-gone"


def test_only_those_who_are_asked_answer_and_only_who_asked_withdraws() -> None:
    log = walled("ask")
    log.add("takeback", 0, ASK)
    log.add("takeback", 1, answer(log, "agree"))

    assert log.refused("takeback", 0, answer(log, "agree")) == "takeback-not-asked"
    assert log.refused("takeback", 1, answer(log, "refuse")) == "takeback-not-asked"
    assert log.refused("takeback", 2, answer(log, "withdraw")) == "takeback-not-yours"
    assert log.refused("takeback", 2, {"do": "agree", "asked": 1}) == "takeback-gone"
    assert log.refused("takeback", 1, ASK) == "takeback-asked"


def test_without_asking_it_goes_until_somebody_else_has_acted() -> None:
    log = seated(TINY, 2, takebacks="automatic")
    log.act(0, TURN)
    may = show(log.table, 0)["takeback"]
    log.add("takeback", 0, ASK)
    back = log.match.actors()
    log.add("redo", 0)
    log.act(1, log.match.legal(1)[0])

    assert (may, back) == (True, [0, 1])
    assert log.refused("takeback", 0, ASK) == "undo-other-seat"
    assert show(log.table, 0)["takeback"] is False


def test_what_undo_takes_back_needs_no_asking() -> None:
    log = activating("ask")
    log.act(0, "done")

    assert log.match.may_undo(0)
    assert log.refused("takeback", 0, ASK) == "takeback-free"


def test_what_a_bot_or_the_clock_did_stays() -> None:
    log = walled("ask")
    actor = log.match.actors()[0]
    log.add("act", actor, {"action": log.match.legal(actor)[0], "by": "bot"})

    assert log.refused("takeback", actor, ASK) == "undo-nothing"


def test_nothing_is_taken_back_when_all_is_over() -> None:
    log = seated(TINY, 2, takebacks="ask")
    log.play(Rng("over"), 1000, by="person")

    assert log.refused("takeback", 0, ASK) == "undo-revealed"


# --- who agrees ------------------------------------------------------------------------------


def beside_bots() -> Logged:
    """Return a game of two people and a bot, whose turn it is, in which the first one may ask."""
    log = lay(DICE, ["open", "open", "easy"], {"first-player": 0}, takebacks="ask")
    for seat, name in enumerate(("Ann", "Bob")):
        log.add("sit", seat, {"name": name, "person": name})
    rng = Rng("bots")
    while not offered(log, 0) or 2 not in log.match.actors():
        log.play(rng, 1, by="person")
    return log


def test_bots_agree_to_everything_and_let_people_answer_first() -> None:
    log = beside_bots()
    log.add("takeback", 0, ASK)
    waiting = log.table.takebacks.waiting(log.table.chairs)
    bot = {"action": log.match.legal(2)[0], "by": "bot"}
    hasty = log.refused("act", 2, bot)
    log.at += 60_000
    log.add("act", 2, bot)

    assert waiting == [1]
    assert hasty == "takeback-asked"
    assert log.table.takebacks.asked is None
    assert log.at == START + 60_000


def test_a_bot_in_the_place_of_the_last_who_did_not_answer_agrees() -> None:
    log = beside_bots()
    log.add("takeback", 0, ASK)
    log.add("stand-in", 1, {"for": 1, "bot": "easy"})

    assert log.match.actors() == [0]
    assert log.match.practice


IMPOSED = {"for": 1, "bot": "easy", "present": False}
"""What the server writes when others put a bot in the place of somebody who is away."""


def deserted(log: Logged) -> Logged:
    """Return a game in which the first one has put a bot in the place of the second."""
    log.at += 60_000
    log.add("stand-in", 0, IMPOSED)
    return log


def test_a_bot_that_others_put_in_somebodys_place_does_not_agree_for_them() -> None:
    log = beside_bots()
    while not log.table.decisions.waited(1, log.at + 60_000):
        log.play(Rng("on"), 1, by="person")
    log.table.takebacks.lapse()
    deserted(log)
    refused = log.refused("takeback", 0, ASK)
    log.add("come-back", 1)

    assert refused == "takeback-stand-in"
    assert not log.match.practice
    assert offered(log, 0)


def waited_for_after_asking() -> Logged:
    """Return a game in which the second one is to decide and to answer to the first."""
    log, rng = lay(DICE, ["open", "open"], {"first-player": 0}, takebacks="ask"), Rng("asked")
    for seat, name in enumerate(("Ann", "Bob")):
        log.add("sit", seat, {"name": name, "person": name})
    while not offered(log, 0) or 1 not in log.match.actors():
        log.play(rng, 1, by="person")
    log.add("takeback", 0, ASK)
    return log


def test_who_is_replaced_before_they_answer_has_not_agreed() -> None:
    log = waited_for_after_asking()
    steps = log.match.version
    deserted(log)

    assert log.table.takebacks.asked is None
    assert log.match.version == steps
    assert not log.match.practice


def test_a_log_that_does_not_say_who_was_there_means_what_it_meant() -> None:
    log = waited_for_after_asking()
    log.at += 60_000
    log.add("stand-in", 0, {"for": 1, "bot": "easy"})

    assert log.match.practice


def test_who_shares_a_device_agrees_with_themselves() -> None:
    log = lay(DICE, ["open", "open"], {"first-player": 0}, takebacks="ask")
    for seat, name in enumerate(("Ann", "Bob")):
        log.add("sit", seat, {"name": name, "person": "one device"})
    rng = Rng("device")
    while not offered(log, 0):
        log.play(rng, 1, by="person")
    log.add("takeback", 0, ASK)

    assert log.match.actors() == [0]


# --- what becomes of the game ----------------------------------------------------------------


def test_what_others_did_stays_where_it_can_and_they_can_still_take_it_back() -> None:
    log = seated(TINY, 3, takebacks="ask")
    log.act(0, TURN)
    log.act(1, TAKE)
    log.add("takeback", 0, ASK)
    lost = show(log.table, 1)["asking"]["lost"]
    for seat in (1, 2):
        log.add("takeback", seat, answer(log, "agree"))

    assert lost == []
    assert (log.match.moves_since(0)[-1].seat, log.match.moves_since(0)[-1].action) == (1, TAKE)
    assert (log.match.actors(), log.match.may_undo(1)) == ([0, 2], True)


def test_the_others_are_told_whose_decisions_go_too() -> None:
    log, rng = walled("ask"), Rng("on")
    taken = log.match.taken_last(0)
    assert taken is not None
    while not log.match.decided_since(taken, 0):
        log.play(rng, 1, by="person")
    log.add("takeback", 0, ASK)
    lost = show(log.table, 2)["asking"]["lost"]
    since = log.match.decided_since(taken, 0)
    for seat in (1, 2):
        log.add("takeback", seat, answer(log, "agree"))

    assert lost == since == [1] or lost == since == [2]
    assert log.match.version == taken.index


@EVERY
@pytest.mark.parametrize("seed", ["one", "two"])
def test_whoever_decides_the_same_again_meets_the_same_game(game: Game, seed: str) -> None:
    people = 2 if game is TINY else 3
    log, rng = seated(game, people, seed=seed, takebacks="ask"), Rng(f"same/{seed}")
    for seat in range(people):
        log.add("automatic", seat, {"on": False})
    tried = 0
    for _ in range(25 if game is TINY else 30):
        log.play(rng, 1, by="person")
        seat = rng.below(people)
        if not offered(log, seat):
            continue
        index, views = last_of(log, seat), seen(log)
        made = log.match.moves_since(index)
        log.add("takeback", seat, ASK)
        for other in [one for one in range(people) if one != seat]:
            log.add("takeback", other, answer(log, "agree"))
        stayed = Counter((one.seat, one.action) for one in log.match.moves_since(index))
        for move in made:
            stayed[move.seat, move.action] -= 1
            if stayed[move.seat, move.action] < 0 and not move.is_luck():
                log.act(move.seat, move.action)
        tried += 1

        assert seen(log) == views

    assert tried > 0
    assert glance(log.again()) == glance(log.table)


def seen(log: Logged) -> list[Json]:
    """Return what everybody sees of the game."""
    return [log.match.view(viewer) for viewer in viewers(log.table)]


def test_a_restart_in_the_middle_of_asking_loses_nothing() -> None:
    log = walled("ask")
    log.add("takeback", 0, ASK)
    log.add("takeback", 1, answer(log, "agree"))
    pending = whole(log.again())
    asked = whole(log.table)
    log.add("takeback", 2, answer(log, "agree"))

    assert pending == asked
    assert whole(log.again()) == whole(log.table)


def test_what_was_decided_before_a_takeback_does_not_hold_after_it() -> None:
    log = walled("ask")
    versions = log.table.decisions.versions[:]
    log.add("takeback", 0, ASK)
    asking = log.table.decisions.versions[:]
    for seat in (1, 2):
        log.add("takeback", seat, answer(log, "agree"))

    assert asking == versions
    assert log.table.decisions.versions == [log.table.seq] * 3
