"""The story: whoever was away is told what still holds and what came, and knows the same then."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.kit.shown import show
from tests.kit.tiny import PASS, TAKE, TINY
from tests.tables.game.logs import DICE, EVERY, NURSE, Logged, lay, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.game.story import Story, same_so_far


class Client:
    """Somebody who follows a table, now and then."""

    def __init__(self) -> None:
        self.seq = 0
        self.events: list[Json] = []
        self.said: list[Json] = []

    def look(self, log: Logged, viewer: int | None) -> None:
        """Ask for what happened since the last time."""
        told = show(log.table, viewer, self.seq)
        self.seq = told["seq"]
        self.said += told["said"]
        if "log" in told:
            self.events = [*self.events[: told["log"]["keep"]], *told["log"]["add"]]


def stir(log: Logged, rng: Rng, across: bool) -> None:
    """Let anything happen: actions, taking back and doing again, talk."""
    seats = range(len(log.setup.places))
    undo = [seat for seat in seats if log.match.may_undo(seat)]
    redo = [seat for seat in seats if log.match.may_redo(seat)]
    what = rng.below(8)
    if what < 2 and undo:
        log.add("undo", undo[rng.below(len(undo))])
    elif what == 2 and redo:
        log.add("redo", redo[rng.below(len(redo))])
    elif what == 3 and across and log.match.may_rewind(0):
        log.add("undo", 0, {"across": True})
    elif what == 4:
        log.add("say", rng.below(len(seats)), {"text": str(log.table.seq)})
    else:
        log.play(rng, 1, by="person")


TABLES: list[tuple[Game, list[str]]] = [
    (TINY, ["open"] * 3),
    (TINY, ["open", "random"]),
    (DICE, ["open"] * 3),
    (DICE, ["open"]),
    (NURSE, ["open", "random", "random"]),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whoever_is_away_at_times_knows_the_same_story_as_who_never_was(
    game: Game, seats: list[str]
) -> None:
    log = lay(game, seats, {"rounds": 9} if game is TINY else {})
    rng, always, at_times, late = Rng("away"), Client(), Client(), Client()
    always.look(log, None)
    for seat, kind in enumerate(seats):
        if kind == "open":
            log.add("sit", seat, {"name": "Ann"})
            always.look(log, None)
    cut = 0
    for _ in range(150):
        known = len(always.events)
        stir(log, rng, across=seats.count("open") == 1)
        always.look(log, None)
        cut += len(always.events) < known
        if rng.below(6) == 0:
            at_times.look(log, None)
            assert at_times.events == log.match.events_since(0)
    for client in (at_times, late):
        client.look(log, None)

    assert always.events == at_times.events == late.events == log.match.events_since(0)
    assert always.said == at_times.said == late.said
    assert cut > 3


@EVERY
def test_only_what_is_new_is_told_again(game: Game) -> None:
    log = seated(game, 3)
    log.play(Rng("new"), 8)
    known = len(log.match.events_since(0))
    seq = log.table.seq
    log.play(Rng("newer"), 1)

    assert show(log.table, 0, seq)["log"] == {
        "keep": known,
        "add": log.match.events_since(known),
    }
    assert show(log.table, 0, log.table.seq)["log"]["add"] == []


def test_what_was_taken_back_is_told_by_how_much_still_holds() -> None:
    log = seated(TINY, 3)
    log.act(0, TAKE)
    log.act(1, PASS)
    seq = log.table.seq
    told = log.match.events_since(0)
    log.add("undo", 0)

    assert show(log.table, 2, seq)["log"] == {"keep": len(told) - 2, "add": told[-1:]}


def test_an_entry_that_nobody_made_is_as_good_as_none() -> None:
    log = seated(TINY, 2)
    log.act(0, TAKE)

    assert log.table.story.holds(log.table.seq + 5) == 0
    assert log.table.story.holds(-1) == 0


def test_messages_of_the_muted_are_not_shown_to_who_muted_them() -> None:
    log = seated(TINY, 3)
    log.add("say", 0, {"text": "first"})
    log.add("mute", 1, {"who": 0, "on": True})
    log.add("say", 0, {"text": "second"})
    log.add("say", 2, {"phrase": "hello"})

    def heard(viewer: int | None, after: int = 0) -> list[str]:
        said = show(log.table, viewer, after)["said"]
        return [one.get("text") or one["phrase"] for one in said]

    assert heard(1) == ["hello"]
    assert heard(2) == heard(None) == ["first", "second", "hello"]
    assert [show(log.table, seat)["muted"] for seat in range(3)] == [[], [0], []]
    assert heard(2, log.table.seq - 1) == ["hello"]
    log.add("mute", 1, {"who": 0, "on": False})
    assert heard(1) == ["first", "second", "hello"]


def test_cuts_count_for_those_who_knew_before_them() -> None:
    story = Story()
    story.note(1, 5, 0)
    story.note(2, 9, 5)
    story.note(3, 4, 3)
    story.note(4, 7, 4)

    assert [story.holds(seq) for seq in range(5)] == [0, 3, 3, 4, 7]


def test_what_two_courses_have_in_common_ends_with_the_first_difference() -> None:
    one, two = {"event": "one"}, {"event": "two"}

    assert same_so_far([one, two, one], [one, two, two]) == 2
    assert same_so_far([one], [one, two]) == 1
    assert same_so_far([], [one]) == 0
