"""Clocks at a real table: whoever does nothing is not waited for for ever."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rules import rule
from tests.kit.server import Player, Server

DICE = "dice-hospital"


def to_activation(ann: Player, table: str) -> Any:
    """Play both seats until people are to be placed, and return what the first one sees."""
    while (shown := ann.look(table, 0))["view"]["phase"] != "activation":
        for seat, one in ((0, shown), (1, ann.look(table, 1))):
            if one["choices"] and one["view"]["phase"] != "activation":
                ann.act(table, seat, one["choices"][0]["action"], one["version"])
                break
    return shown


def until(ann: Player, table: str, shown: Any, phase: str) -> list[Any]:
    """Wait without doing anything until a phase is over; return what happened."""
    events: list[Any] = []
    while shown["view"]["phase"] == phase:
        later = ann.wait(table, 0, shown["seq"])
        if later is not None:
            shown = later
            events += shown["log"]["add"]
    return events


@pytest.mark.timed
def test_a_table_with_a_clock_goes_on_without_who_does_nothing(server: Server) -> None:
    ann = server.person()
    clock = {"kind": "decision", "seconds": 1}
    table = ann.lay(DICE, ["me", "me"], clock=clock)["table"]
    shown = ann.look(table, 0)
    began = shown["clock"]["deadlines"]
    later = ann.wait(table, 0, shown["seq"]) or ann.wait(table, 0, shown["seq"])

    assert (shown["clock"]["kind"], shown["clock"]["seconds"]) == ("decision", 1)
    assert sorted(one > 0 for one in began) == [False, True]
    assert later["seq"] > shown["seq"]
    assert later["steps"] > shown["steps"]


@pytest.mark.timed
@rule("DH-10.6")
def test_the_clock_ends_an_activation_and_who_was_not_placed_is_wasted(server: Server) -> None:
    ann = server.person()
    clock = {"kind": "activation", "seconds": 2}
    table = ann.lay(DICE, ["me", "me"], clock=clock)["table"]
    before = ann.look(table, 0)["clock"]["deadlines"]
    shown = to_activation(ann, table)
    ends = shown["clock"]["deadlines"]
    events = until(ann, table, shown, "activation")

    assert before == [0, 0]
    assert ends[0] == ends[1] > 0
    assert [len(one["idle"]) for one in shown["view"]["hospitals"]] == [3, 3]
    assert [one["seat"] for one in events if one["event"] == "activation-ended"] == [0, 1]
    assert [one for one in events if one["event"] == "staff-placed"] == []


@rule("DH-10.6")
def test_the_activation_has_60_seconds_if_nothing_else_is_said(server: Server) -> None:
    ann = server.person()
    table = ann.lay(DICE, ["me", "me"], clock={"kind": "activation"})["table"]

    assert ann.look(table)["clock"] == {"kind": "activation", "seconds": 60, "deadlines": [0, 0]}


def test_anybody_at_the_table_can_give_the_others_more_time(server: Server) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.lay(DICE, ["me", "open"], clock={"kind": "decision", "seconds": 600})["table"]
    bob.post(f"/api/tables/{table}/join")
    path, more = f"/api/tables/{table}/seats", {"seconds": 300}
    before = ann.look(table, 0)["clock"]["deadlines"]
    bob.post(f"{path}/1/extend", more)
    after = ann.look(table, 0)["clock"]["deadlines"]

    assert after == [before[0] + 300_000 if before[0] else 0, before[1]]
    assert any(before)
    assert eve.refused(f"{path}/0/extend", more) == (403, "not-your-seat")
    assert ann.refused(f"{path}/0/extend", {"seconds": 10**9}) == (422, "not-valid")
    assert ann.refused(f"{path}/0/extend", {"seconds": -5}) == (422, "not-valid")
