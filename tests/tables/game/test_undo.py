"""Undo, redo and reopening at a table: one's own actions, up to what they brought to light."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.plain import Json
from tests.kit.tiny import PASS, SHOW, TAKE, TINY, TURN
from tests.tables.game.logs import DICE, EVERY, NURSE, Logged, lay, position, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.game.match import Match


def activating(people: int, seed: str = "seed") -> Logged:
    """Return a game of Dice Hospital in whose activation everybody has something to do."""
    log, rng = seated(DICE, people, {"no-administrators": True}, seed=seed), Rng(seed)
    while log.match.view(None)["phase"] != "activation" or len(log.match.actors()) < people:
        log.play(rng, 1)
    return log


def a_deed(log: Logged, seat: int) -> int:
    """Return something that a seat can do other than to end."""
    done = log.match.parse("done")
    return next(action for action in log.match.legal(seat) if action != done)


# --- several seats at once -----------------------------------------------------------------


def test_whoever_is_done_can_reopen_while_another_decides() -> None:
    log = activating(3)
    before = position(log.match)
    log.act(0, "done")
    waiting = log.match.actors()
    log.act(1, a_deed(log, 1))
    log.add("undo", 0)

    assert waiting == [1, 2]
    assert log.match.actors() == [0, 1, 2]
    log.add("undo", 1)
    assert position(log.match) == before


def test_nobody_reopens_what_all_have_done() -> None:
    log = activating(3)
    for seat in range(3):
        log.act(seat, "done")

    assert [log.match.may_undo(seat) for seat in range(3)] == [False] * 3
    assert {log.refused("undo", seat) for seat in range(3)} <= {"undo-luck", "undo-other-seat"}


def test_nobody_can_take_back_what_another_did() -> None:
    log = activating(2)
    log.act(0, a_deed(log, 0))

    assert log.refused("undo", 1) in {"undo-nothing", "undo-luck"}


def test_what_was_taken_back_can_be_done_again_after_others_acted() -> None:
    log = activating(2)
    mine = a_deed(log, 0)
    log.act(0, mine)
    whole = log.match.view(None)
    log.add("undo", 0)
    log.act(1, a_deed(log, 1))
    log.add("redo", 0)
    log.add("undo", 1)

    assert log.match.view(None) == whole
    assert log.match.moves_since(0)[-1].action == mine


def test_a_new_action_is_the_end_of_doing_again() -> None:
    log = activating(2)
    first = a_deed(log, 0)
    log.act(0, first)
    log.add("undo", 0)
    log.act(0, next(one for one in log.match.legal(0) if one != first))

    assert not log.match.may_redo(0)
    assert log.refused("redo", 0) == "redo-nothing"


def test_a_new_action_leaves_what_others_can_do_again_alone() -> None:
    log = activating(2)
    log.act(0, a_deed(log, 0))
    log.add("undo", 0)
    log.act(1, a_deed(log, 1))

    assert log.match.may_redo(0)
    assert not log.match.may_redo(1)


# --- what is forced ------------------------------------------------------------------------


def forced_deeds(log: Logged, rng: Rng) -> Iterator[int]:
    """Play on, and stop with each seat that has just been helped on by forced actions."""
    for _ in range(150):
        actors = log.match.actors()
        if not actors:
            return
        seat, before = actors[rng.below(len(actors))], log.match.version
        legal = log.match.legal(seat)
        log.act(seat, legal[rng.below(len(legal))])
        added = log.match.moves_since(before)
        if len(added) > 1 and all(one.seat == seat for one in added) and log.match.may_undo(seat):
            yield seat


def test_forced_actions_go_with_the_one_before_them_and_come_again_with_it() -> None:
    log, found = seated(DICE, 3), 0
    for seat in forced_deeds(log, Rng("forced")):
        after = position(log.match)
        log.add("undo", seat)
        before, choices = log.match.version, log.match.legal(seat)
        log.add("redo", seat)

        assert len(choices) > 1
        assert log.match.version > before + 1
        assert position(log.match) == after
        found += 1
    assert found > 3


def test_forced_actions_go_from_the_middle_and_leave_what_others_did_to_them() -> None:
    log, found = seated(DICE, 3), 0
    for seat in forced_deeds(log, Rng("middle")):
        others = [one for one in log.match.actors() if one != seat]
        if not others:
            continue
        log.add("undo", seat)
        before = position(log.match)
        log.add("redo", seat)
        log.act(others[0], log.match.legal(others[0])[0])
        if log.match.may_undo(seat) and log.match.may_undo(others[0]):
            log.add("undo", seat)
            log.add("undo", others[0])

            assert position(log.match) == before
            found += 1
    assert found > 1


def test_what_is_forced_is_not_the_end_of_doing_again() -> None:
    log, found = seated(DICE, 2), 0
    for seat in forced_deeds(log, Rng("again")):
        legal = log.match.legal(seat)
        if not legal:
            continue
        log.act(seat, legal[0])
        if log.match.may_undo(seat):
            after = position(log.match)
            for kind in ("undo", "undo", "redo", "redo"):
                log.add(kind, seat)

            assert position(log.match) == after
            found += 1
    assert found > 1


def test_done_is_said_by_who_is_done_also_when_nothing_else_is_left() -> None:
    log, rng, asked = seated(DICE, 2), Rng("done"), 0
    while log.match.actors():
        log.play(rng, 1)
        asked += [log.match.parse("done")] in [log.match.legal(s) for s in log.match.actors()]

    assert asked > 3


def test_who_likes_to_do_everything_themselves_is_asked_also_for_what_is_forced() -> None:
    played = []
    for on in (True, False):
        log = seated(DICE, 2)
        for seat in (0, 1):
            log.add("automatic", seat, {"on": on})
        alone = 0
        rng = Rng("self")
        while log.match.actors():
            seat = log.match.actors()[0]
            legal = log.match.legal(seat)
            verb = log.match.action_record(legal[0])["verb"]
            alone += len(legal) == 1 and verb != "done"
            log.add("act", seat, {"action": legal[rng.below(len(legal))], "by": "bot"})
        played.append(alone)

    assert played[0] == 0
    assert played[1] > 5


# --- barriers ------------------------------------------------------------------------------


def test_a_reveal_a_roll_and_the_end_are_barriers() -> None:
    log = seated(TINY, 2, {"rounds": 1})
    log.act(0, TURN)
    assert log.refused("undo", 0) == "undo-revealed"
    log = seated(TINY, 2, {"rounds": 2})
    log.act(0, TAKE)
    log.act(1, PASS)
    assert log.refused("undo", 1) == "undo-luck"
    log.act(0, SHOW)
    log.act(1, PASS)
    assert log.table.status == "over"
    assert log.refused("undo", 1) == "undo-revealed"
    assert log.refused("undo", 0) == "undo-revealed"


@EVERY
def test_nothing_that_a_bot_did_is_taken_back_by_its_seat(game: Game) -> None:
    log = seated(game, 3)
    log.play(Rng("bots"), 30)

    assert [log.match.may_undo(seat) for seat in range(3)] == [False] * 3


# --- practice ------------------------------------------------------------------------------


ALONE: list[tuple[Game, list[str], Json]] = [
    (DICE, ["open"], {}),
    (TINY, ["open", "random"], {"rounds": 9}),
    (NURSE, ["open", "random", "random"], {}),
]


@pytest.mark.parametrize(("game", "seats", "settings"), ALONE)
def test_going_back_across_luck_is_practice_and_gives_the_same_luck(
    game: Game, seats: list[str], settings: Json
) -> None:
    log, rng = lay(game, seats, settings), Rng("back")
    log.add("sit", 0, {"name": "Ann"})
    log.play(rng, 15 if game is TINY else 40)
    moves, there = log.match.moves_since(0), position(log.match)
    while not any(move.is_luck() for move in moves[log.match.version :]):
        log.add("undo", 0, {"across": True})
    while log.match.version < len(moves):
        log.act(moves[log.match.version].seat, moves[log.match.version].action)

    assert log.match.practice
    assert position(log.match) == there


def test_what_was_gone_back_from_can_be_done_again() -> None:
    log = lay(DICE, ["open"])
    log.add("sit", 0, {"name": "Ann"})
    log.play(Rng("again"), 10)
    there = position(log.match)
    for kind in ("undo", "redo"):
        for _ in range(5):
            log.add(kind, 0, {"across": True})

    assert position(log.match) == there


def test_only_who_plays_alone_can_go_back_that_far() -> None:
    log = seated(DICE, 2)
    log.play(Rng("far"), 10)
    before = position(log.match)

    assert log.refused("undo", 0, {"across": True}) == "undo-not-alone"
    log.add("stand-in", 1, {"for": 1, "bot": "random"})
    assert log.refused("undo", 0, {"across": True}) == "undo-not-alone"
    assert position(log.match) == before


def test_nobody_goes_back_from_the_end_nor_before_the_beginning() -> None:
    log = lay(TINY, ["open", "random"], {"rounds": 1})
    log.add("sit", 0, {"name": "Ann"})
    assert log.refused("undo", 0, {"across": True}) == "undo-nothing"
    log.play(Rng("end"), 2)

    assert log.table.status == "over"
    assert log.refused("undo", 0, {"across": True}) == "undo-revealed"


def test_how_far_one_can_undo_is_the_same_when_it_is_asked_all_the_time() -> None:
    """What was tried before is not tried again, also after something was taken back."""
    log, rng, reached = seated(DICE, 3), Rng("reach"), 0
    for _ in range(250):
        seat = rng.below(3)
        if not rng.below(5) and log.match.may_undo(seat):
            log.add("undo", seat)
        log.play(rng, 1, by="person")
        told = [log.match.reach(one) for one in range(3)]
        fresh = log.again().playing()
        assert [fresh.reach(one) for one in range(3)] == told
        reached += sum(first < len(fresh.plan(one).done) for one, (first, _) in enumerate(told))
    assert reached > 100


# --- compared with trying it -----------------------------------------------------------------


def tried(match: Match, seat: int) -> tuple[int, str]:
    """Return what a seat can undo and why not more, by playing the game again without it."""
    plan, first = match.plan(seat), len(match.plan(seat).done)
    marks = [one.mark for other in range(len(match.seats)) for one in match.plan(other).done]
    for index in range(first - 1, -1, -1):
        if plan.done[index].forced:
            continue
        again = match.course.without([one.mark for one in plan.done[index:]], marks)
        if isinstance(again, str):
            return first, again
        first = index
    return first, plan.barrier


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        (DICE, {}),
        (DICE, {"linear": True}),
        (DICE, {"events": True, "experimental": True, "promos": True}),
        (DICE, {"edition": "prototype"}),
        (NURSE, {}),
    ],
)
def test_what_can_be_undone_is_what_the_game_goes_on_without(game: Game, settings: Json) -> None:
    deep, rng = 0, Rng(f"reach {settings}")
    for number in range(4):
        log = seated(game, 3, settings, seed=f"reach {number}")
        while log.match.actors():
            able = [seat for seat in range(3) if log.match.may_undo(seat)]
            if able and not rng.below(8):
                log.add("undo", able[rng.below(len(able))])
            log.play(rng, 1, by="person")
            if log.match.outcome() is None:
                reach = [log.match.reach(seat) for seat in range(3)]
                assert reach == [tried(log.match, seat) for seat in range(3)]
                deep += sum(
                    len(log.match.plan(seat).done) - first > 1
                    for seat, (first, _) in enumerate(reach)
                )
    assert deep > 50
