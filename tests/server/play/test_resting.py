"""Where only bots play, they play for those who look."""

from __future__ import annotations

from contextlib import closing

from tests.kit.server import Player, Server

BOTS = ("dice-hospital", ["random", "random"])
SOME = 20
"""Entries enough for bots of another table to decide meanwhile, if they were asked."""


def watch(ann: Player, table: str) -> None:
    """Look until some more has happened at a table."""
    begun = ann.look(table)["seq"]
    with closing(ann.events(table)) as events:
        next(number for number, _ in events if number >= begun + SOME)


def test_bots_among_themselves_rest_until_somebody_looks(server: Server) -> None:
    ann = server.person()
    resting, watched = (ann.lay(*BOTS)["table"] for _ in range(2))
    begun = ann.look(resting)["seq"]
    watch(ann, watched)
    unwatched = ann.look(resting)["seq"]
    watch(ann, resting)

    assert unwatched == begun


def test_bots_among_themselves_rest_when_nobody_looks_any_more(server: Server) -> None:
    """They think long enough for a whole game not to be over before they rest."""
    ann = server.person()
    left, seen = ann.lay("dice-hospital", ["hard"] * 4)["table"], -1
    watch(ann, left)
    while (seq := ann.look(left)["seq"]) != seen:
        seen = seq
        watch(ann, ann.lay(*BOTS)["table"])

    assert ann.look(left)["status"] == "playing"


def test_who_waits_for_bots_among_themselves_wakes_them(server: Server) -> None:
    ann = server.person()
    table = ann.lay(*BOTS)["table"]
    seq = begun = ann.look(table)["seq"]
    while seq < begun + SOME:
        shown = ann.wait(table, after=seq)
        assert shown is not None
        seq = shown["seq"]


def test_a_bot_that_plays_with_people_does_not_rest(server: Server) -> None:
    """Nobody follows the table here, and yet it goes on."""
    ann = server.person()
    table = ann.lay("dice-hospital", ["random", "random", "random", "me"])["table"]
    for _ in range(20):
        if ann.look(table)["now"]["waiting"] == [3]:
            break
        watch(ann, ann.lay(*BOTS)["table"])

    # Whose starting patients are all of one colour has nothing to decide, so steps are not counted.
    assert ann.look(table)["now"]["waiting"] == [3]
