"""What a viewer is shown: true as far as it goes, and nothing that they may not know."""

from __future__ import annotations

import json

import pytest

from tests.kit.plain import Json
from tests.kit.shown import show
from tests.kit.tiny import PASS, SHOW, TAKE, TINY, TURN
from tests.tables.game.logs import EVERY, NURSE, Logged, lay, seated, viewers
from wardround.core.errors import IllegalAction
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.records import fork, replay
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.setup import Place, TableSetup
from wardround.tables.game.showing import choices, may_see, past, preview, reasons

SETTINGS: dict[str, Json] = {
    "tiny": {"rounds": 9},
    "dice-hospital": {"events": True, "promos": True},
    "dynamite-nurse": {},
}


def begun(game: Game, people: int = 3) -> Logged:
    """Return a game of people who play also what is forced themselves."""
    log = seated(game, people, SETTINGS[game.id])
    for seat in range(people):
        log.add("automatic", seat, {"on": False})
    return log


def some_action(log: Logged, rng: Rng) -> tuple[int, int]:
    """Return a seat that is to decide, and the place of one of its choices."""
    actors = log.match.actors()
    seat = actors[rng.below(len(actors))]
    return seat, rng.below(len(log.match.legal(seat)))


# --- choices -------------------------------------------------------------------------------


@EVERY
def test_choices_are_what_is_legal_in_the_words_of_the_game(game: Game) -> None:
    log, rng = begun(game), Rng("legal")
    for _ in range(20):
        if not log.match.actors():
            break
        log.play(rng, 3)
        for seat in log.match.actors():
            told = choices(log.match, seat)
            assert [one["action"] for one in told] == log.match.legal(seat)
            assert [log.match.parse(one["text"]) for one in told] == log.match.legal(seat)
            assert [one["do"] for one in told] == [
                log.match.action_record(action) for action in log.match.legal(seat)
            ]


@EVERY
def test_whether_a_choice_can_be_taken_back_is_told_before_and_true(game: Game) -> None:
    log, rng, told = begun(game), Rng("flags"), []
    while log.match.actors():
        seat, place = some_action(log, rng)
        choice = choices(log.match, seat)[place]
        log.act(seat, choice["action"])

        over = log.table.status == "over"
        assert log.match.may_undo(seat) == (choice["undoable"] and not over)
        told.append(choice["undoable"])
    assert set(told) == {True, False}


@EVERY
def test_a_choice_says_whether_only_bots_act_after_it(game: Game) -> None:
    log, rng, told = begun(game), Rng("bots"), []
    while log.match.actors():
        seat, place = some_action(log, rng)
        bots = [one for one in range(len(log.match.seats)) if one != seat]
        alone = log.match.actors() == [seat]
        choice = choices(log.match, seat, bots)[place]
        assert not choices(log.match, seat)[place]["to_bots"]
        log.act(seat, choice["action"])

        after = log.match.actors()
        only_bots = alone and not choice["luck"] and after != [] and seat not in after
        assert choice["to_bots"] == only_bots
        told.append(only_bots)
    # In the tiny game all decide at once.
    assert set(told) == ({False} if game is TINY else {True, False})


@EVERY
def test_what_a_choice_comes_to_is_what_then_happens(game: Game) -> None:
    log, rng, known = begun(game), Rng("previews"), 0
    while log.match.actors():
        seat, place = some_action(log, rng)
        choice = choices(log.match, seat)[place]
        before, moves = len(log.match.events_since(0)), log.match.version
        log.act(seat, choice["action"])
        happened = log.match.events_since(before)
        lucky = any(move.is_luck() for move in log.match.moves_since(moves))

        assert choice["luck"] == lucky
        if choice["undoable"]:
            assert choice["preview"] == happened
            known += len(happened) > 0
        elif lucky:
            assert happened[: len(choice["preview"])] == choice["preview"]
        else:
            assert choice["preview"] == []
    assert known > 5


def test_what_a_hidden_card_would_show_is_not_told() -> None:
    log = seated(TINY, 2)
    told = {one["action"]: one for one in choices(log.match, 0)}

    assert (told[TURN]["preview"], told[TURN]["undoable"]) == ([], False)
    assert told[PASS]["preview"] == [{"event": "passed", "seat": 0}]
    assert told[SHOW]["undoable"]
    assert not told[TURN]["luck"]


# --- plans ---------------------------------------------------------------------------------


@EVERY
def test_the_preview_of_a_plan_is_where_it_leads(game: Game) -> None:
    log, rng, followed = begun(game), Rng("plan"), 0
    for _ in range(12):
        log.play(rng, 4)
        if not log.match.actors():
            break
        seat = log.match.actors()[0]
        choice = choices(log.match, seat)[0]
        told = preview(log.match, seat, [choice["action"]])
        before = len(log.match.events_since(0))

        assert told["actions"] == 1
        if choice["undoable"]:
            log.act(seat, choice["action"])
            assert told["known"]
            assert told["events"] == log.match.events_since(before)
            assert told["view"] == log.match.view(seat)
            followed += 1
    assert followed > 2


def test_a_plan_ends_where_something_would_come_to_light_or_luck_is_next() -> None:
    log = seated(TINY, 2)
    told = preview(log.match, 0, [TURN, TAKE])
    assert (told["actions"], told["known"], told["events"]) == (1, False, [])
    assert told["view"] == log.match.view(0)
    log.act(1, PASS)
    told = preview(log.match, 0, [TAKE, TAKE])
    assert (told["actions"], told["known"]) == (1, True)


def test_a_plan_that_cannot_be_is_refused_and_looking_changes_nothing() -> None:
    log = seated(TINY, 2)
    before = log.match.view(0), log.match.version
    with pytest.raises(IllegalAction, match="not-your-turn"):
        preview(log.match, 0, [TAKE, TAKE])

    assert (log.match.view(0), log.match.version) == before


# --- reasons -------------------------------------------------------------------------------


@EVERY
def test_reasons_are_those_of_the_rules_and_none_is_for_what_is_legal(game: Game) -> None:
    log, rng, found = begun(game), Rng("reasons"), 0
    for _ in range(6):
        log.play(rng, 11 if game is not TINY else 2)
        for seat in log.match.actors()[:1]:
            for told in reasons(log.match, seat):
                action = log.match.parse(told["text"])
                reason = log.match.why_not(seat, action)
                assert action not in log.match.legal(seat)
                assert reason is not None
                assert (reason.code, reason.rule) == (told["code"], told["rule"])
                assert reason.code != "wrong-moment"  # of those there are thousands
                found += 1
    assert found > 0


def test_who_is_not_asked_is_told_so() -> None:
    log = seated(NURSE, 3)
    waiting = next(seat for seat in range(3) if seat not in log.match.actors())
    with pytest.raises(IllegalAction, match="not-your-turn"):
        reasons(log.match, waiting)


# --- the past ------------------------------------------------------------------------------


@EVERY
def test_the_past_looks_as_it_did_then(game: Game) -> None:
    log, rng = begun(game), Rng("past")
    shown: dict[int, list[Json]] = {}
    for _ in range(40):
        shown[log.match.version] = [log.match.view(viewer) for viewer in viewers(log.table)]
        log.play(rng, 1)
    for step in sorted(shown)[::4]:
        told = [past(log.table, viewer, step) for viewer in viewers(log.table)]

        assert [one["view"] for one in told] == shown[step]
        assert {(one["step"], one["steps"]) for one in told} == {(step, log.match.version)}


@EVERY
def test_a_game_can_be_taken_up_at_any_step_of_its_past(game: Game) -> None:
    log = begun(game)
    log.play(Rng("fork"), 30)
    record = log.match.record()
    for step in range(0, len(record.moves), 9):
        cut = fork(record, step)
        assert game.view(replay(cut), None) == past(log.table, None, step)["view"]


def test_steps_that_there_are_not_are_refused() -> None:
    log = seated(TINY, 2)
    for step in (-1, log.match.version + 1):
        with pytest.raises(TableRefused, match="bad-step"):
            past(log.table, None, step)
    with pytest.raises(TableRefused, match="table-not-begun"):
        past(lay(TINY, ["open"] * 2).table, None, 0)


# --- who may look --------------------------------------------------------------------------


def test_bystanders_look_where_that_is_wanted_and_nobody_through_other_eyes() -> None:
    for watched in (True, False):
        log = Logged(
            TINY, TableSetup("tiny", "s", (Place("open"),) * 2, {"rounds": 1}, watched=watched)
        )
        assert (may_see(log.table, None, []), may_see(log.table, 0, [])) == (True, False)
        log.add("begin")
        assert may_see(log.table, None, []) == watched
        assert may_see(log.table, None, [1])
        assert (may_see(log.table, 1, [1]), may_see(log.table, 0, [1])) == (True, False)
        log.play(Rng("end"), 2)
        assert may_see(log.table, 0, [])


@EVERY
def test_what_is_shown_is_plain_and_the_same_every_time(game: Game) -> None:
    log = begun(game)
    log.play(Rng("plain"), 12)
    for viewer in viewers(log.table):
        told = show(log.table, viewer)
        assert json.loads(json.dumps(told)) == told
        assert show(log.table, viewer) == told
        assert ("choices" in told) == (viewer is not None)
