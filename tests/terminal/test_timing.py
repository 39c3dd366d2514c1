"""Timed play in lines: an activation ends when its time is over (DH-10.6)."""

from __future__ import annotations

import os
from collections.abc import Callable
from io import StringIO
from itertools import count
from typing import Any

import pytest

from tests.kit.narrators import typing
from tests.kit.rules import rule
from wardround.bots.registry import read_seats
from wardround.catalog import find
from wardround.core.records import Terms
from wardround.narration.narrators import narrator_of
from wardround.tables.game.clocks import NO_CLOCK, Clock, make_clock
from wardround.tables.game.match import Match
from wardround.terminal.hand_over import TimeUp, limited
from wardround.terminal.line import LinePlay
from wardround.terminal.session import Console

TIMED = make_clock("activation", timed=find("dice-hospital").traits.timed)

GAME = find("dice-hospital")


def in_activation(**settings: Any) -> Match:
    """Return a solo game in the first activation."""
    terms = Terms(GAME, settings, {})
    match = Match(terms, read_seats(["human"], GAME), "timed")
    match.advance()
    while match.view(0)["phase"] != "activation":
        match.act(0, match.legal(0)[0])
        match.advance()
    return match


def hands(seconds: float) -> Callable[[], float]:
    """Return a clock that goes on by so many seconds each time one looks at it."""
    ticks = count()
    return lambda: seconds * next(ticks)


def play(match: Match, clock: Clock, now: Callable[[], float], *lines: str) -> str:
    """Return what was written while these lines were typed."""
    console, written = typing(*lines)
    LinePlay(match, narrator_of(match.terms, "en"), console, clock=clock, now=now).run()
    return written.getvalue()


@rule("DH-10.6")
def test_what_is_typed_too_late_is_not_done_and_the_activation_ends() -> None:
    match = in_activation()
    told = play(match, TIMED, hands(50), "place nurse clinic")

    assert "60 seconds left." in told
    assert "Time’s up" in told
    verbs = [one["event"] for one in match.events_since(0)]
    assert "staff-placed" not in verbs
    assert verbs.count("activation-ended") == 1
    assert match.view(0)["round"] == 2


@rule("DH-10.6")
def test_who_is_in_time_is_not_stopped() -> None:
    match = in_activation()
    told = play(match, TIMED, hands(0.5), "done")

    assert "Time’s up" not in told
    assert match.view(0)["round"] == 2


@rule("DH-10.6")
def test_time_runs_out_in_the_middle_of_an_effect_too() -> None:
    """The department asks for its patient when the time is over: the first one is taken."""
    match = in_activation()
    legal = [(match.action_record(one), one) for one in match.legal(0)]
    match.act(0, next(one for record, one in legal if record["verb"] == "place"))
    assert match.view(0)["hospitals"][0]["placement"] is not None
    play(match, TIMED, hands(100), "help")

    events = [one["event"] for one in match.events_since(0)]
    assert events.count("staff-placed") == 1
    assert "activation-ended" in events


def test_without_a_clock_nobody_is_told_of_time() -> None:
    told = play(in_activation(), NO_CLOCK, hands(1000), "done")

    assert "seconds left" not in told


@pytest.mark.skipif(os.name != "posix", reason="no alarm rings there")
def test_the_alarm_ends_waiting_for_a_line() -> None:
    reading, writing = os.pipe()
    with (
        os.fdopen(reading) as source,
        os.fdopen(writing, "w"),
        pytest.raises(TimeUp),
        limited(0.01),
    ):
        Console(source, StringIO()).ask("?")
