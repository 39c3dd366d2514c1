"""Clocks: deadlines follow from when entries were made, and from nothing else."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.kit.rules import rule
from tests.kit.tiny import PASS, TINY
from tests.tables.game.logs import DICE, Logged, seated
from wardround.core.errors import BadOption
from wardround.core.luck import Rng
from wardround.tables.game.clocks import NO_CLOCK, Clock, make_clock, read_clock

PLAIN: Json = {"no-administrators": True}
TIMED = make_clock("activation", timed=DICE.traits.timed)


def deadlines(log: Logged) -> list[int]:
    """Return the deadlines of all seats."""
    return log.table.decisions.deadlines[:]


def activating(round: int = 1, people: int = 2, settings: Json = PLAIN) -> Logged:
    """Return a table with the clock of timed play, when the activation of a round begins."""
    log, rng = seated(DICE, people, settings, clock=TIMED), Rng("timed")
    while True:
        view = log.match.view(None)
        if (view["round"], view["phase"]) == (round, "activation"):
            return log
        log.at += 7_000
        log.play(rng, 1)


# --- each decision -------------------------------------------------------------------------


def test_each_decision_has_its_own_time() -> None:
    log = seated(TINY, 2, clock=make_clock("decision", 30))
    begun = log.at
    first = deadlines(log)
    log.at += 12_000
    log.act(0, PASS)
    second = deadlines(log)
    log.at += 5_000
    log.act(1, PASS)

    assert first == [begun + 30_000] * 2
    assert second == [0, begun + 30_000]
    assert deadlines(log) == [log.at + 30_000] * 2


def test_talk_and_what_others_do_do_not_wind_a_clock() -> None:
    log = seated(TINY, 3, clock=make_clock("decision", 30))
    before = deadlines(log)
    log.at += 10_000
    log.act(0, PASS)
    log.add("say", 1, {"text": "one moment"})
    log.add("automatic", 2, {"on": False})

    assert deadlines(log) == [0, before[1], before[2]]


def test_after_an_interruption_everybody_has_what_they_had_left() -> None:
    """Also who began to decide after it; and nobody was waited for meanwhile."""
    log = seated(TINY, 3, clock=make_clock("decision", 30))
    log.at += 12_000
    stopped = log.at
    log.act(0, PASS)
    log.at += 3_600_000
    log.act(1, PASS)
    log.add("undo", 1)
    left = log.table.decisions.left(stopped)
    log.add("resume", body={"left": left})

    assert left == [0, 30_000, 18_000]
    assert deadlines(log) == [0, log.at + 30_000, log.at + 18_000]
    assert log.refused("stand-in", 0, {"for": 2, "bot": "easy"}) == "seat-not-away"


def test_who_reopens_decides_anew() -> None:
    log = seated(TINY, 2, clock=make_clock("decision", 30))
    log.act(0, PASS)
    log.at += 20_000
    log.add("undo", 0)

    assert deadlines(log)[0] == log.at + 30_000


def test_taking_back_and_doing_again_gain_no_time() -> None:
    log, rng = seated(DICE, 2, PLAIN, clock=make_clock("decision", 30)), Rng("stall")
    for _ in range(200):
        if log.match.may_undo(0) and 0 in log.match.actors():
            break
        log.at += 1_000
        log.play(rng, 1, by="person")
    before = deadlines(log)[0]
    for _ in range(3):
        log.at += 1_000
        log.add("undo", 0)
        log.at += 1_000
        log.add("redo", 0)

    assert deadlines(log)[0] == before


def test_whose_time_is_over_is_late_and_anybody_can_give_more() -> None:
    log = seated(TINY, 2, clock=make_clock("decision", 30))
    end = log.at + 30_000
    log.act(1, PASS)

    assert log.table.decisions.late(end - 1) == []
    assert log.table.decisions.late(end) == [0]
    log.add("extend", 1, {"seconds": 15})
    assert log.table.decisions.late(end + 14_999) == []
    assert deadlines(log) == [end + 15_000, 0]


def test_nobody_is_late_after_the_end_or_without_a_clock() -> None:
    log = seated(TINY, 2, {"rounds": 1}, clock=make_clock("decision", 30))
    for seat in (0, 1):
        log.act(seat, PASS)
    assert (log.table.status, deadlines(log)) == ("over", [0, 0])

    log = seated(TINY, 2)
    log.add("extend", 0, {"seconds": 15})
    assert deadlines(log) == [0, 0]


# --- timed play ----------------------------------------------------------------------------


@rule("DH-10.6")
@pytest.mark.parametrize(("round", "seconds"), [(1, 60), (2, 65), (3, 70), (8, 95)])
def test_an_activation_has_five_seconds_more_each_round(round: int, seconds: int) -> None:
    log = activating(round)

    assert deadlines(log) == [log.at + seconds * 1000] * 2


@rule("DH-10.6")
def test_an_activation_is_one_piece_however_much_is_done_and_taken_back_in_it() -> None:
    log = activating()
    end, done = log.at + 60_000, log.match.parse("done")
    for _ in range(3):
        log.at += 4_000
        legal = [action for action in log.match.legal(0) if action != done]
        if legal:
            log.act(0, legal[0])
        assert deadlines(log)[0] == end
    log.at += 4_000
    log.add("undo", 0)
    assert deadlines(log)[0] == end
    log.act(0, "done")
    assert deadlines(log)[0] == 0
    log.at += 4_000
    log.add("undo", 0)
    assert deadlines(log)[0] == end


@rule("DH-10.6")
def test_time_runs_in_activations_only() -> None:
    phases = set()
    for number in range(6):
        log, rng = activating(people=3, settings={}), Rng(f"phases/{number}")
        while log.match.actors():
            log.at += 1_000
            log.play(rng, 1)
            phase, actors = log.match.view(None)["phase"], log.match.actors()
            runs = [seat for seat, end in enumerate(deadlines(log)) if end]
            phases.add(phase)

            assert runs == (sorted(actors) if phase == "activation" else [])
    assert "neglect" in phases


def test_more_time_in_an_activation_stays_with_who_reopens_it() -> None:
    log = activating()
    end = log.at + 60_000
    log.add("extend", 1, {"seconds": 30})
    log.act(0, "done")
    log.add("undo", 0)

    assert deadlines(log) == [end + 30_000, end]


def test_a_clock_decides_only_when_the_time_is_over() -> None:
    log = seated(TINY, 2, clock=make_clock("decision", 30))
    hasty = {"action": PASS, "by": "clock"}
    log.at += 29_000
    early = log.refused("act", 0, hasty)
    log.add("extend", 1, {"seconds": 10})
    log.at += 2_000
    extended = log.refused("act", 0, hasty)
    log.at += 9_000
    log.add("act", 0, hasty)

    assert [early, extended] == ["clock-not-over"] * 2
    assert log.match.actors() == [1]


# --- clocks themselves ---------------------------------------------------------------------


def test_a_clock_is_read_as_it_was_kept() -> None:
    for clock in (NO_CLOCK, Clock("decision", 40), TIMED):
        assert read_clock(clock.record()).record() == clock.record()


def test_a_clock_without_seconds_is_none_but_for_timed_play() -> None:
    assert make_clock("decision").record() == {"kind": "none", "seconds": 0}
    assert make_clock("none", 50).record() == {"kind": "none", "seconds": 0}
    assert TIMED.record() == {"kind": "activation", "seconds": 60}
    assert make_clock("activation", 90, DICE.traits.timed).record() == {
        "kind": "activation",
        "seconds": 90,
    }


def test_a_clock_that_the_game_does_not_have_is_refused() -> None:
    for timed, allowed in (
        (None, "none, decision"),
        (DICE.traits.timed, "none, decision, activation"),
    ):
        with pytest.raises(BadOption) as refused:
            make_clock("main", 30, timed)

        assert (refused.value.code, refused.value.facts["allowed"]) == ("unknown-clock", allowed)


def test_a_clock_for_a_phase_leaves_games_without_it_alone() -> None:
    log = seated(TINY, 2, clock=TIMED)
    log.act(0, PASS)
    log.act(1, PASS)

    assert deadlines(log) == [0, 0]
